import { type Fen, yuanText } from './money.ts';
import { Refusal } from './refusal.ts';

/** @throws Refusal AMOUNT_MAX, which names the most */
export function refuseAbove(amount: Fen, max: Fen): void {
  if (amount > max) throw new Refusal('AMOUNT_MAX', { max: yuanText(max) }, { max });
}

/**
 * An amount of a fen at least.
 * @throws Refusal AMOUNT_MIN, AMOUNT_MAX
 */
export function amountUpTo(amount: Fen | undefined, max: Fen): Fen {
  if (amount === undefined || amount < 1) throw new Refusal('AMOUNT_MIN', { min: yuanText(1) }, { min: 1 });
  refuseAbove(amount, max);
  return amount;
}

/** What is refused where a balance is short of `need` fen: it says by how much. */
export function balanceShort(need: Fen, balance: Fen): Refusal {
  const data = { need, balance, lack: need - balance };
  return new Refusal('BALANCE_SHORT', { lack: yuanText(data.lack) }, data);
}
