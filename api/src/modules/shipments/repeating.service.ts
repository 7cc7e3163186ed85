import { and, asc, eq, inArray } from 'drizzle-orm';
import { isOneOf, lineIdOf } from '../../adapters/shops/lines.ts';
import type { Db } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { parcels, shopOrders } from '../../db/schema/index.ts';
import type { IdempotentRequest } from '../../db/storedResponses.ts';
import type { Actor } from '../../shared/actor.ts';
import { openPerson } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { importStatuses } from '../../shared/statuses.ts';
import { itemsOf } from '../parcels/parcelItems.ts';
import { readSettings } from '../settings/settings.ts';
import type { AgainSubmitDto } from './lifecycle.schemas.ts';
import type { Placed } from './orders.writes.ts';
import type { OrderRow } from './refunding.repository.ts';
import type { OrderInput } from './shipments.schemas.ts';
import type { ShipmentService } from './shipments.service.ts';

type ParcelRow = typeof parcels.$inferSelect;
type Request = IdempotentRequest & { op: 'againSubmit' };
type Dependencies = { db: Db; shipments: Pick<ShipmentService, 'placeOnce'> };
/** The rows of the repeated request, and the old parcel of each row. */
type Named = { input: Partial<OrderInput>; rowsOf: number[]; skipped: AgainSubmitDto['skipped'] };

const WAITS_NO_MORE = '店铺订单已变化，不再等待发货';
const MERGED = 0;

/** A new order and its relation to the old one. */
export type RepeatedOrder = Placed & { again: Pick<AgainSubmitDto, 'orderId' | 'skipped'> };

/**
 * Places a cancelled order again at current prices: the same receivers, and of shop orders those that still wait.
 * @throws Refusal NOT_FOUND when none of the named parcels belongs to it; RECEIVER_ERASED; those of placing an order
 */
export async function repeatCancelled(
  { db, shipments }: Dependencies,
  actor: Actor,
  order: OrderRow,
  { packageIds, request }: { packageIds: number[] | undefined; request: Request },
): Promise<RepeatedOrder> {
  const rows = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.orderId, order.id), packageIds && inArray(parcels.id, packageIds)))
    .orderBy(asc(parcels.id));
  if (rows.length === 0) throw new Refusal('NOT_FOUND');
  if (order.shopId === null && rows.some(({ receiverErasedAt }) => receiverErasedAt))
    throw new Refusal('RECEIVER_ERASED');
  const { input, rowsOf, skipped } =
    order.shopId === null ? await receiversOf(db, rows) : await shopOrdersOf(db, order, rows);
  if (rowsOf.length === 0) throw new Refusal('SHOP_ORDER_CHANGED');
  const { warehouseId, courierId, senderId, platform, remark, autoSend, type, softwareId } = order;
  const requested: OrderInput = {
    type,
    warehouseId,
    courierId,
    senderId,
    platform,
    remark,
    autoSend,
    ...((await readSettings(db)).softwares.some(({ id }) => id === softwareId) && { softwareId }),
    ...(order.remoteAddressId !== null && { remoteAddressId: order.remoteAddressId }),
    ...(rows[0]?.duplicateAllowed && { allowDuplicate: true }),
    ...input,
    skipInvalid: true,
  };
  return shipments.placeOnce(actor, requested, {
    ...request,
    confirm: false,
    keep(failed) {
      const left = new Map(failed.map(({ row, msg }) => [rowsOf[row] ?? 0, msg]));
      const refused = [...left].map(([packageId, msg]) => ({ packageId, msg }));
      return { again: { orderId: order.id, skipped: [...skipped, ...refused] } };
    },
  });
}

/** The response for a cancelled order that was placed again. */
export function repeated({ orderId, packageCount, again }: RepeatedOrder): AgainSubmitDto {
  return {
    orderId: again.orderId,
    newOrderId: orderId,
    submitted: packageCount,
    skipped: again.skipped,
  };
}

/** Each with what it held. */
async function receiversOf(db: Db, rows: readonly ParcelRow[]): Promise<Named> {
  const contents = await itemsOf(
    db,
    rows.map(({ id }) => id),
  );
  const packages = rows.map((row) => {
    const { name, phone, address } = openPerson(db.box, 'receiver', row.receiver);
    return {
      items: (contents.get(row.id) ?? []).map(({ skuId, num }) => ({ skuId, num })),
      ...(row.thirdOrderNo !== null && { thirdOrderNo: row.thirdOrderNo }),
      specification: row.specification,
      remark: row.remark,
      receiverName: name,
      receiverPhone: phone,
      provinceCode: row.provinceCode,
      cityCode: row.cityCode,
      districtCode: row.districtCode,
      address,
    };
  });
  return { input: { packages }, rowsOf: rows.map(({ id }) => id), skipped: [] };
}

/** Each with what it held, and for the lines that it held. Merged ones come first, as in placing an order. */
async function shopOrdersOf(
  db: Db,
  { shopId }: Pick<OrderRow, 'shopId'>,
  rows: readonly ParcelRow[],
): Promise<Named> {
  const numbers = rows.flatMap(({ thirdOrderNo }) => (thirdOrderNo === null ? [] : [thirdOrderNo]));
  const found = await db
    .select({
      id: shopOrders.id,
      no: shopOrders.remoteOrderNo,
      mergeId: shopOrders.mergeId,
      items: shopOrders.items,
    })
    .from(shopOrders)
    .where(
      and(
        eq(shopOrders.shopId, shopId ?? 0),
        inArray(shopOrders.remoteOrderNo, numbers),
        eq(shopOrders.importStatus, literal(importStatuses.pending)),
      ),
    );
  const waiting = new Map(found.map((each) => [each.no, each]));
  const linesOf = ({ thirdOrderNo, lineIds }: ParcelRow) =>
    (waiting.get(thirdOrderNo ?? '')?.items ?? [])
      .filter((item) => !lineIds || isOneOf(lineIds, item))
      .map(lineIdOf);
  const isWaiting = (row: ParcelRow) =>
    waiting.get(row.thirdOrderNo ?? '')?.mergeId === row.mergeId && linesOf(row).length > 0;
  const eligible = rows
    .filter(isWaiting)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.id - other.id);
  const merged = eligible.filter((row) => rankOf(row) === MERGED);
  const single = eligible.slice(merged.length);
  const shopOrderIdOf = ({ thirdOrderNo }: ParcelRow) => waiting.get(thirdOrderNo ?? '')?.id ?? 0;
  const held = await itemsOf(
    db,
    eligible.map(({ id }) => id),
  );
  return {
    input: {
      mergeIds: merged.map(({ mergeId }) => mergeId ?? 0),
      shopOrderIds: single.map(shopOrderIdOf),
      contents: eligible.map((row) => ({
        ...(row.mergeId === null
          ? { shopOrderId: shopOrderIdOf(row), lineIds: linesOf(row) }
          : { mergeId: row.mergeId }),
        items: (held.get(row.id) ?? []).map(({ skuId, num }) => ({ skuId, num })),
      })),
    },
    rowsOf: eligible.map(({ id }) => id),
    skipped: rows.filter((row) => !isWaiting(row)).map(({ id }) => ({ packageId: id, msg: WAITS_NO_MORE })),
  };
}

function rankOf({ mergeId }: ParcelRow): number {
  return mergeId === null ? 1 : MERGED;
}
