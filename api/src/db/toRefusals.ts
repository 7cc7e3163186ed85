import { type ErrorKey, REFUSALS, Refusal } from '../shared/refusal.ts';

export type DatabaseError = {
  code?: string;
  severity?: string;
  constraint?: string;
  message: string;
  detail?: string;
};

/** Maps refusals of database functions to `Refusal`. */
export async function toRefusals<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const cause = (error instanceof Error && error.cause ? error.cause : error) as DatabaseError;
    throw refusalOf(cause) ?? error;
  }
}

export function refusalOf({ code, constraint, message, detail }: DatabaseError): Refusal | null {
  if (code === 'CC000' && message in REFUSALS) {
    const words = JSON.parse(detail ?? '{}') as Record<string, number>;
    return new Refusal(message as ErrorKey, words, words);
  }
  if (constraint === 'never_overdrawn') return new Refusal('BALANCE_SHORT');
  if (constraint === 'third_order_once') {
    // Key (account_id, platform, third_order_no)=(1, 0, T1001) already exists.
    const no = detail?.match(/=\(\d+, \d+, (.*)\) already exists/)?.[1] ?? '';
    return new Refusal('DUPLICATE_NO', { no });
  }
  return null;
}
