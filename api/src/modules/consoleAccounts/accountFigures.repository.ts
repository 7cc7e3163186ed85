import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal, onlyIf } from '../../db/conditions.ts';
import { asksFor, type Fields } from '../../shared/fields.ts';
import { accountKinds, caseStatus, orderStatus, refundStatus } from '../../shared/statuses.ts';
import { COMMISSION_DUE, IS_UNSETTLED } from '../wallet/shares.sql.ts';
import type { CountsDto, WalletDto } from './consoleAccounts.schemas.ts';

/** Whose things are counted: those of a buyer, or those that a supplier has sold. */
export const ownerOf = (kind: number) => (kind === accountKinds.buyer ? sql`account_id` : sql`seller_id`);

/** The parts of a balance; `inTransit` is what parcels on their way will bring a supplier, or cost a buyer nothing more. */
export async function findWallet(
  db: Queryable,
  id: number,
  kind: number,
  fields: Fields,
): Promise<WalletDto> {
  const isSeller = kind === accountKinds.seller;
  const ifAsked = (name: string, is: boolean, value: ReturnType<typeof sql>) =>
    onlyIf(is && asksFor(fields, name), value, sql`0`);
  const { rows } = await db.execute<WalletDto>(sql`
    SELECT coalesce(a.balance, 0) AS available, coalesce(a.held, 0) AS held, coalesce(f.balance, 0) AS frozen,
           coalesce(a.overdraft, 0) AS overdraft, coalesce(a.recharged, 0) AS recharged, coalesce(a.spent, 0) AS spent,
           coalesce(a.earned, 0) AS earned, ${ifAsked('withdrawable', true, sql`withdrawable_of(${id})`)} AS withdrawable,
           deposit_of(${id}) AS deposit, ${ifAsked('depositMin', isSeller, sql`deposit_min_of(${id})`)} AS "depositMin",
           deposit_lack_of(${id}) AS "depositLack",
           ${ifAsked(
             'inTransit',
             isSeller,
             sql`(
             SELECT coalesce(sum(p.supplier_share - ${COMMISSION_DUE}), 0)::bigint FROM order_package p JOIN account s ON s.id = p.seller_id
              WHERE p.seller_id = ${id} AND ${IS_UNSETTLED})`,
           )} AS "inTransit"
      FROM (VALUES (${id}::bigint)) AS person (id)
      LEFT JOIN ledger_account a ON a.owner_id = person.id AND a.code = 'available'
      LEFT JOIN ledger_account f ON f.owner_id = person.id AND f.code = 'frozen'`);
  const [wallet] = rows;
  if (!wallet) throw new Error('the ledger answered nothing');
  return wallet;
}

const OPEN = sql.raw(
  [orderStatus.pendingShipment, orderStatus.pendingReceipt, orderStatus.pendingReview].join(', '),
);

/** How much there is of everything. */
export async function findCounts(db: Queryable, id: number, kind: number): Promise<CountsDto> {
  const owner = ownerOf(kind);
  const { rows } = await db.execute<CountsDto>(sql`
    SELECT o.orders, o.unpaid AS "unpaidOrders", o.open AS "openOrders", r.refunds, r.waiting AS "waitingRefunds",
           (SELECT count(*)::int FROM after_sale_case c WHERE c.${owner} = ${id} AND c.status < ${literal(caseStatus.resolved)}) AS "openCases",
           (SELECT count(*)::int FROM account i WHERE i.super_id = ${id}) AS invitees,
           (SELECT count(*)::int FROM shop s WHERE s.account_id = ${id} AND s.status <> 5) AS shops,
           (SELECT count(*)::int FROM warehouse w WHERE w.seller_id = ${id} AND w.deleted_at IS NULL) AS warehouses,
           (SELECT count(*)::int FROM goods g WHERE g.seller_id = ${id} AND g.deleted_at IS NULL) AS goods
      FROM (SELECT count(*)::int AS orders, count(*) FILTER (WHERE status = ${literal(orderStatus.pendingPayment)})::int AS unpaid,
                   count(*) FILTER (WHERE status IN (${OPEN}))::int AS open FROM orders WHERE ${owner} = ${id}) o,
           (SELECT count(*)::int AS refunds, count(*) FILTER (WHERE status < ${literal(refundStatus.success)})::int AS waiting
              FROM refund WHERE ${owner} = ${id}) r`);
  const [counts] = rows;
  if (!counts) throw new Error('nothing was counted');
  return counts;
}
