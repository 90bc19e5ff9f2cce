// The front page: every screen with a picture that moves while the pointer is over it or it has the focus.
import { Picture } from "./picture.js";
import { title } from "./titles.js";

const frameTime = 1000 / 30;
const screenWidth = 390;

export class Gallery {
  #list = document.getElementById("gallery-list");
  #search = document.getElementById("search");
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #cards = [];
  #seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) this.#cardOf(target)?.load();
  }, { rootMargin: "200px" });

  constructor() {
    this.#search.addEventListener("input", () => this.#filter());
  }

  /** Shows a card for every screen, group by group. */
  fill(groups, screens) {
    if (this.#cards.length) return;
    const present = groups.filter((group) => screens.some((screen) => screen.group === group));
    this.#list.replaceChildren(...present.map((group) => {
      const section = document.createElement("section");
      const heading = document.createElement("h2");
      heading.textContent = group;
      const list = document.createElement("ul");
      for (const screen of screens.filter((screen) => screen.group === group)) {
        const card = new Card(screen, this.#calm);
        this.#cards.push(card);
        this.#seen.observe(card.element);
        list.append(card.element);
      }
      section.append(heading, list);
      return section;
    }));
  }

  #cardOf(element) { return this.#cards.find((card) => card.element === element); }

  #filter() {
    const words = this.#search.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const card of this.#cards) card.element.hidden = !words.every((word) => card.text.includes(word));
    let shown = 0;
    for (const section of this.#list.children) {
      const count = section.querySelectorAll("li:not([hidden])").length;
      section.hidden = count === 0;
      shown += count;
    }
    document.getElementById("nothing-found").hidden = shown > 0;
    // Read by screen readers.
    document.getElementById("search-result").textContent =
      words.length === 0 ? "" : shown === 1 ? "1 screen found" : `${shown} screens found`;
  }
}

class Card {
  element = document.createElement("li");
  #id;
  #root = document.createElement("div");
  #picture;
  #calm;
  #isLoaded = false;
  #frames = null;
  #isPlaying = false;

  constructor(screen, calm) {
    this.#id = screen.id;
    this.#calm = calm;
    this.text = `${title(screen.id)} ${screen.summary} ${screen.group}`.toLowerCase();
    const link = document.createElement("a");
    link.href = `#${screen.id}`;
    const thumbnail = document.createElement("div");
    thumbnail.className = "thumbnail";
    thumbnail.setAttribute("aria-hidden", "true");
    this.#root.className = "picture";
    thumbnail.append(this.#root);
    const name = document.createElement("strong");
    name.textContent = title(screen.id);
    const summary = document.createElement("span");
    summary.textContent = screen.summary;
    link.append(thumbnail, name, summary);
    link.addEventListener("pointerenter", () => this.play());
    link.addEventListener("pointerleave", () => this.stop());
    link.addEventListener("focus", () => this.play());
    link.addEventListener("blur", () => this.stop());
    this.element.append(link);
    this.#picture = new Picture(this.#root);
    this.#picture.tab = "gallery";
    new ResizeObserver(() => {
      this.#root.style.transform = `scale(${thumbnail.clientWidth / screenWidth})`;
    }).observe(thumbnail);
  }

  async load() {
    if (this.#isLoaded) return;
    this.#isLoaded = true;
    try {
      this.#picture.apply(await read(`/thumbnails/${this.#id}`));
      this.element.dataset.drawn = "true";
    } catch {
      this.#isLoaded = false;
    }
  }

  async play() {
    if (this.#isPlaying || this.#calm.matches) return;
    this.#isPlaying = true;
    try {
      this.#frames ??= await read(`/thumbnails/${this.#id}/motion`);
    } catch {
      this.#isPlaying = false;
      return;
    }
    let start = null;
    let shown = -1;
    const show = (stamp) => {
      if (!this.#isPlaying) return;
      start ??= stamp;
      const due = Math.floor((stamp - start) / frameTime);
      while (shown < Math.min(due, this.#frames.length - 1)) {
        const frame = this.#frames[++shown];
        if (frame.layers || frame.removed) this.#picture.apply(frame);
      }
      // Repeats after a short pause.
      if (due > this.#frames.length + 20) {
        start = stamp;
        shown = -1;
      }
      requestAnimationFrame(show);
    };
    requestAnimationFrame(show);
  }

  /** Shows the initial state of the screen again. */
  stop() {
    if (this.#isPlaying && this.#frames) this.#picture.apply(this.#frames[0]);
    this.#isPlaying = false;
  }
}

async function read(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
