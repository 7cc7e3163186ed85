import type { TestApi } from './api.ts';

/** What must hold of the books and the stock whatever happened; each query answers what breaks it. */
const invariants: Record<string, string> = {
  'nothing is created or destroyed': 'SELECT sum(amount) FROM ledger_entry HAVING sum(amount) <> 0',
  'every movement is balanced': `SELECT t.id FROM ledger_tx t LEFT JOIN ledger_entry e ON e.tx_id = t.id
    GROUP BY t.id HAVING count(e.id) < 2 OR coalesce(sum(e.amount), 0) <> 0`,
  'balance and version equal their history': `SELECT a.id FROM ledger_account a
    LEFT JOIN (SELECT account_id, sum(amount) s, count(*) n, max(account_seq) m FROM ledger_entry GROUP BY 1) h ON h.account_id = a.id
    WHERE a.owner_id <> 0 AND (a.balance <> coalesce(h.s, 0) OR a.version <> coalesce(h.n, 0) OR a.version <> coalesce(h.m, 0))`,
  'nobody is overdrawn': 'SELECT id FROM ledger_account WHERE balance + overdraft < 0',
  'only an income that was taken back leads below nothing': `SELECT a.id FROM ledger_account a
    WHERE a.overdraft <> CASE WHEN a.owner_id = 0 THEN 0 ELSE greatest(0, -a.balance) END
       OR (a.overdraft > 0 AND NOT EXISTS (SELECT FROM ledger_entry e JOIN ledger_tx t ON t.id = e.tx_id
            WHERE e.account_id = a.id AND e.amount < 0 AND t.kind IN (8, 10)))`,
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
    WHERE (p.status = 70 AND p.refund_fee > 0) <> (t.id IS NOT NULL)`,
  'a refunded parcel gave its fee back but for what was kept of it, and every fen went somewhere': `SELECT p.id FROM order_package p
    LEFT JOIN LATERAL (
      SELECT coalesce(sum(e.amount) FILTER (WHERE t.kind = 3 AND a.owner_id = p.account_id), 0) AS buyer,
             coalesce(sum(e.amount) FILTER (WHERE t.kind <> 3 AND a.code <> 'escrow'), 0) AS kept
        FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
       WHERE t.biz_type = 'package' AND t.biz_id = p.id) m ON true
    WHERE p.status = 70 AND (m.buyer <> p.refund_fee OR m.buyer + m.kept <> p.package_fee)`,
  'a refunded parcel has one refund that succeeded, of its amount, and nothing else has one': `SELECT p.id FROM order_package p
    LEFT JOIN (SELECT package_id, count(*) n, sum(amount) amount FROM refund WHERE status = 40 GROUP BY 1) r ON r.package_id = p.id
    WHERE (p.status = 70) <> (p.refund_status = 40) OR (p.status = 70) <> (coalesce(r.n, 0) = 1)
       OR (p.status = 70 AND r.amount <> p.refund_fee)`,
  'a parcel whose money is asked for has one refund that says how far it is': `SELECT p.id FROM order_package p
    LEFT JOIN refund r ON r.package_id = p.id AND r.status IN (10, 20, 30)
    WHERE (p.refund_status IN (10, 20, 30)) <> (r.id IS NOT NULL) OR r.status <> p.refund_status
       OR p.cancel_requested <> (p.refund_status = 10) OR (p.output_status = 5) <> (p.refund_status = 20)`,
  'an order counts what its parcels gave back': `SELECT o.id FROM orders o JOIN (
      SELECT order_id, count(*) FILTER (WHERE status = 70) n, sum(refund_fee) s FROM order_package GROUP BY 1) p ON p.order_id = o.id
    WHERE o.refund_count <> p.n OR o.refund_fee <> p.s`,
  'a settled parcel paid its shares out, and they add up to its fee': `SELECT p.id FROM order_package p JOIN orders o ON o.id = p.order_id
    LEFT JOIN LATERAL (
      SELECT coalesce(sum(e.amount) FILTER (WHERE a.owner_id = o.seller_id), 0) AS supplier,
             coalesce(-sum(e.amount) FILTER (WHERE a.owner_id = 0 AND a.code = 'escrow'), 0) AS total
        FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
       WHERE t.biz_type = 'package' AND t.biz_id = p.id AND t.kind IN (7, 9)) m ON true
    WHERE (p.settle_status = 2 AND (m.supplier <> p.supplier_share - p.commission OR m.total <> p.package_fee))
       OR (p.settle_status IN (0, 1) AND p.status <> 70 AND m.total <> 0)`,
  'escrow holds what is paid and neither refunded nor settled': `SELECT held.fen, due.fen FROM
      (SELECT coalesce(sum(e.amount), 0) AS fen FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
        WHERE a.owner_id = 0 AND a.code = 'escrow') held,
      (SELECT coalesce(sum(p.package_fee), 0) AS fen FROM order_package p JOIN orders o ON o.id = p.order_id
        WHERE o.paid_at IS NOT NULL AND p.status <> 70 AND p.settle_status <> 2) due
    WHERE held.fen <> due.fen`,
  'a parcel begins its timeline when it is placed, and ends it with its refund': `SELECT p.id FROM order_package p
    LEFT JOIN (SELECT package_id, count(*) FILTER (WHERE type = 'created') created, count(*) FILTER (WHERE type = 'refunded') refunded
                 FROM package_event GROUP BY 1) e ON e.package_id = p.id
    WHERE coalesce(e.created, 0) <> 1 OR e.refunded <> CASE p.status WHEN 70 THEN 1 ELSE 0 END`,
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
      AND NOT (s.import_status = 5 AND p.id IS NOT NULL)
      -- What a shop was told stays told, though the parcel was refunded since.
      AND NOT (s.import_status = 3 AND p.id IS NULL)`,
  'one live session an account':
    'SELECT account_id FROM session WHERE revoked_at IS NULL GROUP BY 1 HAVING count(*) > 1',
};

const names = Object.keys(invariants);
/** All in one query, so that it can be asked after every step. */
const BROKEN = Object.values(invariants)
  .map((text, index) => `SELECT ${index} AS index WHERE EXISTS (${text}\n)`)
  .join(' UNION ALL ');

/** The names of the invariants that do not hold; empty when all do. */
export async function brokenInvariants(api: Pick<TestApi, 'query'>): Promise<string[]> {
  const broken = await api.query<{ index: number }>(BROKEN);
  return broken.map(({ index }) => names[index] ?? '');
}
