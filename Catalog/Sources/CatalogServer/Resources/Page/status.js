// What the connection is like, in words; and a phone that is dimmed while it can't be operated.

// Milliseconds from which one notices the delay.
const slow = 120;

export class Status {
  #text = document.getElementById("status");
  #notice = document.getElementById("notice");
  #frontNotice = document.getElementById("front-notice");
  #state = "connecting";
  #words = "";

  /** The server answers; `roundTrip` is in milliseconds, or null while it isn't known. */
  live(roundTrip) {
    if (this.#state !== "live") this.#show("live", null);
    const isSlow = roundTrip !== null && roundTrip >= slow;
    this.#say(isSlow ? `Live, slow connection: ${Math.round(roundTrip / 50) * 50} ms` : "Live");
  }

  /** The server is connected and hasn't answered for some seconds. */
  silent(seconds) {
    this.#say("No answer");
    this.#show("silent", `No answer for ${Math.floor(seconds)} s. What you do now is not sent.`);
  }

  closed(isRefused) {
    this.#say(isRefused ? "Too many tabs" : "Connecting…");
    this.#show(isRefused ? "full" : "connecting", isRefused ? null : "Connection lost. Connecting again…");
  }

  /** Shows why the server has no seat. */
  refused(reason) { this.#show("full", reason); }

  #say(words) {
    // A screen reader reads every change aloud.
    if (words === this.#words) return;
    this.#words = words;
    this.#text.textContent = words;
  }

  #show(state, notice) {
    this.#state = state;
    document.body.dataset.state = state;
    if (notice !== null) this.#notice.textContent = notice;
    this.#notice.hidden = state === "live" || this.#notice.textContent === "";
    if (state === "live") this.#notice.textContent = "";
    this.#frontNotice.textContent = this.#notice.textContent;
  }
}
