import { rerouted } from './fallbacks.ts';
import { apart, type BoughtItem, joined, type Link, type Reason, type Unit } from './linkedContents.ts';
import {
  courierOf,
  hasEnough,
  holds,
  type Line,
  linesOf,
  type Offer,
  type Place,
  refused,
  type Source,
  type Stock,
  stockOf,
  take,
  titleOf,
  type Warehouse,
  wrongNumber,
} from './parcelLines.ts';
import type {
  PlannedContentDto,
  PlannedPartDto,
  ShopOrderPlanDto,
  UnplannedOrderDto,
} from './shopOrders.schemas.ts';
import { type SplitPlaces, splitSources } from './splitSources.ts';

const MAX_PARCELS = 500;

/** What goes out as one parcel: a shop order, or the orders of a merge. */
export type ParcelToPlan = {
  shopOrderIds: number[];
  mergeId: number | null;
  /** What is left of its only order, by the ids of lines; null for all of its orders. */
  lineIds: string[] | null;
  /** What the shop's orders say now, as `bought_print`. */
  print: string;
  /** Of all its orders. */
  items: BoughtItem[];
  place: Codes;
  /** Until when the shop expects it to be sent; null for no such time. */
  shipBy: Date | null;
};
type Codes = { provinceCode: string; cityCode: string; districtCode: string };

export type Choices = {
  offers: readonly Offer[];
  warehouses: readonly Warehouse[];
  defaultCourierId: number | null;
  /** Whether a part may hold different things; otherwise its parcels hold the same pieces of one combination. */
  byItems: boolean;
  /** Shop orders that go by fallbacks that are only suggested. */
  fallbackIds: ReadonlySet<number>;
  isBanned: (warehouseId: number, courierId: number, place: Codes) => boolean;
  /** Until when a warehouse sends by a courier what is ordered now; null where it does not within the horizon. */
  promisedAt: (warehouseId: number, courierId: number) => Date | null;
};

/**
 * Which orders a shop's parcels become. What parcels hold is said by the links of their items (`linkedContents.ts`), where
 * they are sent from by `sourcesOf`, which makes several of an order whose lines lie apart, and what goes out in the place of
 * what cannot by `rerouted` (`fallbacks.ts`).
 *
 * Parcels of one warehouse and courier are one part, of 500 parcels at most. Parts and parcels stand in the order of the
 * parcels.
 */
export function planOrders(
  parcels: readonly ParcelToPlan[],
  links: readonly Link[],
  { offers, warehouses, defaultCourierId, byItems, ...facts }: Choices,
): Omit<ShopOrderPlanDto, 'sourced'> {
  const bySku = new Map(offers.map((offer) => [offer.skuId, offer]));
  const stock = stockOf(offers);
  const unplanned: UnplannedOrderDto[] = [];
  const planned: Planned[] = [];
  for (const parcel of parcels) {
    const isBanned = ({ warehouse, courier }: Place) =>
      facts.isBanned(warehouse.id, courier.id, parcel.place);
    const places = { bySku, warehouses, stock, defaultCourierId, isBanned };
    const route = rerouted(parcel, links, {
      ...{ bySku, isBanned, isAccepted: parcel.shopOrderIds.some((id) => facts.fallbackIds.has(id)) },
      promisedAt: ({ warehouse, courier }) => facts.promisedAt(warehouse.id, courier.id),
      sourcesOf: (units) => sourcesOf(parcel, units, places),
    });
    const reason = 'reasonCode' in route ? route : byItems ? null : severalRefused(route.sources);
    if (reason) {
      unplanned.push(...unplannedOf(parcel, reason));
      continue;
    }
    if ('reasonCode' in route) continue;
    const linkIds = joined(route.units).links.map(({ id, version }) => `.${id}-${version}`);
    for (const source of route.sources) {
      take(stock, source.warehouse.id, source.lines);
      planned.push({
        ...{ parcel, source, planKey: parcel.print + linkIds.join(''), rerouted: route.rerouted },
      });
    }
  }
  const parts = alike(planned, ({ source }) => keyOfPart(source, byItems)).map((list) => partOf(list));
  return { parts, unplanned };
}

/** The orders of a parcel with the reason why it was not planned. */
export function unplannedOf(
  { shopOrderIds, mergeId }: Pick<ParcelToPlan, 'shopOrderIds' | 'mergeId'>,
  reason: Reason,
): UnplannedOrderDto[] {
  return shopOrderIds.map((shopOrderId) => ({ shopOrderId, mergeId, ...reason }));
}

type Places = SplitPlaces & { stock: Stock; isBanned: (place: Place) => boolean };

/**
 * Where the lines of a parcel are sent from, by couriers that go where it is to go. Where none of these can, it is planned as
 * if they all went there: its price then says that they do not.
 */
function sourcesOf(parcel: ParcelToPlan, units: readonly Unit[], places: Places): Source[] | Reason {
  const open = places.warehouses.map((warehouse) => ({
    ...warehouse,
    couriers: warehouse.couriers.filter((courier) => !places.isBanned({ warehouse, courier })),
  }));
  const isAllOpen = open.every(
    ({ couriers }, at) => couriers.length === places.warehouses[at]?.couriers.length,
  );
  if (isAllOpen) return anySources(parcel, units, places);
  const sources = anySources(parcel, units, {
    ...places,
    warehouses: open.filter(({ couriers }) => couriers.length > 0),
  });
  if (!('reasonCode' in sources) && sources.every(({ isEnough }) => isEnough)) return sources;
  return anySources(parcel, units, places);
}

/**
 * Where the lines of a parcel are sent from: one warehouse that has all of them. Where none has, or their links name
 * different ones, an order goes out in as few parcels as it takes, each line of it in one; a merge does not.
 *
 * Where no warehouse is named it is the first that has enough, given what earlier parcels take, else the first that holds
 * all of them; where no courier is named it is the shop's default if the warehouse works with it, else its cheapest.
 */
function anySources(
  { mergeId, lineIds }: ParcelToPlan,
  units: readonly Unit[],
  places: SplitPlaces,
): Source[] | Reason {
  const all = joined(units);
  const lines = linesOf(all.pieces, places.bySku);
  if ('reasonCode' in lines) return lines;
  const whole = apart(units) ?? wrongNumber(lines) ?? wholeSource(all, lines, places);
  if ('isEnough' in whole && whole.isEnough) return [{ ...whole, lines, lineIds }];
  const sources = mergeId === null ? splitSources(units, places) : null;
  if (sources) return sources.map((source) => ({ ...source, isEnough: true }));
  return 'isEnough' in whole ? [{ ...whole, lines, lineIds }] : whole;
}

/** The one warehouse that sends all of a parcel, and whether it has enough of it. */
function wholeSource(
  { warehouseId, courierId }: Unit,
  lines: readonly Line[],
  { warehouses, stock, defaultCourierId }: SplitPlaces,
): (Place & { isEnough: boolean }) | Reason {
  const [first] = lines;
  if (lines.some(({ offer }) => offer.sellerId !== first?.offer.sellerId))
    return refused('商品来自不同的供应商，请拆单或分别下单');
  const open = warehouses.filter(({ id }) => warehouseId === null || id === warehouseId);
  const missing = lines.find(({ offer }) => !open.some(({ id }) => holds(stock, id, offer)));
  if (missing) return refused(`没有仓库可以发出商品：${titleOf(missing.offer)}`);
  const holding = open.filter(({ id }) => lines.every(({ offer }) => holds(stock, id, offer)));
  if (holding.length === 0) return refused('商品在不同的仓库，请拆单或分别下单');
  const able = holding.filter(({ couriers }) =>
    courierId === null ? couriers.length > 0 : couriers.some(({ id }) => id === courierId),
  );
  const enough = ({ id }: Warehouse) => hasEnough(stock, id, lines);
  const warehouse = able.find(enough) ?? able[0];
  const courier = warehouse && courierOf(warehouse, lines, courierId, defaultCourierId);
  if (!warehouse || !courier) return refused('该仓库不支持所选快递');
  return { warehouse, courier, isEnough: enough(warehouse) };
}

/** Callers that know parts of one combination only cannot order these. */
function severalRefused([source, ...others]: Source[]): Reason | null {
  return source && others.length === 0 && source.lines.length === 1
    ? null
    : refused('一个包裹里有多种商品，请刷新页面后重试');
}

function keyOfPart({ warehouse, courier, lines }: Source, byItems: boolean): string {
  const same = byItems ? [] : lines.map(({ offer, num }) => [offer.skuId, num]);
  return JSON.stringify([warehouse.id, courier.id, same]);
}

type Planned = { parcel: ParcelToPlan; source: Source; planKey: string; rerouted: string | null };

function partOf(list: Planned[]): PlannedPartDto {
  const [first] = list;
  const [line] = first?.source.lines ?? [];
  if (!first || !line) throw new Error('a part without parcels');
  const { warehouse, courier } = first.source;
  return {
    goodId: line.offer.goodId,
    goodName: line.offer.goodName,
    goodPic: line.offer.pic,
    skuId: line.offer.skuId,
    skuName: line.offer.skuName,
    num: line.num,
    warehouseId: warehouse.id,
    warehouseName: warehouse.name,
    courierId: courier.id,
    courierName: courier.name,
    shopOrderIds: list.flatMap(({ parcel }) => (parcel.mergeId === null ? parcel.shopOrderIds : [])),
    mergeIds: list.flatMap(({ parcel }) => (parcel.mergeId === null ? [] : [parcel.mergeId])),
    contents: list.map(contentOf),
  };
}

function contentOf({ parcel, source, planKey, rerouted: why }: Planned): PlannedContentDto {
  const [shopOrderId = null] = parcel.mergeId === null ? parcel.shopOrderIds : [];
  return {
    shopOrderId,
    mergeId: parcel.mergeId,
    lineIds: source.lineIds,
    planKey,
    rerouted: why,
    items: source.lines.map(({ offer: { skuId, skuName, goodId, goodName, pic }, num }) => ({
      ...{ skuId, skuName, goodId, goodName, pic, num },
    })),
  };
}

/** Groups by a key, at most as many as a part holds, in the order of their first ones. */
function alike<T>(list: readonly T[], keyOf: (each: T) => string): T[][] {
  const groups: T[][] = [];
  const open = new Map<string, T[]>();
  for (const each of list) {
    const key = keyOf(each);
    let group = open.get(key);
    if (!group || group.length === MAX_PARCELS) {
      group = [];
      open.set(key, group);
      groups.push(group);
    }
    group.push(each);
  }
  return groups;
}
