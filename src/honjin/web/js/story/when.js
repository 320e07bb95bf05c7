/** The day of a match in words, and the theme in which its picture is drawn: that of the page. */

const THEMES = ["light", "dark", "contrast"];

/** A day as the language writes it; nothing where it is not known. */
export function dateOf(iso, language) {
  return iso ? new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date(iso)) : "";
}

/** The theme that the page shows. */
export function themeNow() {
  const { theme } = document.documentElement.dataset;
  if (THEMES.includes(theme)) return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
