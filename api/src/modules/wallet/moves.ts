import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import type { Fen } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { moneyLogTypes } from '../../shared/statuses.ts';

/** A ledger account: a person's, or the platform's with owner 0. */
export type Place = { owner: number; code: 'available' | 'escrow' | 'revenue' };
export const escrow: Place = { owner: 0, code: 'escrow' };
export const revenue: Place = { owner: 0, code: 'revenue' };
export const walletOf = (accountId: number): Place => ({ owner: accountId, code: 'available' });

/** A transfer of a parcel's money between two accounts, unique by kind and step. */
export type Move = {
  kind: (typeof moneyLogTypes)[keyof typeof moneyLogTypes];
  packageId: number;
  step: string;
  title: string;
  from: Place;
  to: Place;
  amount: Fen;
  /** The change of the hold on the touched wallet; negative values release it. */
  held?: Fen;
  /**
   * The wallet must still cover its holds afterwards, for which its owner's deposit gives what is missing. Otherwise
   * returning an income may make it negative.
   */
  covered?: boolean;
  /** All of it comes from the deposit of the wallet's owner. */
  fromDeposit?: boolean;
};

/** Transfers money of parcels; at most one account of a move is a person's, and a move of nothing is skipped. */
export async function moveParcelMoney(tx: Tx, moves: readonly Move[]): Promise<void> {
  const rows = moves.map(({ from, to, ...move }) => ({
    ...move,
    fromOwner: from.owner,
    fromCode: from.code,
    toOwner: to.owner,
    toCode: to.code,
  }));
  if (rows.length > 0) await tx.execute(sql`SELECT move_parcel_money(${JSON.stringify(rows)}::jsonb)`);
}

/** What a wallet, and the deposit beside it, cannot cover is refused as REFUND_FUNDS; the transaction has failed then. */
export async function asFunds<T>(work: Promise<T>): Promise<T> {
  try {
    return await toRefusals(work);
  } catch (error) {
    if (error instanceof Refusal && error.errorKey === 'BALANCE_SHORT') throw new Refusal('REFUND_FUNDS');
    throw error;
  }
}
