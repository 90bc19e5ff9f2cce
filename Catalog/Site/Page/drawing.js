// Draws the phone: rows, the header, and its sections.
import { battery, statusIcons } from "./status-icons.js";

const people = "Ada Bo Cleo Dan Eda Finn Gil Hana Ivo Jun Kai Lea Mo Nia Omar Pia".split(" ");
const texts = [
  "The tide tables for next week", "Bread at eight, as always", "Photographs from the ridge", "Shall we take the early ferry?",
  "Two rows of beans are up", "The lamp is repaired", "Notes on the third chapter",
];
const statusBarHeight = 47;

export class Drawing {
  #content = document.getElementById("content");
  #header = document.getElementById("header");
  #status = document.querySelector(".status");
  #kind = "";

  constructor() {
    this.#status.append(statusIcons(), battery());
    for (let index = 0; index < 37; index++) {
      const row = element("div", "", "");
      const name = people[index % people.length];
      const picture = element("i", "", name[0]);
      picture.style.setProperty("--hue", (index * 47) % 360);
      row.append(picture, element("b", "", name), element("span", "", texts[index % texts.length]));
      this.#content.append(row);
    }
  }

  /** Prepares the parts of a kind of header. */
  set kind(kind) {
    this.#kind = kind;
    const parts = kind === "sectioned"
      ? [["row", "Search"], ["picture", ""], ["tabs", ""]].map(([name, text]) => element("div", `section ${name}`, text))
      : [element("div", "picture", ""), element("strong", "", "Hills at dusk")];
    if (kind === "sectioned") {
      parts[2].append(...["Posts", "Photos", "About"].map((text) => element("span", "", text)));
      parts.push(element("div", "cover", ""));
    }
    this.#header.replaceChildren(...parts);
  }

  show({ offset, top, height, sections }) {
    this.#content.style.transform = `translateY(${-offset}px)`;
    const style = this.#header.style;
    style.transform = `translateY(${top}px)`;
    style.height = `${height}px`;
    this.#status.dataset.over = top + height > 30 ? "header" : "content";
    if (this.#kind === "sectioned") return this.#showSections(sections);
    // The title stays below the status bar. Where there is no room for it, it fades.
    const [, title] = this.#header.children;
    const room = Math.min(height, top + height) - statusBarHeight;
    const scale = Math.max(0.45, Math.min(1, (room - 6) / 34));
    title.style.transform = `scale(${scale})`;
    title.style.bottom = `${Math.min(14, Math.max(2, (room - 30 * scale) / 2))}px`;
    title.style.opacity = Math.max(0, Math.min(1, (room - 12) / 12));
  }

  #showSections(sections) {
    sections.forEach(([top, height, visible], index) => {
      const style = this.#header.children[index].style;
      style.top = `${top}px`;
      style.height = `${height}px`;
      style.clipPath = visible < height ? `inset(${Math.max(0, height - visible)}px 0 0 0)` : "";
      style.visibility = visible > 0 ? "visible" : "hidden";
    });
  }
}

export function element(name, className, text) {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
