import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { equalities } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { dateOrNull, shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Page } from '../../shared/paging.ts';
import { billStateOf } from './billStates.ts';
import type {
  BillDto,
  BillsFilter,
  DifferenceDto,
  DifferencesFilter,
} from './channelBills.console.schemas.ts';

type BillRow = Omit<BillDto, 'state'> & { status: number };

const BILL = sql`
  b.id, b.pay_type AS "payType", b.day::text AS day, b.status, b.code, b.asked_at AS "askedAt", b.compared_at AS "comparedAt",
  b.told_payments AS "toldPayments", b.told_paid AS "toldPaid", b.told_refunds AS "toldRefunds", b.told_returned AS "toldReturned",
  b.our_payments AS "ourPayments", b.our_paid AS "ourPaid", b.our_refunds AS "ourRefunds", b.our_returned AS "ourReturned",
  (SELECT count(*) FROM channel_bill_difference d WHERE d.bill_id = b.id AND d.closed_at IS NULL) AS open,
  (SELECT count(*) FROM channel_bill_difference d WHERE d.bill_id = b.id AND d.closed_at IS NOT NULL) AS closed`;
const NEWEST: Order = { name: 'channelBills', by: [sql`day`, sql`id`], descending: true };

function billOf({ status, ...row }: BillRow, now: Date): BillDto {
  const [askedAt, comparedAt] = [dateOrNull(row.askedAt), dateOrNull(row.comparedAt)];
  return {
    ...row,
    state: billStateOf({ status, code: row.code, open: row.open, askedAt, comparedAt }, now),
    askedAt: shanghaiIsoOrNull(askedAt),
    comparedAt: shanghaiIsoOrNull(comparedAt),
  };
}

/** A page of bills, the newest days first. */
export async function listBills(db: Queryable, filter: BillsFilter, now: Date): Promise<Page<BillDto>> {
  const window = windowOf(filter, NEWEST);
  const open = sql`(b.status = 0 OR EXISTS (
    SELECT FROM channel_bill_difference d WHERE d.bill_id = b.id AND d.closed_at IS NULL))`;
  const which = sql.join(
    [sql`true`, ...(filter.onlyOpen ? [open] : []), ...equalities([[filter.payType, sql`b.pay_type`]])],
    sql` AND `,
  );
  const from = sql`FROM channel_bill b WHERE ${which}`;
  const { rows } = await db.execute<BillRow>(sql`
    SELECT ${BILL}, json_build_array(b.day, b.id) AS "sortKey" ${from} AND ${window.after} ${orderBy(window.order)}
     LIMIT ${window.limit} OFFSET ${window.offset}`);
  const placed = rows as unknown as (BillRow & { sortKey: [string, number] })[];
  return pageOfRows(window, placed, await countTold(db, from), ({ sortKey: _key, ...row }) =>
    billOf(row, now),
  );
}

export async function findBill(
  db: Queryable,
  which: { id: number } | { payType: number; day: string },
  now: Date,
): Promise<BillDto | undefined> {
  const where =
    'id' in which
      ? sql`b.id = ${which.id}`
      : sql`b.pay_type = ${which.payType} AND b.day = ${which.day}::date`;
  const { rows } = await db.execute<BillRow>(sql`SELECT ${BILL} FROM channel_bill b WHERE ${where}`);
  return rows[0] && billOf(rows[0], now);
}

const DIFFERENCE = sql`
  d.id, d.kind, d.line_kind AS "lineKind", d.number, d.trade_no AS "tradeNo", d.payment_id AS "paymentId", y.status AS "paymentStatus",
  (SELECT count(*) FROM payment_problem x WHERE x.payment_id = d.payment_id AND x.resolved_at IS NULL) AS problems,
  d.told, d.ours, d.told_at AS "toldAt", d.created_at AS "createdAt", d.closed_at AS "closedAt", d.closed_by AS "closedBy", d.reason`;
const JOINED = sql`FROM channel_bill_difference d LEFT JOIN payment y ON y.id = d.payment_id`;
const FIRST: Order = { name: 'billDifferences', by: [sql`d.id`], descending: false };

const differenceOf = (row: DifferenceDto): DifferenceDto => ({
  ...row,
  toldAt: shanghaiIsoOrNull(row.toldAt),
  createdAt: shanghaiIso(new Date(row.createdAt)),
  closedAt: shanghaiIsoOrNull(row.closedAt),
});

export async function listDifferences(
  db: Queryable,
  filter: DifferencesFilter,
): Promise<Page<DifferenceDto>> {
  const window = windowOf(filter, FIRST);
  const which: SQL = sql`d.bill_id = ${filter.billId} ${filter.isOpen ? sql`AND d.closed_at IS NULL` : sql``}`;
  const { rows } = await db.execute<DifferenceDto>(sql`
    SELECT ${DIFFERENCE} ${JOINED} WHERE ${which} AND ${window.after} ${orderBy(window.order)}
     LIMIT ${window.limit} OFFSET ${window.offset}`);
  const total = await countTold(db, sql`FROM channel_bill_difference d WHERE ${which}`);
  return pageOfRows(window, rows as unknown as DifferenceDto[], total, differenceOf);
}

export async function findDifference(db: Queryable, id: number): Promise<DifferenceDto | undefined> {
  const { rows } = await db.execute<DifferenceDto>(sql`SELECT ${DIFFERENCE} ${JOINED} WHERE d.id = ${id}`);
  return rows[0] && differenceOf(rows[0]);
}

/** Closes a difference; undefined where it is already, or is not there. */
export async function closeDifference(
  tx: Queryable,
  { id, by, reason }: { id: number; by: string; reason: string },
): Promise<{ billId: number; number: string } | undefined> {
  const { rows } = await tx.execute<{ billId: number; number: string }>(sql`
    UPDATE channel_bill_difference SET closed_at = now(), closed_by = ${by}, reason = ${reason}
     WHERE id = ${id} AND closed_at IS NULL RETURNING bill_id AS "billId", number`);
  return rows[0];
}
