import { setTimeout as wait } from 'node:timers/promises';
import { withoutUnfit } from '../../shared/texts.ts';
import { ShopError } from './shopError.ts';

const A_NUMBER = /^-?\d+$/;
const BEFORE_READING_AGAIN_MS = 200;

export type Question = {
  platform: string;
  url: string;
  init: RequestInit;
  timeoutMs: number;
};

/**
 * Asks a platform and reads its answer as JSON, whatever the status says; integers beyond 2^53, as ids are, come as
 * text. No answer, none in time, none that is JSON, and a server's fault are `transient`; what was asked may have
 * happened all the same.
 */
export async function askJson({ platform, url, init, timeoutMs }: Question): Promise<unknown> {
  const { status, headers, text } = await answerOf({ platform, url, init, timeoutMs });
  if (status === 429) throw new ShopError(platform, 'rateLimited', 'HTTP_429', retryAfterOf(headers));
  if (status >= 500) throw new ShopError(platform, 'transient', `HTTP_${status}`);
  try {
    return JSON.parse(text, asKept);
  } catch {
    if (status >= 400) throw new ShopError(platform, 'invalid', `HTTP_${status}`);
    throw new ShopError(platform, 'transient', 'BAD_ANSWER');
  }
}

/** Reads once more what came to nothing for a moment. Not for calls that change something. */
export async function readAgain<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ShopError) || error.kind !== 'transient') throw error;
    await wait(BEFORE_READING_AGAIN_MS);
    return read();
  }
}

async function answerOf({ platform, url, init, timeoutMs }: Question) {
  try {
    const answer = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    // What fetch throws names the address, and the address holds tokens.
    const late = error instanceof Error && error.name === 'TimeoutError';
    throw new ShopError(platform, 'transient', late ? 'TIMEOUT' : 'NO_ANSWER');
  }
}

/** Numbers with all their digits, texts without what no text may hold. */
function asKept(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value === 'string') return withoutUnfit(value).text;
  const source = context?.source ?? '';
  return typeof value === 'number' && !Number.isSafeInteger(value) && A_NUMBER.test(source) ? source : value;
}

function retryAfterOf(headers: Headers): number | null {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1_000 : null;
}
