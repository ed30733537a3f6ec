// The cards of the controls below the phone of an upright tablet, where it leaves them room: a pull is seen in them, whichever
// tab is open.

/** As for phone-controls.css in index.html. */
const upright = matchMedia(
  "(min-width: 700px) and (max-width: 999px) and (min-height: 1000px), (min-width: 700px) and (max-width: 999px) and (max-aspect-ratio: 6/7)");

export class PhoneControls {
  #list;
  #section;
  #room;

  /** `list` has the cards, whose usual place is at the end of `section`; `room` is what the phone leaves of its stage. */
  constructor({ list, section, room }) {
    this.#list = list;
    this.#section = section;
    this.#room = room;
    // Another scene may have more of them.
    new MutationObserver(() => this.place()).observe(list, { childList: true });
    upright.addEventListener("change", () => this.place());
  }

  /** Moves the cards to where there is room for all of them. The stage of the phone doesn't depend on it. */
  place() {
    this.#show(upright.matches);
    if (this.#room.scrollHeight > this.#room.clientHeight) this.#show(false);
  }

  #show(isBelowPhone) {
    if (this.#room.hidden !== isBelowPhone) return;
    this.#room.hidden = !isBelowPhone;
    this.#section.hidden = isBelowPhone;
    (isBelowPhone ? this.#room : this.#section).append(this.#list);
  }
}
