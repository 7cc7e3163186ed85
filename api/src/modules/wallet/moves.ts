import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { Fen } from '../../shared/money.ts';
import type { moneyLogTypes } from '../../shared/statuses.ts';

/** An account of the ledger: a person's, or with owner 0 the platform's own. */
export type Place = { owner: number; code: 'available' | 'escrow' | 'revenue' };
export const escrow: Place = { owner: 0, code: 'escrow' };
export const revenue: Place = { owner: 0, code: 'revenue' };
export const walletOf = (accountId: number): Place => ({ owner: accountId, code: 'available' });

/** Money of a parcel that goes from one account to another, once for ever by its kind and step. */
export type Move = {
  kind: (typeof moneyLogTypes)[keyof typeof moneyLogTypes];
  packageId: number;
  step: string;
  title: string;
  from: Place;
  to: Place;
  amount: Fen;
  /** What more is held from then on of the wallet that it touches; less than nothing releases it. */
  held?: Fen;
  /** It must leave in the wallet what is held of it. Without that, taking an income back may lead below nothing. */
  covered?: boolean;
};

/** Moves money of parcels; at most one of the two accounts of a move is a person's, and nothing moved or held is no move. */
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
