import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import type { Db } from '../../db/client.ts';
import { areaVerdict } from '../areas/areaRules.ts';
import { itemsOf } from '../parcels/parcelItems.ts';
import { stockOf } from '../shopOrders/parcelLines.ts';
import { findAreaRules, findLinks, findOffers, findWarehouses } from '../shopOrders/planning.repository.ts';
import { bansOf } from '../shopOrders/planning.service.ts';
import { areaCodesOf, boughtOf, placeOf, type Stopped } from './rerouteRows.ts';
import { findHeldOrders, findStopped } from './reroutes.repository.ts';
import { type OpenWay, openWays } from './ways.ts';

/** Ways of a parcel that are priced. */
const MAX_PRICED = 4;
const STOPS = { warehouse: 1, courier: 2, area: 3 } as const;

type Dependencies = { db: Db; now: () => Date };

/** The stopped parcels of an account, with what each holds and why it waits. */
export async function readStopped(
  { db, now }: Dependencies,
  accountId: number,
  ids?: readonly number[],
): Promise<Stopped[]> {
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
    const reason = stop === STOPS.warehouse ? (row.pauseReason ?? '') : verdict.banned ? verdict.reason : '';
    const { id } = row.parcel;
    return [{ ...row, held: held.get(id) ?? [], items: contents.get(id) ?? [], stop, reason }];
  });
}

/** The other ways of parcels of one platform, by parcel, in the order of preference. */
export async function readWays(
  { db, now }: Dependencies,
  { accountId, platform }: { accountId: number; platform: PlatformId | null },
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
    ...[...links.values()].flat().flatMap(({ fallback }) => fallback?.items.map(({ skuId }) => skuId) ?? []),
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
