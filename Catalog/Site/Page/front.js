// The front page: a large phone that moves, and a card for each screen. The cards play one after the other.
import { Device, Glass } from "./device.js";
import { isDark, onAppearance } from "./appearance.js";
import { moves, onStillness } from "./stillness.js";
import { tape } from "./library.js";

const stars = ["album", "profile", "weather", "store-page"];

export class Front {
  #screens;
  #hero = new Device();
  #name = document.getElementById("hero-name");
  #star = 0;
  #cards = [];
  #turn = -1;
  #isShown = false;
  #isTouched = false;
  #seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const card = this.#cards.find(({ element }) => element === target);
      card.isVisible = isIntersecting;
      if (isIntersecting) card.load();
    }
    this.#playNext();
  }, { rootMargin: "80px" });

  constructor(screens, groups) {
    this.#screens = screens;
    document.getElementById("hero").append(this.#hero.element);
    this.#hero.onTouch = () => { this.#isTouched = true; };
    const list = document.getElementById("cards");
    list.append(...groups.map((group) => this.#section(group)));
    for (const { element } of this.#cards) this.#seen.observe(element);
    onAppearance(() => {
      this.#showStar(false);
      for (const card of this.#cards) card.reload();
    });
    onStillness(() => this.#update());
    document.getElementById("hero-next").addEventListener("click", () => {
      this.#star = (this.#star + 1) % stars.length;
      this.#isTouched = false;
      this.#showStar(true);
    });
  }

  set isShown(value) {
    this.#isShown = value;
    if (value && !this.#hero.glass.place) this.#showStar(true);
    this.#update();
  }

  #section({ name, text }) {
    const section = document.createElement("section");
    const heading = document.createElement("h2");
    heading.textContent = name;
    const about = document.createElement("p");
    about.textContent = text;
    const list = document.createElement("ul");
    for (const screen of this.#screens.filter(({ group }) => group === name)) {
      const card = new Card(screen);
      card.onPoint = () => this.#playOnly(card);
      card.onLoad = () => this.#playNext();
      this.#cards.push(card);
      list.append(card.element);
    }
    section.append(heading, about, list);
    return section;
  }

  async #showStar(plays) {
    const id = stars[this.#star];
    const screen = this.#screens.find((screen) => screen.id === id);
    const recording = await tape(id, isDark());
    if (stars[this.#star] !== id) return;
    this.#hero.glass.performance?.stop();
    this.#hero.glass.show(recording);
    this.#name.textContent = this.#hero.title = screen.title;
    this.#name.href = `#${id}`;
    // For tests.
    document.body.dataset.ready = "true";
    if (plays || !this.#isTouched) this.#update();
  }

  #update() {
    const { glass } = this.#hero;
    const plays = this.#isShown && moves();
    if (!plays) {
      glass.performance?.stop();
      for (const card of this.#cards) card.stop();
      return;
    }
    if (glass.performance && !glass.performance.isPlaying && !this.#isTouched) {
      glass.place.reset();
      glass.performance.play(() => {
        if (this.#isTouched) return;
        this.#star = (this.#star + 1) % stars.length;
        this.#showStar(true);
      });
    }
    this.#playNext();
  }

  /** Plays the next visible card, if none plays. */
  #playNext() {
    if (!this.#isShown || !moves() || this.#cards.some((card) => card.isPlaying)) return;
    for (let step = 1; step <= this.#cards.length; step++) {
      const index = (this.#turn + step) % this.#cards.length;
      const card = this.#cards[index];
      if (!card.isVisible || !card.isDrawn) continue;
      this.#turn = index;
      return card.play(() => this.#playNext());
    }
  }

  #playOnly(card) {
    if (!moves()) return;
    for (const other of this.#cards) if (other !== card) other.stop();
    this.#turn = this.#cards.indexOf(card);
    card.play(() => this.#playNext());
  }
}

class Card {
  element = document.createElement("li");
  isVisible = false;
  #glass = new Glass();
  #screen;
  #shown = null;
  /** Called when the pointer or the focus arrives. */
  onPoint = () => {};

  constructor(screen) {
    this.#screen = screen;
    const link = document.createElement("a");
    link.href = `#${screen.id}`;
    const frame = document.createElement("div");
    frame.className = "thumbnail";
    frame.append(this.#glass.element);
    const name = document.createElement("strong");
    name.textContent = screen.title;
    const summary = document.createElement("span");
    summary.textContent = screen.summary;
    link.append(frame, name, summary);
    link.addEventListener("pointerenter", () => this.onPoint());
    link.addEventListener("focus", () => this.onPoint());
    this.element.append(link);
  }

  get isPlaying() { return this.#glass.performance?.isPlaying ?? false; }
  get isDrawn() { return this.#shown !== null; }

  async load() {
    const dark = isDark();
    if (this.#shown === dark) return;
    const recording = await tape(this.#screen.id, dark);
    if (isDark() !== dark || this.#shown === dark) return;
    this.stop();
    this.#shown = dark;
    this.#glass.show(recording);
    this.onLoad?.();
  }

  reload() {
    if (this.isVisible) return this.load();
    this.#shown = null;
  }

  play(ended) {
    if (this.isPlaying || !this.#glass.place) return;
    this.#glass.place.reset();
    this.element.dataset.plays = "true";
    this.#glass.performance.play(() => {
      this.stop();
      ended();
    });
  }

  stop() {
    delete this.element.dataset.plays;
    if (!this.#glass.place) return;
    this.#glass.performance.stop();
    this.#glass.place.reset();
    this.#glass.draw();
  }
}
