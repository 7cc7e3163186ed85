import { LRUCache } from 'lru-cache';
import type { Upstream } from '../rest/upstream.ts';
import { sha256 } from '../sha256.ts';
import { limits } from './limits.ts';
import type { ManifestOperation } from './manifest.ts';

type Answer = { document: (Omit<ManifestOperation, 'id'> & { hash: string }) | null };
type Known = { body: string | null };
type Found = { text: string } | { refused: 'unregistered' | 'tooMany' | 'away' };

/** How long another gateway may not know yet that a document was deleted, or that its token was revoked. */
const KNOWN_MS = 30_000;
/** How long after it was asked for in vain a document that is registered meanwhile is not known. */
const UNKNOWN_MS = 3_000;
/** Of one token, in a minute and a gateway. */
const MAX_UNKNOWN = 60;
const MINUTE_MS = 60_000;
const MOST_ENTRIES = 20_000;

const keyOf = (token: string, hash: string) => `${token} ${hash}`;

/** Documents that tokens have registered, learnt of from the api when they are first sent. */
export class TokenDocuments {
  readonly #known: LRUCache<string, Known, { token: string; hash: string }>;
  readonly #unknown = new LRUCache<string, { count: number }>({ max: MOST_ENTRIES, ttl: MINUTE_MS });

  constructor(upstream: Pick<Upstream, 'postJson'>) {
    this.#known = new LRUCache({
      max: MOST_ENTRIES,
      maxSize: limits.documentStoreBytes,
      sizeCalculation: ({ body }) => 200 + 2 * (body?.length ?? 0),
      ttl: KNOWN_MS,
      fetchMethod: async (_key, _stale, { options, context }) => {
        const { document } = await upstream.postJson<Answer>('/internal/documents', context);
        if (!document) options.ttl = UNKNOWN_MS;
        return { body: document?.body ?? null };
      },
    });
  }

  /** The text that a token has registered under a hash. */
  async find(credential: string, hash: string): Promise<Found> {
    const token = sha256(credential);
    const key = keyOf(token, hash);
    const misses = this.#unknown.get(token) ?? { count: 0 };
    if (misses.count >= MAX_UNKNOWN && !this.#known.has(key)) return { refused: 'tooMany' };
    try {
      const known = await this.#known.fetch(key, { context: { token, hash } });
      if (known?.body != null) return { text: known.body };
    } catch {
      return { refused: 'away' };
    }
    misses.count += 1;
    if (misses.count === 1) this.#unknown.set(token, misses);
    return { refused: 'unregistered' };
  }

  /** What a token has deleted here is asked for anew. */
  forget(credential: string, hashes: readonly string[]): void {
    const token = sha256(credential);
    for (const hash of hashes) this.#known.delete(keyOf(token, hash));
  }
}
