// Draws the phone: rows, the header, and its sections.

const cities = (
  "Amsterdam Bergen Coimbra Dresden Edinburgh Florence Ghent Helsinki Istanbul Jena Kraków Lisbon Malmö Naples Oslo Porto " +
  "Quimper Riga Sofia Turin Utrecht Vienna Warsaw York Zagreb Aarhus Bologna Cádiz Delft Évora Füssen Graz Haarlem " +
  "Innsbruck Jerez Košice Leuven"
).split(" ");

class Drawing {
  #content = document.getElementById("content");
  #header = document.getElementById("header");
  #clock = document.querySelector(".clock");
  #kind = "";

  constructor() {
    this.#content.append(...cities.map((city, index) => element("div", "", `${index + 1}. ${city}`)));
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

  show({ offset, top, height, progress, sections }) {
    this.#content.style.transform = `translateY(${-offset}px)`;
    const style = this.#header.style;
    style.transform = `translateY(${top}px)`;
    style.height = `${height}px`;
    this.#clock.dataset.over = top + height > 30 ? "header" : "content";
    if (this.#kind === "sectioned") return this.#showSections(sections);
    const [, title] = this.#header.children;
    title.style.transform = `scale(${1 - 0.25 * progress})`;
    title.style.transformOrigin = "0 100%";
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

function element(name, className, text) {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
