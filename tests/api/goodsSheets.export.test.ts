import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SellerGoodDto } from '../../api/src/modules/goods/sellerGoods.schemas.ts';
import type { ImportGoodsDto } from '../../api/src/modules/goodsSheets/goodsSheets.schemas.ts';
import { goodsOf } from '../../web/src/features/sellerGoods/sheet/goodsOf.ts';
import { rowsOfGoods } from '../../web/src/features/sellerGoods/sheet/goodsSheet.ts';
import { openFile } from '../../web/src/features/spreadsheets/openFile.ts';
import { type Shop, startApi, type TestApi } from '../support/api.ts';
import { csvRows, download, exported } from '../support/exportedFiles.ts';
import { uploadedPicture } from '../support/uploadedPicture.ts';

let api: TestApi;
let filesDir: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-goods-'));
  api = await startApi({ filesDir });
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

const create = async ({ seller }: Shop, body: object) => {
  const answer = await seller.call<SellerGoodDto>('POST', '/goods/createGoods', body);
  expect(answer.msg).toBe('创建成功');
  return answer.data;
};
const find = async ({ seller }: Shop, id: number) =>
  (await seller.call<SellerGoodDto>('POST', '/goods/findGoods', { id })).data;

/** Goods with whatever a sheet might lose. */
async function oddGoods(shop: Shop): Promise<SellerGoodDto[]> {
  const pics = [await uploadedPicture(api, shop.seller), await uploadedPicture(api, shop.seller)];
  const stocks = [{ warehouseId: shop.warehouseId, quantity: 7 }];
  const common = { categoryId: 8, pics, publish: true };
  const part = await create(shop, {
    ...{ ...common, name: '单件  带两个空格的“杯子”;＝1', supplyPrice: 1_201, weight: 300, stocks },
    detail: `<p>第一段&amp;\n换行</p><p><img src="${pics[1]}"></p>`,
  });
  const many = await create(shop, {
    ...{
      ...common,
      name: '很多规格的杯子',
      unit: '只',
      minNum: 2,
      maxNum: 9,
      platforms: [3, 4],
      publish: false,
    },
    properties: [
      { name: '颜色', values: [{ name: '白 色' }, { name: '=红' }] },
      { name: '尺码', values: [{ name: '001' }, { name: '1-2' }] },
    ],
    skus: [
      {
        ...{ values: ['=红', '1-2'], supplyPrice: 900, weight: 200, merchantCode: '00012', pic: pics[0] },
        stocks: [{ warehouseId: shop.warehouseId, quantity: 7, safetyQuantity: 3 }],
      },
      {
        values: ['白 色', '001'],
        supplyPrice: 1_000,
        weight: 250,
        status: 2,
        barcodes: ['69012345', '0001'],
      },
    ],
  });
  const bundle = await create(shop, {
    ...{ ...common, name: '杯子组合装', isGift: true },
    skus: [
      {
        ...{ values: [], supplyPrice: 2_000, weight: 600 },
        bundleParts: [{ skuId: part.skus[0]?.id, num: 2 }],
      },
    ],
  });
  return [bundle, many, part];
}

const PLATFORMS: Record<string, number> = {
  TAOBAO: 1,
  PINDUODUO: 2,
  JD: 3,
  DOUYIN: 4,
  KUAISHOU: 5,
  WECHAT_CHANNELS: 6,
};

/** What the web app makes of an exported file. */
async function goodsIn(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const grid = await openFile(bytes, name);
  if (grid.kind !== 'grid') throw new Error(grid.code);
  const rows = rowsOfGoods(grid, null) ?? [];
  expect(rows.map(({ problem }) => problem)).toEqual(rows.map(() => null));
  return goodsOf(rows, {}).map(({ platforms, ...good }) => ({
    ...good,
    ...(platforms && { platforms: platforms.map((platform) => PLATFORMS[platform]) }),
  }));
}

describe('the sheet of the own goods', () => {
  it.each(['xlsx', 'csv'])('changes nothing when it is imported again, as %s', async (format) => {
    const shop = await api.shop();
    const ids = [...(await oddGoods(shop)).map(({ id }) => id), shop.goodId];
    const read = () => Promise.all(ids.map((id) => find(shop, id)));
    const goods = await read();
    const { data } = await exported(shop.seller, '/goods/exportGoods', { format });
    const sheet = await goodsIn(await download(api, data.url ?? ''), `商品.${format}`);
    expect(sheet.map(({ goodsNo, skus }) => [goodsNo, skus.length])).toEqual(
      goods.map(({ goodsNo, skus }) => [goodsNo, skus.length]),
    );
    for (const checkOnly of [true, false]) {
      const answer = await shop.seller.call<ImportGoodsDto>('POST', '/goods/importGoods', {
        goods: sheet,
        checkOnly,
      });
      expect(answer.data).toEqual({
        created: 0,
        updated: 0,
        unchanged: goods.length,
        failed: [],
        warnings: [],
      });
    }
    expect(await read()).toEqual(goods);
  });

  it('has the goods that the list shows, and nobody else’s', async () => {
    const shop = await api.shop();
    await api.shop();
    const [, many] = await oddGoods(shop);
    const csv = async (filter: object) => {
      const answer = await exported(shop.seller, '/goods/exportGoods', { ...filter, format: 'csv' });
      return answer.code === 0 ? csvRows(await download(api, answer.data.url ?? '')).slice(1) : answer.msg;
    };
    expect(await csv({ status: 0 })).toEqual([
      [
        ...[many?.goodsNo, '', '很多规格的杯子', '日用百货', '颜色', expect.stringContaining('=红'), '尺码'],
        ...[
          expect.stringContaining('1-2'),
          '',
          '',
          expect.stringContaining('00012'),
          '',
          '9.00',
          '200',
          '只',
          '2',
          '9',
        ],
        ...['京东;抖音', many?.pics.join(';'), many?.pics[0], '', '', expect.any(String)],
        ...[expect.stringContaining('7'), expect.stringContaining('3'), '否'],
      ],
      expect.arrayContaining(['10.00', '69012345;0001', '白 色']),
    ]);
    const all = await csv({});
    expect(Array.isArray(all) && all.length).toBe(5);
    expect(await csv({ keyword: '没有这样的商品' })).toBe('没有符合条件的数据可以导出');
  });
});
