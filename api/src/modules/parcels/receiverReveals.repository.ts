import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { reserve } from '../accounts/counters.ts';
import type { LimitName } from '../accounts/limits.ts';

/** The purposes of reveals, each with its own limit per account. */
export type RevealTerms =
  /** Individually or for a new order, on a page or by a program. */
  | { purpose: 'screen'; limit: Extract<LimitName, 'receiverReveals' | 'receiversCopied'> }
  /** In the sheet of a supplier that ships with its own numbers. */
  | { purpose: 'sheet'; limit: Extract<LimitName, 'receiversInSheets'> }
  /** In an export of a buyer's own parcels; the personal data copy, which needs more proof, has no limit. */
  | { purpose: 'export'; limit: Extract<LimitName, 'receiversInExports'> | null };

/**
 * Records one row per revealed receiver. Belongs to the transaction without which they are not shown.
 * @throws Refusal REVEAL_LIMIT, and nothing is recorded
 */
export async function recordReveals(
  tx: Tx,
  accountId: number,
  packageIds: readonly number[],
  { purpose, limit }: RevealTerms,
): Promise<void> {
  if (packageIds.length === 0) return;
  if (limit) await reserve(tx, { limit, of: String(accountId) }, packageIds.length);
  await tx.execute(sql`
    INSERT INTO receiver_reveal (account_id, package_id, purpose)
    SELECT ${accountId}, id, ${purpose} FROM unnest(${`{${packageIds.join()}}`}::bigint[]) WITH ORDINALITY AS p (id, place)
     ORDER BY place`);
}
