// The data the server wrote into the page: language, theme, build, csrf, me, and what the page adds.
export const page = JSON.parse(document.getElementById("page").textContent);
