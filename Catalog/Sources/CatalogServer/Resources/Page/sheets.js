// On small screens, the settings, replay, and inspector are sheets over the lower part of the page.

export class Sheets {
  #buttons = [...document.querySelectorAll("[data-opens]")];

  constructor() {
    for (const button of this.#buttons) {
      button.addEventListener("click", () => this.#show(this.#open === button.dataset.opens ? "" : button.dataset.opens));
    }
    document.addEventListener("keydown", (event) => {
      // Escape closes a dialog first.
      if (event.key !== "Escape" || !this.#open || document.querySelector("dialog[open]")) return;
      const button = this.#buttons.find(({ dataset }) => dataset.opens === this.#open);
      this.#show("");
      button.focus();
    });
    this.#show("");
  }

  get #open() { return document.body.dataset.sheet; }

  #show(name) {
    document.body.dataset.sheet = name;
    for (const button of this.#buttons) button.setAttribute("aria-expanded", String(button.dataset.opens === name));
    // The sheet's first control, so that keyboards and screen readers continue in the sheet.
    if (name) document.querySelector(`#${name} :is(button, select, input, summary):not(:disabled)`)?.focus();
  }
}
