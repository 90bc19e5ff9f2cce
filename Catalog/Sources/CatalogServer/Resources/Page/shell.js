// What a phone shows beside its software: the notch, the home indicator, and the symbols in the status bar.
import { statusIcons } from "./status-icons.js";

export class Shell {
  #element;
  #icons = statusIcons();

  /** Adds the parts to a phone: behind the glass's elements that come after `picture`, and in front of the glass. */
  constructor(element, glass, picture) {
    this.#element = element;
    const indicator = part("home-indicator");
    picture.after(this.#icons, indicator);
    glass.after(part("notch"));
  }

  /** Shows the parts that a device has. `name` is that of the device. */
  show({ size, statusBarStyle, statusBarHeight }, name, isDark) {
    this.#element.dataset.device = name;
    this.#element.dataset.landscape = String(size[0] > size[1]);
    this.#icons.style.color = statusBarStyle === "light" || statusBarStyle === "default" && isDark ? "#fff" : "#000";
    this.#icons.toggleAttribute("hidden", statusBarHeight < 30);
  }
}

function part(name) {
  const element = document.createElement("i");
  element.className = name;
  element.setAttribute("aria-hidden", "true");
  return element;
}
