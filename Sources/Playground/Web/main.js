// Wires the parts together; they meet here and hardly anywhere else.

import { Clock } from "./clock.js";
import { Connection } from "./connection.js";
import { Device } from "./device.js";
import { element, makeToggle } from "./elements.js";
import { Feed } from "./feed.js";
import { Finder } from "./finder.js";
import { FrameQueue } from "./frames.js";
import { Geometry } from "./geometry.js";
import { Input } from "./input.js";
import { Pace } from "./pace.js";
import { Panel } from "./panel.js";
import { Scenes } from "./scenes.js";
import { Settings } from "./settings.js";
import { SourceView } from "./source.js";
import { Status } from "./status.js";
import { Tabs } from "./tabs.js";
import { Timeline } from "./timeline.js";
import { Traces } from "./traces.js";
import { ViewTree } from "./view-tree.js";
import { Work } from "./work.js";

const protocolVersion = 1;
/** More than these, and a frame of the phone has rows in it that come or go. */
const fewNodes = 3;
const surface = element("surface");
const send = (message) => connection.send(message);

const tree = new ViewTree(surface);
const panel = new Panel((control) => send({ t: "begin", control }));
const status = new Status(() => connection.connectNow());
const timeline = new Timeline(element("timeline"), () => element("timeline-section").open);
element("timeline-section").addEventListener("toggle", () => timeline.draw());
const work = new Work(element("work"));

const frames = new FrameQueue((batch) => work.measure(batch, () => {
  for (const frame of batch) {
    tree.apply(frame);
    for (const part of [panel, timeline, geometry]) part.collect(frame);
  }
  geometry.draw();
  inspector.frame(batch.some(({ full, remove, set }) =>
    full || remove?.length > 0 || set?.length > fewNodes));
}));

const inspector = new Pace(40, [
  () => panel.draw(), () => panel.drawLog(), () => timeline.draw(),
]);

const connection = new Connection(new URL("/session", location.href), {
  state: (state, details) => status.show(state, details),
  opened: () => input.forget(),
  message: (message) => receive(message),
});

const tabs = new Tabs(element("side"));
const device = new Device({
  room: element("phone"), bezel: element("bezel"), choices: element("devices"),
  turn: element("turn"), chosen: (form) => send({ t: "resize", ...form }),
  shown: ({ width }) => { tabs.isPhoneWide = width > 500; },
});

const geometry = new Geometry(element("geometry"), device);
makeToggle(element("geometry-toggle"), false, (isOn) => { geometry.isOn = isOn; });

const clock = new Clock({
  choices: element("rates"), pause: element("pause"), step: element("step"), send,
});

const settings = new Settings(element("settings"), (values) => send({ t: "settings", ...values }));
const feed = new Feed(element("network"), (values) => send({ t: "feed", ...values }));
const input = new Input(surface, device, send);
const source = new SourceView({
  code: element("code-lines"), name: element("code-name"), back: element("code-back"),
});

const scenes = new Scenes(element("scenes"), {
  start: (id) => {
    // A finger that is down belongs to the scene that ends here; the new one never saw it land.
    input.forget();
    traces.forget();
    send({ t: "scene", id });
  },
  opened: (scene) => source.open(scene.source),
});

const traces = new Traces({ send, stop: () => scenes.restart() });
const finder = new Finder(element("scene-search"), element("no-scene"), scenes);

function receive(message) {
  switch (message.t) {
    case "hello": return greet(message);
    case "frame": return frames.add(message);
    case "trace": return traces.received(message);
    case "replay": return traces.changed(message);
    case "fault": return connection.explain(message.reason);
    default: return; // A newer server may say more than this page understands.
  }
}

function greet(hello) {
  if (hello.protocol !== protocolVersion) {
    connection.stop(`the server speaks protocol ${hello.protocol}, not ${protocolVersion}`);
    return;
  }
  frames.clear();
  traces.forget();
  // The session is fresh, but what the user chose on the page outlives it.
  device.greet(hello.device);
  settings.greet(hello.languages);
  feed.greet();
  clock.greet();
  source.greet(hello.sources);
  scenes.greet(hello.scenes, hello.scene);
  finder.refresh();
  // On a narrow page the list of scenes takes room from the phone.
  device.fit();
}

connection.connectNow();
