// Content that is drawn with SVG: text on its baseline, gradients, shapes, and masks.

const space = "http://www.w3.org/2000/svg";
let counter = 0;

export function node(name, attributes, children = []) {
  const element = document.createElementNS(space, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
}

/** Returns an SVG element in the layer's coordinate system. Its size doesn't clip its content. */
function drawing(children) {
  const svg = node("svg", { width: 1, height: 1, "aria-hidden": "true" }, children);
  svg.classList.add("part");
  return svg;
}

function text(lines) {
  const svg = drawing(lines.filter(([letters]) => letters.trim()).map(([letters, numbers, color]) => {
    const [x, baseline, width, size, weight] = numbers;
    const line = node("text", {
      x, y: baseline, "font-size": size, "font-weight": weight, fill: color, textLength: width,
      lengthAdjust: "spacingAndGlyphs",
    });
    line.textContent = letters;
    return line;
  }));
  svg.removeAttribute("aria-hidden");
  return svg;
}

function gradient([kind, colors, locations, [x1, y1, x2, y2]], [x, y, width, height]) {
  if (kind === "conic") {
    const element = document.createElement("div");
    element.className = "part";
    Object.assign(element.style, { width: `${width}px`, height: `${height}px`, transform: `translate(${x}px, ${y}px)` });
    const angle = Math.atan2((y2 - y1) * height, (x2 - x1) * width) + Math.PI / 2;
    const stops = colors.map((color, index) => `${color} ${locations[index] * 100}%`);
    element.style.background = `conic-gradient(from ${angle}rad at ${x1 * 100}% ${y1 * 100}%, ${stops.join(", ")})`;
    return element;
  }
  const id = `gradient-${++counter}`;
  return drawing([
    node("defs", {}, [gradientDefinition(id, kind, colors, locations, x1, y1, x2, y2)]),
    node("rect", { x, y, width, height, fill: `url(#${id})` }),
  ]);
}

function gradientDefinition(id, kind, colors, locations, x1, y1, x2, y2) {
  const stops = colors.map((color, index) => node("stop", { offset: locations[index], "stop-color": color }));
  if (kind === "axial") return node("linearGradient", { id, x1, y1, x2, y2 }, stops);
  const r = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
  return node("radialGradient", { id, cx: x1, cy: y1, r }, stops);
}

function path(shape) {
  const outline = node("path", {
    d: shape.path, fill: shape.fill ?? "none", "fill-rule": shape.rule, stroke: shape.stroke ?? "none",
    "stroke-width": shape.width, "stroke-linecap": shape.cap, "stroke-linejoin": shape.join,
    "stroke-miterlimit": shape.limit,
  });
  const [start, end] = shape.part;
  if (shape.dashes.length) {
    outline.setAttribute("stroke-dasharray", shape.dashes.join(" "));
    outline.setAttribute("stroke-dashoffset", shape.phase);
  } else if (start > 0 || end < 1) {
    outline.setAttribute("pathLength", 1);
    outline.setAttribute("stroke-dasharray", `0 ${start} ${Math.max(0, end - start)} 2`);
  }
  return outline;
}

/** Returns a mask as a value of `mask-image`, made of backgrounds, gradients, and shapes. */
function mask(layer, [x, y, width, height]) {
  const svg = node("svg", { xmlns: space, width, height, viewBox: `${x} ${y} ${width} ${height}` }, [maskLayer(layer)]);
  return `url("data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}")`;
}

function maskLayer({ p = [0, 0], b = [0, 0, 0, 0], a = [0.5, 0.5], t = [], o = 1, c, r = 0, g, h, below = [] }) {
  const [x, y, width, height] = b;
  const origin = `translate(${-x - a[0] * width} ${-y - a[1] * height})`;
  const matrix = t.length === 16 ? [0, 1, 4, 5, 12, 13].map((index) => t[index]) : t;
  const turn = matrix.length ? `matrix(${matrix.join(" ")})` : "";
  const group = node("g", { transform: `translate(${p[0]} ${p[1]}) ${turn} ${origin}`, opacity: o });
  if (c) group.append(node("rect", { x, y, width, height, rx: Math.min(r, width / 2, height / 2), fill: c }));
  if (g && g[0] !== "conic") {
    const id = `mask-${++counter}`;
    group.append(
      gradientDefinition(id, g[0], g[1], g[2], ...g[3]), node("rect", { x, y, width, height, fill: `url(#${id})` }));
  }
  if (h) group.append(path(h));
  group.append(...below.map(maskLayer));
  return group;
}

export const shapes = { text, gradient, shape: (shape) => drawing([path(shape)]), mask };
