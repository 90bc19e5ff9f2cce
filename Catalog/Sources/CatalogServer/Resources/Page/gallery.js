// The front page: a card for every screen. The visible cards play one after the other. A card that the pointer or the focus
// reaches plays at once.
import { Picture } from "./picture.js";
import { addStillnessButton, moves, onStillness } from "./stillness.js";
import { title } from "./titles.js";

const frameTime = 1000 / 30;
const screenWidth = 390;

export class Gallery {
  #list = document.getElementById("gallery-list");
  #search = document.getElementById("search");
  #cards = [];
  #turn = -1;
  #seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) this.#cardOf(target)?.load();
  }, { rootMargin: "200px" });
  #appearance = "light";
  #visible = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const card = this.#cardOf(target);
      if (card) card.isVisible = isIntersecting;
    }
    this.#playNext();
  }, { threshold: 0.6 });

  constructor() {
    this.#search.addEventListener("input", () => this.#filter());
    addStillnessButton(document.getElementById("stillness"));
    onStillness(() => {
      if (moves()) this.#playNext();
      else for (const card of this.#cards) card.stop();
    });
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
        const card = new Card(screen, this.#appearance);
        card.onPoint = () => this.#playOnly(card);
        card.onLoad = () => this.#playNext();
        this.#cards.push(card);
        this.#seen.observe(card.element);
        this.#visible.observe(card.element);
        list.append(card.element);
      }
      section.append(heading, list);
      return section;
    }));
  }

  /** Shows the screens in an appearance, "light" or "dark". */
  set appearance(appearance) {
    if (appearance === this.#appearance) return;
    this.#appearance = appearance;
    for (const card of this.#cards) card.appearance = appearance;
  }

  /** Plays the next visible card, if none plays. */
  #playNext() {
    if (!moves() || this.#cards.some((card) => card.isPlaying)) return;
    for (let step = 1; step <= this.#cards.length; step++) {
      const index = (this.#turn + step) % this.#cards.length;
      const card = this.#cards[index];
      if (!card.isVisible || !card.isDrawn) continue;
      this.#turn = index;
      card.play(() => this.#playNext());
      return;
    }
  }

  #playOnly(card) {
    if (!moves()) return;
    for (const other of this.#cards) if (other !== card) other.stop();
    this.#turn = this.#cards.indexOf(card);
    card.play(() => this.#playNext());
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
  #appearance;
  #root = document.createElement("div");
  #picture;
  #isLoaded = false;
  #frames = null;
  isPlaying = false;
  isVisible = false;
  /** Called when the pointer or the focus arrives. */
  onPoint = () => {};
  /** Called when the picture is drawn. */
  onLoad = () => {};

  constructor(screen, appearance) {
    this.#id = screen.id;
    this.#appearance = appearance;
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
    link.addEventListener("pointerenter", () => this.onPoint());
    link.addEventListener("focus", () => this.onPoint());
    this.element.append(link);
    this.#picture = new Picture(this.#root);
    this.#picture.tab = "gallery";
    new ResizeObserver(() => {
      const scale = thumbnail.clientWidth / screenWidth;
      this.#root.style.transform = `scale(${scale})`;
      this.#picture.scale = scale;
    }).observe(thumbnail);
  }

  get isDrawn() { return this.element.dataset.drawn === "true"; }

  /** Loads the picture again if it was loaded in another appearance. */
  set appearance(appearance) {
    this.stop();
    this.#appearance = appearance;
    this.#frames = null;
    if (!this.#isLoaded) return;
    this.#isLoaded = false;
    this.load();
  }

  async load() {
    if (this.#isLoaded) return;
    this.#isLoaded = true;
    const address = this.#address;
    try {
      const still = await read(`${address}/still`);
      if (address !== this.#address) return;
      this.#picture.apply(still);
      this.element.dataset.drawn = "true";
      this.onLoad();
    } catch {
      this.#isLoaded = false;
    }
  }

  get #address() { return `/thumbnails/${this.#id}/${this.#appearance}`; }

  /** Plays once, and calls `ended` after a pause. Pictures that can't be loaded don't move. */
  async play(ended) {
    if (this.isPlaying) return;
    this.isPlaying = true;
    const address = this.#address;
    let frames;
    try {
      frames = this.#frames ?? await read(`${address}/motion`);
    } catch {
      this.isPlaying = false;
      return;
    }
    if (!this.isPlaying || address !== this.#address) return;
    this.#frames = frames;
    this.element.dataset.plays = "true";
    let start = null;
    let shown = -1;
    const show = (stamp) => {
      if (!this.isPlaying) return;
      start ??= stamp;
      const due = Math.floor((stamp - start) / frameTime);
      while (shown < Math.min(due, frames.length - 1)) {
        const frame = frames[++shown];
        if (frame.layers || frame.removed) this.#picture.apply(frame);
      }
      if (due > frames.length + 20) {
        this.stop();
        return ended();
      }
      requestAnimationFrame(show);
    };
    requestAnimationFrame(show);
  }

  /** Shows the initial state of the screen again. */
  stop() {
    if (this.isPlaying && this.#frames) this.#picture.apply(this.#frames[0]);
    this.isPlaying = false;
    delete this.element.dataset.plays;
  }
}

async function read(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
