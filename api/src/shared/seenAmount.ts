import { Type } from 'typebox';
import { type Fen, yuanText } from './money.ts';
import { Refusal } from './refusal.ts';

/** The amount that a caller was shown; without one nothing is compared. */
export const SeenAmount = Type.Optional(
  Type.Integer({
    minimum: 0,
    description: 'fen that the caller was shown; refused as AMOUNT_CHANGED where it is another amount by now',
  }),
);

/** Run in the transaction that moves the money. @throws Refusal AMOUNT_CHANGED with the `amount` of now, in fen */
export function refuseWhereChanged(seen: Fen | undefined, now: Fen, more: object = {}): void {
  if (seen !== undefined && seen !== now)
    throw new Refusal('AMOUNT_CHANGED', { amount: yuanText(now) }, { amount: now, ...more });
}
