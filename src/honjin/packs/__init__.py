"""What a game keeps in files: values with their sources, checked, and workbooks of them; the index of its rulebook."""
