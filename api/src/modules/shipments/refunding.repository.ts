import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { orders, parcels } from '../../db/schema/index.ts';
import type { Fen } from '../../shared/money.ts';
import {
  orderStatus,
  parcelStatus,
  refundStatus,
  settleStatus,
  stockLogTypes,
} from '../../shared/statuses.ts';
import { endRefundedCases, finishReplacementOf, hasOpenCases } from '../cases/cases.repository.ts';
import { deriveAfterSaleStatus, deriveOrderStatus } from '../lifecycle/orderStatus.ts';
import { isFinal, refundMoves } from '../settlements/refundMoves.ts';
import { commissionOn, feeLeft, SETTLED } from '../settlements/shares.ts';
import { asFunds, type Move, moveParcelMoney } from '../wallet/moves.ts';

export type OrderRow = typeof orders.$inferSelect;
type ParcelRow = typeof parcels.$inferSelect;

/** The actor of a parcel event, as shown in its timeline. */
export type AuditActor = 'user' | 'seller' | 'system' | 'platform';

/** A locked parcel with the fen to refund; the rest of its fee is kept. `before`: what must move in the same go. */
export type Refunding = { parcel: ParcelRow; amount: Fen; waybillFee: Fen; before?: readonly Move[] };
type Terms = { by: AuditActor; reason: string };

/** Types of stock movements that release reserved pieces. */
export const releaseTypes = { cancelled: stockLogTypes.cancelled, timedOut: stockLogTypes.timedOut };

const NO_OUTPUT = 0;
const VOIDING = 5;
const VOIDED = 6;

/** Sets the actor of this transaction's parcel events; without it timelines name the default actor. */
export async function setAuditActor(tx: Tx, doer: AuditActor): Promise<void> {
  await tx.execute(sql`SELECT set_config('chengcang.actor', ${doer}, true)`);
}

/** The refund of all that a parcel still costs. */
export const inFull = (parcel: ParcelRow): Refunding => ({
  parcel,
  amount: feeLeft(parcel),
  waybillFee: 0,
});

/**
 * Ends parcels and refunds them, including shares already paid out; their holds are released, and reserved pieces
 * return to stock. The order's row is locked, then the parcels: active ones of this order that are not being issued.
 * A waybill with an unknown number remains to be voided.
 * @throws Refusal REFUND_FUNDS where the wallet and the deposit of a supplier cannot cover what was final
 */
export async function refundParcels(
  tx: Tx,
  order: OrderRow,
  chosen: readonly Refunding[],
  terms: Terms,
): Promise<{ status: number; refundFee: number }> {
  const refundFee = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const { agentId, commissionRate } = await termsOf(tx, order);
  const ending = chosen.map(({ parcel, ...rest }) => ({
    ...rest,
    parcel: { ...parcel, packageFee: feeLeft(parcel), commission: commissionOn(parcel, commissionRate) },
  }));
  await endParcels(tx, ending);
  await finishRefunds(tx, order, chosen, terms, agentId !== null);
  await endRefundedCases(
    tx,
    chosen.map(({ parcel }) => parcel.id),
    terms,
  );
  await tx
    .update(orders)
    .set({
      refundCount: sql`${orders.refundCount} + ${chosen.length}`,
      refundFee: sql`${orders.refundFee} + ${refundFee}`,
    })
    .where(eq(orders.id, order.id));
  const status = await rederiveOrder(tx, order);
  const reserved = chosen.filter(({ parcel }) => parcel.status === parcelStatus.pendingShipment);
  if (reserved.length > 0)
    await releaseStock(
      tx,
      order,
      reserved.map(({ parcel }) => parcel.id),
      releaseTypes.cancelled,
    );
  await asFunds(
    moveParcelMoney(
      tx,
      ending.flatMap((each) => [...(each.before ?? []), ...refundMoves(order, agentId, each)]),
    ),
  );
  return { status, refundFee };
}

async function endParcels(tx: Tx, chosen: readonly Refunding[]): Promise<void> {
  const rows = chosen.map(({ parcel, amount }) => ({
    id: parcel.id,
    amount,
    commission: parcel.commission,
    output: outputAtTheEnd(parcel),
    settle: parcel.settleStatus === SETTLED ? settleStatus.reversed : settleStatus.none,
  }));
  await tx.execute(sql`
    UPDATE order_package p
       SET status = ${parcelStatus.refunded}, refund_status = ${refundStatus.success}, refund_fee = x.amount, commission = x.commission, held_until = NULL, refunded_at = now(),
           output_status = x.output, output_info = '', settle_status = x.settle, cancel_requested = false, lease_until = NULL
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (id bigint, amount bigint, commission bigint, output smallint, settle smallint)
     WHERE p.id = x.id`);
}

function outputAtTheEnd({ status, outputStatus }: ParcelRow): number {
  if (status === parcelStatus.pendingShipment) return NO_OUTPUT;
  return outputStatus === VOIDING ? VOIDED : outputStatus;
}

/** The number of the next refund of parcel `p`. Some of the earlier ones are those of its parts now. */
export const REFUND_NO = sql`
  'R' || substr(p.package_no, 2) || '-' || (SELECT count(*) + 1 FROM refund r
     JOIN (SELECT p.id UNION ALL SELECT q.id FROM order_package q WHERE q.part_of = p.id) own ON own.id = r.package_id)`;

/** Every refunded parcel has one refund row: the requested one, or else a new one. */
async function finishRefunds(
  tx: Tx,
  order: OrderRow,
  chosen: readonly Refunding[],
  { by, reason }: Terms,
  hasAgent: boolean,
) {
  const rows = chosen.map(({ parcel, amount, waybillFee }) => ({
    id: parcel.id,
    amount,
    waybillFee,
    afterHold: hasAgent && isFinal(parcel),
  }));
  await tx.execute(sql`
    WITH x AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (id bigint, amount bigint, "waybillFee" bigint, "afterHold" boolean)
    ), ended AS (
      UPDATE refund r SET status = ${refundStatus.success}, amount = x.amount, waybill_fee = x."waybillFee", after_hold = x."afterHold", audit_by = ${by},
             audit_at = now(), audit_reason = ${reason}, finished_at = now(), due_at = NULL, attempts = 0,
             void_at = CASE WHEN p.waybill_outcome_unknown THEN now() END
        FROM x JOIN order_package p ON p.id = x.id
       WHERE r.package_id = x.id AND r.status IN (10, 20, 30) RETURNING r.package_id
    )
    INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, waybill_fee, reason, status, applied_by,
                        audit_by, audit_at, finished_at, void_at, after_hold)
    SELECT ${REFUND_NO}, p.id, p.order_id, p.account_id, ${order.sellerId}, x.amount, x."waybillFee", ${reason}, ${refundStatus.success}, ${by}, ${by}, now(), now(),
           CASE WHEN p.waybill_outcome_unknown THEN now() END, x."afterHold"
      FROM x JOIN order_package p ON p.id = x.id WHERE p.id NOT IN (SELECT package_id FROM ended)`);
}

/** The inviter of an order's buyer, who has the agent's share, and the supplier's commission rate. */
export async function termsOf(
  db: Tx,
  { accountId, sellerId }: OrderRow,
): Promise<{ agentId: number | null; commissionRate: number }> {
  const { rows } = await db.execute<{ agentId: number | null; commissionRate: number }>(sql`
    SELECT b.super_id AS "agentId", s.commission_rate AS "commissionRate" FROM account b, account s
     WHERE b.id = ${accountId} AND s.id = ${sellerId}`);
  const [terms] = rows;
  if (!terms) throw new Error('an order without its people');
  return terms;
}

/** Derives an order's status from its parcels, with the resulting timestamps; the order's row is locked. */
export async function rederiveOrder(tx: Tx, order: OrderRow): Promise<number> {
  // Both depend on which states occur, not on how often.
  const states = await tx
    .selectDistinct({ status: parcels.status, refundStatus: parcels.refundStatus })
    .from(parcels)
    .where(eq(parcels.orderId, order.id));
  const status = deriveOrderStatus(order, states);
  const hasOpenCase = await hasOpenCases(tx, order.id);
  const isOut = status >= orderStatus.pendingReceipt && status <= orderStatus.completed;
  await tx
    .update(orders)
    .set({
      status,
      afterSaleStatus: deriveAfterSaleStatus(states, hasOpenCase),
      ...(isOut && {
        shippedAt: sql`coalesce(${orders.shippedAt}, (
          SELECT max(p.shipped_at) FROM order_package p WHERE p.order_id = ${order.id} AND p.status NOT IN (70, 80)))`,
      }),
      ...(status === orderStatus.pendingReview && {
        receivedAt: sql`coalesce(${orders.receivedAt}, now())`,
      }),
    })
    .where(eq(orders.id, order.id));
  if (order.replaces !== null && status >= orderStatus.pendingReview)
    await finishReplacementOf(tx, order.replaces);
  return status;
}

/** Locks an order and those of the given parcels that belong to it. */
export async function lockParcels(tx: Tx, orderId: number, packageIds: readonly number[]) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) return undefined;
  const rows = await tx
    .select()
    .from(parcels)
    .where(sql`${parcels.orderId} = ${orderId} AND ${inArray(parcels.id, [...packageIds])}`)
    .orderBy(asc(parcels.id))
    .for('update');
  return { order, parcels: rows };
}

/** Locks the stock rows that parcels of these orders hold pieces of. */
export async function lockStockOf(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    SELECT FROM good_stock s
      JOIN (SELECT DISTINCT l.sku_id, o.warehouse_id FROM parcel_stock l JOIN orders o ON o.id = l.order_id
             WHERE l.order_id = ANY (${`{${orderIds.join()}}`}::bigint[])) held USING (sku_id, warehouse_id)
     ORDER BY s.sku_id, s.warehouse_id FOR NO KEY UPDATE OF s`);
}

/** Releases the reserved pieces of parcels of one order. */
export async function releaseStock(
  tx: Tx,
  order: Pick<OrderRow, 'id'>,
  packageIds: readonly number[],
  type: (typeof releaseTypes)[keyof typeof releaseTypes],
): Promise<void> {
  await tx.execute(sql`
    SELECT release_parcels(o, ${`{${packageIds.join()}}`}::bigint[], ${type}::smallint) FROM orders o WHERE o.id = ${order.id}`);
}
