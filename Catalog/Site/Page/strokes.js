// Recorded strokes of a finger, played frame by frame.

export const frameTime = 1 / 60;

export class StrokePlayer {
  #stroke;
  #next = 0;
  #time = 0;
  #isLifted = false;

  constructor(stroke) { this.#stroke = stroke; }

  /** A Boolean value that indicates whether the finger has left the screen. */
  get isOver() { return this.#isLifted; }

  /** The location of the finger, `[x, y]`, or null if it doesn't touch the screen. */
  get location() {
    if (this.#isLifted || this.#next === 0) return null;
    const [, x, y] = this.#stroke.samples[this.#next - 1];
    return [x, y];
  }

  /** Sends the samples up to the current frame to the engine. SiteFrames.swift does the same. */
  advance(engine) {
    const { samples, liftsAt } = this.#stroke;
    while (this.#next < samples.length && samples[this.#next][0] <= this.#time) {
      const y = samples[this.#next][2];
      if (this.#next === 0) engine.touch(y);
      else engine.drag(y);
      this.#next++;
    }
    if (this.#next === samples.length && liftsAt <= this.#time && !this.#isLifted) {
      this.#isLifted = true;
      engine.release();
    }
    this.#time += frameTime;
  }
}

/** Returns the frames of a stroke, each `[offset, inset, top, height, progress, shift]`, until the header rests. */
export function strokeFrames(engine, kind, stroke, most = 600) {
  engine.start(kind);
  const player = new StrokePlayer(stroke);
  const frames = [];
  while (frames.length < most) {
    player.advance(engine);
    engine.frame();
    const { offset, inset, top, height, progress, shift, isMoving } = engine.read();
    frames.push([offset, inset, top, height, progress, shift]);
    if (player.isOver && !isMoving) break;
  }
  return frames;
}
