import { Refusal } from '../../shared/refusal.ts';
import type { RowProblem } from '../addresses/receiverRules.ts';
import type { SkuFacts } from '../pricing/orderFacts.repository.ts';
import { MAX_PARCEL_WEIGHT } from '../pricing/parcelPrice.ts';
import type { ItemInput, OrderInput } from './shipments.schemas.ts';

/** So many pieces of a combination in a parcel. */
export type Line = { sku: SkuFacts; num: number };

type Asked = Pick<OrderInput, 'goodId' | 'skuId' | 'num' | 'items'>;
/** What a recipient says itself: its items, or how many pieces of the order's only goods; null for neither. */
type Own = { items: readonly ItemInput[] | null; num: number | null };

/** What the combinations that an order names are called which are not on sale, where buyers may know it; by id. */
type OffSale = ReadonlyMap<number, string>;

/** The combinations and goods whose facts an order needs. */
export function namedGoods(
  { goodId, skuId, items = [] }: Asked,
  recipients: readonly Own[],
): { skuIds: number[]; goodIds: number[] } {
  const all = [...items, ...recipients.flatMap((each) => each.items ?? [])].map((item) => item.skuId);
  return {
    skuIds: [...new Set([...all, ...(skuId === undefined ? [] : [skuId])])],
    goodIds: goodId === undefined || skuId !== undefined ? [] : [goodId],
  };
}

/**
 * What parcels hold whose recipients name nothing themselves; empty where all have to.
 * @throws Refusal BAD_PARAM for `items` beside goods; GOODS_OFF; SKU_NEEDED for goods with several combinations
 */
export function commonLines(
  { goodId, skuId, items, num = 1 }: Asked,
  skus: readonly SkuFacts[],
  offSale: OffSale,
): Line[] {
  if (items && (goodId !== undefined || skuId !== undefined))
    throw new Refusal('BAD_PARAM', { field: 'items' });
  const named = items ?? (skuId === undefined ? null : [{ skuId, num }]);
  if (named) {
    const lines = linesOf(named, skus, offSale);
    if (lines instanceof Refusal) throw lines;
    return lines;
  }
  if (goodId === undefined) return [];
  const [sku, ...others] = skus.filter((each) => each.goodId === goodId);
  if (others.length > 0) throw new Refusal('SKU_NEEDED');
  if (!sku) throw goodsOff(undefined, offSale);
  return [{ sku, num }];
}

/** The lines of one recipient, those of the same combination together, with what is wrong about them. */
export function linesOfRecipient(
  { items, num }: Own,
  common: readonly Line[],
  skus: readonly SkuFacts[],
  offSale: OffSale,
): { lines: Line[]; problems: RowProblem[] } {
  if (items) {
    const lines = linesOf(items, skus, offSale);
    return lines instanceof Refusal
      ? { lines: [], problems: [problem('row', lines.message)] }
      : { lines, problems: [] };
  }
  const [only, ...others] = common;
  if (!only) return { lines: [], problems: [problem('row', '请选择商品')] };
  if (num === null) return { lines: [...common], problems: [] };
  return others.length === 0
    ? { lines: [{ ...only, num }], problems: [] }
    : { lines: [...common], problems: [problem('quantity', '有多种商品，请填写每种商品的数量')] };
}

function linesOf(items: readonly ItemInput[], skus: readonly SkuFacts[], offSale: OffSale): Line[] | Refusal {
  const bySku = Map.groupBy(items, ({ skuId }) => skuId);
  const lines: Line[] = [];
  for (const [skuId, ofSku] of bySku) {
    const sku = skus.find(({ id }) => id === skuId);
    if (!sku) return goodsOff(skuId, offSale);
    lines.push({ sku, num: ofSku.reduce((sum, { num }) => sum + num, 0) });
  }
  return lines;
}

/** Why a parcel cannot hold these; null when it can. Limits of pieces are those of the goods, over all combinations. */
export function contentRefusal(lines: readonly Line[]): Refusal | null {
  for (const ofGood of Map.groupBy(lines, ({ sku }) => sku.goodId).values()) {
    const num = ofGood.reduce((sum, line) => sum + line.num, 0);
    const { minNum = 1, maxNum = 1 } = ofGood[0]?.sku ?? {};
    if (num < minNum || num > maxNum) return new Refusal('GOODS_NUM', { min: minNum, max: maxNum });
  }
  const weight = lines.reduce((sum, { sku, num }) => sum + sku.weight * num, 0);
  return weight > MAX_PARCEL_WEIGHT ? new Refusal('PARCEL_WEIGHT') : null;
}

/** Why these cannot go into one order of a supplier for a platform; null when they can. */
export function orderRefusal(lines: readonly Line[], sellerId: number, platform: number): Refusal | null {
  for (const { sku } of lines) {
    if (sku.sellerId !== sellerId) return new Refusal('SELLERS_DIFFER');
    if (platform !== 0 && sku.platforms.length > 0 && !sku.platforms.includes(platform))
      return new Refusal('GOODS_PLATFORM');
  }
  return null;
}

/** How goods are called where their combination counts. */
export function titleOf({ goodName, name }: Pick<SkuFacts, 'goodName' | 'name'>): string {
  return name ? `${goodName} ${name}` : goodName;
}

export function problem(field: RowProblem['field'], msg: string): RowProblem {
  return { field, reasonCode: 'ORDER_REFUSED', msg, blocking: true };
}

/** That a combination, where one is named, is not on sale: by what it is called. */
export function goodsOff(skuId: number | undefined, offSale: OffSale): Refusal {
  const title = skuId === undefined ? undefined : offSale.get(skuId);
  if (title === undefined) return new Refusal('GOODS_OFF');
  return new Refusal('GOODS_OFF', { named: `【${title}】` }, { skuId, title });
}
