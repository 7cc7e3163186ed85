import { ChengcangError } from './ChengcangError.ts';

export type RetryOptions = {
  /** Tries after the first, 4 by default; 0 for none. */
  retries: number;
  signal: AbortSignal | undefined;
};

/** A failed try: the error, whether another one may help, and after how many milliseconds the platform wants it. */
export type FailedTry = { error: unknown; again: boolean; afterMs: number | undefined };

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
/** Of the pause that the platform asks for: so that programs that were refused together do not return together. */
const SPREAD = 0.25;

/** Runs `attempt` until it answers, another try would not help, or there were enough of them. */
export async function withRetries<T>(
  attempt: () => Promise<{ answer: T } | FailedTry>,
  { retries, signal }: RetryOptions,
): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    signal?.throwIfAborted();
    const outcome = await attempt();
    if ('answer' in outcome) return outcome.answer;
    if (!outcome.again || tried >= retries) throw outcome.error;
    await pause(pauseMs(tried, outcome.afterMs), signal);
  }
}

/** The pause before the next try: what the server said and a little more, else a random one that grows twofold. */
function pauseMs(tried: number, afterMs: number | undefined): number {
  const asked = afterMs === undefined ? undefined : afterMs * (1 + SPREAD * Math.random());
  const own = FIRST_PAUSE_MS * 2 ** tried * (0.5 + Math.random() / 2);
  return Math.min(asked ?? own, LONGEST_PAUSE_MS);
}

/** `Retry-After` in milliseconds: seconds, or a moment. */
export function retryAfterMs(headers: Headers, now = Date.now()): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

const PASSING = new Set(['RATE_LIMITED', 'UNAVAILABLE', 'TIMEOUT', 'UNREACHABLE', 'UNREADABLE']);
const PASSING_STATUS = new Set([502, 503, 504]);

/**
 * Whether a later try may succeed. What may have been done by the failed one is only tried again where that does it once:
 * `repeatable` operations. A 429 was refused before it was looked at.
 */
export function mayPass(error: unknown, repeatable: boolean): boolean {
  if (!(error instanceof ChengcangError)) return false;
  if (error.status === 429) return true;
  return repeatable && !isElsewhere(error) && (PASSING.has(error.key) || PASSING_STATUS.has(error.status));
}

/** Something at the address knows no graph there. */
function isElsewhere({ key, status }: ChengcangError): boolean {
  return key === 'UNREADABLE' && status >= 400 && status < 500;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
