// A drag of the sheet by its bar: the sheet follows the finger, and stops at one of its heights when it is let go of.

/** The distance, in CSS pixels, from which a touch is a drag and no tap. */
const slop = 6;
/** The velocity is that of the last moments, and carries the sheet on for some time; both in seconds. */
const [recent, carried] = [0.1, 0.15];
/** The distance, in CSS pixels, by which a drag downward has to pass a height to leave it behind. */
const passing = 40;
const settling = { duration: 180, easing: "ease-out" };
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class SheetDrag {
  #sheet;
  #isEnabled;
  #heights;
  #chosen;
  /** The finger that is down: its id, the height of the sheet at first, and the places it has been. */
  #finger = null;
  /** The heights of a drag that is under way; `null` for a touch that may be a tap. */
  #stops = null;
  #animation = null;

  /** `heights()` returns the heights at which the `sheet` stops, in ascending order; `chosen(index)` is called at the end. */
  constructor({ sheet, bar, isEnabled, heights, chosen }) {
    this.#sheet = sheet;
    this.#isEnabled = isEnabled;
    this.#heights = heights;
    this.#chosen = chosen;
    for (const part of bar) {
      part.addEventListener("pointerdown", (event) => this.#down(event));
      // Without it, Chromium takes a tap soon after the drag for the end of a fling, and sends no click.
      part.addEventListener("touchmove", (event) => { if (this.#stops) event.preventDefault(); }, { passive: false });
    }
    sheet.addEventListener("pointermove", (event) => this.#move(event));
    sheet.addEventListener("pointerup", (event) => this.#up(event));
    sheet.addEventListener("pointercancel", (event) => this.#up(event));
  }

  #down(event) {
    if (!this.#isEnabled() || this.#finger || !event.isPrimary || event.button !== 0) return;
    this.#animation?.finish();
    this.#finger = { id: event.pointerId, height: this.#sheet.offsetHeight, places: [placeOf(event)] };
  }

  #move(event) {
    const finger = this.#finger;
    if (event.pointerId !== finger?.id) return;
    finger.places.push(placeOf(event));
    const distance = finger.places[0].y - event.clientY;
    if (!this.#stops) {
      if (Math.abs(distance) < slop) return;
      this.#stops = this.#heights();
      this.#sheet.classList.add("dragged");
      this.#sheet.setPointerCapture(event.pointerId);
    }
    const height = Math.min(this.#stops.at(-1), Math.max(this.#stops[0], finger.height + distance));
    this.#sheet.style.height = `${height}px`;
  }

  #up(event) {
    const finger = this.#finger;
    if (event.pointerId !== finger?.id) return;
    this.#finger = null;
    const stops = this.#stops;
    if (!stops) return;
    this.#stops = null;
    this.#keepFromClicking();
    const height = this.#sheet.offsetHeight;
    const velocity = event.type === "pointerup" ? velocityOf(finger.places, event.timeStamp / 1000) : 0;
    this.#settle(height, stops, stopFor(height + velocity * carried, finger.height, stops));
  }

  /** Moves to a stop. What it shows, and the phone above it, change at the end. */
  #settle(height, stops, stop) {
    const end = () => {
      this.#animation = null;
      this.#sheet.classList.remove("dragged");
      this.#sheet.style.height = "";
      this.#chosen(stop);
    };
    this.#animation = this.#sheet.animate({ height: [`${height}px`, `${stops[stop]}px`] },
      { ...settling, duration: lessMotion.matches ? 0 : settling.duration });
    this.#animation.onfinish = end;
  }

  /** The end of a drag with a mouse is a click on what it began on. */
  #keepFromClicking() {
    const stop = (event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    this.#sheet.addEventListener("click", stop, { capture: true });
    setTimeout(() => this.#sheet.removeEventListener("click", stop, { capture: true }));
  }
}

/**
 * The index of the stop of a sheet that would come to `height`, from the height `before`: the nearest one, but downward the
 * highest one that it hasn't passed. A finger that goes on below the half of a sheet means to close it, wherever it stops.
 */
function stopFor(height, before, stops) {
  if (height < before) return Math.max(0, stops.findLastIndex((stop) => stop <= before + 1 && height >= stop - passing));
  const distances = stops.map((stop) => Math.abs(stop - height));
  return distances.indexOf(Math.min(...distances));
}

const placeOf = ({ clientY, timeStamp }) => ({ y: clientY, time: timeStamp / 1000 });

/** The velocity upward, in CSS pixels per second. */
function velocityOf(places, now) {
  const last = places.filter(({ time }) => now - time <= recent);
  const time = last.length > 1 ? last.at(-1).time - last[0].time : 0;
  return time > 0 ? (last[0].y - last.at(-1).y) / time : 0;
}
