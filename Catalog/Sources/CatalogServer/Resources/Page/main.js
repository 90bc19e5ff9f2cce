// Connects the parts of the page: messages from the server go to the picture and the inspector, input to the server.
import { Connection } from "./connection.js";
import { Comparison } from "./comparison.js";
import { Dimensions } from "./dimensions.js";
import { Documentation } from "./documentation.js";
import { EventLog } from "./events.js";
import { Exporter } from "./exporter.js";
import { Gallery } from "./gallery.js";
import { Inspector } from "./inspector.js";
import { Journal } from "./journal.js";
import { Phone } from "./phone.js";
import { PhoneInput } from "./input.js";
import { Properties } from "./properties.js";
import { Reader } from "./reader.js";
import { Recording } from "./recording.js";
import { Settings } from "./settings.js";
import { Sheets } from "./sheets.js";
import { SourceView } from "./source.js";
import { Status } from "./status.js";
import { Timeline } from "./timeline.js";
import { title } from "./titles.js";
import { Wall } from "./wall.js";

const byId = (id) => document.getElementById(id);
const settings = new Settings();
const phone = new Phone();
const inspector = new Inspector();
const dimensions = new Dimensions();
const events = new EventLog();
const gallery = new Gallery();
const source = new SourceView();
const properties = new Properties(settings);
const status = new Status();
const documentation = new Documentation();
const wall = new Wall();
const comparison = new Comparison(settings);
let screens = [];
// The screen's name and the content offset when the connection was lost.
let left = null;

// The address names the screen, so the link doesn't change it.
byId("skip").addEventListener("click", (event) => {
  event.preventDefault();
  byId("phone").focus();
});

settings.onIgnored = (parts) => {
  const text = parts.map((part) => part.slice(0, 60)).join(", ");
  if (settings.values.screen) showProblem(`Ignored in the address: ${text}.`);
  else byId("front-notice").textContent = `There is no screen “${text}”.`;
};

/** The time of a response. On the front page, it would be that of drawing the cards. */
function roundTrip() { return settings.values.screen ? connection.latency : null; }

const connection = new Connection({
  opened(message) {
    status.live(null);
    const wasRecording = recording.isOn;
    recording.isOn = message.recording;
    if (wasRecording && !message.recording) showProblem("The server was restarted. The recording is lost.");
  },
  closed(isRefused) {
    const offset = inspector.header?.scroll?.contentOffset[1];
    if (offset !== undefined) left = [settings.values.screen, offset];
    input.forget();
    status.closed(isRefused);
  },
  silent(seconds) {
    input.forget();
    status.silent(seconds);
  },
  responded() {
    input.forget();
    status.live(roundTrip());
  },
  welcome(message) {
    screens = message.screens;
    phone.tab = timeline.tab = message.tab;
    settings.offer(message);
    properties.offer(message.properties);
    documentation.offer(message.properties);
    fillScreens(message.groups);
    gallery.fill(message.groups, screens);
    for (const definition of Object.values(message.properties).flat()) {
      settings.definitions.set(definition.name, [...settings.definitions.get(definition.name) ?? [], definition]);
    }
    settings.read();
    wall.offer(message.strokes);
    comparison.offer(message.strokes);
    const { screen } = settings.values;
    connection.send({ type: "set", ...(screen ? { screen } : {}), ...settings.sent });
    connection.speed = settings.values.speed;
    if (!message.resumed && left?.[0] === screen) {
      connection.send({ type: "scroll", offset: left[1] });
      connection.journal.isBroken = true;
    }
    if (!message.resumed && !left) showLinkedMoment();
    left = null;
    showScreen();
  },
  frame(message) {
    status.live(roundTrip());
    timeline.add(message);
    events.add(message);
    properties.show(message);
    if (timeline.isPast) return;
    if (message.whole) inspector.clear();
    phone.show(message);
    inspector.show(message);
    if ("header" in message || message.device) dimensions.show(inspector.header, inspector.device);
    if ("finger" in message) showReplay(Boolean(message.finger));
    if (message.whole) reader.show([]);
    if (message.elements) reader.show(message.elements);
  },
  replayed() {
    timeline.hold();
    connection.send({ type: "set", speed: settings.values.speed });
  },
  // For tests.
  rests(value) { document.body.dataset.rests = value; },
  recording: (message) => recording.finished(message),
  error(message) {
    if (document.body.dataset.state === "connecting" || document.body.dataset.state === "full") {
      status.refused(message.message);
    } else {
      showProblem(message.message);
    }
  },
});

const timeline = new Timeline(phone, connection);
const input = new PhoneInput(phone, connection);
const reader = new Reader(connection);
const recording = new Recording(connection, byId("record"));
new Exporter(connection, timeline, settings, showProblem);
new Sheets();

timeline.onShow = (frame) => {
  inspector.showKept(frame, timeline.isPast);
  dimensions.show(frame.header, frame.device);
  events.mark(timeline.isPast ? frame.time : null);
};
inspector.onPick = events.onPick = (time) => timeline.showTime(time);

settings.onChange = (change) => {
  timeline.show(null);
  properties.showChanges();
  input.forget();
  connection.speed = settings.values.speed;
  showScreen();
  const { wall: _, compare: __, ...others } = change;
  // Without a property, the screen is created again.
  if (others.properties && Object.keys(others.properties).length === 0) connection.journal.restart();
  if (others.screen !== "" && Object.keys(others).length) connection.act({ type: "set", ...others });
};

byId("reset").addEventListener("click", () => {
  timeline.show(null);
  connection.act({ type: "reset" });
});
byId("step").addEventListener("click", () => {
  if (timeline.stepForward()) return;
  if (settings.values.speed !== 0) settings.set("speed", 0);
  connection.act({ type: "step" });
});
byId("play").addEventListener("click", () => {
  timeline.show(null);
  if (byId("play").dataset.plays === "true") connection.act({ type: "stop" });
  else connection.act({ type: "play", stroke: byId("stroke").value });
});
byId("share").addEventListener("click", shareMoment);
window.addEventListener("hashchange", () => {
  if (!linkedMoment()) return;
  timeline.show(null);
  showLinkedMoment();
});
byId("show-wall").addEventListener("click", () => settings.set("wall", true));
byId("leave-wall").addEventListener("click", (event) => {
  event.preventDefault();
  settings.set("wall", false);
  byId("show-wall").focus();
});
byId("compare").addEventListener("click", () => settings.set("compare", true));
byId("leave-comparison").addEventListener("click", (event) => {
  event.preventDefault();
  settings.set("compare", false);
  byId("compare").focus();
});
byId("show-code").addEventListener("click", () => source.show(settings.values.screen));

function linkedMoment() { return new URLSearchParams(location.hash.split("?")[1] ?? "").get("moment"); }

/** Repeats the input in the page's address, and stops the clock at its moment. */
async function showLinkedMoment() {
  const text = linkedMoment();
  if (!text) return;
  try {
    const messages = await Journal.messages(text);
    // The times in a journal are those of the device's clock, from the first frame of a screen on. A frame before it would leave
    // a part of the time until the next one.
    connection.send({ type: "set", speed: 1 });
    connection.act({ type: "reset" });
    connection.replay(messages);
  } catch {
    showProblem("The moment in the link can't be read.");
  }
}

/** Puts the input that leads to the shown moment into the page's address, and copies the address. */
async function shareMoment() {
  const moment = await connection.journal.text(timeline.entry);
  if (moment === null) {
    showProblem("This moment can't be shared: too much happened before it. Press Restart, then try again.");
    return;
  }
  const [screen, query] = location.hash.slice(1).split("?");
  const parameters = new URLSearchParams(query ?? "");
  parameters.set("moment", moment);
  history.replaceState(null, "", `#${screen}?${parameters}`);
  const isCopied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
  byId("shared").textContent = isCopied ? "Link copied" : "The page's address is the link";
  byId("shared").className = "shared";
  setTimeout(() => { byId("shared").className = "unseen"; }, 3000);
}

function showReplay(isPlaying) {
  byId("play").dataset.plays = isPlaying;
  byId("play").textContent = isPlaying ? "Stop" : "Replay";
}

function fillScreens(groups) {
  const present = groups.filter((group) => screens.some((screen) => screen.group === group));
  byId("screens").replaceChildren(...present.map((group) => {
    const part = document.createElement("li");
    const heading = document.createElement("h2");
    heading.className = "group-name";
    heading.textContent = group;
    const list = document.createElement("ul");
    list.append(...screens.filter((screen) => screen.group === group).map(listItem));
    part.append(heading, list);
    return part;
  }));
  const pick = byId("screen-pick");
  pick.replaceChildren(...present.map((group) => {
    const part = document.createElement("optgroup");
    part.label = group;
    part.append(...screens.filter((screen) => screen.group === group)
      .map((screen) => new Option(title(screen.id), screen.id)));
    return part;
  }));
  pick.onchange = () => settings.set("screen", pick.value);
}

function listItem(screen) {
  const link = document.createElement("a");
  link.href = `#${screen.id}`;
  link.dataset.screen = screen.id;
  link.dataset.expects = JSON.stringify(screen.expects);
  const name = document.createElement("strong");
  name.textContent = title(screen.id);
  link.title = screen.summary;
  link.append(name);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    settings.set("screen", screen.id);
  });
  const item = document.createElement("li");
  item.append(link);
  return item;
}

function showScreen() {
  const chosen = settings.values.screen;
  const isWall = chosen !== "" && settings.values.wall;
  const isComparison = chosen !== "" && !isWall && settings.values.compare;
  const wasWall = wall.screen !== "";
  const wasComparison = comparison.screen !== "";
  gallery.appearance = settings.values.dark ? "dark" : "light";
  document.body.dataset.view = isWall ? "wall" : isComparison ? "comparison" : chosen ? "screen" : "gallery";
  wall.show(isWall ? chosen : "");
  comparison.show(isComparison ? chosen : "");
  document.body.dataset.screen = chosen;
  document.title = chosen ? `${title(chosen)} · FlexibleHeader catalog` : "FlexibleHeader catalog";
  if (!chosen) return;
  for (const link of byId("screens").querySelectorAll("a")) {
    if (link.dataset.screen !== chosen) {
      link.removeAttribute("aria-current");
      continue;
    }
    link.setAttribute("aria-current", "page");
    // The screen of a deep link can be outside the visible part of the list.
    link.scrollIntoView({ block: "nearest" });
  }
  byId("wall-title").textContent = `${title(chosen)} in six variants`;
  if (isWall && !wasWall) byId("leave-wall").focus();
  byId("comparison-title").textContent = `${title(chosen)} with and without changes`;
  if (isComparison && !wasComparison) byId("leave-comparison").focus();
  byId("screen-pick").value = chosen;
  byId("screen-title").textContent = title(chosen);
  byId("summary").textContent = screens.find((screen) => screen.id === chosen)?.summary ?? "";
}

let problemTimer = 0;

function showProblem(text) {
  const problem = byId("problem");
  problem.textContent = text;
  problem.hidden = false;
  clearTimeout(problemTimer);
  problemTimer = setTimeout(() => { problem.hidden = true; }, 8000);
}

// The view before the server has sent the list of screens.
document.body.dataset.view = location.hash.length > 1 ? "screen" : "gallery";
connection.open();
