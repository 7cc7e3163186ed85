import type { RemoteItem } from '../../adapters/shops/shopPlatform.ts';
import type { PlannedPartDto, ShopOrderPlanDto, UnplannedOrderDto } from './shopOrders.schemas.ts';

const MAX_PARCELS = 500;

/** What goes out as one parcel: a shop order, or the orders of a merge. */
export type ParcelToPlan = {
  shopOrderIds: number[];
  mergeId: number | null;
  /** Of all its orders. */
  items: Pick<RemoteItem, 'remoteGoodId' | 'remoteSkuId' | 'title' | 'num'>[];
};

/** The goods mapping of a shop item; null where any warehouse or courier may be used. */
export type Mapping = {
  remoteGoodId: string;
  remoteSkuId: string;
  goodId: number;
  warehouseId: number | null;
  courierId: number | null;
  num: number;
};

/** Goods with the warehouses that can ship them now, in the order of preference. */
export type Offer = {
  id: number;
  name: string;
  pic: string;
  onSale: boolean;
  minNum: number;
  maxNum: number;
  /** `available` in pieces; couriers by their first fee. */
  warehouses: { id: number; name: string; available: number; couriers: { id: number; name: string }[] }[];
};

/** `num` pieces a parcel. */
type PlanRequest = Pick<Mapping, 'goodId' | 'warehouseId' | 'courierId' | 'num'>;
type Target = Omit<PlannedPartDto, 'shopOrderIds' | 'mergeIds'>;
type Reason = Pick<UnplannedOrderDto, 'reasonCode' | 'msg'>;

/**
 * Which orders a shop's parcels become.
 *
 * The mapping of an item is the one of its goods and variant, else of its goods, else the shop's own. All items of a
 * parcel lead to the same goods; where their mappings name a warehouse or a courier, to the same ones. Mappings of
 * items count for each piece of the item, the shop's own counts once a parcel.
 *
 * Where no warehouse is named it is the first that has enough for the part, counting what earlier parts take, else the
 * first; where no courier is named it is the shop's default if the warehouse works with it, else its cheapest.
 *
 * Parcels of equal goods, warehouse, courier and number of pieces are one part, of 500 parcels at most. Parts and
 * parcels stand in the order of the parcels.
 */
export function planOrders(
  parcels: readonly ParcelToPlan[],
  mappings: readonly Mapping[],
  { goods, defaultCourierId }: { goods: readonly Offer[]; defaultCourierId: number | null },
): ShopOrderPlanDto {
  const byItem = new Map(mappings.map((mapping) => [keyOf(mapping), mapping]));
  const byGood = new Map(goods.map((good) => [good.id, good]));
  const taken = new Map<string, number>();
  const unplanned = new Map<ParcelToPlan, Reason>();
  const planned: { parcel: ParcelToPlan; target: Target }[] = [];

  const requested = parcels.flatMap((parcel) => {
    const request = requestOf(parcel, byItem);
    if (!('reasonCode' in request)) return [{ parcel, request }];
    unplanned.set(parcel, request);
    return [];
  });
  for (const { value: request, list } of alike(requested, (each) => each.request)) {
    const target = targetOf(
      request,
      byGood.get(request.goodId),
      request.num * list.length,
      taken,
      defaultCourierId,
    );
    for (const { parcel } of list) {
      if ('reasonCode' in target) unplanned.set(parcel, target);
      else planned.push({ parcel, target });
    }
  }

  const position = new Map(parcels.map((parcel, at) => [parcel, at]));
  planned.sort((one, other) => (position.get(one.parcel) ?? 0) - (position.get(other.parcel) ?? 0));
  const parts = alike(planned, (each) => each.target).map(({ value, list }) => ({
    ...value,
    shopOrderIds: list.flatMap(({ parcel }) => (parcel.mergeId === null ? parcel.shopOrderIds : [])),
    mergeIds: list.flatMap(({ parcel }) => (parcel.mergeId === null ? [] : [parcel.mergeId])),
  }));
  return {
    parts,
    unplanned: parcels.flatMap((parcel) => unplannedOf(parcel, unplanned.get(parcel))),
  };
}

/** The orders of a parcel with the reason why it was not planned. */
export function unplannedOf(
  { shopOrderIds, mergeId }: Pick<ParcelToPlan, 'shopOrderIds' | 'mergeId'>,
  reason: Reason | undefined,
): UnplannedOrderDto[] {
  return reason ? shopOrderIds.map((shopOrderId) => ({ shopOrderId, mergeId, ...reason })) : [];
}

function keyOf({ remoteGoodId, remoteSkuId }: { remoteGoodId: string; remoteSkuId: string }): string {
  return JSON.stringify([remoteGoodId, remoteSkuId]);
}

function requestOf({ items }: ParcelToPlan, byItem: Map<string, Mapping>): PlanRequest | Reason {
  const ofShop = byItem.get(keyOf({ remoteGoodId: '', remoteSkuId: '' }));
  const used: Mapping[] = [];
  let num = 0;
  for (const item of items) {
    const mapping = byItem.get(keyOf(item)) ?? byItem.get(keyOf({ ...item, remoteSkuId: '' })) ?? ofShop;
    if (!mapping) return unmapped(`商品【${item.title}】还没有关联`);
    if (mapping !== ofShop) num += item.num * mapping.num;
    else if (!used.includes(mapping)) num += mapping.num;
    used.push(mapping);
  }
  const goodIds = distinct(used.map(({ goodId }) => goodId));
  const warehouseIds = distinct(used.map(({ warehouseId }) => warehouseId));
  const courierIds = distinct(used.map(({ courierId }) => courierId));
  const [goodId] = goodIds;
  if (goodId === undefined) return unmapped('店铺订单里没有商品');
  if (goodIds.length > 1) return unmapped('同一包裹的商品关联到了不同的商品');
  if (warehouseIds.length > 1) return unmapped('同一包裹的商品关联到了不同的仓库');
  if (courierIds.length > 1) return unmapped('同一包裹的商品关联到了不同的快递');
  return { goodId, warehouseId: warehouseIds[0] ?? null, courierId: courierIds[0] ?? null, num };
}

function distinct(ids: (number | null)[]): number[] {
  return [...new Set(ids)].filter((id) => id !== null);
}

/** The source of a request's goods; `taken` accumulates the stock used by earlier ones. */
function targetOf(
  { goodId, warehouseId, courierId, num }: PlanRequest,
  good: Offer | undefined,
  pieces: number,
  taken: Map<string, number>,
  defaultCourierId: number | null,
): Target | Reason {
  if (!good?.onSale) return unmapped(`关联的商品已下架${good ? `：${good.name}` : ''}`);
  if (num < good.minNum || num > good.maxNum)
    return refused(`每个包裹的数量应为${good.minNum}到${good.maxNum}件，这里是${num}件`);
  const open = good.warehouses.filter(({ id }) => warehouseId === null || id === warehouseId);
  if (open.length === 0) return refused(`没有仓库可以发出商品：${good.name}`);
  const able = open.filter(({ couriers }) =>
    courierId === null ? couriers.length > 0 : couriers.some(({ id }) => id === courierId),
  );
  const keyOfStock = (id: number) => JSON.stringify([goodId, id]);
  const warehouse =
    able.find(({ id, available }) => available - (taken.get(keyOfStock(id)) ?? 0) >= pieces) ?? able[0];
  const courier =
    warehouse?.couriers.find(({ id }) => id === (courierId ?? defaultCourierId)) ?? warehouse?.couriers[0];
  if (!warehouse || !courier) return refused('该仓库不支持所选快递');
  taken.set(keyOfStock(warehouse.id), (taken.get(keyOfStock(warehouse.id)) ?? 0) + pieces);
  return {
    goodId,
    goodName: good.name,
    goodPic: good.pic,
    warehouseId: warehouse.id,
    warehouseName: warehouse.name,
    courierId: courier.id,
    courierName: courier.name,
    num,
  };
}

/** Groups equal parcels, at most as many as a part holds, in the order of their first ones. */
function alike<T, V>(list: readonly T[], pick: (each: T) => V): { value: V; list: T[] }[] {
  const groups: { value: V; list: T[] }[] = [];
  const open = new Map<string, { value: V; list: T[] }>();
  for (const each of list) {
    const value = pick(each);
    const key = JSON.stringify(value);
    let group = open.get(key);
    if (!group || group.list.length === MAX_PARCELS) {
      group = { value, list: [] };
      open.set(key, group);
      groups.push(group);
    }
    group.list.push(each);
  }
  return groups;
}

function unmapped(msg: string): Reason {
  return { reasonCode: 'GOODS_UNMAPPED', msg };
}

function refused(msg: string): Reason {
  return { reasonCode: 'ORDER_REFUSED', msg };
}
