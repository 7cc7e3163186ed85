import { LRUCache } from 'lru-cache';

/** For which a public response is held for whoever asks the same. */
const HELD_MS = 1_000;
const MAX_ENTRIES = 200;

/**
 * Public responses that are the same for everyone: concurrent callers share one request, and its response is cached
 * for a second. Never used for requests with a session. Cached values are shared: treat them as frozen.
 */
export class SharedReads<Answer extends object> {
  readonly #underWay = new Map<string, Promise<Answer>>();
  readonly #held: LRUCache<string, Answer> | undefined;

  /** Responses are cached for so long; 0 for not at all. */
  constructor(heldMs = HELD_MS) {
    this.#held = heldMs > 0 ? new LRUCache({ ttl: heldMs, max: MAX_ENTRIES }) : undefined;
  }

  get(key: string, load: () => Promise<Answer>): Promise<Answer> | Answer {
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

  #start(key: string, load: () => Promise<Answer>): Promise<Answer> {
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
