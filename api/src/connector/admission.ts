import {
  isSignature,
  NONCE,
  SIGNATURE,
  type SignedRequest,
  signRequest,
  TIMESTAMP,
  WINDOW_MS,
} from '../adapters/shops/connected/signatures.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export type Arrival = { path: string; headers: Headers; body: string; writes: boolean };

/** Why a request is not let in, for the log. */
export type Trouble = 'signature' | 'time' | 'replay';

/**
 * Lets in what was signed with the secret, within five minutes of our clock, and writes only once. The nonces of writes
 * are kept in memory until their time is over; what was signed before this process started, when another one may have
 * let it in, is too old for a write.
 */
export function admission({ secret, now }: { secret: string; now: () => Date }) {
  const startedAt = now().getTime();
  /** Nonces of writes and when each may be forgotten, the oldest first. */
  const seen = new Map<string, number>();

  function isRepeated(nonce: string, at: number): boolean {
    for (const [each, until] of seen) {
      if (until >= at) break;
      seen.delete(each);
    }
    if (seen.has(nonce)) return true;
    // A time may lie a window ahead, and is taken for a window after it.
    seen.set(nonce, at + 2 * WINDOW_MS);
    return false;
  }

  return {
    /** The request's nonce, over which its answer is signed; a trouble when it is not let in. */
    admit({ path, headers, body, writes }: Arrival): { nonce: string } | { trouble: Trouble } {
      const request: SignedRequest = {
        ...{ path, body },
        timestamp: textOf(headers[TIMESTAMP]),
        nonce: textOf(headers[NONCE]),
      };
      if (!isSignature(textOf(headers[SIGNATURE]), signRequest(secret, request)))
        return { trouble: 'signature' };
      const [at, sentAt] = [now().getTime(), Number(request.timestamp)];
      if (!(Math.abs(at - sentAt) <= WINDOW_MS)) return { trouble: 'time' };
      if (writes && sentAt < startedAt) return { trouble: 'time' };
      if (writes && isRepeated(request.nonce, at)) return { trouble: 'replay' };
      return { nonce: request.nonce };
    },
  };
}

function textOf(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}
