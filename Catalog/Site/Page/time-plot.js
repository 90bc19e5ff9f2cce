// A plot of two values over time with axes, units, and a legend: the header's lower edge, and the content offset.

const span = 6;
const names = ["header", "offset"];

export class TimePlot {
  #canvas;
  #samples = [];
  #isDue = false;

  constructor(canvas) {
    this.#canvas = canvas;
    new ResizeObserver(() => this.#draw()).observe(canvas);
    new MutationObserver(() => this.#draw()).observe(document.documentElement, { attributeFilter: ["data-appearance"] });
  }

  clear() {
    this.#samples = [];
    this.#request();
  }

  /** Adds values at a time in seconds. Pauses of more than half a second are shortened. */
  add(time, values) {
    const last = this.#samples.at(-1);
    const shift = last ? Math.min(time - last.time, 0.5) : 0;
    const place = (last?.place ?? 0) + shift;
    if (last && shift < 0.004) this.#samples.pop();
    this.#samples.push({ time, place, values });
    while (this.#samples[0].place < place - span) this.#samples.shift();
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
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (!width) return;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const context = canvas.getContext("2d");
    context.scale(ratio, ratio);
    const style = getComputedStyle(canvas);
    const color = (name) => style.getPropertyValue(`--${name}`).trim();
    const area = { left: 40, right: width - 46, top: 12, bottom: height - 22 };
    const scales = [0, 1].map((series) => range(this.#samples.map(({ values }) => values[series])));
    const [first, last] = [this.#samples[0]?.place ?? 0, this.#samples.at(-1)?.place ?? 0];
    const length = Math.max(1, last - first);
    const x = (place) => area.right - (last - place) / length * (area.right - area.left);
    const y = (value, [low, high]) => area.bottom - (value - low) / (high - low) * (area.bottom - area.top);

    context.font = "11px Inter, Arial, sans-serif";
    for (let part = 0; part <= 2; part++) {
      const line = Math.round(area.bottom - part / 2 * (area.bottom - area.top)) + 0.5;
      context.strokeStyle = color("line");
      context.beginPath();
      context.moveTo(area.left, line);
      context.lineTo(area.right, line);
      context.stroke();
      scales.forEach(([low, high], series) => {
        context.fillStyle = color(`${names[series]}-ink`);
        context.textAlign = series === 0 ? "right" : "left";
        const value = String(Math.round(low + part / 2 * (high - low))).replace("-", "−");
        context.fillText(value, series === 0 ? area.left - 6 : area.right + 6, line + 4);
      });
    }
    context.fillStyle = color("quiet");
    context.textAlign = "left";
    context.fillText(`−${length.toFixed(1)} s`, area.left, height - 5);
    context.textAlign = "right";
    context.fillText("points", area.right, height - 5);

    context.lineWidth = 2;
    context.lineJoin = "round";
    for (const series of [1, 0]) {
      context.strokeStyle = color(`${names[series]}-ink`);
      context.beginPath();
      for (const { place, values } of this.#samples) context.lineTo(x(place), y(values[series], scales[series]));
      context.stroke();
      const last = this.#samples.at(-1);
      if (!last) continue;
      context.fillStyle = context.strokeStyle;
      context.beginPath();
      context.arc(x(last.place), y(last.values[series], scales[series]), 3.5, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

/** Returns the range of values, extended to round numbers. */
function range(values) {
  const [low, high] = [Math.min(0, ...values), Math.max(100, ...values)];
  const step = high - low > 400 ? 200 : 50;
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step];
}
