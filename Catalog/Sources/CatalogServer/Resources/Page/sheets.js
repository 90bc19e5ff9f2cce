// On small screens, the settings, replay, and inspector are sheets over the lower part of the page.

export class Sheets {
  #buttons = [...document.querySelectorAll("[data-opens]")];

  constructor() {
    for (const button of this.#buttons) {
      button.addEventListener("click", () => this.#show(this.#open === button.dataset.opens ? "" : button.dataset.opens));
    }
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#show("");
    });
    this.#show("");
  }

  get #open() { return document.body.dataset.sheet; }

  #show(name) {
    document.body.dataset.sheet = name;
    for (const button of this.#buttons) button.setAttribute("aria-expanded", String(button.dataset.opens === name));
  }
}
