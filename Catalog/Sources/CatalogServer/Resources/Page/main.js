// Wires the page together: what the server says goes to the picture and the inspector, what the user does to the server.
import { Connection } from "./connection.js";
import { Inspector } from "./inspector.js";
import { Phone } from "./phone.js";
import { PhoneInput } from "./input.js";
import { Recording } from "./recording.js";
import { Reader } from "./reader.js";
import { Settings } from "./settings.js";
import { SourceView } from "./source.js";

const byId = (id) => document.getElementById(id);
const settings = new Settings();
const phone = new Phone();
const inspector = new Inspector();
const source = new SourceView();
let screens = [];

const connection = new Connection({
  opened() {
    document.body.dataset.state = "live";
    byId("status").textContent = "Live";
    hideProblem();
  },
  closed(isRefused) {
    document.body.dataset.state = "connecting";
    byId("status").textContent = isRefused ? "Too many tabs" : "Connecting…";
    recording.forget();
  },
  welcome(message) {
    screens = message.screens;
    phone.tab = message.tab;
    settings.offer(message);
    fillScreens();
    settings.read();
    connection.send({ type: "set", ...settings.values });
    showScreen();
  },
  frame(message) {
    if (message.whole) inspector.clear();
    phone.show(message);
    inspector.show(message);
    if (message.whole) reader.show([]);
    if (message.elements) reader.show(message.elements);
  },
  // Tests wait for this.
  rests(value) { document.body.dataset.rests = value; },
  recording: (message) => recording.finished(message),
  error: (message) => showProblem(message.message),
});

const input = new PhoneInput(phone, connection);
const reader = new Reader(connection);
const recording = new Recording(connection, byId("record"));

settings.onChange = (change) => {
  input.forget();
  showScreen();
  connection.act({ type: "set", ...change });
};

byId("reset").addEventListener("click", () => connection.act({ type: "reset" }));
byId("step").addEventListener("click", () => {
  if (settings.values.speed !== 0) settings.set("speed", 0);
  connection.act({ type: "step" });
});
byId("play").addEventListener("click", () => connection.act({ type: "play", stroke: byId("stroke").value }));
byId("show-code").addEventListener("click", () => source.show(settings.values.screen));

function fillScreens() {
  byId("screens").replaceChildren(...screens.map((screen) => {
    const link = document.createElement("a");
    link.href = `#${screen.id}`;
    link.dataset.screen = screen.id;
    link.dataset.expects = JSON.stringify(screen.expects);
    const name = document.createElement("strong");
    name.textContent = title(screen.id);
    const summary = document.createElement("span");
    summary.textContent = screen.summary;
    link.append(name, summary);
    link.addEventListener("click", (event) => {
      event.preventDefault();
      settings.set("screen", screen.id);
    });
    const item = document.createElement("li");
    item.append(link);
    return item;
  }));
  const pick = byId("screen-pick");
  pick.replaceChildren(...screens.map((screen) => new Option(title(screen.id), screen.id)));
  pick.onchange = () => settings.set("screen", pick.value);
}

function showScreen() {
  const chosen = settings.values.screen;
  for (const link of byId("screens").querySelectorAll("a")) {
    if (link.dataset.screen !== chosen) {
      link.removeAttribute("aria-current");
      continue;
    }
    link.setAttribute("aria-current", "page");
    // A link may lead to a screen far down the list.
    link.scrollIntoView({ block: "nearest" });
  }
  byId("screen-pick").value = chosen;
  byId("summary").textContent = screens.find((screen) => screen.id === chosen)?.summary ?? "";
  document.title = `${title(chosen)} · FlexibleHeader catalog`;
  document.body.dataset.screen = chosen;
}

function title(id) {
  const words = id.replaceAll("-", " ");
  return words[0].toUpperCase() + words.slice(1);
}

let problemTimer = 0;

function showProblem(text) {
  const problem = byId("problem");
  problem.textContent = text;
  problem.hidden = false;
  clearTimeout(problemTimer);
  problemTimer = setTimeout(hideProblem, 8000);
}

function hideProblem() { byId("problem").hidden = true; }

connection.open();
