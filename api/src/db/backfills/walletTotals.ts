import type { Backfill } from './backfill.ts';

const AT_ONCE = 50;

/**
 * The sums that are kept beside the balance of a wallet. From its migration on every new line is added to them, so a wallet
 * is locked against new lines and its sums are set to those of all lines: what had been added is among them.
 */
export const walletTotals: Backfill = {
  name: 'walletTotals',
  after: '0012_wallet_totals',
  async batch(client, last) {
    const { rows } = await client.query<{ id: number }>(
      `SELECT id::float8 AS id FROM ledger_account
        WHERE id > $1 AND code = 'available' AND owner_id <> 0 ORDER BY id LIMIT ${AT_ONCE} FOR NO KEY UPDATE`,
      [last],
    );
    const ids = rows.map(({ id }) => id);
    await client.query(
      `UPDATE ledger_account a SET recharged = l.recharged, spent = l.spent, earned = l.earned, income = l.income, spends = l.spends
         FROM (
           SELECT e.account_id,
                  coalesce(sum(e.amount) FILTER (WHERE e.kind = 1), 0) AS recharged,
                  coalesce(-sum(e.amount) FILTER (WHERE e.kind IN (2, 3)), 0) AS spent,
                  coalesce(sum(e.amount) FILTER (WHERE e.kind IN (7, 8)), 0) AS earned,
                  coalesce(sum(e.amount) FILTER (WHERE i.is_income), 0) AS income,
                  coalesce(bool_or(e.amount < 0 AND NOT i.is_income), false) AS spends
             FROM ledger_entry e JOIN ledger_account w ON w.id = e.account_id JOIN account o ON o.id = w.owner_id
            CROSS JOIN LATERAL (SELECT e.kind IN (4, 6, 7, 8) OR e.kind IN (9, 10, 12, 14) AND o.kind <> 1 AS is_income) i
            WHERE e.account_id = ANY ($1::bigint[]) AND e.account_seq IS NOT NULL
            GROUP BY e.account_id
         ) l
        WHERE l.account_id = a.id`,
      [ids],
    );
    return ids.at(-1) ?? null;
  },
};
