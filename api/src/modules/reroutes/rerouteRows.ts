import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import type { Db } from '../../db/client.ts';
import { shanghaiIsoOrNull, shanghaiParts } from '../../shared/clock.ts';
import { openPerson } from '../../shared/personalData.ts';
import { parcelStatus } from '../../shared/statuses.ts';
import { contentOf, type itemsOf, namedWithPieces } from '../parcels/parcelItems.ts';
import { feeLeft } from '../settlements/shares.ts';
import { titleOf } from '../shipments/orderLines.ts';
import type { PlaceableOrder } from '../shipments/pricedOrder.ts';
import type { Recipients } from '../shipments/recipients.types.ts';
import type { OrderInput } from '../shipments/shipments.schemas.ts';
import type { HeldOrders, StoppedRow } from './reroutes.repository.ts';
import type { AcceptedWay, StoppedParcelDto, WayDto } from './reroutes.schemas.ts';
import type { OpenWay } from './ways.ts';

const DAY_MS = 24 * 3_600_000;
const WAREHOUSE = 1;

type Contents = NonNullable<ReturnType<Awaited<ReturnType<typeof itemsOf>>['get']>>;
export type Stopped = StoppedRow & { held: HeldOrders; items: Contents; stop: number; reason: string };

export function isPaid({ parcel }: Pick<StoppedRow, 'parcel'>): boolean {
  return parcel.status !== parcelStatus.pendingPayment;
}

/** An unpaid order is paid or cancelled whole: of one with several parcels none goes by itself. Nor does what lies at an ERP. */
export function mayMove(row: Pick<StoppedRow, 'parcel' | 'order' | 'atErp'>): boolean {
  return !row.atErp && (isPaid(row) || row.order.packageCount === 1);
}

/** Whether what a new order is made of is still what it was made of. */
export function isAsBefore(row: StoppedRow, now: StoppedRow): boolean {
  const { receiver, remark, specification, num, status, lineIds } = row.parcel;
  const of = now.parcel;
  return (
    of.receiver === receiver &&
    of.remark === remark &&
    of.specification === specification &&
    of.num === num &&
    of.status === status &&
    String(of.lineIds) === String(lineIds)
  );
}

export function isSame(way: OpenWay, seen: AcceptedWay): boolean {
  return (
    way.warehouseId === seen.warehouseId &&
    way.courierId === seen.courierId &&
    way.isFallback === seen.isFallback
  );
}

/** The platform of a shop's parcel; null for other parcels, whose numbers are told to nobody. */
export function platformOf({ order }: Pick<StoppedRow, 'order'>): PlatformId | null {
  return order.shopId === null ? null : (order.platform as PlatformId);
}

export function placeOf({ parcel: { provinceCode, cityCode, districtCode } }: Pick<StoppedRow, 'parcel'>) {
  return { provinceCode, cityCode, districtCode };
}

export function areaCodesOf(rows: readonly Pick<StoppedRow, 'parcel'>[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.values(placeOf(row))))].filter(Boolean);
}

export function boughtOf(held: HeldOrders) {
  return held.flatMap(({ items }) => items);
}

export function inputOf({ order }: Stopped, { warehouseId, courierId }: OpenWay): OrderInput {
  const { type, senderId, platform, autoSend, remoteAddressId, remark } = order;
  return {
    ...{ type, warehouseId, courierId, senderId, platform, autoSend, remark, allowDuplicate: true },
    ...(remoteAddressId !== null && { remoteAddressId }),
  };
}

/** The receiver of the parcel with what a way holds, and for which orders of its shop. */
export function recipientsOf(
  db: Db,
  { parcel, order, supplierId, held }: Stopped,
  { items }: OpenWay,
): Recipients {
  const { name, phone, address } = openPerson(db.box, 'receiver', parcel.receiver);
  const [first] = held;
  const numbers = first ? held.map(({ remoteOrderNo }) => remoteOrderNo) : [parcel.thirdOrderNo ?? ''];
  return {
    shop:
      order.shopId === null ? null : { id: order.shopId, platform: order.platform as PlatformId, supplierId },
    list: [
      {
        receiver: {
          ...{ thirdOrderNo: parcel.thirdOrderNo ?? '', receiverName: name, receiverPhone: phone, address },
          ...{ ...placeOf({ parcel }), encrypted: parcel.encryptedId !== null },
        },
        ...{ items, num: null, specification: parcel.specification, remark: parcel.remark, problems: [] },
        thirdOrderNos: numbers.filter(Boolean),
        fromShop: first
          ? {
              shopOrderIds: held.map(({ shopOrderId }) => shopOrderId),
              lineIds: first.lineIds,
              mergeId: parcel.mergeId,
              encryptedId: parcel.encryptedId,
              receiverKey: first.receiverKey,
              planned: null,
            }
          : null,
      },
    ],
  };
}

export function wayDto({ parcel }: Stopped, way: OpenWay, order: PlaceableOrder): WayDto {
  const { warehouse, courier } = order.facts;
  const lines = order.rows[0].lines.map(({ sku, num }) => `${titleOf(sku)} ×${num}`);
  return {
    warehouseId: warehouse.id,
    warehouseName: warehouse.name,
    courierId: courier.id,
    courierName: courier.name,
    isFallback: way.isFallback,
    contents: lines.join('；'),
    packageFee: order.totalFee,
    difference: order.totalFee - feeLeft(parcel),
    promisedShipAt: shanghaiIsoOrNull(order.promisedShipAt),
    days: daysBetween(parcel.promisedShipAt, order.promisedShipAt),
  };
}

/** What stops a parcel, the same for all that it stops: its warehouse, its courier there, or areas for both. */
export function stopOf({ order, stop }: Pick<Stopped, 'order' | 'stop'>): string {
  return [stop, order.warehouseId, ...(stop === WAREHOUSE ? [] : [order.courierId])].join(' ');
}

export function stoppedDto(
  { parcel, order, items, stop, reason, atErp }: Stopped,
  way: WayDto | null,
): StoppedParcelDto {
  return {
    packageId: parcel.id,
    packageNo: parcel.packageNo,
    orderId: order.id,
    contents: items.length > 1 ? contentOf(items) : namedWithPieces(items),
    area: [parcel.province, parcel.city, parcel.district].join(''),
    isPaid: isPaid({ parcel }),
    ...{ stop, reason, atErp },
    warehouseName: order.warehouseName,
    courierName: order.courierName,
    packageFee: feeLeft(parcel),
    promisedShipAt: shanghaiIsoOrNull(parcel.promisedShipAt),
    way,
  };
}

/** Days of the calendar in Shanghai from one moment to another. */
function daysBetween(from: Date | null, to: Date | null): number | null {
  if (!from || !to) return null;
  const dayOf = (at: Date) => Date.parse(`${shanghaiParts(at).date}T00:00:00Z`);
  return Math.round((dayOf(to) - dayOf(from)) / DAY_MS);
}
