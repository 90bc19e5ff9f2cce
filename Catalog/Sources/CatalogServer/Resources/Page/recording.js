// The button that records the header and saves the recording.

export class Recording {
  #connection;
  #button;

  constructor(connection, button) {
    this.#connection = connection;
    this.#button = button;
    button.addEventListener("click", () => {
      const on = !this.isOn;
      this.#show(on);
      connection.act({ type: "record", on });
    });
  }

  get isOn() { return this.#button.getAttribute("aria-pressed") === "true"; }

  /** Updates the button, for example after the connection was restored. */
  set isOn(value) { this.#show(value); }

  finished({ screen, trace, filmStrip }) {
    this.#show(false);
    save(`${screen}.json`, trace, "application/json");
    save(`${screen}.svg`, filmStrip, "image/svg+xml");
  }

  #show(isOn) {
    this.#button.setAttribute("aria-pressed", String(isOn));
    this.#button.textContent = isOn ? "Stop and save" : "Record";
  }
}

/** Saves a text as a file. */
export function save(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
