import { runPreparedText } from '../../api/src/db/prepared.ts';
import { movementRules } from '../../api/src/modules/books/movements.rules.ts';
import { everything, type Scope } from '../../api/src/modules/books/rule.ts';
import { rules } from '../../api/src/modules/books/rules.ts';
import type { TestApi } from './api.ts';

/** What lists rest upon, which count parcels by their orders. */
const likeItsOrder = {
  name: 'a parcel is whose, where from and when its order is',
  broken: () => `SELECT FROM order_package p JOIN orders o ON o.id = p.order_id
     WHERE (p.account_id, p.seller_id, p.platform, p.shop_id, p.created_at)
           IS DISTINCT FROM (o.account_id, o.seller_id, o.platform, o.shop_id, o.created_at)`,
};
/** What tests move by themselves has no row: `ledger_move(…, 'test', …)`. The rules of the ledger hold for it all the same. */
const exceptMadeUp: Scope = {
  ...everything,
  movements: (id) => `${id} NOT IN (SELECT id FROM ledger_tx WHERE biz_type IN ('test', 'circle', 'bank'))`,
};
const scopeOf = (rule: { name: string }) =>
  movementRules.some(({ name }) => name === rule.name) ? exceptMadeUp : everything;

/** What goods are sorted by. */
const soldAsPaid = {
  name: 'what was sold is what was paid and not refunded, by goods and by day',
  broken: () => `SELECT FROM goods g
     LEFT JOIN (SELECT good_id, sum(pieces) AS pieces FROM good_sale_day GROUP BY good_id) d ON d.good_id = g.id
     LEFT JOIN (SELECT good_id, sum(pieces) AS pieces FROM good_sale GROUP BY good_id) s ON s.good_id = g.id
     LEFT JOIN (SELECT l.good_id, sum(l.num) AS pieces FROM orders o JOIN order_package p ON p.order_id = o.id AND p.status <> 70
                  JOIN parcel_line l ON l.package_id = p.id
                 WHERE o.paid_at IS NOT NULL AND o.replaces IS NULL GROUP BY l.good_id) o ON o.good_id = g.id
     WHERE g.sold <> coalesce(d.pieces, 0)
        OR (coalesce(d.pieces, 0) + coalesce(s.pieces, 0) <> coalesce(o.pieces, 0)
            -- Goods of the demo, whose numbers are short, were sold before.
            AND length(g.goods_no) = 36)`,
};
const invariants = [...rules, likeItsOrder, soldAsPaid];

/** All in one query that each connection plans once, so that it can be asked after every step. */
const BROKEN = invariants
  .map((rule, index) => `SELECT ${index} AS index WHERE EXISTS (${rule.broken(scopeOf(rule))}\n)`)
  .join(' UNION ALL ');

/** The names of the rules of the books, the stock and the lists that do not hold; empty when all do. */
export async function brokenInvariants({ database }: Pick<TestApi, 'database'>): Promise<string[]> {
  const rows = await runPreparedText<{ index: number }>(database.db, BROKEN, []);
  return rows.map(({ index }) => invariants[index]?.name ?? '');
}
