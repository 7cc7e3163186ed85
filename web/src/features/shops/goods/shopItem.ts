import type { LinkState, ListShopSkusQuery } from '../../../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../../../lib/money.ts';

/** What a shop sells, as it names it; without ids every item of the shop. */
export interface ShopItem {
  remoteGoodId: string;
  /** Empty for every variant of the item. */
  remoteSkuId: string;
  title: string;
}

/** A SKU that the shop's orders name, with its link or its absence. */
export type ShopSkuRow = ListShopSkusQuery['shopSkus']['list'][number];

/** What is to be linked, as people see it. */
export interface LinkTarget extends ShopItem {
  /** The platform's words for the variant. */
  sku: string;
  pic: string;
  /** What it says of itself; goes along when it is linked. */
  remoteSkuText: string;
  /** What was agreed, where it says something else now and its orders wait for a word; else null. */
  agreedText: string | null;
  suggestions: ShopSkuRow['suggestions'];
}

/** So many pieces of a combination, as people see it. */
export interface LinkedItem {
  skuId: number;
  goodId: number;
  goodName: string;
  skuName: string;
  pic: string;
  /** For a piece of the item; for the whole shop, a parcel. */
  quantity: number;
}

/** What stands for an item of a shop. */
export interface Link {
  items: readonly LinkedItem[];
  /** Null: the first that can ship. */
  warehouseId: number | null;
  /** Null: the shop's default courier. */
  courierId: number | null;
  /** What goes out where the items cannot; null: as it is, or nothing. */
  fallback: FallbackForm | null;
}

/** The fallback of a link as it is edited; without items there is none. */
export interface FallbackForm {
  items: readonly LinkedItem[];
  byItself: boolean;
  /** Yuan as typed; empty for any. */
  priceLimit: string;
  moreLimit: string;
}

/** A link to be made; without one, the one that there is is confirmed. */
export interface LinkRequest {
  target: ShopItem & Pick<LinkTarget, 'remoteSkuText'>;
  link: Link | null;
}

export const noLink: Link = { items: [], warehouseId: null, courierId: null, fallback: null };
export const noFallback: FallbackForm = { items: [], byItself: false, priceLimit: '', moreLimit: '' };

export const wholeShop: LinkTarget = {
  ...{ remoteGoodId: '', remoteSkuId: '', title: '', sku: '', pic: '' },
  ...{ remoteSkuText: '', agreedText: null, suggestions: [] },
};

export const isWholeShop = ({ remoteGoodId }: Pick<ShopItem, 'remoteGoodId'>) => remoteGoodId === '';

/** Tells the items of a shop apart. */
export function remoteKey({ remoteGoodId, remoteSkuId }: Pick<ShopItem, 'remoteGoodId' | 'remoteSkuId'>) {
  return JSON.stringify([remoteGoodId, remoteSkuId]);
}

/** A row as what is to be linked. */
export function targetOf(row: ShopSkuRow): LinkTarget {
  const { remoteGoodId, remoteSkuId, title, sku, pic, remoteSkuText, suggestions, state, link } = row;
  const agreedText = state === 'WAITING' && link ? link.remoteSkuText : null;
  return { remoteGoodId, remoteSkuId, title, sku, pic, remoteSkuText, agreedText, suggestions };
}

/** What stands for a row at present. */
export function linkOf({ link }: Pick<ShopSkuRow, 'link'>): Link {
  if (!link) return noLink;
  const { warehouseId, courierId, fallback } = link;
  return {
    items: link.items.map(shownItem),
    ...{ warehouseId, courierId },
    fallback: fallback && {
      items: fallback.items.map(shownItem),
      byItself: fallback.byItself,
      priceLimit: limitText(fallback.priceLimit),
      moreLimit: limitText(fallback.moreLimit),
    },
  };
}

function shownItem({ skuId, goodId, goodName, skuName, pic, quantity }: LinkedItem): LinkedItem {
  return { skuId, goodId, goodName, skuName, pic, quantity };
}

const limitText = (fen: number | null) => (fen === null ? '' : fenToYuan(fen).replace(/\.00$/, ''));

/** Fen of a limit as typed, null for none; undefined for what is no amount. */
export function limitFen(yuan: string): number | null | undefined {
  return yuan.trim() === '' ? null : (parseYuan(yuan) ?? undefined);
}

/** Whether the limits of a fallback are amounts; without items nothing is asked of them. */
export function hasSoundLimits(fallback: FallbackForm | null): boolean {
  if (!fallback || fallback.items.length === 0) return true;
  return [fallback.priceLimit, fallback.moreLimit].every((limit) => limitFen(limit) !== undefined);
}

/** Items with one more piece of a combination. */
export function withItem(items: readonly LinkedItem[], added: Omit<LinkedItem, 'quantity'>): LinkedItem[] {
  const has = items.some(({ skuId }) => skuId === added.skuId);
  const { skuId: id, goodId, goodName, skuName, pic } = added;
  if (!has) return [...items, { skuId: id, goodId, goodName, skuName, pic, quantity: 1 }];
  return items.map((item) => (item.skuId === added.skuId ? { ...item, quantity: item.quantity + 1 } : item));
}

type Suggestion = ShopSkuRow['suggestions'][number];

/** The link that a suggestion would make. */
export function suggestedLink({ skuId, goodId, goodName, skuName, pic }: Suggestion): Link {
  return { ...noLink, items: [{ skuId, goodId, goodName, skuName, pic, quantity: 1 }] };
}

/** The only combination with the article number of the shop's SKU; null where there is none, or several. */
export function sureSuggestion({ suggestions }: Pick<ShopSkuRow, 'suggestions'>): Suggestion | null {
  const [first, ...others] = suggestions.filter(({ reason }) => reason === 'MERCHANT_CODE');
  return first && others.length === 0 ? first : null;
}

/** The row to go on with behind one: the next that is not linked, else the first such. */
export function nextOpen<Row extends ShopItem & { state: LinkState }>(
  rows: readonly Row[],
  key: string,
): Row | null {
  const at = rows.findIndex((row) => remoteKey(row) === key);
  const open = (row: Row) => row.state !== 'LINKED' && remoteKey(row) !== key;
  return rows.slice(at + 1).find(open) ?? rows.find(open) ?? null;
}

/** Goods with their combination, as people call them. */
export function nameOfItem({ goodName, skuName }: Pick<LinkedItem, 'goodName' | 'skuName'>): string {
  return [goodName, skuName].filter(Boolean).join(' ');
}
