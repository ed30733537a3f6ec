// Wires the parts together; they meet here and hardly anywhere else.

import { Connection } from "./connection.js";
import { Device } from "./device.js";
import { Finder } from "./finder.js";
import { FrameQueue } from "./frames.js";
import { Input } from "./input.js";
import { Panel } from "./panel.js";
import { Scenes } from "./scenes.js";
import { Settings } from "./settings.js";
import { Stage } from "./stage.js";
import { Status } from "./status.js";

const protocolVersion = 1;
const element = (id) => document.getElementById(id);
const surface = element("surface");

const stage = new Stage(surface);
const panel = new Panel();
const status = new Status(() => connection.connectNow());

const frames = new FrameQueue((batch) => {
  for (const frame of batch) {
    stage.apply(frame);
    panel.collect(frame);
  }
  panel.draw();
});

const connection = new Connection(new URL("/session", location.href), {
  state: (state, details) => status.show(state, details),
  opened: () => input.forget(),
  message: (message) => receive(message),
});

const device = new Device({
  stage: element("stage"), bezel: element("bezel"), choices: element("devices"),
  chosen: ({ width, height }) => connection.send({ t: "resize", width, height }),
});

const settings = new Settings(element("settings"), (values) =>
  connection.send({ t: "settings", ...values }));

const input = new Input(surface, device, (message) => connection.send(message));

const scenes = new Scenes(element("scenes"), (id) => {
  // A finger that is down belongs to the scene that ends here; the new one never saw it land.
  input.forget();
  connection.send({ t: "scene", id });
});

const finder = new Finder(element("scene-search"), element("no-scene"), scenes);

function receive(message) {
  switch (message.t) {
    case "hello": return greet(message);
    case "frame": return frames.add(message);
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
  // The session is fresh, but what the user chose on the page outlives it.
  device.greet(hello.device);
  settings.greet();
  scenes.greet(hello.scenes, hello.scene);
  finder.refresh();
  // On a narrow page the list of scenes takes room from the phone.
  device.fit();
}

connection.connectNow();
