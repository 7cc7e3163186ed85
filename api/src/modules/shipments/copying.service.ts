import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { ownsParcel } from '../../db/ownership.ts';
import type { Actor } from '../../shared/actor.ts';
import { openPerson } from '../../shared/personalData.ts';
import { phoneParts } from '../../shared/phoneParts.ts';
import { Refusal } from '../../shared/refusal.ts';
import { stepsPer } from '../../shared/statuses.ts';
import { ITEMS, type ParcelItem, titleOf } from '../parcels/parcelItems.ts';
import { recordReveals } from '../parcels/receiverReveals.repository.ts';
import { findOrderFacts, type OrderFacts, type SkuFacts } from '../pricing/orderFacts.repository.ts';
import { countPieces, piecesFor, priceParts } from '../pricing/supplyPrice.ts';
import { findStock, obstaclesSince, priceChange } from './changesSince.ts';
import type { CopyOrderDto, CopyOrderInput } from './copying.schemas.ts';

type CopiedParcel = {
  id: number;
  packageNo: string;
  /** The parcel that it was split off; its own id where it was not. */
  rootId: number;
  orderNo: string;
  platform: number;
  warehouseId: number;
  warehouseName: string;
  courierId: number;
  courierName: string;
  senderId: number;
  orderRemark: string;
  /** Encrypted; empty where it was erased. */
  receiver: string;
  ofShop: boolean;
  provinceCode: string;
  cityCode: string;
  districtCode: string;
  province: string;
  city: string;
  district: string;
  specification: string;
  remark: string;
  items: ParcelItem[];
};

/** Why the receiver of a parcel is not taken over. */
const OF_SHOP = '店铺订单的收件人由店铺平台加密，不能沿用';
const ERASED = new Refusal('RECEIVER_ERASED').message;

/**
 * What a new order starts with that is to be like an earlier one, or to go to the receivers of some parcels: they are
 * shown in clear, and every one is recorded. Parts of a split parcel come as the parcel that was ordered. Delivery and
 * sender are those of the newest.
 *
 * @throws Refusal BAD_PARAM where both or neither are named; NOT_FOUND where one of them is not the actor's; REVEAL_LIMIT
 */
export async function copyOrder(
  db: Db,
  actor: Actor,
  { orderId, packageIds }: CopyOrderInput,
): Promise<CopyOrderDto> {
  if ((orderId === undefined) === (packageIds === undefined))
    throw new Refusal('BAD_PARAM', { field: 'orderId' });
  const ids = packageIds && [...new Set(packageIds)];
  const named = ids ? sql`p.id = ANY (${`{${ids.join()}}`}::bigint[])` : sql`p.order_id = ${orderId}`;
  const { parcels, rows } = await db.transaction(async (tx) => {
    const found = await ownParcels(tx, actor, named);
    if (found.length === 0 || (ids && found.length < ids.length)) throw new Refusal('NOT_FOUND');
    const shown = withoutParts(found.filter(isCopied));
    const terms = { purpose: 'screen', limit: 'receiversCopied' } as const;
    await recordReveals(
      tx,
      actor.accountId,
      shown.map(({ id }) => id),
      terms,
    );
    return { parcels: found, rows: shown.map((parcel) => rowOf(tx, parcel)) };
  });
  const newest = parcels.at(-1);
  if (!newest) throw new Refusal('NOT_FOUND');
  const skuIds = [...new Set(parcels.flatMap(({ items }) => items.map(({ skuId }) => skuId)))];
  const facts = await findOrderFacts(db, {
    ...{ accountId: actor.accountId, level: actor.level, goodIds: [], skuIds },
    ...{ warehouseId: newest.warehouseId, courierId: newest.courierId, senderId: newest.senderId },
  });
  const { orderNo, platform, warehouseId, courierId, orderRemark } = newest;
  const asOrdered = withoutParts(parcels);
  return {
    ...{ orderNo, platform, warehouseId, courierId, remark: orderRemark },
    senderId: facts.sender?.id ?? null,
    items: mostHeld(asOrdered),
    rows,
    leftOut: leftOut(parcels),
    changes: [
      ...pricesSince(asOrdered, facts),
      ...obstaclesSince(
        { ...newest, lines: oneOfEach(asOrdered), hadSender: true },
        facts,
        await findStock(db, skuIds, warehouseId),
      ),
    ],
  };
}

/**
 * What most parcels of an own order held, and how they went, without whom they went to.
 *
 * @throws Refusal NOT_FOUND
 */
export async function contentOfOrder(db: Db, actor: Actor, orderId: number) {
  const parcels = await db.transaction((tx) => ownParcels(tx, actor, sql`p.order_id = ${orderId}`));
  const newest = parcels.at(-1);
  if (!newest) throw new Refusal('NOT_FOUND');
  const { warehouseId, courierId, senderId, orderRemark: remark } = newest;
  return { warehouseId, courierId, senderId, remark, items: mostHeld(withoutParts(parcels)) };
}

async function ownParcels(tx: Tx, actor: Actor, named: SQL): Promise<CopiedParcel[]> {
  const { rows } = await tx.execute<CopiedParcel>(sql`
    SELECT p.id, p.package_no AS "packageNo", coalesce(p.part_of, p.id) AS "rootId", o.order_no AS "orderNo", o.platform,
           o.warehouse_id AS "warehouseId", o.warehouse_name AS "warehouseName", o.courier_id AS "courierId",
           o.courier_name AS "courierName", o.sender_id AS "senderId", o.remark AS "orderRemark", p.receiver,
           p.shop_id IS NOT NULL AS "ofShop", p.province_code AS "provinceCode", p.city_code AS "cityCode",
           p.district_code AS "districtCode", p.province, p.city, p.district, p.specification, p.remark, ${ITEMS} AS items
      FROM order_package p JOIN orders o ON o.id = p.order_id WHERE ${named} AND ${ownsParcel(actor)} ORDER BY p.id`);
  return rows;
}

type OfReceiver = Pick<CopiedParcel, 'ofShop' | 'receiver'>;

/** Whether the receiver of a parcel is taken over. */
export function isCopied({ ofShop, receiver }: OfReceiver): boolean {
  return !ofShop && receiver !== '';
}

/** The parcels whose receivers are not taken over, and why. */
export function leftOut(
  parcels: readonly (OfReceiver & Pick<CopiedParcel, 'id' | 'packageNo'>)[],
): CopyOrderDto['leftOut'] {
  return parcels
    .filter((parcel) => !isCopied(parcel))
    .map(({ id, packageNo, ofShop }) => ({ packageId: id, packageNo, msg: ofShop ? OF_SHOP : ERASED }));
}

/** Parts together with the parcel that they were split off. */
function withoutParts(parcels: readonly CopiedParcel[]): CopiedParcel[] {
  return [...Map.groupBy(parcels, ({ rootId }) => rootId).values()].flatMap((parts) => {
    const [first] = parts;
    return first ? [{ ...first, items: together(parts.flatMap(({ items }) => items)) }] : [];
  });
}

function together(items: readonly ParcelItem[]): ParcelItem[] {
  return [...Map.groupBy(items, ({ skuId }) => skuId).values()].flatMap((same) => {
    const [first] = same;
    const sum = (of: 'num' | 'goodsFee') => same.reduce((total, item) => total + item[of], 0);
    return first ? [{ ...first, num: sum('num'), goodsFee: sum('goodsFee') }] : [];
  });
}

const pieces = (items: readonly ParcelItem[]) =>
  items.map(({ skuId, goodId, num }) => ({ skuId, goodId, num }));

function mostHeld(parcels: readonly CopiedParcel[]): CopyOrderDto['items'] {
  const contents = Map.groupBy(parcels, ({ items }) => JSON.stringify(pieces(items)));
  const [most] = [...contents.values()].toSorted((one, other) => other.length - one.length);
  return pieces(most?.[0]?.items ?? []);
}

function rowOf(tx: Tx, parcel: CopiedParcel): CopyOrderDto['rows'][number] {
  const { provinceCode, cityCode, districtCode, province, city, district, specification, remark } = parcel;
  const { name, phone, address } = openPerson(tx.box, 'receiver', parcel.receiver);
  return {
    ...{ packageId: parcel.id, receiverName: name, receiverPhone: phone, address },
    phoneExtension: phoneParts(phone).extension,
    ...{ provinceCode, cityCode, districtCode, province, city, district },
    ...{ items: pieces(parcel.items), specification, remark },
  };
}

/** The prices that are not as they were: of each combination as the first parcel with another one has it. */
function pricesSince(parcels: readonly CopiedParcel[], { skus }: OrderFacts): string[] {
  const known = new Map(skus.map((sku) => [sku.id, sku]));
  const whole = countPieces(parcels.flatMap(({ items }) => knownLines(items, known)));
  const changes = new Map<number, string>();
  for (const { items } of parcels) {
    const within = countPieces(knownLines(items, known));
    for (const item of items) {
      const sku = known.get(item.skuId);
      if (!sku || changes.has(sku.id)) continue;
      const counted = piecesFor(sku, sku.stepsPer === stepsPer.order ? whole : within);
      const now = priceParts(sku, counted).reduce((sum, { fen }) => sum + fen, 0);
      const then = Math.round(item.goodsFee / item.num);
      if (then !== now) changes.set(sku.id, priceChange(titleOf(item), then, now));
    }
  }
  return [...changes.values()];
}

/** Each combination once. How many pieces of it there are the wizard says, where somebody can change it. */
function oneOfEach(parcels: readonly CopiedParcel[]) {
  const items = new Map(parcels.flatMap(({ items }) => items).map((item) => [item.skuId, item]));
  return [...items.values()].map((item) => ({ skuId: item.skuId, title: titleOf(item), num: 1 }));
}

function knownLines(items: readonly ParcelItem[], known: ReadonlyMap<number, SkuFacts>) {
  return items.flatMap(({ skuId, num }) => {
    const sku = known.get(skuId);
    return sku ? [{ sku, num }] : [];
  });
}
