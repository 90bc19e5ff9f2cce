// The engine: the WebAssembly module with the functions that it needs from its surroundings.

const kinds = ["flexible", "bar", "stretchy", "sectioned"];

export class Engine {
  #calls;

  static async load(compressed) {
    const bytes = Uint8Array.from(atob(compressed), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const engine = new Engine();
    const module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
    const library = new Library(() => engine.#calls.memory);
    const { exports } = await WebAssembly.instantiate(module, { env: library.functions(module) });
    engine.#calls = exports;
    library.start(exports.memory.buffer.byteLength);
    exports._initialize?.();
    return engine;
  }

  start(kind) { this.#calls.start(kinds.indexOf(kind)); }
  set(parameter, value) { this.#calls.set_parameter(parameter, value); }
  touch(y) { this.#calls.touch(y); }
  drag(y) { this.#calls.drag(y); }
  release() { this.#calls.release(); }
  wheel(distance) { this.#calls.wheel(distance); }
  frame() { this.#calls.frame(); }

  /** Returns the values of the header and the scroll view. Exports.swift defines their order. */
  read() {
    const address = this.#calls.read();
    const values = new Float64Array(this.#calls.memory.buffer, address, 32);
    const [offset, inset, top, height, progress, shift, isMoving, count] = values;
    const sections = [];
    for (let index = 0; index < count; index++) sections.push([...values.slice(8 + 3 * index, 11 + 3 * index)]);
    return { offset, inset, top, height, progress, shift, isMoving: isMoving > 0, sections };
  }
}

/** The part of the C library that Embedded Swift uses: an allocator and functions for memory. */
class Library {
  #memory;
  #end = 0;
  #sizes = new Map();
  #free = new Map();

  constructor(memory) { this.#memory = memory; }

  /** Starts to allocate at an address, which is beyond the module's own data. */
  start(address) { this.#end = address; }

  /** Returns the functions that a module imports. */
  functions(module) {
    const known = {
      posix_memalign: (result, alignment, size) => {
        // Before the buffer is read, because growing replaces it.
        const address = this.#allocate(alignment, size);
        new DataView(this.#memory().buffer).setUint32(result, address, true);
        return 0;
      },
      free: (address) => this.#release(address),
      memcmp: (one, other, count) => {
        const bytes = new Uint8Array(this.#memory().buffer);
        for (let index = 0; index < count; index++) {
          const difference = bytes[one + index] - bytes[other + index];
          if (difference) return difference;
        }
        return 0;
      },
      memcpy: (to, from, count) => this.#copy(to, from, count),
      memmove: (to, from, count) => this.#copy(to, from, count),
      memset: (to, value, count) => {
        new Uint8Array(this.#memory().buffer).fill(value, to, to + count);
        return to;
      },
      arc4random_buf: (address, count) => {
        crypto.getRandomValues(new Uint8Array(this.#memory().buffer, address, count));
      },
    };
    const functions = {};
    for (const { name } of WebAssembly.Module.imports(module)) {
      functions[name] = known[name] ?? (() => { throw new Error(`the engine called ${name}`); });
    }
    return functions;
  }

  #copy(to, from, count) {
    new Uint8Array(this.#memory().buffer).copyWithin(to, from, from + count);
    return to;
  }

  // Blocks have sizes of powers of two, from 16 bytes, and are reused.
  #allocate(alignment, size) {
    const room = 2 ** Math.ceil(Math.log2(Math.max(16, alignment, size)));
    const reused = this.#free.get(room)?.pop();
    if (reused !== undefined) return reused;
    const address = Math.ceil(this.#end / Math.min(room, 4096)) * Math.min(room, 4096);
    this.#end = address + room;
    const missing = this.#end - this.#memory().buffer.byteLength;
    if (missing > 0) this.#memory().grow(Math.ceil(missing / 65536));
    this.#sizes.set(address, room);
    return address;
  }

  #release(address) {
    const room = this.#sizes.get(address);
    if (!room) return;
    if (!this.#free.has(room)) this.#free.set(room, []);
    this.#free.get(room).push(address);
  }
}
