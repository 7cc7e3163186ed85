type Call = { abort(reason: Error): void };

/** Gives up every call that is under way when its time is over; counted from the first call. */
export class Deadline {
  readonly #ms: number;
  readonly #calls = new Set<Call>();
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(ms: number) {
    this.#ms = ms;
  }

  watch(call: Call): void {
    this.#calls.add(call);
    this.#timer ??= setTimeout(() => this.#end(), this.#ms);
    if (this.#isOver) this.#end();
  }

  release(call: Call): void {
    this.#calls.delete(call);
  }

  /** Call this when nothing will be asked any more. */
  settle(): void {
    clearTimeout(this.#timer);
  }

  #end(): void {
    this.#isOver = true;
    for (const call of this.#calls) call.abort(overdue());
  }
}

function overdue(): Error {
  return new DOMException('operation limit', 'TimeoutError');
}
