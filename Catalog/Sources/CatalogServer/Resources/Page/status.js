// The state of the connection, in words. The phone is dimmed while it can't be used.

// The delay that people notice, in milliseconds.
const slow = 120;

export class Status {
  #text = document.getElementById("status");
  #notice = document.getElementById("notice");
  #frontNotice = document.getElementById("front-notice");
  #state = "connecting";
  #words = "";

  /** The server responds. `roundTrip` is in milliseconds, or null if it isn't known. */
  live(roundTrip) {
    if (this.#state !== "live") this.#show("live", null);
    const isSlow = roundTrip !== null && roundTrip >= slow;
    this.#say(isSlow ? `Live, slow responses: ${Math.round(roundTrip / 50) * 50} ms` : "Live");
  }

  /** The server is connected but hasn't responded for some seconds. */
  silent(seconds) {
    this.#say("No response");
    this.#show("silent", `No response for ${Math.floor(seconds)} s. Input isn't sent until the server responds.`);
  }

  closed(isRefused) {
    this.#say(isRefused ? "Too many tabs" : "Connecting…");
    this.#show(isRefused ? "full" : "connecting", isRefused ? null : "Connection lost. Reconnecting…");
  }

  /** Shows why the server refused the connection. */
  refused(reason) { this.#show("full", reason); }

  #say(words) {
    // Screen readers read every change.
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
