// A setting of the network that a description names: a click sets it, and leads to where it is set back, because the
// inspector may be out of sight.

import { element, makeButton } from "./elements.js";

const name = /(“Fails: Always”)/;

/** Whether a description names the setting. */
export const namesNetwork = (text) => name.test(text);

/** A description as nodes, with the name of the setting as a button. */
export function withNetworkLinks(text) {
  return text.split(name).map((part) => namesNetwork(part)
    ? makeButton(part, { class: "text-link", title: "Make each request fail from now on", on: { click: makeFail } })
    : part);
}

function makeFail(event) {
  // A tap on a description of a narrow page would unfold it.
  event.stopPropagation();
  const setting = element("network-section").querySelector("[data-feed=failure]");
  setting.value = "1";
  setting.dispatchEvent(new Event("change", { bubbles: true }));
  show(setting);
}

function show(setting) {
  if (element("panel-toggle").ariaExpanded === "false" && element("panel-toggle").checkVisibility()) {
    element("panel-toggle").click();
  }
  element("tab-panel").click();
  element("network-section").open = true;
  element("network-section").scrollIntoView({ block: "nearest" });
  setting.focus();
}
