import { and, eq, gte, sql } from 'drizzle-orm';
import { inSavepoint, type Tx } from '../../db/client.ts';
import { afterSaleCases, orders, parcels } from '../../db/schema/index.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import { balanceShort } from '../../shared/amounts.ts';
import type { Fen } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import {
  caseStatus,
  type FreightBearer,
  freightBearers,
  moneyLogTypes,
  orderStatus,
  parcelStatus,
} from '../../shared/statuses.ts';
import { spendableOf } from '../accounts/accounts.repository.ts';
import type { CaseRow } from '../cases/caseRows.ts';
import { promisedShipAt, type WorkCalendar } from '../couriers/workDays.ts';
import { NOT_ISSUED } from '../lifecycle/orderStatus.ts';
import { atErpOf, refundOnceCancelled } from '../shipments/atErp.repository.ts';
import {
  inFull,
  lockParcels,
  type OrderRow,
  rederiveOrder,
  refundParcels,
} from '../shipments/refunding.repository.ts';
import { linesOf } from '../shipments/splitting.repository.ts';
import { asFunds, escrow, type Move, moveParcelMoney, revenue, walletOf } from '../wallet/moves.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';

/** What sending a replacement costs somebody else than its supplier. */
export type Freight = { freight: Fen; freightBy: FreightBearer };
export const FREIGHT_OF_SELLER: Freight = { freight: 0, freightBy: freightBearers.seller };

/** The order and parcel that replace another, locked. */
export type Replacement = { order: OrderRow; parcel: ParcelRow };

/**
 * Sends the pieces of a case again, to the same receiver: a parcel of its own that costs its buyer nothing but what of the
 * freight it has agreed to.
 * @throws Refusal STOCK_SHORT, BALANCE_SHORT when the buyer cannot pay the freight
 */
export async function placeReplacement(
  tx: Tx,
  { order, parcel, found }: { order: OrderRow; parcel: ParcelRow; found: CaseRow },
  freight: Freight,
): Promise<{ orderId: number; packageId: number }> {
  const pieces = found.items ?? (await linesOf(tx, parcel.id));
  const lines = pieces.map(({ skuId, num }) => ({ skuId, num }));
  const promised = await promiseOf(tx, order);
  const { rows } = await toRefusals(
    tx.execute<{ orderId: number; packageId: number }>(sql`
      SELECT placed.order_id AS "orderId", placed.package_id AS "packageId" FROM orders o JOIN order_package p ON p.order_id = o.id
       CROSS JOIN LATERAL place_replacement(o, p, ${JSON.stringify(lines)}::jsonb, ${promised?.toISOString() ?? null}::timestamptz) placed
       WHERE p.id = ${parcel.id}`),
  );
  const [placed] = rows;
  if (!placed) throw new Error('a replacement was not placed');
  if (freight.freightBy === freightBearers.buyer) await refuseShortage(tx, order, freight.freight);
  await toRefusals(
    moveParcelMoney(tx, freightMoves(order, placed.packageId, freight, `补发运费 ${parcel.packageNo}`)),
  );
  return placed;
}

/** Locks what replaces the parcel of a case; null where nothing does. */
export async function lockReplacement(tx: Tx, replacementId: number | null): Promise<Replacement | null> {
  if (replacementId === null) return null;
  const [found] = await tx
    .select({ orderId: parcels.orderId })
    .from(parcels)
    .where(eq(parcels.id, replacementId));
  const locked = found && (await lockParcels(tx, found.orderId, [replacementId]));
  const parcel = locked?.parcels[0];
  if (!parcel) throw new Error('a replacement that is not there');
  return { order: locked.order, parcel };
}

/** How a replacement has ended: it arrived, it was given up, or neither yet. */
export function outcomeOf({ order, parcel }: Replacement): 'arrived' | 'ended' | null {
  if (parcel.status === parcelStatus.refunded || parcel.status === parcelStatus.cancelled) return 'ended';
  return order.status >= orderStatus.pendingReview ? 'arrived' : null;
}

/** Names what the buyer lacks; where somebody else spends it meanwhile, the wallet itself refuses. */
async function refuseShortage(tx: Tx, { accountId }: OrderRow, need: Fen): Promise<void> {
  const balance = await spendableOf(tx, accountId);
  if (balance < need) throw balanceShort(need, balance);
}

/** Ends a replacement whose goods have not left, because something else is given instead; its freight goes back. */
export async function giveUp(
  tx: Tx,
  order: OrderRow,
  found: CaseRow,
  replacement: Replacement | null,
  reason: string,
): Promise<void> {
  const parcel = replacement?.parcel;
  const isWaiting =
    parcel?.status === parcelStatus.pendingShipment && NOT_ISSUED.includes(parcel.outputStatus);
  if (!replacement || !isWaiting) return returnIfEnded(tx, order, found, replacement);
  // Its freight goes back once the ERP has cancelled it.
  if ((await atErpOf(tx, [replacement.parcel.id])).size > 0) {
    await refundOnceCancelled(tx, replacement.order, [replacement.parcel], { by: 'system', reason });
    await rederiveOrder(tx, replacement.order);
    return;
  }
  await refundParcels(tx, replacement.order, [inFull(replacement.parcel)], { by: 'system', reason });
  await returnFreight(tx, order, found);
}

/** Gives the freight back of a replacement that has ended without going out, where that was not done yet. */
export async function returnIfEnded(
  tx: Tx,
  order: OrderRow,
  found: CaseRow,
  replacement: Replacement | null,
): Promise<void> {
  if (replacement && outcomeOf(replacement) === 'ended') await returnFreight(tx, order, found);
}

/** The same of one that was given up and lay at an ERP, once that has cancelled it: its case is over then. */
export async function returnFreightOf(tx: Tx, replacementId: number): Promise<void> {
  const [found] = await tx
    .select()
    .from(afterSaleCases)
    .where(
      and(eq(afterSaleCases.replacementId, replacementId), gte(afterSaleCases.status, caseStatus.resolved)),
    )
    .for('update');
  if (!found) return;
  const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderId));
  if (order) await returnFreight(tx, order, found);
}

/**
 * Gives the freight of a replacement back that did not go out: from the supplier's wallet, then from its deposit. Where both
 * have too little the buyer gets it from the platform, which has borne it then.
 */
export async function returnFreight(tx: Tx, order: OrderRow, found: CaseRow): Promise<void> {
  if (found.replacementId === null) return;
  const { freight, replacementId: packageId } = found;
  const freightBy = found.freightBy as FreightBearer;
  const title = `补发运费退回 ${found.caseNo}`;
  const moves = freightMoves(order, packageId, { freight, freightBy }, title);
  if (moves.length === 0) return;
  const back = moves.map((move) => ({
    ...move,
    ...{ from: move.to, to: move.from, step: `${move.step}back`, covered: move.step === 'got' },
  }));
  const isBack = await inSavepoint(tx, (savepoint) =>
    asFunds(moveParcelMoney(savepoint, back.toReversed())),
  ).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.errorKey === 'REFUND_FUNDS') return false;
      throw error;
    },
  );
  if (!isBack && freightBy === freightBearers.buyer) await moveParcelMoney(tx, platformGives(back));
  const left = isBack ? FREIGHT_OF_SELLER : { freight, freightBy: freightBearers.platform };
  await tx.update(afterSaleCases).set(left).where(eq(afterSaleCases.id, found.id));
}

/** What goes back to the buyer comes from the platform instead of the supplier. */
function platformGives(back: readonly Move[]): Move[] {
  return back
    .filter(({ from }) => from === escrow)
    .map((move) => ({ ...move, from: revenue, step: `${move.step}platform` }));
}

async function promiseOf(tx: Tx, { courierId, warehouseId }: OrderRow): Promise<Date | null> {
  const { rows } = await tx.execute<WorkCalendar>(sql`
    SELECT work_days AS "workDays", sunday_rest AS "sundayRest", rest_dates AS "restDates", cutoff_time AS "cutoffTime"
      FROM courier WHERE id = ${courierId}
    UNION ALL SELECT work_days, sunday_rest, rest_dates, cutoff_time FROM warehouse WHERE id = ${warehouseId}`);
  return promisedShipAt(rows, new Date());
}

/** By way of escrow, since each movement is one person's. */
function freightMoves(
  { accountId, sellerId }: Pick<typeof orders.$inferSelect, 'accountId' | 'sellerId'>,
  packageId: number,
  { freight, freightBy }: Freight,
  title: string,
): Move[] {
  if (freightBy === freightBearers.seller || freight === 0) return [];
  const common = { kind: moneyLogTypes.replacementFreight, packageId, title, amount: freight };
  const paid = { ...common, step: 'paid', to: escrow };
  return [
    freightBy === freightBearers.buyer
      ? { ...paid, from: walletOf(accountId), covered: true }
      : { ...paid, from: revenue },
    { ...common, step: 'got', from: escrow, to: walletOf(sellerId) },
  ];
}
