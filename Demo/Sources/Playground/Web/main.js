// Connects the parts of the page.

import { AppDialog } from "./app-dialog.js";
import { ClockControls } from "./clock-controls.js";
import { Connection } from "./connection.js";
import { Device } from "./device.js";
import { DrawScheduler, FrameQueue } from "./frame-queue.js";
import { element, makeToggle, pagesChanged } from "./elements.js";
import { FeedSettings, PhoneSettings } from "./phone-settings.js";
import { Feedback } from "./feedback.js";
import { Geometry } from "./geometry.js";
import { Input } from "./input.js";
import { Inspector } from "./inspector.js";
import { keep, kept } from "./choices.js";
import { KeysDialog } from "./modal.js";
import { ListEdges, TapPlace } from "./list-edges.js";
import { describe, SceneList } from "./scene-list.js";
import { PullHint } from "./pull-hint.js";
import { SceneSearch } from "./scene-search.js";
import { Sheet } from "./scene-panel.js";
import { SourceView } from "./source-view.js";
import { StatusClock, Status } from "./status.js";
import { Tabs } from "./tabs.js";
import { Timeline } from "./timeline.js";
import { TraceDialog } from "./trace-dialog.js";
import { ViewTree } from "./view-tree.js";

const protocolVersion = 1;
/** A frame with more changed nodes adds or removes rows. */
const fewNodes = 3;
const surface = element("surface");
const send = (message) => connection.send(message);

const tree = new ViewTree(surface);
const inspector = new Inspector((control) => send({ t: "begin", control }));
const feedback = new Feedback(element("feedback"), surface);
const hint = new PullHint(element("pull-hint"), surface, send);
const edges = new ListEdges();
const status = new Status(() => connection.connectNow());
const sheet = new Sheet({
  sheet: element("side"), toggle: element("panel-toggle"), expand: element("expand"),
  tabs: element("tabs"), clock: [element("pause"), element("step")],
});
const timeline = new Timeline(element("timeline"), () => element("timeline-section").open, { legend: element("legend") });
element("timeline-section").addEventListener("toggle", () => timeline.draw());

const frames = new FrameQueue((batch) => {
  for (const frame of batch) {
    tree.apply(frame);
    // What follows each frame, besides the phone itself
    for (const part of [inspector, timeline, geometry, feedback, hint, edges, taps]) part.collect(frame);
  }
  geometry.draw();
  drawValuesOfLabels();
  scheduler.frame(batch.some(({ full, remove, set }) =>
    full || remove?.length > 0 || set?.length > fewNodes));
});

/** Labels on the phone and the inspector beside it say the same, from the first picture on. */
function drawValuesOfLabels() {
  if (geometry.isOn) drawValues();
}

/** The cards and the plot show the same moment. */
function drawValues() {
  inspector.draw();
  timeline.draw();
}

const scheduler = new DrawScheduler([drawValues, () => inspector.drawLog()]);

const connection = new Connection(new URL("/session", location.href), {
  state: (state, details) => status.show(state, details),
  opened: () => input.reset(),
  message: (message) => receive(message),
});

const tabs = new Tabs(element("side"));
const device = new Device({
  room: element("phone"), about: element("about"), bezel: element("bezel"), choices: element("devices"),
  turn: element("turn"), chosen: (form) => send({ t: "resize", ...form }),
  shown: (size) => {
    tabs.phoneChanged(size);
    sheet.phoneChanged(size);
  },
});

const taps = new TapPlace(surface, device);
const geometry = new Geometry(element("geometry"), device);
device.onFit = () => {
  geometry.draw();
  hint.place();
};
let showsGeometry = kept("geometry").isOn === true;
const geometryToggle = makeToggle(element("geometry-toggle"), showsGeometry, (isOn) => {
  showsGeometry = isOn;
  keep("geometry", { isOn });
  geometry.isOn = isOn;
  drawValuesOfLabels();
});

/** The geometry shows by itself in the scene that is about it. */
function showGeometry(sceneId) {
  const isOn = showsGeometry || sceneId === "distances";
  geometryToggle.setAttribute("aria-pressed", String(isOn));
  geometry.isOn = isOn;
  drawValuesOfLabels();
}

element("skip").addEventListener("click", (event) => {
  // The hash of the address is the scene.
  event.preventDefault();
  surface.focus();
});

const clock = new ClockControls({
  choices: element("rates"), pause: element("pause"), step: element("step"), send,
});

const time = new StatusClock(element("status-time"));
const settings = new PhoneSettings(element("settings"), (values, key) => {
  time.language = values.language;
  element("bezel").toggleAttribute("data-dark", values.dark);
  send({ t: "settings", ...values });
  // As a phone does.
  if (key === "voiceOver" && values.voiceOver) feedback.say("VoiceOver on");
  // As a phone does with its apps: what they show already would stay in the other language.
  if (key === "language") scenes.restart();
});
const feed = new FeedSettings(element("network"), (values, key) => {
  send({ t: "feed", ...values });
  // Otherwise the next request would show it.
  if (key === "amount") scenes.restart();
  // Where the user looks: the phone shows it with the next request.
  if (key === "failure") feedback.note(values.failure === 0 ? "No request fails now" : "Requests fail now: pull, or scroll to the end");
});
const input = new Input(surface, device, send, { edges, taps });
const source = new SourceView({
  code: element("code-lines"), name: element("code-name"), back: element("code-back"),
  copy: element("code-copy"), hint: element("code-hint"),
});

// What was asked for is seen at once.
document.addEventListener("failures", () => hint.play());

let openedScene = null;

const scenes = new SceneList(element("scenes"), {
  start: (id) => {
    // A finger that is down belongs to the scene that ends.
    input.reset();
    traces.reset();
    send({ t: "scene", id });
  },
  opened: (scene) => {
    if (scene.id !== openedScene) {
      feed.sceneChanged();
      sheet.sceneChosen();
    }
    openedScene = scene.id;
    source.open(scene.source);
    app.opened(scene);
    describe(element("summary"), scene.summary);
    document.title = `${scene.title} – Tug`;
    // Other scenes use the network as well, but it is not what they are about.
    element("network-section").open = scene.feed;
    element("network").toggleAttribute("data-feedless", !scene.feed);
    showGeometry(scene.id);
  },
});

new KeysDialog();
const app = new AppDialog(() => source.sceneText());
const traces = new TraceDialog({ send, stop: () => scenes.restart() });
element("restart").addEventListener("click", () => scenes.restart());
const search = new SceneSearch(scenes, {
  field: element("scene-search"), notice: element("no-scene"), area: element("scene-area"),
  toggle: element("all-scenes"), fileOf: (name) => source.text(name),
});

function receive(message) {
  switch (message.t) {
    case "hello": return sessionBegan(message);
    case "frame": return frames.add(message);
    case "trace": return traces.received(message);
    case "replay": return traces.changed(message);
    case "fault": return connection.explain(message.reason);
    default: return; // A message of a newer protocol.
  }
}

function sessionBegan(hello) {
  if (hello.protocol !== protocolVersion) {
    connection.stop(`the server speaks protocol ${hello.protocol}, not ${protocolVersion}`);
    return;
  }
  frames.clear();
  traces.reset();
  pagesChanged(hello.pages);
  // The user's choices outlive the session.
  device.sessionBegan(hello.device);
  settings.sessionBegan(hello.languages);
  feed.sessionBegan();
  clock.sessionBegan();
  source.sessionBegan(hello.sources);
  scenes.sessionBegan(hello.scenes, hello.scene);
  search.sessionBegan();
  // On a narrow page, the list of scenes takes room from the phone.
  device.fit();
}

connection.connectNow();
