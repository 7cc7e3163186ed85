import type { Db } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { findSkusByCodes } from './knownGoods.repository.ts';
import { type LinkableSku, linkedFallback, linkedItems, type NewLink, namedSkus } from './linking.ts';
import { codesIn, validateLinkRows } from './linkSheet.ts';
import { findLinkable, findLinksOf, findShopGoods, putLinks, remoteKeyOf } from './shopGoods.repository.ts';
import type { ShopGoodDto } from './shopGoods.schemas.ts';
import { countHeld, findSeen, listShopSkus } from './shopSkus.repository.ts';
import type {
  ImportedLinksDto,
  ImportLinksInput,
  LinkableSkusFilter,
  LinkedSkusDto,
  LinkInput,
  LinkSkusInput,
  ShopSkuDto,
  ShopSkusFilter,
} from './shopSkus.schemas.ts';
import { findShop, type ShopRow } from './shops.repository.ts';
import { findLinkableSkus, suggestionsFor } from './suggestions.service.ts';

const MAX_ROWS = 1_000;

/** The SKUs that a shop's orders name, and their links, many at once. */
export function shopSkuService(db: Db) {
  async function boundShop(accountId: number, shopId: number): Promise<ShopRow> {
    const shop = await findShop(db, accountId, shopId);
    if (!shop) throw new Refusal('SHOP_UNBOUND');
    return shop;
  }

  async function linkIn(shop: ShopRow, links: readonly LinkInput[]): Promise<LinkedSkusDto> {
    const shopId = shop.id;
    const [seen, before] = await Promise.all([findSeen(db, shopId, links), findLinksOf(db, shopId, links)]);
    const skus = await findLinkable(db, {
      shopId,
      skuIds: links.flatMap(namedSkus),
      goodIds: [],
    });
    const times = Map.groupBy(links, remoteKeyOf);
    const verdicts = links.map((link): NewLink | Refusal => {
      const key = remoteKeyOf(link);
      if ((times.get(key)?.length ?? 0) > 1) return new Refusal('LINKED_TWICE');
      const { remoteGoodId, remoteSkuId, remoteSkuText, warehouseId = null, courierId = null } = link;
      const named = {
        remoteGoodId,
        remoteSkuId,
        remoteSkuText: remoteSkuText || null,
        warehouseId,
        courierId,
      };
      const remoteTitle = (seen.get(key)?.title ?? '').slice(0, 200);
      try {
        return {
          ...named,
          remoteTitle,
          items: itemsOf(link, { platform: shop.platform, skus, before: before.get(key) }),
          fallback: linkedFallback(link.fallback, shop.platform, skus),
        };
      } catch (error) {
        if (error instanceof Refusal) return error;
        throw error;
      }
    });
    const going = verdicts.flatMap((each) => (each instanceof Refusal ? [] : [each]));
    await putLinks(db, shopId, going);
    const put = await findLinksOf(db, shopId, going);
    const rows = verdicts.map((each, row) => {
      if (each instanceof Refusal) return { row, errorKey: each.errorKey, msg: each.message, link: null };
      return { row, errorKey: null, msg: '', link: put.get(remoteKeyOf(each)) ?? null };
    });
    return { linked: going.length, rows };
  }

  return {
    /** @throws Refusal SHOP_UNBOUND, CURSOR_INVALID */
    async list(accountId: number, filter: ShopSkusFilter) {
      const shop = await boundShop(accountId, filter.shopId);
      const { counts, ...page } = await listShopSkus(db, filter);
      const [held, links, suggested] = await Promise.all([
        countHeld(db, shop.id, page.list),
        findShopGoods(
          db,
          shop.id,
          page.list.flatMap(({ linkId }) => linkId ?? []),
        ),
        suggestionsFor(
          db,
          shop,
          page.list.filter(({ state }) => state === 0),
        ),
      ]);
      const list = page.list.map(
        ({ linkId, ...row }): ShopSkuDto => ({
          ...row,
          shopId: shop.id,
          link: (linkId === null ? null : links.get(linkId)) ?? null,
          ...(held.get(row.id) ?? { waitingOrders: 0, heldOrders: 0 }),
          suggestions: suggested.get(row.id) ?? [],
        }),
      );
      return { ...page, list, counts };
    },

    /**
     * Links SKUs, each with a verdict of its own. One that is named twice is linked by neither row.
     * @throws Refusal SHOP_UNBOUND
     */
    async link(accountId: number, { shopId, links }: LinkSkusInput): Promise<LinkedSkusDto> {
      return linkIn(await boundShop(accountId, shopId), links);
    },

    /**
     * Combinations on sale that may be shipped for a shop: by words, by a merchant code or a number, else of known goods.
     * @throws Refusal SHOP_UNBOUND
     */
    async find(accountId: number, { shopId, keyword = '' }: LinkableSkusFilter) {
      const shop = await boundShop(accountId, shopId);
      return { list: await findLinkableSkus(db, shop, keyword.trim()) };
    },

    /**
     * Links SKUs as a sheet says, each row by itself.
     * @throws Refusal SHOP_UNBOUND, TOO_MANY_ROWS
     */
    async importRows(accountId: number, { shopId, rows }: ImportLinksInput): Promise<ImportedLinksDto> {
      if (rows.length > MAX_ROWS) throw new Refusal('TOO_MANY_ROWS', { max: MAX_ROWS });
      const shop = await boundShop(accountId, shopId);
      const named = rows.map(({ remoteGoodId, remoteSkuId = '' }) => ({
        remoteGoodId: remoteGoodId.trim(),
        remoteSkuId: remoteSkuId.trim(),
      }));
      const [found, skus] = await Promise.all([
        findSeen(db, shopId, named),
        findSkusByCodes(db, accountId, codesIn(rows)),
      ]);
      const linkIds = [...found.values()].flatMap(({ linkId }) => linkId ?? []);
      const before = await findShopGoods(db, shopId, [...new Set(linkIds)]);
      const seen = new Map(
        [...found].map(([key, row]) => [key, { ...row, link: before.get(row.linkId ?? 0) ?? null }]),
      );
      const { links, unchanged, failed } = validateLinkRows(rows, { seen, skus });
      const verdicts = await linkIn(
        shop,
        links.map((each) => each.link),
      );
      const refused = verdicts.rows.flatMap(({ row, errorKey, msg }) =>
        errorKey === null ? [] : [{ row: links[row]?.row ?? 0, msg }],
      );
      return {
        ...{ linked: verdicts.linked, unchanged },
        failed: [...failed, ...refused].toSorted((one, other) => one.row - other.row),
      };
    },
  };
}

export type ShopSkuService = ReturnType<typeof shopSkuService>;

type Known = { platform: number; skus: readonly LinkableSku[]; before: ShopGoodDto | undefined };

/** Null for the link that there is, confirmed as it is. */
function itemsOf({ items, warehouseId = null, courierId = null }: LinkInput, known: Known): NewLink['items'] {
  if (items) return linkedItems({ items, warehouseId, courierId }, known.platform, known.skus);
  if (!known.before) throw new Refusal('NOT_FOUND');
  if (known.before.items.length === 0) throw new Refusal('SKU_NEEDED');
  return null;
}
