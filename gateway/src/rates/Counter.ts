import { type Policy, type RateLimit, rateLimits, WINDOW_SECONDS } from './rateLimits.ts';

const WINDOW_MS = WINDOW_SECONDS * 1000;

/** The number of the minute, the same in every gateway. */
export function windowAt(now: number): number {
  return Math.floor(now / WINDOW_MS);
}

/** Seconds until the next minute begins. */
export function secondsLeft(now: number): number {
  return Math.ceil((WINDOW_MS - (now % WINDOW_MS)) / 1000);
}

/** What one subject of a policy has asked for in the current minute: what all gateways have told, and what this one has not yet. */
export class Counter {
  readonly policy: Policy;
  #window = -1;
  #told: RateLimit = { requests: 0, cost: 0 };
  #untold: RateLimit = { requests: 0, cost: 0 };

  constructor(policy: Policy) {
    this.policy = policy;
  }

  #begin(window: number): void {
    if (this.#window === window) return;
    this.#window = window;
    this.#told = { requests: 0, cost: 0 };
    this.#untold = { requests: 0, cost: 0 };
  }

  isUsedUp(window: number): boolean {
    this.#begin(window);
    const { requests, cost } = this.left();
    return requests <= 0 || cost <= 0;
  }

  /** Of the minute that was asked about last. */
  left(): RateLimit {
    const { requests, cost } = rateLimits[this.policy];
    return {
      requests: requests - this.#told.requests - this.#untold.requests,
      cost: cost - this.#told.cost - this.#untold.cost,
    };
  }

  add(window: number, { requests = 0, cost = 0 }: Partial<RateLimit>): void {
    this.#begin(window);
    this.#untold.requests += requests;
    this.#untold.cost += cost;
  }

  /** What is to be told to the others now; it counts as told from here on. */
  take(window: number): RateLimit {
    this.#begin(window);
    const taken = this.#untold;
    this.#told.requests += taken.requests;
    this.#told.cost += taken.cost;
    this.#untold = { requests: 0, cost: 0 };
    return taken;
  }

  /** What all have told by now. */
  learn(window: number, told: RateLimit): void {
    if (this.#window === window) this.#told = { ...told };
  }
}
