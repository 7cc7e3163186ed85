import type { TestApi } from './api.ts';

/** What must hold of the books and the stock whatever happened; each query answers what breaks it. */
const invariants: Record<string, string> = {
  'nothing is created or destroyed': 'SELECT sum(amount) FROM ledger_entry HAVING sum(amount) <> 0',
  'every movement is balanced': `SELECT t.id FROM ledger_tx t LEFT JOIN ledger_entry e ON e.tx_id = t.id
    GROUP BY t.id HAVING count(e.id) < 2 OR coalesce(sum(e.amount), 0) <> 0`,
  'balance and version equal their history': `SELECT a.id FROM ledger_account a
    LEFT JOIN (SELECT account_id, sum(amount) s, count(*) n, max(account_seq) m FROM ledger_entry GROUP BY 1) h ON h.account_id = a.id
    WHERE a.owner_id <> 0 AND (a.balance <> coalesce(h.s, 0) OR a.version <> coalesce(h.n, 0) OR a.version <> coalesce(h.m, 0))`,
  'nobody is overdrawn': 'SELECT id FROM ledger_account WHERE balance < 0',
  'each account has one unforked chain': `SELECT id FROM (
      SELECT e.id, e.amount, e.balance_after, e.account_seq, lag(e.balance_after, 1, 0::bigint) OVER w pb, lag(e.account_seq, 1, 0::bigint) OVER w ps
        FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id AND a.owner_id <> 0
      WINDOW w AS (PARTITION BY e.account_id ORDER BY e.account_seq)) x
    WHERE balance_after <> pb + amount OR account_seq <> ps + 1`,
  'an order costs what its parcels cost': `SELECT o.id FROM orders o LEFT JOIN (
      SELECT order_id, sum(package_fee) s, count(*) n FROM order_package GROUP BY 1) p ON p.order_id = o.id
    WHERE o.total_fee IS DISTINCT FROM p.s OR o.package_count IS DISTINCT FROM p.n`,
  'paid means paid once, and nothing else does': `SELECT o.id FROM orders o
    LEFT JOIN ledger_tx t ON t.kind = 2 AND t.biz_type = 'order' AND t.biz_id = o.id
    LEFT JOIN ledger_entry e ON e.tx_id = t.id AND e.amount > 0
    WHERE (o.paid_at IS NOT NULL) <> (t.id IS NOT NULL) OR (t.id IS NOT NULL AND e.amount <> o.total_fee)`,
  'refunded means refunded once': `SELECT p.id FROM order_package p
    LEFT JOIN ledger_tx t ON t.kind = 3 AND t.biz_type = 'package' AND t.biz_id = p.id
    WHERE (p.status = 70) <> (t.id IS NOT NULL)`,
  'stock is never oversold': 'SELECT id FROM good_stock WHERE locked < 0 OR locked > quantity',
  'locked stock equals the open parcels': `SELECT s.id FROM good_stock s LEFT JOIN (
      SELECT o.good_id, o.warehouse_id, sum(o.num) n FROM orders o JOIN order_package p ON p.order_id = o.id
       WHERE p.status IN (10, 20) GROUP BY 1, 2) r ON r.good_id = s.good_id AND r.warehouse_id = s.warehouse_id
    WHERE s.locked <> coalesce(r.n, 0)`,
  'an order number is held by a live parcel': `SELECT t.package_id FROM third_order t JOIN order_package p ON p.id = t.package_id
    WHERE p.status IN (70, 80)`,
  'an order of a shop is in a live parcel of its owner exactly when it is ordered': `SELECT s.id FROM shop_order s
    JOIN shop h ON h.id = s.shop_id LEFT JOIN order_package p ON p.id = s.package_id
    WHERE (s.import_status IN (1, 2, 3)) <> (p.id IS NOT NULL AND p.status NOT IN (70, 80) AND p.account_id = h.account_id)
      AND NOT (s.import_status = 5 AND p.id IS NOT NULL)`,
  'one live session an account':
    'SELECT account_id FROM session WHERE revoked_at IS NULL GROUP BY 1 HAVING count(*) > 1',
};

/** The names of the invariants that do not hold; empty when all do. */
export async function brokenInvariants(api: Pick<TestApi, 'query'>): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, text] of Object.entries(invariants)) {
    if ((await api.query(text)).length > 0) broken.push(name);
  }
  return broken;
}
