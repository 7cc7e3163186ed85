import { LRUCache } from 'lru-cache';
import type { RestResponse } from './RestResponse.ts';

const MAX_ENTRIES = 200;

/**
 * Public responses that are the same for everyone: concurrent callers share one request, and its response is cached
 * for a second. Never used for requests with a session. Cached values are shared: treat them as frozen.
 */
export class SharedReads {
  readonly #underWay = new Map<string, Promise<RestResponse>>();
  readonly #held: LRUCache<string, RestResponse> | undefined;

  /** Responses are cached for so long; 0 for not at all. */
  constructor(heldMs: number) {
    this.#held = heldMs > 0 ? new LRUCache({ ttl: heldMs, max: MAX_ENTRIES }) : undefined;
  }

  get(key: string, load: () => Promise<RestResponse>): Promise<RestResponse> | RestResponse {
    return this.#held?.get(key) ?? this.#underWay.get(key) ?? this.#start(key, load);
  }

  /** Invalidates everything below `path`: later callers get a new response. */
  forget(path: string): void {
    for (const answers of [this.#held, this.#underWay]) {
      for (const key of answers?.keys() ?? []) {
        if (key.split(' ')[1]?.startsWith(path)) answers?.delete(key);
      }
    }
  }

  #start(key: string, load: () => Promise<RestResponse>): Promise<RestResponse> {
    const started = load()
      .then((answer) => {
        if (this.#underWay.get(key) === started) this.#held?.set(key, answer);
        return answer;
      })
      .finally(() => {
        if (this.#underWay.get(key) === started) this.#underWay.delete(key);
      });
    this.#underWay.set(key, started);
    return started;
  }
}
