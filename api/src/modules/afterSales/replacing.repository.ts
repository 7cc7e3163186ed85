import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { afterSaleCases, type orders, parcels } from '../../db/schema/index.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import type { Fen } from '../../shared/money.ts';
import {
  type FreightBearer,
  freightBearers,
  moneyLogTypes,
  orderStatus,
  parcelStatus,
} from '../../shared/statuses.ts';
import type { CaseRow } from '../cases/caseRows.ts';
import { promisedShipAt, type WorkCalendar } from '../couriers/workDays.ts';
import { NOT_ISSUED } from '../lifecycle/orderStatus.ts';
import { inFull, lockParcels, type OrderRow, refundParcels } from '../shipments/refunding.repository.ts';
import { linesOf } from '../shipments/splitting.repository.ts';
import { escrow, type Move, moveParcelMoney, revenue, walletOf } from '../wallet/moves.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';

/** What sending a replacement costs somebody else than its supplier. */
export type Freight = { freight: Fen; freightBy: FreightBearer };
export const FREIGHT_OF_SELLER: Freight = { freight: 0, freightBy: freightBearers.seller };

/** The order and parcel that replace another, locked. */
export type Replacement = { order: OrderRow; parcel: ParcelRow };

/**
 * Sends the pieces of a case again, to the same receiver: a parcel of its own that costs its buyer nothing but what of the
 * freight it has agreed to. Returns the id of that parcel.
 * @throws Refusal STOCK_SHORT, BALANCE_SHORT when the buyer cannot pay the freight
 */
export async function placeReplacement(
  tx: Tx,
  { order, parcel, found }: { order: OrderRow; parcel: ParcelRow; found: CaseRow },
  freight: Freight,
): Promise<number> {
  const pieces = found.items ?? (await linesOf(tx, parcel.id));
  const lines = pieces.map(({ skuId, num }) => ({ skuId, num }));
  const promised = await promiseOf(tx, order);
  const { rows } = await toRefusals(
    tx.execute<{ id: number }>(sql`
      SELECT placed.package_id AS id FROM orders o JOIN order_package p ON p.order_id = o.id
       CROSS JOIN LATERAL place_replacement(o, p, ${JSON.stringify(lines)}::jsonb, ${promised?.toISOString() ?? null}::timestamptz) placed
       WHERE p.id = ${parcel.id}`),
  );
  const [placed] = rows;
  if (!placed) throw new Error('a replacement was not placed');
  await toRefusals(
    moveParcelMoney(tx, freightMoves(order, placed.id, freight, `补发运费 ${parcel.packageNo}`)),
  );
  return placed.id;
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

/** Ends a replacement whose goods have not left, because something else is given instead. */
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
  if (!replacement || !isWaiting) return;
  await refundParcels(tx, replacement.order, [inFull(replacement.parcel)], { by: 'system', reason });
  await returnFreight(tx, order, found);
  await tx.update(afterSaleCases).set(FREIGHT_OF_SELLER).where(eq(afterSaleCases.id, found.id));
}

/** Gives the freight of a replacement back that did not go out. */
export async function returnFreight(tx: Tx, order: OrderRow, found: CaseRow): Promise<void> {
  if (found.replacementId === null) return;
  const freight = { freight: found.freight, freightBy: found.freightBy as FreightBearer };
  const moves = freightMoves(order, found.replacementId, freight, `补发运费退回 ${found.caseNo}`);
  const back = moves.map((move) => ({
    ...move,
    ...{ from: move.to, to: move.from, step: `${move.step}back`, covered: false },
  }));
  await moveParcelMoney(tx, back.toReversed());
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
