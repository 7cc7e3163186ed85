import { type SQL, sql } from 'drizzle-orm';
import { actedByName } from '../../db/actedBy.ts';
import type { Queryable } from '../../db/client.ts';
import { onlyIf, within } from '../../db/conditions.ts';
import { type Order, orderBy, pageOfRows, type Window, windowOf } from '../../db/pages.ts';
import { runFrequent } from '../../db/prepared.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { asksFor, asksForAny, type Fields, fieldsBelow } from '../../shared/fields.ts';
import type { Paging } from '../../shared/paging.ts';
import { moneyLogTypes } from '../../shared/statuses.ts';
import { moneyLogTexts } from './moneyLogTypes.ts';
import { type Fees, partsOf, type Share } from './moneyParts.ts';
import type { MoneyLogDto, MoneyLogsFilter } from './wallet.schemas.ts';

type Which = Omit<MoneyLogsFilter, keyof Paging>;

const NEWEST: Order = { name: 'moneyLogs', by: [sql`e.id`], descending: true };

type LogRow = {
  id: number;
  type: number;
  isFrozen: boolean;
  amount: number;
  after: number;
  /** What the wallet's other account held, and what the same movement did to it. */
  counterpartBalance: number;
  frozenAmount: number | null;
  frozenAfter: number | null;
  bizType: string;
  bizId: number;
  bizNo: string | null;
  orderId: number | null;
  fees: Fees | null;
  share: Share | null;
  cashOutFee: number | null;
  actedBy: string | null;
  title: string;
  createdAt: string;
};

const columns = (fields: Fields): SQL => sql`
  e.id, e.kind AS type, a.code = 'frozen' AS "isFrozen", e.amount, e.balance_after AS after, e.counterpart_balance AS "counterpartBalance",
  f.amount AS "frozenAmount", f.balance_after AS "frozenAfter", t.biz_type AS "bizType", t.biz_id AS "bizId",
  coalesce(o.order_no, (SELECT q.package_no FROM order_package q WHERE q.id = p.part_of), p.package_no, y.pay_no, c.cash_out_no, r.refund_no, k.claim_no,
    (SELECT package_no FROM order_package WHERE id = g.package_id), (SELECT order_no FROM orders WHERE id = g.order_id)) AS "bizNo",
  coalesce(o.id, p.order_id, k.order_id, g.order_id) AS "orderId",
  CASE WHEN NOT ${asksFor(fields, 'parts')} THEN NULL WHEN o.id IS NOT NULL THEN json_build_object('goodsFee', o.goods_fee, 'courierFee', o.courier_fee, 'remoteFee', o.remote_fee,
         'discountFee', o.discount_fee)
       WHEN p.id IS NOT NULL THEN json_build_object('goodsFee', p.goods_fee, 'courierFee', p.courier_fee, 'remoteFee', p.remote_fee,
         'discountFee', p.discount_fee) END AS fees,
  CASE WHEN ${asksFor(fields, 'parts')} AND p.id IS NOT NULL AND t.step !~ '[0-9]$' THEN json_build_object('supplierShare', p.supplier_share, 'supplyFee', p.supply_fee,
         'commission', p.commission) END AS share,
  c.fee AS "cashOutFee", ${onlyIf(asksFor(fields, 'actedBy'), actedByName(sql`t`, sql`a.owner_id`))} AS "actedBy", t.title, e.created_at AS "createdAt"`;

const tables = (fields: Fields): SQL => sql`
  JOIN ledger_entry e ON e.tx_id = page.tx_id AND e.id = page.id JOIN ledger_account a ON a.id = e.account_id JOIN ledger_tx t ON t.id = e.tx_id
  LEFT JOIN LATERAL (
    SELECT other.amount, other.balance_after FROM ledger_entry other JOIN ledger_account w ON w.id = other.account_id
     WHERE other.tx_id = e.tx_id AND w.owner_id = a.owner_id AND w.code = 'frozen'
       AND ${asksForAny(fields, 'frozenBefore', 'frozenAfter')}) f ON true
  LEFT JOIN orders o ON t.biz_type = 'order' AND o.id = t.biz_id
  LEFT JOIN order_package p ON t.biz_type = 'package' AND p.id = t.biz_id
  LEFT JOIN payment y ON t.biz_type = 'payment' AND y.id = t.biz_id
  LEFT JOIN cash_out c ON t.biz_type = 'cash_out' AND c.id = t.biz_id
  LEFT JOIN recharge_refund r ON t.biz_type = 'recharge_refund' AND r.id = t.biz_id
  LEFT JOIN courier_claim k ON t.biz_type = 'courier_claim' AND k.id = t.biz_id
  LEFT JOIN balance_adjustment g ON t.biz_type = 'adjustment' AND g.id = t.biz_id`;

/** A page of the wallet's lines, newest first, read from the ledger itself, so that list and balance always agree. */
export async function listMoneyLogs(
  db: Queryable,
  accountId: number,
  filter: MoneyLogsFilter,
  fields: Fields = null,
) {
  const window = windowOf(filter, NEWEST);
  const isSummed = asksForAny(fields, 'total', 'totalIsExact', 'sumIn', 'sumOut');
  const [lines, { total, sumIn, sumOut }] = await Promise.all([
    readLines(db, accountId, filter, window, fieldsBelow(fields, 'list')),
    isSummed ? sumLines(db, accountId, filter) : NO_LINES,
  ]);
  return { ...pageOfRows(window, lines, total, dto), sumIn, sumOut };
}

const NO_LINES = { total: 0, sumIn: 0, sumOut: 0 };

async function sumLines(db: Queryable, accountId: number, filter: Which): Promise<typeof NO_LINES> {
  const { rows } = await db.execute<typeof NO_LINES>(sql`
    SELECT count(*) AS total, coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS "sumIn",
           coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS "sumOut" ${moneyLogRows(accountId, filter)}`);
  return rows[0] ?? NO_LINES;
}

/** The continuation of the account's list below a line. */
export async function moneyLogsBelow(
  db: Queryable,
  accountId: number,
  filter: Which,
  below: number,
  limit: number,
): Promise<MoneyLogDto[]> {
  const part = { order: NEWEST, limit, offset: 0, after: sql`e.id < ${below}` };
  return (await readLines(db, accountId, filter, part, null)).map(dto);
}

/** FROM of the lines that a filter selects, with `id` and `amount`, the effect on the available balance. */
export function moneyLogRows(accountId: number, filter: Which): SQL {
  return sql`FROM (${sql.join(selections(accountId, filter), sql` UNION ALL `)}) lines`;
}

type Part = Pick<Window, 'order' | 'limit' | 'offset' | 'after'>;

async function readLines(
  db: Queryable,
  accountId: number,
  filter: Which,
  { order, limit, offset, after }: Part,
  fields: Fields,
): Promise<LogRow[]> {
  // Each limited to the rows that can be needed.
  const heads = selections(accountId, filter).map(
    (selection) => sql`(${selection} AND ${after} ${orderBy(order)} LIMIT ${sql.raw(`${offset + limit}`)})`,
  );
  const rows = await runFrequent<LogRow>(
    db,
    sql`
    SELECT ${columns(fields)} FROM (
      SELECT e.id, e.tx_id FROM (${sql.join(heads, sql` UNION ALL `)}) e ${orderBy(order)} LIMIT ${sql.raw(`${limit} OFFSET ${offset}`)}
    ) page ${tables(fields)} ${orderBy(order)}`,
  );
  return rows;
}

/**
 * The lines of the available account, and payments out of the frozen one, which do not change the former. Both are
 * found by the index `ledger_entry_lines`, from which alone sums are read.
 */
function selections(accountId: number, filter: Which): SQL[] {
  const { keyword, type, direction } = filter;
  const those = [
    sql`e.account_seq IS NOT NULL`,
    ...within(sql`e.created_at`, filter),
    ...(keyword ? [sql`e.tx_id IN (${numbered(keyword)})`] : []),
  ];
  const accountOf = (code: string) =>
    sql`e.account_id = (SELECT id FROM ledger_account WHERE owner_id = ${accountId} AND code = ${code})`;
  const available = [
    accountOf('available'),
    ...those,
    ...(type === undefined ? [] : [sql`e.kind = ${type}`]),
    ...(direction === undefined ? [] : [direction === 'in' ? sql`e.amount > 0` : sql`e.amount < 0`]),
  ];
  const paidOut = [accountOf('frozen'), ...those, sql`e.kind = ${moneyLogTypes.cashOutPaid}`];
  const isPaidOutMeant =
    direction === undefined && (type === undefined || type === moneyLogTypes.cashOutPaid);
  return [
    sql`SELECT e.id, e.tx_id, e.amount FROM ledger_entry e WHERE ${sql.join(available, sql` AND `)}`,
    ...(isPaidOutMeant
      ? [
          sql`SELECT e.id, e.tx_id, 0::bigint AS amount FROM ledger_entry e WHERE ${sql.join(paidOut, sql` AND `)}`,
        ]
      : []),
  ];
}

/** The kinds of movements that are of a parcel. */
const OF_PARCELS = sql.raw(
  [
    moneyLogTypes.packageRefund,
    moneyLogTypes.agentProfit,
    moneyLogTypes.agentReverse,
    moneyLogTypes.supplierSettle,
    moneyLogTypes.supplierReverse,
    moneyLogTypes.compensation,
    moneyLogTypes.depositPaid,
    moneyLogTypes.replacementFreight,
  ].join(),
);

/** Movements of a numbered item: an order with its parcels, a parcel, a recharge, a cash-out or a claim. */
function numbered(number: string): SQL {
  return sql`
    SELECT t.id FROM orders o JOIN ledger_tx t ON t.kind = 2 AND t.biz_type = 'order' AND t.biz_id = o.id WHERE o.order_no = ${number}
    UNION ALL SELECT t.id FROM orders o JOIN order_package p ON p.order_id = o.id
      JOIN ledger_tx t ON t.kind IN (${OF_PARCELS}) AND t.biz_type = 'package' AND t.biz_id = p.id WHERE o.order_no = ${number}
    UNION ALL SELECT t.id FROM order_package p
      JOIN ledger_tx t ON t.kind IN (${OF_PARCELS}) AND t.biz_type = 'package' AND t.biz_id = p.id WHERE p.package_no = ${number}
    UNION ALL SELECT t.id FROM order_package q JOIN order_package p ON p.part_of = q.id
      JOIN ledger_tx t ON t.kind IN (${OF_PARCELS}) AND t.biz_type = 'package' AND t.biz_id = p.id WHERE q.package_no = ${number}
    UNION ALL SELECT t.id FROM payment y
      JOIN ledger_tx t ON t.kind = 1 AND t.biz_type = 'payment' AND t.biz_id = y.id WHERE y.pay_no = ${number}
    UNION ALL SELECT t.id FROM recharge_refund r
      JOIN ledger_tx t ON t.kind IN (16, 17) AND t.biz_type = 'recharge_refund' AND t.biz_id = r.id WHERE r.refund_no = ${number}
    UNION ALL SELECT t.id FROM cash_out c
      JOIN ledger_tx t ON t.kind IN (4, 5, 6) AND t.biz_type = 'cash_out' AND t.biz_id = c.id WHERE c.cash_out_no = ${number}
    UNION ALL SELECT t.id FROM courier_claim k
      JOIN ledger_tx t ON t.kind = 30 AND t.biz_type = 'courier_claim' AND t.biz_id = k.id WHERE k.claim_no = ${number}
    UNION ALL SELECT t.id FROM orders o JOIN balance_adjustment g ON g.order_id = o.id
      JOIN ledger_tx t ON t.kind = g.kind AND t.biz_type = 'adjustment' AND t.biz_id = g.id WHERE o.order_no = ${number}
    UNION ALL SELECT t.id FROM order_package p JOIN balance_adjustment g ON g.order_id = p.order_id AND g.package_id = p.id
      JOIN ledger_tx t ON t.kind = g.kind AND t.biz_type = 'adjustment' AND t.biz_id = g.id WHERE p.package_no = ${number}`;
}

function dto(row: LogRow): MoneyLogDto {
  const { id, type, isFrozen, after, counterpartBalance, bizType, bizId } = row;
  const amount = isFrozen ? 0 : row.amount;
  const frozenAfter = isFrozen ? after : (row.frozenAfter ?? counterpartBalance);
  const balanceAfter = isFrozen ? counterpartBalance : after;
  return {
    id,
    logNo: `L${String(id).padStart(10, '0')}`,
    type,
    typeText: moneyLogTexts[type] ?? '',
    amount,
    balanceBefore: balanceAfter - amount,
    balanceAfter,
    frozenBefore: frozenAfter - (row.frozenAmount ?? 0),
    frozenAfter,
    bizNo: row.bizNo,
    orderId: row.orderId,
    packageId: bizType === 'package' ? bizId : null,
    payId: bizType === 'payment' ? bizId : null,
    cashOutId: bizType === 'cash_out' ? bizId : null,
    parts: partsOf({ ...row, amount }),
    actedBy: row.actedBy,
    title: row.title,
    createdAt: shanghaiIso(new Date(row.createdAt)),
  };
}
