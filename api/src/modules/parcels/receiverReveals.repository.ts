import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { reserve } from '../accounts/counters.ts';
import type { LimitName } from '../accounts/limits.ts';

/** What has a receiver: a parcel, or an entry of the address book. */
export type Revealed = 'parcel' | 'entry';

/** The purposes of reveals, each with its own limit per account; of parcels where `of` is not said. */
export type RevealTerms = {
  of?: Revealed;
} /** Individually or for a new order, on a page or by a program. */ & (
  | { purpose: 'screen'; limit: Extract<LimitName, 'receiverReveals' | 'receiversCopied'> }
  /** In the sheet of a supplier that ships with its own numbers. */
  | { purpose: 'sheet'; limit: Extract<LimitName, 'receiversInSheets'> }
  /** In an export of a buyer's own parcels; the personal data copy, which needs more proof, has no limit. */
  | { purpose: 'export'; limit: Extract<LimitName, 'receiversInExports'> | null }
);

/**
 * Records one row per revealed receiver. Belongs to the transaction without which they are not shown.
 * @throws Refusal REVEAL_LIMIT, and nothing is recorded
 */
export async function recordReveals(
  tx: Tx,
  accountId: number,
  ids: readonly number[],
  { purpose, limit, of = 'parcel' }: RevealTerms,
): Promise<void> {
  if (ids.length === 0) return;
  if (limit) await reserve(tx, { limit, of: String(accountId) }, ids.length);
  const column = of === 'parcel' ? sql`package_id` : sql`entry_id`;
  await tx.execute(sql`
    INSERT INTO receiver_reveal (account_id, ${column}, purpose)
    SELECT ${accountId}, id, ${purpose} FROM unnest(${`{${ids.join()}}`}::bigint[]) WITH ORDINALITY AS p (id, place)
     ORDER BY place`);
}
