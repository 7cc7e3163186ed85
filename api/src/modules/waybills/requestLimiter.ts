/** Whoever waits for permits: they are shared out between buyers. */
type Waiter = {
  buyerId: number;
  wanted: number;
  /** Permits that others got although it was this one's turn. */
  passedBy: number;
  resolve: (permits: Acquired) => void;
};

/** Permits for so many requests; each is given back once. */
export type Permits = {
  count: number;
  release(count: number): void;
  /** The courier has answered, by whatever but a refusal of too many requests. */
  succeeded(): void;
  /** The courier says that there were too many requests; returns for how many milliseconds it is left alone. */
  rateLimited(): number;
};

/** Permits; or when to come again, because so many wait already, or because what is asked is left alone. */
export type Acquired =
  | { kind: 'permits'; permits: Permits }
  | { kind: 'full'; retryInMs: number }
  | { kind: 'paused'; retryInMs: number };

/** Others come again later: what waits for one courier must not keep the jobs of other couriers out. */
const MAX_WAITING = 6;
/** Those that are to come again do so one after the other. */
const RETRY_AFTER_MS = 1_000;
const RETRY_SPACING_MS = 20;
/** How long a courier that says 'too many requests' is left alone at first, and at most. */
const FIRST_PAUSE_MS = 3_000;
const MAX_PAUSE_MS = 60_000;
/** After a refusal the courier is asked for half as much, and then for one more at a time, this often. */
const GROW_EVERY_MS = 5_000;

/**
 * Bounds the requests that this process has in flight, at one courier or at all shops: at most `limit`, and fewer while a
 * courier says that they are too many. Permits go to the buyer who would have the fewest with them, so that few overtake
 * many; but whoever has the fewest already and waits for many lets no more than `limit` pass.
 */
export class RequestLimiter {
  readonly #limit: number;
  readonly #now: () => number;
  #width: number;
  #inUse = 0;
  readonly #inUseBy = new Map<number, number>();
  #waiting: Waiter[] = [];
  #pausedAt = 0;
  #pauseMs = 0;
  /** Pauses since the courier has last answered. */
  #failures = 0;
  /** All pauses: what was asked before one says nothing about the time after it. */
  #pauses = 0;
  #grownAt = 0;
  #lastRetryAt = 0;

  constructor(limit: number, now: () => Date) {
    this.#limit = limit;
    this.#width = limit;
    this.#now = () => now().getTime();
  }

  /** Waits until `wanted` requests may be sent, or half of what the courier takes; not while it is left alone. */
  acquire(buyerId: number, wanted: number): Promise<Acquired> {
    if (this.#pauseLeftMs > 0) return Promise.resolve(this.#paused());
    const { promise, resolve } = Promise.withResolvers<Acquired>();
    this.#waiting.push({ buyerId, wanted, passedBy: 0, resolve });
    this.#grant();
    if (this.#waiting.length > MAX_WAITING) this.#turnAway();
    return promise;
  }

  #grant(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      const count = Math.min(next.wanted, Math.ceil(this.#width / 2));
      if (this.#inUse + count > this.#width) return;
      const inTurn = this.#inTurn();
      if (inTurn) inTurn.passedBy += count;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.resolve({ kind: 'permits', permits: this.#permitsFor(next.buyerId, count) });
    }
  }

  /** The first of the buyer who has the fewest in use. */
  #inTurn(): Waiter | undefined {
    return firstBy(this.#waiting, (each) => this.#usedBy(each));
  }

  #next(): Waiter | undefined {
    const inTurn = this.#inTurn();
    if (!inTurn || inTurn.passedBy >= this.#limit) return inTurn;
    return firstBy(this.#waiting, (each) => this.#usedBy(each) + each.wanted);
  }

  /** The last to come of the buyer who has and wants the most. */
  #turnAway(): void {
    const share = (waiter: Waiter) =>
      this.#waiting.reduce(
        (sum, { buyerId, wanted }) => sum + (buyerId === waiter.buyerId ? wanted : 0),
        this.#usedBy(waiter),
      );
    const last = this.#waiting.reduce((most, each) => (share(each) >= share(most) ? each : most));
    this.#waiting.splice(this.#waiting.indexOf(last), 1);
    const now = this.#now();
    this.#lastRetryAt = Math.max(now + RETRY_AFTER_MS, this.#lastRetryAt + RETRY_SPACING_MS);
    last.resolve({ kind: 'full', retryInMs: this.#lastRetryAt - now });
  }

  #permitsFor(buyerId: number, count: number): Permits {
    const pauses = this.#pauses;
    this.#use(buyerId, count);
    return {
      count,
      release: (released) => {
        this.#use(buyerId, -released);
        this.#grant();
      },
      succeeded: () => {
        if (pauses === this.#pauses) this.#grow();
      },
      rateLimited: () => {
        if (pauses === this.#pauses) this.#pause();
        return this.#pauseLeftMs;
      },
    };
  }

  #use(buyerId: number, count: number): void {
    this.#inUse += count;
    const used = (this.#inUseBy.get(buyerId) ?? 0) + count;
    if (used > 0) this.#inUseBy.set(buyerId, used);
    else this.#inUseBy.delete(buyerId);
  }

  #grow(): void {
    this.#failures = 0;
    if (this.#width === this.#limit || this.#now() < this.#grownAt + GROW_EVERY_MS) return;
    this.#width += 1;
    this.#grownAt = this.#now();
  }

  #pause(): void {
    this.#pauses += 1;
    this.#width = Math.max(1, Math.floor(this.#width / 2));
    this.#pauseMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#pausedAt = this.#now();
    this.#grownAt = this.#pausedAt + this.#pauseMs;
    for (const { resolve } of this.#waiting.splice(0)) resolve(this.#paused());
  }

  #paused(): Acquired {
    return { kind: 'paused', retryInMs: this.#pauseLeftMs };
  }

  get #pauseLeftMs(): number {
    const passed = this.#now() - this.#pausedAt;
    // A clock that was put back must not make the pause longer.
    return passed < 0 ? 0 : Math.max(0, this.#pauseMs - passed);
  }

  #usedBy({ buyerId }: Waiter): number {
    return this.#inUseBy.get(buyerId) ?? 0;
  }
}

/** The first of those with the smallest value. */
function firstBy<T>(all: readonly T[], measure: (each: T) => number): T | undefined {
  const [first, ...others] = all;
  return others.reduce((best, each) => (measure(each) < measure(best as T) ? each : best), first);
}
