import { cellText } from '../../shared/cellText.ts';
import { remoteKeyOf } from './shopGoods.repository.ts';
import { MAX_LINK_ITEMS, MAX_LINK_PIECES, type ShopGoodDto } from './shopGoods.schemas.ts';
import type { LinkInput, LinkRowDto, ShopSkuDto } from './shopSkus.schemas.ts';

/** A SKU that the shop's orders named, with the link that counts for it. */
export type SeenSku = Pick<
  ShopSkuDto,
  'remoteGoodId' | 'remoteSkuId' | 'title' | 'remoteSkuText' | 'state'
> & { link: Pick<ShopGoodDto, 'remoteGoodId' | 'items' | 'warehouseId' | 'courierId'> | null };

/** SKUs of the shop by `remoteKeyOf`, and combinations on sale by what they are called. */
export type KnownNames = {
  seen: ReadonlyMap<string, SeenSku>;
  skus: ReadonlyMap<string, readonly number[]>;
};

export type LinkRowFailure = { row: number; msg: string };
type Coded = { code: string; num: number };
type Items = NonNullable<LinkInput['items']>;

/** The codes that rows name, for looking them up. */
export function codesIn(rows: readonly LinkRowDto[]): string[] {
  return [...new Set(rows.flatMap(({ codes }) => codedIn(codes).map(({ code }) => code)))];
}

/**
 * Splits a sheet into links, rows that change nothing, and failures. Rows without codes are left as they are. Rows of the
 * same SKU are all refused, because the intended one is unknown.
 */
export function validateLinkRows(rows: readonly LinkRowDto[], known: KnownNames) {
  const failed: LinkRowFailure[] = [];
  const links: { row: number; link: LinkInput }[] = [];
  const filled = rows.filter(({ codes }) => codes.trim() !== '').map(trimmed);
  let unchanged = rows.length - filled.length;
  const bySku = Map.groupBy(filled, remoteKeyOf);
  for (const each of filled) {
    const seen = known.seen.get(remoteKeyOf(each));
    const other = bySku.get(remoteKeyOf(each))?.find(({ row }) => row !== each.row);
    const items = itemsOf(each, known.skus);
    if (!seen) failed.push({ row: each.row, msg: '店铺的订单里没有这个平台商品ID和规格ID' });
    else if (other) failed.push({ row: each.row, msg: `与第${other.row}行是同一个店铺规格` });
    else if (typeof items === 'string') failed.push({ row: each.row, msg: items });
    else if (holds(seen, items)) unchanged += 1;
    else links.push({ row: each.row, link: linkOf(each, seen, items) });
  }
  return { links, unchanged, failed };
}

function trimmed(row: LinkRowDto) {
  const { remoteGoodId, remoteSkuId = '' } = row;
  return { ...row, remoteGoodId: remoteGoodId.trim(), remoteSkuId: remoteSkuId.trim() };
}

/** `编码×件数` each; a code alone is one piece. Pieces that are no number are NaN. */
function codedIn(codes: string): Coded[] {
  return codes
    .split(/[；;，,、\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, code = '', num = '1'] = /^(.+?)(?:\s*[×*＊]\s*(\S+))?$/.exec(part) ?? [];
      return { code, num: Number(num.normalize('NFKC')) };
    });
}

/** The combinations of a row, those of the same one together; a text says why not. */
function itemsOf({ codes }: LinkRowDto, skus: KnownNames['skus']): Items | string {
  const pieces = new Map<number, number>();
  for (const { code, num } of codedIn(codes)) {
    const [skuId, ...others] = skus.get(code) ?? [];
    if (skuId === undefined)
      return `没有找到在售商品的编码【${code}】；商家编码须是关联、收藏或下过单的商品的`;
    if (others.length > 0) return `编码【${code}】有多个规格，请填写规格编号`;
    const sum = (pieces.get(skuId) ?? 0) + num;
    if (!Number.isInteger(num) || num < 1 || sum > MAX_LINK_PIECES)
      return `编码【${code}】的件数应为1到${MAX_LINK_PIECES}的整数`;
    pieces.set(skuId, sum);
  }
  if (pieces.size === 0) return '请填写“编码×件数”，多个用分号隔开';
  if (pieces.size > MAX_LINK_ITEMS) return `一个店铺规格最多关联${MAX_LINK_ITEMS}种规格`;
  return [...pieces].map(([skuId, num]) => ({ skuId, num }));
}

/** A link of the whole shop counts a parcel's pieces, not an item's, so it never says the same. */
function holds({ state, link }: SeenSku, items: Items): boolean {
  if (state !== 1 || !link || link.remoteGoodId === '') return false;
  const pieces = new Map(link.items.map(({ skuId, num }) => [skuId, num]));
  return pieces.size === items.length && items.every(({ skuId, num }) => pieces.get(skuId) === num);
}

/** Warehouse and courier stay as they were chosen; the words are those that the sheet shows. */
function linkOf(
  { remoteSkuText }: LinkRowDto,
  { remoteGoodId, remoteSkuId, remoteSkuText: now, link }: SeenSku,
  items: Items,
): LinkInput {
  const shown = remoteSkuText?.trim();
  const isNow = !shown || shown === cellText(now).trim();
  const chosen = link && link.remoteGoodId !== '' ? link : { warehouseId: null, courierId: null };
  return {
    ...{ remoteGoodId, remoteSkuId, items },
    ...{ warehouseId: chosen.warehouseId, courierId: chosen.courierId },
    remoteSkuText: isNow ? now : shown,
  };
}
