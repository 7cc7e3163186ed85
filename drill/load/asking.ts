import { setTimeout } from 'node:timers/promises';
import type { Journal, Kind } from './journal.ts';

const ANSWERS_WITHIN_MS = 10_000;
const GIVEN_UP_AFTER_MS = 90_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;

/** Refused for good: asking again would not help. */
export class Refused extends Error {
  readonly errorKey: string;

  constructor(errorKey: string, msg: string) {
    super(`${errorKey} ${msg}`);
    this.errorKey = errorKey;
  }
}

/** Not answered, or with words that say so: it may have been done or not. */
class Unanswered extends Error {}

const TRANSIENT = new Set(['UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED', 'PLATFORM_LIMIT', 'TIMEOUT']);

type Asked = { url: string; token?: string; key?: string; body: object };

/** One attempt at a call of REST. */
export async function askRest<Data>({ url, token, key, body }: Asked): Promise<Data> {
  const { status, answer } = await send<{ code: number; msg: string; data: Data & { errorKey?: string } }>({
    url,
    body,
    ...(token && { token }),
    ...(key && { key }),
  });
  if (status === 200 && answer.code === 0) return answer.data;
  const errorKey = answer.data?.errorKey ?? '';
  if (status >= 500 || TRANSIENT.has(errorKey)) throw new Unanswered(`${status} ${errorKey}`);
  throw new Refused(errorKey, answer.msg);
}

type GraphAnswer = {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string; errorKey?: string } }[];
};

/** One attempt at an operation of the graph. */
export async function askGraph<Data>({ url, token, body }: Asked): Promise<Data> {
  const { status, answer } = await send<GraphAnswer>({ url, body, ...(token && { token }) });
  const [error] = answer.errors ?? [];
  if (status === 200 && !error) return answer.data as Data;
  const errorKey = error?.extensions?.errorKey ?? error?.extensions?.code ?? '';
  if (status >= 500 || TRANSIENT.has(errorKey) || errorKey === 'INTERNAL_SERVER_ERROR')
    throw new Unanswered(`graph ${status} ${errorKey}`);
  throw new Refused(errorKey, error?.message ?? '');
}

async function send<Answer>({ url, token, key, body }: Asked): Promise<{ status: number; answer: Answer }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { 'x-token': token }),
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  }).catch((error: Error) => {
    throw new Unanswered(wordsOf(error));
  });
  const text = await response.text().catch((error: Error) => {
    throw new Unanswered(wordsOf(error));
  });
  try {
    return { status: response.status, answer: JSON.parse(text) as Answer };
  } catch {
    throw new Unanswered(`${response.status} of the front`);
  }
}

function wordsOf(error: Error): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? error.name;
}

/**
 * Asks again until there is an answer, and notes each attempt without one. Null when it was refused or took too long,
 * which is noted too.
 */
export async function untilAnswered<Answer>(
  { journal, kind, isOver }: { journal: Journal; kind: Kind; isOver: () => boolean },
  attempt: (tries: number) => Promise<Answer>,
): Promise<Answer | null> {
  const until = Date.now() + GIVEN_UP_AFTER_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(tries);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      if (error instanceof Unanswered) {
        journal.unanswered.push({ at: Date.now(), kind, said });
        if (Date.now() < until && !isOver()) {
          await setTimeout(Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
          continue;
        }
      }
      journal.failed.push({ at: Date.now(), kind, said });
      return null;
    }
  }
}
