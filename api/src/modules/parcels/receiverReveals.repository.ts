import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { reserve } from '../accounts/counters.ts';
import type { LimitName } from '../accounts/limits.ts';

/** Where receivers are shown in clear, and what of an account that is counted against. */
export type RevealTerms =
  /** One, on a page or by a program. */
  | { purpose: 'screen'; limit: Extract<LimitName, 'receiverReveals'> }
  /** In the sheet of a supplier that ships under numbers of its own. */
  | { purpose: 'sheet'; limit: Extract<LimitName, 'receiversInSheets'> }
  /** In a file of a buyer's own parcels; the copy of a person's data, which asks for more proof, has no limit. */
  | { purpose: 'export'; limit: Extract<LimitName, 'receiversInExports'> | null };

/**
 * Records that an account sees the receivers of these parcels, a row each. Belongs into the transaction without which
 * they are not shown.
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
