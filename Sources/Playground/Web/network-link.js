// A setting of the network that a description names: it leads there, because the inspector may be out of sight.

import { element, makeButton } from "./elements.js";

const name = /(“Fails: Always”)/;

/** Whether a description names the setting. */
export const namesNetwork = (text) => name.test(text);

/** A description as nodes, with the name of the setting as a button. */
export function withNetworkLinks(text) {
  return text.split(name).map((part) => namesNetwork(part)
    ? makeButton(part, { class: "text-link", title: "Show this setting", on: { click: showNetwork } })
    : part);
}

function showNetwork(event) {
  // A tap on a description of a narrow page would unfold it.
  event.stopPropagation();
  if (element("panel-toggle").ariaExpanded === "false" && element("panel-toggle").checkVisibility()) {
    element("panel-toggle").click();
  }
  element("tab-panel").click();
  const section = element("network-section");
  section.open = true;
  section.scrollIntoView({ block: "nearest" });
  section.querySelector("[data-feed=failure]").focus();
}
