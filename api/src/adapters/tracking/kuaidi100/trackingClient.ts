import { type Fields, fieldsOf } from '../../shops/fields.ts';
import { TrackingError } from '../trackingError.ts';
import { PLATFORM } from './trackingErrors.ts';

/** Posts a form to Kuaidi100; resolves to its answer, successful or not. */
export async function postForm(
  url: string,
  form: Record<string, string>,
  timeoutMs: number,
): Promise<Fields> {
  const { status, text } = await answerOf(url, new URLSearchParams(form), timeoutMs);
  if (status === 429) throw new TrackingError(PLATFORM, 'rateLimited', 'HTTP_429');
  if (status >= 500) throw new TrackingError(PLATFORM, 'transient', `HTTP_${status}`);
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    throw status >= 400
      ? new TrackingError(PLATFORM, 'refused', `HTTP_${status}`)
      : new TrackingError(PLATFORM, 'transient', 'BAD_ANSWER');
  }
}

async function answerOf(url: string, body: URLSearchParams, timeoutMs: number) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { method: 'POST', body, redirect: 'error', signal });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    throw new TrackingError(PLATFORM, 'transient', late ? 'TIMEOUT' : 'NO_ANSWER');
  }
}
