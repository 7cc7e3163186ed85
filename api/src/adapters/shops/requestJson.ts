import { setTimeout as wait } from 'node:timers/promises';
import { stripForbidden } from '@chengcang/addresses';
import { ShopError } from './shopError.ts';

const INTEGER_PATTERN = /^-?\d+$/;
const RETRY_DELAY_MS = 200;

export type JsonRequest = {
  platform: string;
  url: string;
  init: RequestInit;
  timeoutMs: number;
};

/**
 * Sends a request and parses the answer as JSON, whatever its status; integers beyond 2^53, such as ids, become
 * text. A missing, late or malformed answer and a server error are `transient`; the request may have taken effect.
 */
export async function requestJson({ platform, url, init, timeoutMs }: JsonRequest): Promise<unknown> {
  const { status, headers, text } = await fetchText({ platform, url, init, timeoutMs });
  if (status === 429) throw new ShopError(platform, 'rateLimited', 'HTTP_429', retryAfterOf(headers));
  if (status >= 500) throw new ShopError(platform, 'transient', `HTTP_${status}`);
  try {
    return JSON.parse(text, reviveSafely);
  } catch {
    if (status >= 400) throw new ShopError(platform, 'invalid', `HTTP_${status}`);
    throw new ShopError(platform, 'transient', 'BAD_ANSWER');
  }
}

/** Retries a read once after a transient error. Never use it for writes. */
export async function retryRead<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ShopError) || error.kind !== 'transient') throw error;
    await wait(RETRY_DELAY_MS);
    return read();
  }
}

async function fetchText({ platform, url, init, timeoutMs }: JsonRequest) {
  try {
    const answer = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    // Errors of fetch contain the address with its tokens.
    const late = error instanceof Error && error.name === 'TimeoutError';
    throw new ShopError(platform, 'transient', late ? 'TIMEOUT' : 'NO_ANSWER');
  }
}

/** Keeps all digits of numbers and removes forbidden characters from texts. */
export function reviveSafely(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value === 'string') return stripForbidden(value).text;
  const source = context?.source ?? '';
  return typeof value === 'number' && !Number.isSafeInteger(value) && INTEGER_PATTERN.test(source)
    ? source
    : value;
}

function retryAfterOf(headers: Headers): number | null {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1_000 : null;
}
