// A button over the phone takes clicks, and nothing else: a drag that begins on it, and a wheel, are for the list. In a
// navigation bar, which scrolls nothing, they begin below the bar.

/** The CSS pixels from which on a finger drags. */
const slop = 4;
/** The CSS pixels between the bar and where a drag begins. */
const belowBar = 8;

export function passDrags(button, surface) {
  /** What the finger that is down began with, until it drags. */
  let start = null;
  let hasDragged = false;
  const end = () => { start = null; };
  const shift = () => button.matches("[data-in-bar]") ? belowBar - button.getBoundingClientRect().top
    + surface.querySelector(".node[data-name=UINavigationBar]").getBoundingClientRect().bottom : 0;
  button.addEventListener("pointerdown", (event) => {
    hasDragged = false;
    if (event.button !== 0 || start) return;
    start = event;
    // A fast mouse leaves a low button with its first step.
    button.setPointerCapture(event.pointerId);
  });
  button.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    if (pointerId !== start?.pointerId || Math.hypot(clientX - start.clientX, clientY - start.clientY) < slop) return;
    const { pointerType, isPrimary, clientX: x, clientY: y } = start;
    hasDragged = true;
    end();
    surface.dispatchEvent(Object.assign(new PointerEvent("pointerdown", {
      pointerId, pointerType, isPrimary, clientX: x, clientY: y, buttons: 1, bubbles: true, cancelable: true,
    }), { shift: shift() }));
  });
  for (const type of ["pointerup", "pointercancel", "lostpointercapture"]) button.addEventListener(type, end);
  button.addEventListener("click", (event) => {
    if (hasDragged) event.stopImmediatePropagation();
    hasDragged = false;
  }, { capture: true });
  button.addEventListener("wheel", (event) => {
    event.preventDefault();
    const { deltaX, deltaY, deltaMode, ctrlKey, clientX, clientY } = event;
    surface.dispatchEvent(new WheelEvent("wheel", {
      deltaX, deltaY, deltaMode, ctrlKey, clientX, clientY: clientY + shift(), cancelable: true,
    }));
  }, { passive: false });
  button.addEventListener("contextmenu", (event) => event.preventDefault());
}
