// A plot of the height, shift, and offset of the last seconds. Height and shift use the left scale, the offset the right.

// The longest and the shortest time that is shown, in seconds.
const longest = 10;
const shortest = 2;
// A pause of this length ends a movement.
const pause = 1;
const names = ["height", "shift", "offset"];

export class Plot {
  #canvas;
  #samples = [];
  #isDue = false;
  #marked = null;
  #area = { left: 0, right: 1 };
  /** Called with a time that was clicked or dragged to. */
  onPick = () => {};

  constructor(canvas) {
    this.#canvas = canvas;
    const pick = (event) => {
      if (!(event.buttons & 1)) return;
      const part = (event.offsetX - this.#area.left) / (this.#area.right - this.#area.left);
      this.onPick(this.#end - this.#span * (1 - Math.min(1, Math.max(0, part))));
    };
    canvas.addEventListener("pointerdown", pick);
    canvas.addEventListener("pointermove", pick);
    new ResizeObserver(() => this.#draw()).observe(canvas);
    new MutationObserver(() => this.#draw())
      .observe(document.documentElement, { attributeFilter: ["data-appearance"] });
  }

  clear() {
    this.#samples = [];
    this.#request();
  }

  /** Draws a line at a time, or none for null. */
  mark(time) {
    this.#marked = time;
    this.#request();
  }

  /** The time that is shown: the latest movement and a little before, so that a flick fills the plot. */
  get #span() {
    const last = this.#lastChange(this.#samples.length - 1);
    let start = last;
    for (let index = last; index > 0; index = this.#lastChange(index - 1)) {
      if (this.#samples[start].time - this.#samples[index].time > pause) break;
      start = index;
    }
    const time = this.#samples[start]?.time ?? this.#end;
    return Math.max(shortest, Math.min(longest, (this.#end - time) * 1.15));
  }

  /** Returns the index of the latest sample that differs from the one before, up to an index. */
  #lastChange(index) {
    const isSame = (one, other) => one === other || one?.every((value, place) => value === other?.[place]);
    while (index > 0 && isSame(this.#samples[index].values, this.#samples[index - 1].values)) index--;
    return index;
  }

  get #end() { return this.#samples.at(-1)?.time ?? 0; }

  /** Adds `[height, shift, offset]` at a time in seconds, or null if there is no header. */
  add(time, values) {
    const last = this.#samples.at(-1);
    if (last && last.time >= time) this.#samples.pop();
    this.#samples.push({ time, values });
    while (this.#samples[0].time < time - longest - 1) this.#samples.shift();
    this.#request();
  }

  #request() {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#draw();
    });
  }

  #draw() {
    const canvas = this.#canvas;
    const ratio = devicePixelRatio || 1;
    const width = canvas.clientWidth;
    const height = canvas.clientHeight;
    if (!width) return;
    if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
    if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
    const context = canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const style = getComputedStyle(canvas);
    const color = (name) => style.getPropertyValue(`--${name}`).trim();
    const area = { left: 34, right: width - 42, top: 10, bottom: height - 18 };
    this.#area = area;
    const end = this.#end;
    const span = this.#span;
    const x = (time) => area.right - (end - time) / span * (area.right - area.left);
    const scales = [this.#range([0, 1]), this.#range([2])];

    context.font = "11px Inter, 'Liberation Sans', Arial, Helvetica, sans-serif";
    context.lineWidth = 1;
    for (let part = 0; part <= 2; part++) {
      const y = area.bottom - part / 2 * (area.bottom - area.top);
      context.strokeStyle = color("grid");
      context.beginPath();
      context.moveTo(area.left, Math.round(y) + 0.5);
      context.lineTo(area.right, Math.round(y) + 0.5);
      context.stroke();
      context.fillStyle = color("quiet");
      const value = ([low, high]) => String(Math.round(low + part / 2 * (high - low))).replace("-", "−");
      context.textAlign = "right";
      context.fillText(value(scales[0]), area.left - 5, y + 4);
      context.textAlign = "left";
      context.fillText(value(scales[1]), area.right + 5, y + 4);
    }
    context.textAlign = "left";
    context.fillText(`${Math.round(span * 10) / 10} s ago`, area.left, height - 4);
    context.textAlign = "right";
    context.fillText("now", area.right, height - 4);

    context.save();
    context.beginPath();
    // With room for half of a dot.
    context.rect(area.left, area.top - 4, area.right - area.left + 4, area.bottom - area.top + 8);
    context.clip();
    context.lineWidth = 2;
    context.lineJoin = "round";
    for (const series of [2, 1, 0]) {
      const [low, high] = scales[series === 2 ? 1 : 0];
      const y = (value) => area.bottom - (value - low) / (high - low) * (area.bottom - area.top);
      context.strokeStyle = color(names[series]);
      context.beginPath();
      let isOpen = false;
      for (const { time, values } of this.#samples) {
        const value = values?.[series] ?? null;
        if (value === null) {
          isOpen = false;
          continue;
        }
        if (isOpen) context.lineTo(x(time), y(value));
        else context.moveTo(x(time), y(value));
        isOpen = true;
      }
      context.stroke();
      // The latest value.
      const last = this.#samples.at(-1)?.values?.[series] ?? null;
      if (last === null) continue;
      context.fillStyle = context.strokeStyle;
      context.beginPath();
      context.arc(x(this.#samples.at(-1).time), y(last), 3, 0, 2 * Math.PI);
      context.fill();
    }
    context.restore();
    if (this.#marked === null) return;
    context.strokeStyle = color("ink");
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x(this.#marked), area.top);
    context.lineTo(x(this.#marked), area.bottom);
    context.stroke();
  }

  /** Returns the range of some series, extended to round numbers. It is never empty. */
  #range(series) {
    let low = 0;
    let high = 1;
    for (const { values } of this.#samples) {
      for (const index of series) {
        const value = values?.[index] ?? 0;
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    }
    const step = high - low > 400 ? 100 : high - low > 80 ? 20 : 10;
    return [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  }
}
