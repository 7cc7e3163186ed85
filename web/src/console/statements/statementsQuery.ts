import { readMonth } from '../../lib/months.ts';
import { id, searchParams } from '../../lib/searchParams.ts';

/** Whose statement of which month is shown; no month is the last one that has ended. */
export const statementsParams = searchParams({
  month: { initial: '', narrows: true, parse: readMonth, format: (value: string) => value },
  account: id(),
});

/** An account that was typed; null for none. */
export function readAccount(typed: string): number | null {
  const plain = typed.normalize('NFKC').trim();
  return /^\d{1,15}$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
}
