import { createHash } from 'node:crypto';
import type { Form } from '../shops/forms.ts';
import { type Given, givenIn } from '../shops/given.ts';
import { isSame } from '../shops/signatures.ts';
import { ACCOUNT, type LabelError, PARAMETERS, SIGNATURE } from './labelErrors.ts';
import { LABEL_CALLS, type LabelCall } from './labelFaults.ts';

export type SimulatedKuaidi100 = {
  key: string;
  secret: string;
  /** Who queries traces. */
  customer: string;
  /** The duration of a simulated hour; a real one by default. */
  hourMs?: number;
};

export type LabelRequest = { call: LabelCall; param: Given };

const CLOCK_TOLERANCE_MS = 10 * 60_000;

/** Parses a call and validates its caller, signature and time; returns the error otherwise. */
export function labelRequest(
  form: Form,
  { key, secret }: SimulatedKuaidi100,
  now: Date,
): LabelRequest | LabelError {
  if (form.get('key') !== key) return ACCOUNT;
  const [param = '', t = ''] = [form.get('param'), form.get('t')];
  const isNear = /^\d{13}$/.test(t) && Math.abs(now.getTime() - Number(t)) <= CLOCK_TOLERANCE_MS;
  if (!isNear || !isSame(signatureOf(param, t, key, secret), form.get('sign') ?? '')) return SIGNATURE;
  const call = LABEL_CALLS.find((each) => each === form.get('method'));
  const input = parsed(param);
  return call && input ? { call, param: input } : PARAMETERS;
}

function signatureOf(...texts: string[]): string {
  const hash = createHash('md5');
  for (const text of texts) hash.update(text, 'utf8');
  return hash.digest('hex').toUpperCase();
}

function parsed(text: string): Given | null {
  try {
    return givenIn(JSON.parse(text));
  } catch {
    return null;
  }
}
