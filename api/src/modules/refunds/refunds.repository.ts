import { and, eq, type SQL, sql } from 'drizzle-orm';
import { AT_ERP } from '../../db/atErp.ts';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { among, equalities, literal, onlyIf, within } from '../../db/conditions.ts';
import { hasValue, keptBy, keptRefunds, keptWithin } from '../../db/keptTotals.ts';
import {
  behind,
  type Listed,
  type Order,
  orderBy,
  pageOfIds,
  pageOfListed,
  type SortKey,
  sortKey,
  TOTALS,
  unindexed,
  windowOf,
} from '../../db/pages.ts';
import { runFrequent } from '../../db/prepared.ts';
import { refunds } from '../../db/schema/index.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso, shanghaiIsoOrNull, shanghaiMillis } from '../../shared/clock.ts';
import { asksForAny, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { asksForTotal, withoutPaging } from '../../shared/paging.ts';
import { caseKinds, refundStatus } from '../../shared/statuses.ts';
import { refundStatusText } from '../lifecycle/refundStatus.ts';
import { ITEMS } from '../parcels/parcelItems.ts';
import { ownedBy } from '../parcels/parcels.repository.ts';
import { lockParcels } from '../shipments/refunding.repository.ts';
import { allowedRefundActions } from './refundActions.ts';
import type { RefundRowDto, RefundsFilter } from './refunds.schemas.ts';
import { isAllBack } from './returned.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** The orders of the actor's parcels among these, in locking order. */
export async function ordersOfParcels(
  db: Queryable,
  actor: Actor,
  packageIds: readonly number[],
): Promise<{ orderId: number; packageIds: number[] }[]> {
  const { rows } = await db.execute<{ orderId: number; packageIds: number[] }>(sql`
    SELECT o.id AS "orderId", json_agg(p.id ORDER BY p.id) AS "packageIds" FROM order_package p JOIN orders o ON o.id = p.order_id
     WHERE p.id = ANY (${`{${packageIds.join(',')}}`}::bigint[]) AND ${ownedBy(actor)} GROUP BY o.id ORDER BY o.id`);
  return rows;
}

/** Locks a refund of the actor with its order and parcel; undefined when there is none. */
export async function lockRefund(tx: Tx, refundId: number, actor?: Actor) {
  const own = actor && (actor.kind === 'buyer' ? refunds.accountId : refunds.sellerId);
  const [found] = await tx
    .select({ orderId: refunds.orderId, packageId: refunds.packageId })
    .from(refunds)
    .where(and(eq(refunds.id, refundId), own && eq(own, actor.accountId)));
  if (!found) return undefined;
  const locked = await lockParcels(tx, found.orderId, [found.packageId]);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
  const parcel = locked?.parcels[0];
  return locked && parcel && refund && { order: locked.order, parcel, refund };
}

export type DueRefund = { id: number; sortKey: SortKey };

/** Refunds that their suppliers have not answered in time, the longest due first, behind `last`. */
export function findOverdue(db: Db, limit: number, last?: DueRefund): Promise<DueRefund[]> {
  return findDue(db, sql`due_at`, sql`status = ${literal(refundStatus.waitSeller)}`, limit, last);
}

/** Refunds with a waybill that is due to be given back, the longest due first, behind `last`. */
export function findToVoid(db: Db, limit: number, last?: DueRefund): Promise<DueRefund[]> {
  return findDue(db, sql`void_at`, sql`true`, limit, last);
}

async function findDue(
  db: Db,
  at: SQL,
  condition: SQL,
  limit: number,
  last?: DueRefund,
): Promise<DueRefund[]> {
  const order: Order = { name: 'dueRefunds', by: [{ moment: at }, sql`id`], descending: false };
  const after = last ? behind(order, last.sortKey) : sql`true`;
  const { rows } = await db.execute<DueRefund>(sql`
    SELECT id, ${sortKey(order)} AS "sortKey" FROM refund
     WHERE ${condition} AND ${at} <= now() AND ${after} ${orderBy(order)} LIMIT ${literal(limit)}`);
  return rows;
}

type ListRow = Omit<
  RefundRowDto,
  | 'refundId'
  | 'goodName'
  | 'num'
  | 'statusText'
  | 'allowedActions'
  | 'createdAt'
  | 'updatedAt'
  | 'auditAt'
  | 'dueAt'
  | 'finishedAt'
  | 'returnedAt'
> & {
  createdAt: string;
  updatedAt: string;
  auditAt: string | null;
  dueAt: string | null;
  finishedAt: string | null;
  returnedAt: string | null;
  wasShipped: boolean;
  isBack: boolean;
  isAtErp: boolean;
};

const NEWEST: Order = { name: 'refunds', by: [sql`r.id`], descending: true };
/** The same where no index has a supplier's refunds in this order. */
const SORTED: Order = { ...NEWEST, by: [unindexed(sql`r.id`)] };

/** The open case in which refund `r` is answered. */
const CASE = sql`(
  SELECT c.id FROM after_sale_case c WHERE c.refund_id = r.id AND c.status < 70 AND c.kind <> ${literal(caseKinds.unspecified)})`;

/** A page of the actor's refunds, newest first. */
export async function listRefunds(db: Queryable, actor: Actor, filter: RefundsFilter, fields: Fields = null) {
  const asked = fieldsBelow(fields, 'list');
  const isItemised = asksForAny(asked, 'items', 'goodName', 'num');
  const order = actor.kind === 'seller' && filter.status === undefined ? SORTED : NEWEST;
  const window = windowOf(filter, order);
  const conditions = [
    keptRefunds.ownedBy(actor),
    ...equalities([
      [filter.status, sql`r.status`],
      [filter.orderId, sql`r.order_id`],
      [filter.packageId, sql`r.package_id`],
    ]),
    ...among(sql`r.id`, filter.ids),
    ...within(sql`r.created_at`, filter),
    ...keptWithin(keptRefunds, actor, filter),
  ];
  const kept = keptBy(keptRefunds, actor, withoutPaging(filter), { status: hasValue('status') });
  const from = sql`refund r WHERE ${sql.join(conditions, sql` AND `)}`;
  const rows = await runFrequent<ListRow & Listed>(
    db,
    sql`
    WITH ${pageOfIds({ id: sql`r.id`, from, kept, isCounted: asksForTotal(fields) }, window)}
    SELECT r.id, r.refund_no AS "refundNo", r.package_id AS "packageId", p.package_no AS "packageNo", r.order_id AS "orderId",
           o.order_no AS "orderNo", coalesce(r.items::json, ${onlyIf(isItemised, ITEMS, sql`'[]'`)}) AS items,
           r.items IS NOT NULL OR p.part_of IS NOT NULL AS "isPart",
           (SELECT q.package_no FROM order_package q WHERE q.id = p.part_of) AS "partOfNo", p.waybill_no AS "waybillNo", p.package_fee AS "packageFee",
           CASE WHEN r.items IS NULL THEN p.package_fee - p.compensated
                ELSE (SELECT sum((x.value->>'goodsFee')::bigint)::bigint FROM jsonb_array_elements(r.items) x) END AS "maxAmount",
           r.amount, r.waybill_fee AS "waybillFee", r.reason, r.status, r.applied_by AS "appliedBy", r.audit_by AS "auditBy",
           r.audit_reason AS "auditReason", r.audit_at AS "auditAt", r.due_at AS "dueAt", r.created_at AS "createdAt", r.updated_at AS "updatedAt",
           r.finished_at AS "finishedAt", r.returned_at AS "returnedAt", p.shipped_at IS NOT NULL AS "wasShipped", ${isAllBack(sql`r.package_id`)} AS "isBack",
           ${onlyIf(asksForAny(asked, 'statusText'), sql`${AT_ERP} IS NOT NULL`, sql`false`)} AS "isAtErp",
           ${onlyIf(asksForAny(asked, 'caseId'), CASE)} AS "caseId",
           ${TOTALS}, ${sortKey(NEWEST)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN refund r ON r.id = page.id JOIN order_package p ON p.id = r.package_id
             JOIN orders o ON o.id = r.order_id) ON true
     ${orderBy(window.order)}`,
  );
  return pageOfListed(window, rows, (row) => dto(row, actor));
}

function dto({ wasShipped, isBack, isAtErp, ...row }: ListRow, actor: Actor): RefundRowDto {
  return {
    ...row,
    refundId: row.id,
    goodName: row.items[0]?.goodName ?? '',
    num: row.items[0]?.num ?? 0,
    statusText: refundStatusText(row.status, isAtErp),
    createdAt: shanghaiIso(new Date(row.createdAt)),
    updatedAt: shanghaiMillis(new Date(row.updatedAt)),
    auditAt: shanghaiIsoOrNull(row.auditAt),
    dueAt: shanghaiIsoOrNull(row.dueAt),
    finishedAt: shanghaiIsoOrNull(row.finishedAt),
    returnedAt: shanghaiIsoOrNull(row.returnedAt),
    allowedActions: allowedRefundActions(
      { ...row, wasShipped, returned: isBack || row.returnedAt !== null },
      actor,
    ),
  };
}
