import { type Fields, fieldsOf } from '../../shops/fields.ts';
import { WaybillError } from '../waybillError.ts';
import { PLATFORM } from './kuaidi100Errors.ts';
import { signLabelCall } from './kuaidi100Signature.ts';

export type Kuaidi100Gateway = {
  key: string;
  secret: string;
  url: string;
  now: () => Date;
  timeoutMs: number;
};

/** Calls Kuaidi100; resolves to its answer, successful or not. A failed call may have taken effect. */
export async function callKuaidi100(
  { key, secret, url, now, timeoutMs }: Kuaidi100Gateway,
  method: 'order' | 'cancel' | 'interceptOrder',
  request: Record<string, unknown>,
): Promise<Fields> {
  const param = JSON.stringify(request);
  const t = String(now().getTime());
  const sign = signLabelCall({ param, t, key, secret });
  const { status, text } = await answerOf(
    url,
    new URLSearchParams({ method, key, t, sign, param }),
    timeoutMs,
  );
  if (status === 429) throw new WaybillError(PLATFORM, 'rateLimited', 'HTTP_429');
  if (status >= 500) throw new WaybillError(PLATFORM, 'transient', `HTTP_${status}`);
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    throw status >= 400
      ? new WaybillError(PLATFORM, 'refused', `HTTP_${status}`)
      : new WaybillError(PLATFORM, 'transient', 'BAD_ANSWER');
  }
}

async function answerOf(url: string, body: URLSearchParams, timeoutMs: number) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { method: 'POST', body, redirect: 'error', signal });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    throw new WaybillError(PLATFORM, 'transient', late ? 'TIMEOUT' : 'NO_ANSWER');
  }
}
