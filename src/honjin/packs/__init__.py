"""Data packs for any game: values with their sources, checked, read from files and kept in workbooks."""
