"""The trick-taking games of the table, Nap and Napoleon; pure Python as the core is."""
