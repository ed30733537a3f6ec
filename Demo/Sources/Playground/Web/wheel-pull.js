// What a wheel, or two fingers on a trackpad, does to a list: it scrolls, or, in a gesture that begins at an edge of the
// list, pulls with a finger of its own, as on an iPad. A browser says neither when such a gesture begins nor when the
// fingers leave a trackpad, whose momentum goes on for up to a second: both follow from the times and lengths of the
// steps. The steps' `dx` and `dy` are points, positive to scroll down and to the right, and times are milliseconds.

/** The points that a finger moves before UIKit takes it for a drag. On an iPad, a trackpad drags from its first point on. */
const slop = 10;
/** The most points by which one step moves the finger: a notch of a mouse is 100 or more, but one alone must not refresh. */
const longestStep = 70;
/** The points after which the direction of a gesture is certain: a trackpad's first step may be one point to the side. */
const certainLength = 4;
/** Points beyond those that the protocol allows. No rubber band shows them. */
const farthest = 100_000;

/** The milliseconds without a step after which the finger lifts; between two notches of a mouse there are more. */
const restFor = ({ isNotch }) => (isNotch ? 300 : 150);
/** The milliseconds without a step after which the next one begins a gesture. */
const gapAfter = ({ isNotch }) => (isNotch ? 400 : 200);

/** How many steps must have become shorter, and the part of the longest that is left, for fingers that have left. */
const fewestFalls = 5;
const fadedPart = 0.5;
/** The part of its length that a step of a momentum keeps at least, and whole pixels lose. Fingers that turn stop sooner. */
const keptPart = 0.7;
const roundedPoints = 1.5;
/** How much longer than the momentum, and how many points long, a step of fingers that are back is at least. */
const growth = 3;
const leastNewStep = 10;

export class WheelPull {
  /** The `kind` of the gesture is `scroll`, `pull`, or `over`, for a pull whose momentum goes on. */
  #gesture = null;

  /** When to call `rest`, unless there is another step: in milliseconds after the step; `null` while no finger is down. */
  get rest() {
    return this.#gesture?.kind === "pull" ? restFor(this.#gesture) : null;
  }

  /**
   * Takes a step at a point, and the edges of the list there that are reached, which can be pulled.
   *
   * Returns whether the step scrolls, and the phases of the finger.
   */
  turn(step, edges) {
    const length = Math.hypot(step.dx, step.dy);
    if (length === 0) return { scrolls: false, finger: [] };
    const late = this.#gesture?.kind === "pull" && step.time - this.#gesture.time > restFor(this.#gesture);
    const lifted = late ? this.lift() : [];
    if (!this.#gesture || this.#isNew(step, length)) {
      this.#gesture = { kind: "scroll", edges, dx: 0, dy: 0, longest: 0, falls: 0, last: 0 };
    }
    const gesture = this.#gesture;
    const wasCertain = Math.hypot(gesture.dx, gesture.dy) >= certainLength;
    gesture.dx += step.dx;
    gesture.dy += step.dy;
    Object.assign(gesture, { time: step.time, isNotch: step.isNotch, way: step });
    const finger = [];
    if (gesture.kind === "scroll" && !wasCertain && isPull(gesture)) {
      gesture.kind = "pull";
      gesture.point = { x: step.x, y: step.y };
      finger.push(this.#phase("down"));
      this.#move(step, slop / length);
    }
    if (gesture.kind === "pull") {
      this.#move(step, Math.min(1, longestStep / length));
      finger.push(this.#phase("move"));
      if (this.#isFaded(length)) finger.push(...this.end("up"));
    }
    gesture.last = gesture.kind === "over" ? Math.min(gesture.last, length) : length;
    return { scrolls: gesture.kind === "scroll", finger: [...lifted, ...finger] };
  }

  /** Lifts the finger of a wheel that is quiet, at the time that it had to be, however late a busy page comes to it. */
  lift() {
    if (this.#gesture?.kind !== "pull") return [];
    this.#gesture.time += restFor(this.#gesture);
    const finger = this.end("up");
    this.#gesture = null;
    return finger;
  }

  /** Ends a pull before the wheel is quiet. The rest of the gesture does nothing. */
  end(phase) {
    if (this.#gesture?.kind !== "pull") return [];
    this.#gesture.kind = "over";
    return [this.#phase(phase)];
  }

  /** Forgets a finger that belongs to an app that has ended. */
  forget() {
    this.#gesture = null;
  }

  #phase(phase) {
    const { point, time } = this.#gesture;
    return { phase, ...point, time };
  }

  /** The content follows the finger, so it moves against the direction of the scrolling. */
  #move({ dx, dy }, part) {
    const { point } = this.#gesture;
    const limit = (value) => Math.max(-farthest, Math.min(farthest, value));
    this.#gesture.point = { x: limit(point.x - dx * part), y: limit(point.y - dy * part) };
  }

  #isNew({ dx, dy, time }, length) {
    const { kind, way, last } = this.#gesture;
    if (time - this.#gesture.time > gapAfter(this.#gesture)) return true;
    if (kind !== "over") return false;
    // A momentum neither turns nor grows. A busy page gets two of its steps as one.
    return dx * way.dx + dy * way.dy < 0 || length > Math.max(leastNewStep, growth * last);
  }

  /** Whether the fingers have left a trackpad, and what still arrives is momentum. */
  #isFaded(length) {
    const gesture = this.#gesture;
    const { last } = gesture;
    gesture.longest = Math.max(gesture.longest, length);
    const isGentle = last - length <= Math.max(roundedPoints, (1 - keptPart) * last);
    if (length > last || !isGentle) gesture.falls = 0;
    else if (length < last) gesture.falls += 1;
    return gesture.falls >= fewestFalls && length < fadedPart * gesture.longest;
  }
}

/** Whether a movement would go beyond an edge at which its gesture began. */
function isPull({ dx, dy, edges }) {
  if (!edges) return false;
  return Math.abs(dy) >= Math.abs(dx) ? (dy < 0 ? edges.top : edges.bottom) : (dx < 0 ? edges.left : edges.right);
}
