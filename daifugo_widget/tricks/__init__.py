"""The trick-taking games of the table, Nap and Napoleon, in pure Python like the core."""
