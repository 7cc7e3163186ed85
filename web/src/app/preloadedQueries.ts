/** A request that public/start.js has sent before the page's code was there. */
interface PreloadedQuery {
  body: string;
  /** Of who was signed in. */
  token: string | null;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    preloadedQueries?: PreloadedQuery[];
  }
}

/** What was asked at the start is true for as long as a page takes to start. */
const PRELOAD_LIFETIME_MS = 10_000;

/**
 * A fetch that hands out, once each, the answers to what was asked before there was anybody to ask. One that did not
 * come is asked for anew.
 */
export function withPreloadedQueries(
  send: typeof fetch,
  answers: PreloadedQuery[],
  sincePageStart = () => performance.now(),
): typeof fetch {
  return (input, init) => {
    const token = new Headers(init?.headers).get('x-token');
    const at = answers.findIndex((one) => one.body === init?.body && one.token === token);
    const [taken] = at < 0 ? [] : answers.splice(at, 1);
    if (!taken || sincePageStart() > PRELOAD_LIFETIME_MS) return send(input, init);
    const answered = taken.answer.catch(() => send(input, init));
    return init?.signal ? Promise.race([answered, rejectOnAbort(init.signal)]) : answered;
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
