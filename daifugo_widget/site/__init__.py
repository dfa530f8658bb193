"""The course as web pages."""
