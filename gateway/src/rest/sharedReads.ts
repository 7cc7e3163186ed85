import { LRUCache } from 'lru-cache';

const HELD_MS = 1_000;
const MAX_ENTRIES = 200;

/**
 * Public answers that are the same for everyone: whoever asks while one is under way gets that one, and it is held
 * for a second. Nothing that was asked with a session ever comes here. What is held is shared: treat it as frozen.
 */
export class SharedReads {
  readonly #underWay = new Map<string, Promise<object>>();
  readonly #held = new LRUCache<string, object>({ ttl: HELD_MS, max: MAX_ENTRIES });

  get(key: string, load: () => Promise<object>): Promise<object> | object {
    return this.#held.get(key) ?? this.#underWay.get(key) ?? this.#start(key, load);
  }

  #start(key: string, load: () => Promise<object>): Promise<object> {
    const started = load()
      .then((answer) => {
        this.#held.set(key, answer);
        return answer;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, started);
    return started;
  }
}
