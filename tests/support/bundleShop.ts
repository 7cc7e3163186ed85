import { randomBytes } from 'node:crypto';
import type { SellerGoodDto } from '../../api/src/modules/goods/sellerGoods.schemas.ts';
import { goodReceiver, type Person, type TestApi } from './api.ts';

type Refused = { errorKey?: string; field?: string };
export type Part = { skuId: number; num: number };
export type Edited = SellerGoodDto & Refused;

/** A supplier with cups (10) and lids (9) at one warehouse, and what makes bundles of them. */
export async function bundleShop(api: TestApi) {
  const shop = await api.shop({ supplyPrice: 100, margin: 0, weight: 300, stock: 10 });
  const { seller } = shop;
  const picture = await uploaded(api, seller);
  const create = async (name: string, sku: object) =>
    (
      await seller.call<Edited>('POST', '/goods/createGoods', {
        ...{ name, categoryId: 8, pics: [picture], publish: true },
        skus: [{ values: [], supplyPrice: 200, weight: 500, ...sku }],
      })
    ).data;
  const held = (quantity: number) => ({ stocks: [{ warehouseId: shop.warehouseId, quantity }] });
  const lid = await create('杯盖', { supplyPrice: 30, weight: 40, merchantCode: 'LID', ...held(9) });
  return {
    shop,
    seller,
    cup: shop.skuId,
    lid: skuOf(lid),
    lids: lid,
    create,
    held,
    /** Goods with one combination that is made of others. */
    bundle: (bundleParts: readonly Part[], more: object = {}) =>
      create('保温杯套装', { bundleParts, ...more }),
    edit: (good: SellerGoodDto, sku: object) => edit(seller, good, sku),
    /** Pieces on hand and locked of cups and lids. */
    async stock(): Promise<number[]> {
      const rows = await api.query<{ quantity: number; locked: number }>(
        'SELECT quantity, locked FROM good_stock WHERE sku_id = ANY ($1) ORDER BY sku_id',
        [[shop.skuId, skuOf(lid)]],
      );
      return rows.flatMap(({ quantity, locked }) => [quantity, locked]);
    },
    /** What the body of an order of one parcel is. */
    body: (buyer: Person, items: readonly Part[], more: object = {}) => ({
      ...{ items, warehouseId: shop.warehouseId, courierId: shop.courierId, senderId: buyer.senderId },
      ...{ packages: [goodReceiver], confirm: true, ...more },
    }),
  };
}
export type BundleShop = Awaited<ReturnType<typeof bundleShop>>;

/** Goods of one combination, with a change of it. */
async function edit(seller: Person, good: SellerGoodDto, sku: object): Promise<Edited> {
  const { id, version, name, categoryId, pics } = good;
  const [only] = good.skus;
  const { data } = await seller.call<Edited>('PUT', '/goods/updateGoods', {
    ...{ id, version, name, categoryId, pics, publish: true },
    skus: [
      { id: only?.id, values: [], supplyPrice: only?.supplyPrice ?? 1, weight: only?.weight ?? 1, ...sku },
    ],
  });
  return data;
}

export function skuOf({ skus }: Pick<SellerGoodDto, 'skus'>): number {
  return skus[0]?.id ?? 0;
}

async function uploaded(api: TestApi, { accountId }: Person): Promise<string> {
  const key = `${randomBytes(20).toString('hex')}.webp`;
  await api.query(
    `INSERT INTO upload (account_id, key, name, mime, size, width, height) VALUES ($1, $2, 'a.png', 'image/webp', 9, 800, 800)`,
    [accountId, key],
  );
  return `/files/u/${key}`;
}
