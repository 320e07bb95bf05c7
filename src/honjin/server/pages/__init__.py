"""The pages that people read: written here as whole HTML, made livelier by small modules in the browser."""
