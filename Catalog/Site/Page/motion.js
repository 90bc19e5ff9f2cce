// Moves a place on a tape: under a finger, with the wheel, by keys, on its own, and until it rests.

const decay = 0.998;
const keys = { ArrowDown: 48, ArrowUp: -48, PageDown: 480, PageUp: -480, End: 4000, Home: -4000 };

export class Motion {
  #place;
  #changed;
  #velocity = 0;
  #glide = 0;
  #last = null;
  #isDue = false;
  #isHeld = false;
  /** Called when everything is at rest. */
  onRest = () => {};

  /** Calls `changed` after each movement. */
  constructor(place, changed) {
    this.#place = place;
    this.#changed = changed;
  }

  get isResting() { return !this.#isDue && !this.#isHeld; }

  hold() {
    this.#isHeld = true;
    this.#velocity = this.#glide = 0;
  }

  /** Moves with the finger. */
  drag(distance) {
    const moved = this.#place.move(distance);
    this.#changed();
    return moved;
  }

  /** Lifts the finger at a velocity, in points per second. */
  release(velocity) {
    this.#isHeld = false;
    this.#velocity = Math.max(-3500, Math.min(3500, velocity));
    this.#wake();
  }

  /** Moves by a distance in a few frames. */
  glide(distance) {
    this.#velocity = 0;
    this.#glide = Math.sign(distance) === Math.sign(this.#glide) ? this.#glide + distance : distance;
    this.#wake();
  }

  /** Moves as a key says, and returns whether it says anything. */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const distance = event.key === " " ? (event.shiftKey ? -480 : 480) : keys[event.key];
    if (distance === undefined) return false;
    this.glide(distance);
    return true;
  }

  #wake() {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#last = null;
    requestAnimationFrame((stamp) => this.#tick(stamp));
  }

  #tick(stamp) {
    this.#isDue = false;
    if (this.#isHeld) return;
    const elapsed = Math.min(50, stamp - (this.#last ?? stamp - 16));
    this.#last = stamp;
    const { offset, excess } = this.#place.values;
    const isBeyond = offset < -0.5 && this.#place.node !== 0 || excess > 0.5;
    if (isBeyond && Math.abs(this.#velocity) < 500) {
      // Back to the edge, slower the nearer it is.
      this.#velocity = this.#glide = 0;
      const distance = Math.max(offset < 0 ? -offset : excess, 4);
      const moved = this.#place.move((offset < 0 ? 1 : -1) * Math.max(2, distance * elapsed * 0.018));
      this.#changed();
      if (moved !== 0) return this.#again();
    } else if (this.#glide !== 0) {
      const step = Math.sign(this.#glide) * Math.min(Math.abs(this.#glide), Math.max(3, Math.abs(this.#glide) * elapsed * 0.009));
      const moved = this.#place.move(step);
      this.#glide = moved === 0 || this.#place.values.offset < -1 ? 0 : this.#glide - step;
      this.#changed();
      return this.#again();
    } else if (Math.abs(this.#velocity) > 12) {
      const moved = this.#place.move(this.#velocity * elapsed / 1000);
      this.#velocity = moved === 0 ? 0 : this.#velocity * decay ** elapsed * (isBeyond ? 0.8 : 1);
      this.#changed();
      return this.#again();
    }
    this.#velocity = 0;
    this.onRest();
  }

  #again() {
    this.#isDue = true;
    requestAnimationFrame((stamp) => this.#tick(stamp));
  }
}

// A performance without a finger: pairs of a distance in points and a time in milliseconds. 0 points is a pause.
const acts = [
  [0, 700], [250, 900], [0, 250], [330, 900], [0, 500], [-170, 700], [0, 500], [150, 600], [0, 350], [-600, 1300], [0, 300],
  [-95, 600], [0, 120],
];

/** Plays a tape by itself, once. */
export class Performance {
  #place;
  #motion;
  #changed;
  #finger;
  #request = 0;
  #act = 0;
  #since = null;
  #done = 0;

  /** `finger` is called with the distance of a finger from its start, or null without a finger. */
  constructor(place, motion, changed, finger = () => {}) {
    Object.assign(this, { isPlaying: false });
    this.#place = place;
    this.#motion = motion;
    this.#changed = changed;
    this.#finger = finger;
  }

  /** Plays once, and calls `ended` at the end. */
  play(ended) {
    this.stop();
    this.isPlaying = true;
    [this.#act, this.#since, this.#done] = [0, null, 0];
    const show = (stamp) => {
      if (!this.isPlaying) return;
      this.#since ??= stamp;
      const [distance, time] = acts[this.#act];
      const part = Math.min(1, (stamp - this.#since) / time);
      const due = distance * ease(part);
      if (distance !== 0) {
        this.#place.move(due - this.#done);
        this.#changed();
        this.#finger(part < 1 ? due : null);
      }
      this.#done = due;
      if (part === 1) {
        [this.#act, this.#since, this.#done] = [this.#act + 1, stamp, 0];
        if (this.#act === acts.length) {
          this.isPlaying = false;
          this.#motion.onRest = () => {
            this.#motion.onRest = () => {};
            ended();
          };
          return this.#motion.release(0);
        }
      }
      this.#request = requestAnimationFrame(show);
    };
    this.#request = requestAnimationFrame(show);
  }

  stop() {
    cancelAnimationFrame(this.#request);
    this.isPlaying = false;
    this.#motion.onRest = () => {};
    this.#finger(null);
  }
}

function ease(part) { return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2; }
