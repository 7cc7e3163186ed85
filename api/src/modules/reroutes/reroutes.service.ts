import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import type { Db } from '../../db/client.ts';
import { findStoredResponse, type IdempotentRequest, storeResponse } from '../../db/storedResponses.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIsoOrNull, shanghaiParts } from '../../shared/clock.ts';
import { openPerson } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { payingToken } from '../../shared/rights.ts';
import { areaVerdict } from '../areas/areaRules.ts';
import { contentOf, itemsOf, namedWithPieces } from '../parcels/parcelItems.ts';
import { readSettings, type SiteSettings } from '../settings/settings.ts';
import { feeLeft } from '../settlements/shares.ts';
import { titleOf } from '../shipments/orderLines.ts';
import { placeWithin } from '../shipments/orders.writes.ts';
import { type PlaceableOrder, placeable, pricedTogether, stockPiecesOf } from '../shipments/pricedOrder.ts';
import { readOrder } from '../shipments/quoting.service.ts';
import type { Recipients } from '../shipments/recipients.types.ts';
import { inFull, lockParcels, refundParcels, setAuditActor } from '../shipments/refunding.repository.ts';
import type { OrderInput } from '../shipments/shipments.schemas.ts';
import { termsOf } from '../shipments/shipments.service.ts';
import { stockOf } from '../shopOrders/parcelLines.ts';
import { findAreaRules, findLinks, findOffers, findWarehouses } from '../shopOrders/planning.repository.ts';
import { bansOf } from '../shopOrders/planning.service.ts';
import {
  findHeldOrders,
  findStopped,
  type HeldOrders,
  lockMoved,
  type StoppedRow,
} from './reroutes.repository.ts';
import type { AcceptedWay, ReroutedDto, StoppedParcelDto, WayDto } from './reroutes.schemas.ts';
import { type OpenWay, openWays } from './ways.ts';

/** Ways of a parcel that are priced. */
const MAX_PRICED = 4;
const DAY_MS = 24 * 3_600_000;
const REASON = '停发改道';
const STOPS = { warehouse: 1, courier: 2, area: 3 } as const;

type Dependencies = {
  db: Db;
  now: () => Date;
  /** Called after every committed payment. */
  onPaid: (orderIds: number[]) => Promise<void>;
};
type Stopped = StoppedRow & { held: HeldOrders; items: Contents; stop: number; reason: string };
type Contents = NonNullable<ReturnType<Awaited<ReturnType<typeof itemsOf>>['get']>>;

/**
 * Parcels that wait although their warehouse, courier or area was stopped, and their other ways. A parcel that takes one is
 * refunded in full and ordered anew in one transaction; the buyer has seen what that costs.
 */
export function rerouteService({ db, now, onPaid }: Dependencies) {
  async function stoppedOf(accountId: number, ids?: readonly number[]): Promise<Stopped[]> {
    const rows = await findStopped(db, accountId, ids);
    const packageIds = rows.map(({ parcel }) => parcel.id);
    if (packageIds.length === 0) return [];
    const [held, contents, rules] = await Promise.all([
      findHeldOrders(db, packageIds),
      itemsOf(db, packageIds),
      findAreaRules(db, {
        warehouseIds: [...new Set(rows.map(({ order }) => order.warehouseId))],
        areaCodes: areaCodesOf(rows),
      }),
    ]);
    return rows.flatMap((row) => {
      const { warehouseId, courierId } = row.order;
      const here = rules.filter(
        (rule) =>
          (rule.warehouseId ?? warehouseId) === warehouseId && (rule.courierId ?? courierId) === courierId,
      );
      const verdict = areaVerdict(here, placeOf(row), now());
      const stop = row.warehouseStopped ? STOPS.warehouse : row.courierStopped ? STOPS.courier : STOPS.area;
      if (stop === STOPS.area && !verdict.banned) return [];
      const reason =
        stop === STOPS.warehouse ? (row.pauseReason ?? '') : verdict.banned ? verdict.reason : '';
      const { id } = row.parcel;
      return [{ ...row, held: held.get(id) ?? [], items: contents.get(id) ?? [], stop, reason }];
    });
  }

  /** The other ways of parcels of one platform, by parcel, in the order of preference. */
  async function waysOf(
    accountId: number,
    platform: PlatformId | null,
    stopped: readonly Stopped[],
  ): Promise<Map<number, OpenWay[]>> {
    const byShop = Map.groupBy(stopped, ({ order }) => order.shopId);
    const links = new Map(
      await Promise.all(
        [...byShop].map(async ([shopId, list]) => {
          const goods = list.flatMap(({ held }) => boughtOf(held).map((item) => item.remoteGoodId));
          return [shopId, shopId === null ? [] : await findLinks(db, shopId, [...new Set(goods)])] as const;
        }),
      ),
    );
    const skuIds = [
      ...stopped.flatMap(({ items }) => items.map(({ skuId }) => skuId)),
      ...[...links.values()]
        .flat()
        .flatMap(({ fallback }) => fallback?.items.map(({ skuId }) => skuId) ?? []),
    ];
    const offers = await findOffers(db, platform, { skuIds: [...new Set(skuIds)], accountId });
    const heldAt = offers.flatMap(({ available, parts }) => [
      available,
      ...parts.map((part) => part.available),
    ]);
    const warehouseIds = [...new Set(heldAt.flat().map(({ warehouseId }) => warehouseId))];
    const [warehouses, rules] = await Promise.all([
      findWarehouses(db, platform, warehouseIds),
      findAreaRules(db, { warehouseIds, areaCodes: areaCodesOf(stopped) }),
    ]);
    const isBanned = bansOf(rules, now());
    const bySku = new Map(offers.map((offer) => [offer.skuId, offer]));
    const stock = stockOf(offers);
    return new Map(
      stopped.map((row) => {
        const { warehouseId, courierId, shopId } = row.order;
        const items = row.items.map(({ skuId, num }) => ({ skuId, num }));
        const ways = openWays(
          { warehouseId, courierId, items, bought: boughtOf(row.held) },
          {
            ...{ bySku, warehouses, stock, links: links.get(shopId) ?? [] },
            isBanned: (warehouse, courier) => isBanned(warehouse, courier, placeOf(row)),
          },
        );
        return [row.parcel.id, ways.slice(0, MAX_PRICED)];
      }),
    );
  }

  /** A way with its price; null where it cannot be ordered. */
  async function priced(actor: Actor, row: Stopped, way: OpenWay, settings: SiteSettings) {
    try {
      const input = inputOf(row, way);
      const read = await readOrder(db, actor, input, settings, now(), undefined, recipientsOf(db, row, way));
      const [order] = pricedTogether([read]);
      return (order && placeable(order)) ?? null;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  async function bestWay(
    actor: Actor,
    row: Stopped,
    ways: readonly OpenWay[],
    settings: SiteSettings,
  ): Promise<WayDto | null> {
    const orders = await Promise.all(ways.map((way) => priced(actor, row, way, settings)));
    const shown = orders.flatMap((order, at) => {
      const way = ways[at];
      return order && way ? [wayDto(row, way, order)] : [];
    });
    const [best] = shown.toSorted(
      (one, other) => one.packageFee - other.packageFee || (one.days ?? Infinity) - (other.days ?? Infinity),
    );
    return best ?? null;
  }

  /** Refunds the parcel and orders it anew, both or neither. */
  async function move(
    actor: Actor,
    row: Stopped,
    { order, seen, request }: { order: PlaceableOrder; seen: AcceptedWay; request: IdempotentRequest },
  ): Promise<{ orderId: number }> {
    const tokenId = payingToken(actor);
    const settings = await readSettings(db);
    const { accountId } = actor;
    return db.transaction((tx) =>
      storeResponse(tx, request, async () => {
        await setAuditActor(tx, 'user');
        const locked = await lockParcels(tx, row.order.id, [row.parcel.id]);
        const [parcel] = locked?.parcels ?? [];
        const [still] = await findStopped(tx, accountId, [row.parcel.id]);
        if (!locked || !parcel || !still) throw new Refusal('ORDER_STATE');
        await lockMoved(tx, parcel.id, {
          warehouseId: seen.warehouseId,
          skuIds: [...stockPiecesOf(order).keys()],
        });
        await refundParcels(tx, locked.order, [inFull(parcel)], { by: 'user', reason: REASON });
        const { type, remark } = locked.order;
        const placed = await placeWithin(tx, {
          order,
          terms: {
            ...{
              accountId,
              op: 'createOrder',
              key: null,
              hash: '',
              kept: {},
              type,
              byItself: false,
              confirm: true,
            },
            ...termsOf({ remark, allowDuplicate: parcel.duplicateAllowed }, settings, order.totalFee),
            ...(tokenId !== null && { tokenId }),
          },
        });
        return { orderId: placed.orderId };
      }),
    );
  }

  async function accept(actor: Actor, seen: AcceptedWay, key: string | null): Promise<ReroutedDto> {
    const { packageId } = seen;
    const request = { accountId: actor.accountId, op: 'reroute', key, hash: requestHash(seen) };
    const first = await findStoredResponse<{ orderId: number }>(db, request);
    if (first) return { packageId, orderId: first.orderId, errorKey: null, msg: '' };
    const [row] = await stoppedOf(actor.accountId, [packageId]);
    if (!row) throw new Refusal('ORDER_STATE');
    const ways = await waysOf(actor.accountId, platformOf(row), [row]);
    const way = ways.get(packageId)?.find((each) => isSame(each, seen));
    const order = way ? await priced(actor, row, way, await readSettings(db)) : null;
    if (!order) throw new Refusal('ORDER_STATE');
    if (order.totalFee !== seen.packageFee)
      throw new Refusal('PRICE_CHANGED', {}, { quoted: seen.packageFee, now: order.totalFee });
    const { orderId } = await move(actor, row, { order, seen, request });
    await onPaid([orderId]);
    return { packageId, orderId, errorKey: null, msg: '' };
  }

  return {
    async list(actor: Actor): Promise<StoppedParcelDto[]> {
      const [stopped, settings] = await Promise.all([stoppedOf(actor.accountId), readSettings(db)]);
      const byPlatform = Map.groupBy(stopped, platformOf);
      const found: StoppedParcelDto[] = [];
      for (const [platform, list] of byPlatform) {
        const ways = await waysOf(actor.accountId, platform, list);
        for (const row of list)
          found.push(stoppedDto(row, await bestWay(actor, row, ways.get(row.parcel.id) ?? [], settings)));
      }
      return found.toSorted((one, other) => one.packageId - other.packageId);
    },

    /** Takes ways that were shown, each parcel by itself. */
    async accept(
      actor: Actor,
      { parcels, key }: { parcels: readonly AcceptedWay[]; key: string | null },
    ): Promise<ReroutedDto[]> {
      const list: ReroutedDto[] = [];
      for (const seen of parcels) {
        const { packageId } = seen;
        try {
          list.push(await accept(actor, seen, key && `${key}:${packageId}`));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          list.push({ packageId, orderId: null, errorKey: error.errorKey, msg: error.message });
        }
      }
      return list;
    },
  };
}

export type RerouteService = ReturnType<typeof rerouteService>;

function isSame(way: OpenWay, seen: AcceptedWay): boolean {
  return (
    way.warehouseId === seen.warehouseId &&
    way.courierId === seen.courierId &&
    way.isFallback === seen.isFallback
  );
}

/** The platform of a shop's parcel; null for other parcels, whose numbers are told to nobody. */
function platformOf({ order }: Pick<StoppedRow, 'order'>): PlatformId | null {
  return order.shopId === null ? null : (order.platform as PlatformId);
}

function placeOf({ parcel: { provinceCode, cityCode, districtCode } }: Pick<StoppedRow, 'parcel'>) {
  return { provinceCode, cityCode, districtCode };
}

function areaCodesOf(rows: readonly Pick<StoppedRow, 'parcel'>[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.values(placeOf(row))))].filter(Boolean);
}

function boughtOf(held: HeldOrders) {
  return held.flatMap(({ items }) => items);
}

function inputOf({ order }: Stopped, { warehouseId, courierId }: OpenWay): OrderInput {
  const { type, senderId, platform, autoSend, remoteAddressId, remark } = order;
  return {
    ...{ type, warehouseId, courierId, senderId, platform, autoSend, remark, allowDuplicate: true },
    ...(remoteAddressId !== null && { remoteAddressId }),
  };
}

/** The receiver of the parcel with what a way holds, and for which orders of its shop. */
function recipientsOf(db: Db, { parcel, order, held }: Stopped, { items }: OpenWay): Recipients {
  const { name, phone, address } = openPerson(db.box, 'receiver', parcel.receiver);
  const [first] = held;
  const numbers = first ? held.map(({ remoteOrderNo }) => remoteOrderNo) : [parcel.thirdOrderNo ?? ''];
  return {
    shop: order.shopId === null ? null : { id: order.shopId, platform: order.platform as PlatformId },
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

function wayDto({ parcel }: Stopped, way: OpenWay, order: PlaceableOrder): WayDto {
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

function stoppedDto({ parcel, order, items, stop, reason }: Stopped, way: WayDto | null): StoppedParcelDto {
  return {
    packageId: parcel.id,
    packageNo: parcel.packageNo,
    orderId: order.id,
    contents: items.length > 1 ? contentOf(items) : namedWithPieces(items),
    area: [parcel.province, parcel.city, parcel.district].join(''),
    ...{ stop, reason },
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
