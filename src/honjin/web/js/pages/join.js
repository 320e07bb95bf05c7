// The secret of an invitation is the fragment of the link: it never reaches the server in an address, only in the form.
const form = document.getElementById("join");
if (form) {
  const token = decodeURIComponent(location.hash.slice(1));
  form.elements.token.value = token;
  document.getElementById("no-token").hidden = Boolean(token) || form.dataset.open === "true";
}
