// A button that copies the text of a field and says so.
export function copyButton(button, field) {
  if (!button || !field || !navigator.clipboard) return;
  const label = button.textContent;
  button.hidden = false;
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(field.value);
    button.textContent = button.dataset.done;
    setTimeout(() => (button.textContent = label), 2000);
  });
}
