/** A data pack of one's own on the form that opens a table: brought as a workbook, checked by the server, and named. */

/** What is said of answers that are no success. */
const SAID = { 409: "many", 413: "large" };

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Which game the values are for: of a title with several battles the chosen one. */
export function gameOf({ title, workbook }, battle) {
  return battle ? `${title}.${battle}` : workbook;
}

/** One field of the form, with its parts by what they do. */
export class PackField {
  constructor(field, form, csrf) {
    this.field = field;
    this.form = form;
    this.csrf = csrf;
    const part = (name) => field.querySelector(`.pack-${name}`);
    [this.file, this.zone, this.came, this.named, this.name, this.id, this.state] = [
      "file",
      "drop",
      "came",
      "named",
      "name",
      "id",
      "state",
    ].map(part);
    field.hidden = false;
    this.file.addEventListener("change", () => {
      const [file] = this.file.files;
      this.file.value = "";
      this.bring(file);
    });
    part("remove").addEventListener("click", () => {
      this.clear();
      this.file.focus();
    });
    this.name.addEventListener("input", () => this.say());
    form.addEventListener("change", ({ target }) => {
      if (target.closest(".field-battle") && this.id.value) this.show(this.address(this.id.value));
    });
    this.dropped();
    if (this.id.value) this.show(this.address(this.id.value));
  }

  get game() {
    const battle = this.form.querySelector(
      `.game-fields[data-game="${this.field.dataset.title}"] .field-battle input:checked`,
    );
    return gameOf(this.field.dataset, battle?.value);
  }

  address(id = "") {
    return `/pack/${this.game}${id && `/${id}`}`;
  }

  /** A file that is dropped on the field is brought like one that was chosen. */
  dropped() {
    const over = (is) => (event) => {
      event.preventDefault();
      this.zone.classList.toggle("is-over", is);
    };
    this.field.addEventListener("dragover", over(true));
    this.field.addEventListener("dragleave", over(false));
    this.field.addEventListener("drop", (event) => {
      over(false)(event);
      this.bring(event.dataTransfer.files[0]);
    });
  }

  async bring(file) {
    if (!file) return;
    this.clear();
    this.note(this.came.dataset.checking.replace("#", file.name));
    const headers = { "content-type": XLSX, "x-csrf-token": this.csrf };
    await this.show(`${this.address()}?file=${encodeURIComponent(file.name.slice(-200))}`, {
      method: "POST",
      headers,
      body: file,
    });
  }

  /** What the server says of a workbook; a good one is the pack of the form from now on. */
  async show(address, how = {}) {
    this.field.setAttribute("aria-busy", "true");
    try {
      const answer = await fetch(address, how);
      const text = await answer.text();
      if (!answer.ok) throw new Error(this.came.dataset[SAID[answer.status] ?? "lost"]);
      this.came.innerHTML = text;
      const good = this.came.querySelector("[data-pack]");
      this.id.value = good?.dataset.pack ?? "";
      if (good) this.name.value ||= good.dataset.name;
    } catch (problem) {
      this.note(problem instanceof TypeError ? this.came.dataset.lost : problem.message, "error");
      this.id.value = "";
    }
    this.field.removeAttribute("aria-busy");
    this.say();
    this.came.scrollIntoView({ block: "nearest" });
  }

  /** Beside the heading of the closed disclosure: whose values are played with. */
  say() {
    const has = Boolean(this.id.value);
    this.named.hidden = !has;
    this.name.required = has;
    this.state.dataset.standard ??= this.state.textContent;
    this.state.textContent = has ? this.name.value : this.state.dataset.standard;
  }

  note(text, kind = "help") {
    const line = document.createElement("p");
    line.className = kind;
    line.textContent = text;
    this.came.replaceChildren(line);
  }

  clear() {
    this.came.replaceChildren();
    this.id.value = "";
    this.name.value = "";
    this.say();
  }
}

/** All such fields of a form. */
export function takePacks(form, csrf) {
  return [...form.querySelectorAll(".pack-field")].map((field) => new PackField(field, form, csrf));
}
