# Uitnodigingen voor een partij.

language-line = taal nederlands
