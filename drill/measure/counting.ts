import { openDatabase } from '../../api/src/db/client.ts';
import { checkEverything } from '../../api/src/modules/books/books.service.ts';
import { readDataKey } from '../../api/src/plugins/config.ts';
import { secretBox } from '../../api/src/shared/secretBox.ts';
import type { Acknowledged, Kind } from '../load/journal.ts';
import { ports, urlOf } from '../places.ts';

/** Each takes what was acknowledged of its kind, and answers how much of it is missing and how much is there twice. */
const COUNTS: Record<Kind, string> = {
  order: `
    WITH placed AS (SELECT remark, count(*) AS times, count(paid_at) AS paid FROM orders WHERE remark <> '' GROUP BY remark)
    SELECT (SELECT count(*) FROM unnest($1::text[]) key LEFT JOIN placed ON remark = key WHERE coalesce(paid, 0) = 0) AS missing,
           (SELECT count(*) FROM placed WHERE times > 1) AS twice, $2::bigint[] IS NULL AS ignored`,
  recharge: `
    WITH credited AS (SELECT biz_id AS id, count(*) AS times FROM ledger_tx WHERE biz_type = 'payment' GROUP BY biz_id)
    SELECT (SELECT count(*) FROM unnest($2::bigint[]) given LEFT JOIN credited ON id = given WHERE times IS NULL) AS missing,
           (SELECT count(*) FROM credited WHERE times > 1)
           + (SELECT count(*) FROM (SELECT FROM payment WHERE pay_type = 9 GROUP BY account_id, amount HAVING count(*) > 1) p)
           AS twice, $1::text[] IS NULL AS ignored`,
  refund: `
    WITH asked AS (SELECT package_id AS id, count(*) AS times FROM refund WHERE status NOT IN (50, 60) GROUP BY package_id)
    SELECT (SELECT count(*) FROM unnest($2::bigint[]) given LEFT JOIN asked ON id = given WHERE times IS NULL) AS missing,
           (SELECT count(*) FROM asked WHERE times > 1) AS twice, $1::text[] IS NULL AS ignored`,
  label: `
    SELECT (SELECT count(*) FROM unnest($2::bigint[]) given LEFT JOIN order_package p ON p.id = given
             WHERE coalesce(p.print_count, 0) = 0) AS missing,
           (SELECT count(*) FROM (SELECT FROM order_package WHERE waybill_no IS NOT NULL GROUP BY waybill_no HAVING count(*) > 1) p)
           AS twice, $1::text[] IS NULL AS ignored`,
  compensation: `
    WITH paid AS (SELECT biz_id AS id, count(*) AS times FROM ledger_tx WHERE biz_type = 'adjustment' GROUP BY biz_id)
    SELECT (SELECT count(*) FROM unnest($2::bigint[]) given LEFT JOIN paid ON id = given WHERE times IS NULL) AS missing,
           (SELECT count(*) FROM paid WHERE times > 1)
           + (SELECT count(*) FROM (SELECT FROM balance_adjustment GROUP BY client_no HAVING count(*) > 1) p)
           AS twice, $1::text[] IS NULL AS ignored`,
};

export type Counted = { missing: number; twice: number; breaches: string[] };

/** Of how many parcels the courier has issued two waybills. */
export async function waybillsIssuedTwice(): Promise<number> {
  const answer = await fetch(`${urlOf(ports.simulators)}/couriers/api`);
  return ((await answer.json()) as { doubled: number }).doubled;
}

/** What became of what was acknowledged, and which rules of the books do not hold. */
export async function countIn(url: string, acknowledged: readonly Acknowledged[]): Promise<Counted> {
  const database = openDatabase(url, secretBox(readDataKey({})), 2);
  try {
    const counted: Counted = { missing: 0, twice: 0, breaches: [] };
    for (const [kind, query] of Object.entries(COUNTS)) {
      const entries = acknowledged.filter((entry) => entry.kind === kind);
      const values = [entries.map(({ key }) => key), entries.map(({ id }) => id)];
      const { rows } = await database.pool.query<{ missing: number; twice: number }>(query, values);
      counted.missing += Number(rows[0]?.missing);
      counted.twice += Number(rows[0]?.twice);
    }
    const { breaches } = await checkEverything(database.db);
    counted.breaches = breaches.map(({ rule, rows }) => `${rule.text} (${rows})`);
    return counted;
  } finally {
    await database.close();
  }
}
