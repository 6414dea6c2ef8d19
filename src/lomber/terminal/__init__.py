"""The table in a terminal: line by line for pipes, full-screen for people. Knows scenes and words, no rules."""
