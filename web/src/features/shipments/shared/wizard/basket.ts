import type { Refusal } from '../../../../lib/refusal.ts';
import { type Catalogue, catalogueOf } from '../../../../shop/combinations.ts';
import type { Item } from '../../../../shop/items.ts';
import {
  fitDelivery,
  type GoodsFacts,
  type SkuFacts,
  type WarehouseFacts,
} from '../../../goodsPicker/goodsFacts.ts';

/** Chosen goods with one of their combinations; null until one of several is chosen. */
export interface BasketLine {
  goodId: number;
  skuId: number | null;
  /** Pieces a parcel. */
  quantity: number;
}

/** What of the chosen goods survives a reload. */
export interface BasketDraft {
  /** What every parcel holds that does not say otherwise. */
  lines: readonly BasketLine[];
  warehouseId: number | null;
  courierId: number | null;
}

/** What came of reading the goods of a basket. */
export type BasketResult = { kind: 'known'; goods: readonly GoodsFacts[] } | Refusal;

interface BasketWarehouse extends WarehouseFacts {
  /** What is chosen and too few of it is there, as the names of combinations. */
  lacking: readonly string[];
}

/** The chosen goods as far as they are known, and what of them goes into a parcel. */
export interface Basket {
  goods: readonly GoodsFacts[];
  items: readonly Item[];
  /** All combinations of the goods. */
  catalogue: Catalogue;
  /** Of the first goods; open where it holds all that is chosen. */
  warehouses: readonly BasketWarehouse[];
}

/** A combination of the basket with its goods. */
export interface BasketSku extends SkuFacts {
  good: GoodsFacts;
}

/** The goods of some lines, each once, in their order. */
export function goodIdsOf(lines: readonly BasketLine[]): number[] {
  return [...new Set(lines.map(({ goodId }) => goodId))];
}

/** The lines bent to what is sold: the only combination is chosen, one that is gone is not, and pieces are what goods allow. */
function fitLines(goods: readonly GoodsFacts[], lines: readonly BasketLine[]): BasketLine[] {
  return lines.map((line) => {
    const good = goods.find(({ goodId }) => goodId === line.goodId);
    if (!good) return line;
    const [first, ...others] = good.skus;
    const only = first && others.length === 0 ? first.skuId : null;
    const chosen = good.skus.some(({ skuId }) => skuId === line.skuId) ? line.skuId : null;
    const least = lines.filter(({ goodId }) => goodId === line.goodId).length > 1 ? 1 : good.minNum;
    return {
      ...line,
      skuId: only ?? chosen,
      quantity: Math.min(Math.max(line.quantity, least), good.maxNum),
    };
  });
}

/** The lines with other items of one goods, where they stand; without any, its combination is to be chosen. */
export function withItems(
  lines: readonly BasketLine[],
  goodId: number,
  items: readonly Item[],
): BasketLine[] {
  const own: BasketLine[] = items.map((item) => ({ ...item, goodId }));
  const open = { goodId, skuId: null, quantity: 1 };
  return goodIdsOf(lines).flatMap((id) => {
    if (id !== goodId) return lines.filter((line) => line.goodId === id);
    return own.length > 0 ? own : [open];
  });
}

/** The basket of lines whose goods are known. */
export function basketOf(goods: readonly GoodsFacts[], lines: readonly BasketLine[]): Basket {
  const items = lines.flatMap(({ skuId, quantity }) => (skuId === null ? [] : [{ skuId, quantity }]));
  const [first, ...others] = goods;
  const basket = {
    ...{ goods, items },
    catalogue: catalogueOf(
      goods.flatMap((good) => good.skus.map((sku) => ({ ...sku, goodName: good.name }))),
    ),
  };
  const warehouses = (first?.warehouses ?? []).map((warehouse): BasketWarehouse => {
    const held = items.map(({ skuId, quantity }) => {
      const stocks = skuOf(basket, skuId)?.stocks ?? [];
      const available = stocks.find(({ warehouseId }) => warehouseId === warehouse.id)?.available;
      return { skuId, quantity, available };
    });
    const holdsAll = others.every((good) => good.warehouses.some(({ id }) => id === warehouse.id));
    return {
      ...warehouse,
      open: warehouse.open && holdsAll && held.every(({ available }) => available !== undefined),
      available:
        items.length === 0 ? warehouse.available : Math.min(...held.map(({ available = 0 }) => available)),
      lacking: [
        ...held
          .filter(({ available = 0, quantity }) => available < quantity)
          .map(({ skuId }) => titleOf(basket, skuId)),
        ...others
          .filter((good) => !good.warehouses.some(({ id }) => id === warehouse.id))
          .filter((good) => !held.some(({ skuId }) => skuOf(basket, skuId)?.good === good))
          .map(({ name }) => name),
      ],
    };
  });
  return { ...basket, warehouses };
}

/** What is chosen, bent to what is sold and offered, with the basket of it. */
export function fitBasket(goods: readonly GoodsFacts[], draft: BasketDraft): BasketDraft & { facts: Basket } {
  const lines = fitLines(goods, draft.lines);
  const facts = basketOf(goods, lines);
  return { lines, facts, ...fitDelivery(facts.warehouses, draft) };
}

type Goods = Pick<Basket, 'goods'>;

const skus = new WeakMap<readonly GoodsFacts[], ReadonlyMap<number, BasketSku>>();

/** A combination of the goods; undefined for one that they do not have. */
export function skuOf({ goods }: Goods, skuId: number): BasketSku | undefined {
  const known =
    skus.get(goods) ??
    new Map(goods.flatMap((good) => good.skus.map((sku) => [sku.skuId, { ...sku, good }] as const)));
  skus.set(goods, known);
  return known.get(skuId);
}

/** How a combination is called among the goods: by its name, with that of the goods where there are several. */
export function titleOf(basket: Goods, skuId: number): string {
  const sku = skuOf(basket, skuId);
  return sku && basket.goods.length === 1 && sku.name !== '' ? sku.name : fullTitleOf(basket, skuId);
}

function fullTitleOf(basket: Goods, skuId: number): string {
  const sku = skuOf(basket, skuId);
  return sku ? [sku.good.name, sku.name].filter(Boolean).join(' ') : '';
}

/** Items in words: 红色 XL×2、蓝色 L×1. */
export function itemsText(basket: Goods, items: readonly Item[]): string {
  return items.map(({ skuId, quantity }) => `${titleOf(basket, skuId)}×${quantity}`).join('、');
}

/** The same where nothing else names the goods. */
export function fullItemsText(basket: Goods, items: readonly Item[]): string {
  return items.map(({ skuId, quantity }) => `${fullTitleOf(basket, skuId)}×${quantity}`).join('、');
}

/** Characters that goods are called by where there is little room. */
const SHORT_NAME = 4;

const shortTitles = new WeakMap<readonly GoodsFacts[], ReadonlyMap<number, string>>();

/** How a combination is called in a narrow place: alone where its name says which goods it is of, else before those. */
export function shortTitleOf({ goods }: Goods, skuId: number): string {
  const titles = shortTitles.get(goods) ?? shortTitlesOf(goods);
  shortTitles.set(goods, titles);
  return titles.get(skuId) ?? '';
}

/** Items in words for a narrow place, one by one. */
export function shortItems(basket: Goods, items: readonly Item[]): string[] {
  return items.map(({ skuId, quantity }) => `${shortTitleOf(basket, skuId)}×${quantity}`);
}

/** Items in words for a narrow place. */
export function shortItemsText(basket: Goods, items: readonly Item[]): string {
  return shortItems(basket, items).join('、');
}

function shortTitlesOf(goods: readonly GoodsFacts[]): Map<number, string> {
  const named = Map.groupBy(
    goods.flatMap((good) => good.skus),
    ({ name }) => name,
  );
  const cut = Map.groupBy(goods, ({ name }) => name.slice(0, SHORT_NAME));
  return new Map(
    goods.flatMap(({ name, skus: own }) => {
      const isCut = name.length > SHORT_NAME + 1 && cut.get(name.slice(0, SHORT_NAME))?.length === 1;
      const short = isCut ? name.slice(0, SHORT_NAME) : name;
      return own.map((sku) => {
        const isOne = sku.name !== '' && named.get(sku.name)?.length === 1;
        return [sku.skuId, isOne ? sku.name : [sku.name, short].filter(Boolean).join(' ')] as const;
      });
    }),
  );
}

/** The goods by their names; '' before they are known. */
export function goodsNames(basket: Goods | null): string {
  return (basket?.goods ?? []).map(({ name }) => name).join('、');
}

/** Grams of a parcel of these, packing included; of one piece of the lightest where nothing is chosen. */
export function gramsOf(basket: Basket, items = basket.items): number {
  if (items.length === 0)
    return Math.min(...basket.goods.flatMap((good) => good.skus.map(({ weight }) => weight)));
  return items.reduce((sum, { skuId, quantity }) => sum + (skuOf(basket, skuId)?.weight ?? 0) * quantity, 0);
}

/** Whether recipients may differ in what they get, besides its pieces. */
export function hasChoice({ catalogue }: Basket): boolean {
  return catalogue.combinations.length > 1;
}

/** Whether combinations have names, so that what is said of the goods has to be one of these. */
export function isNamed({ catalogue }: Pick<Basket, 'catalogue'>): boolean {
  return catalogue.combinations.some(({ values }) => values.length > 0);
}

/** Goods whose pieces a parcel may not have; undefined when all are right. */
export function wrongPieces(basket: Basket, items: readonly Item[]): GoodsFacts | undefined {
  return basket.goods.find((good) => {
    const own = items.filter(({ skuId }) => skuOf(basket, skuId)?.good === good);
    const quantity = own.reduce((sum, item) => sum + item.quantity, 0);
    return own.length > 0 && (quantity < good.minNum || quantity > good.maxNum);
  });
}

/** Whether a parcel of what is chosen can go from the chosen warehouse. */
export function isFilled({ facts, lines, warehouseId }: BasketDraft & { facts: Basket | null }): boolean {
  const warehouse = facts?.warehouses.find(({ id }) => id === warehouseId);
  if (!facts || !warehouse || wrongPieces(facts, facts.items)) return false;
  if (lines.some((line) => !facts.goods.some(({ goodId }) => goodId === line.goodId))) return false;
  return warehouse.open && warehouse.lacking.length === 0 && warehouse.available > 0;
}
