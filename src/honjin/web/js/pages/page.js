/** The data that the server wrote into the page: language, theme, build, csrf, me, and what the page adds. */
export function pageData() {
  const element = document.getElementById("page");
  return element ? JSON.parse(element.textContent) : {};
}
