import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RemoteItem } from '../../api/src/adapters/shops/shopPlatform.ts';
import type { ExportDto } from '../../api/src/modules/exports/exports.schemas.ts';
import { upsertShopOrders } from '../../api/src/modules/shopOrders/shopOrders.repository.ts';
import type { ImportedLinksDto } from '../../api/src/modules/shops/shopSkus.schemas.ts';
import { linkRows, rowsOfLinks } from '../../web/src/features/shops/goods/sheet/linkSheet.ts';
import { openFile } from '../../web/src/features/spreadsheets/openFile.ts';
import { plainSheetBytes } from '../../web/src/features/spreadsheets/plainSheet.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { csvRows, download, exported, xlsxSheets } from '../support/exportedFiles.ts';
import { remoteOrder } from '../support/scriptedShop.ts';
import { testBox } from '../support/sealed.ts';
import { bindShop } from '../support/shopOrders.ts';

let api: TestApi;
let filesDir: string;
let buyer: Person;
let goods: Shop;
let skuNo: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-links-'));
  api = await startApi({ filesDir });
  buyer = await api.buyer();
  goods = await api.shop({ stock: 500 });
  skuNo = await numberOf(goods);
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

async function numberOf({ skuId }: Shop): Promise<string> {
  const [row] = await api.query<{ no: string }>('SELECT sku_no AS no FROM sku WHERE id = $1', [skuId]);
  return row?.no ?? '';
}

let no = 0;
const item = (remoteSkuId: string, sku: string, more: Partial<RemoteItem> = {}): RemoteItem => ({
  ...{ remoteGoodId: '680000000001', remoteSkuId, title: '杯子', sku, num: 1, price: 990, pic: '' },
  ...{ merchantCode: '', lineId: `line-${remoteSkuId}`, ...more },
});
async function shopWith(items: RemoteItem[]) {
  const { id } = await bindShop(api, buyer);
  await say(id, items);
  return id;
}
const say = (shopId: number, items: RemoteItem[]) =>
  upsertShopOrders(api.database.db, testBox, shopId, [
    remoteOrder(++no, { items, updatedAt: new Date(Date.UTC(2026, 10, 21, 0, 0, no)) }),
  ]);

const link = (shopId: number, remoteSkuId: string, num: number, more: object = {}) =>
  buyer.call('POST', '/shops/addGood', {
    ...{ shopId, remoteGoodId: '680000000001', remoteSkuId, items: [{ skuId: goods.skuId, num }] },
    ...more,
  });

async function sheetOf(shopId: number, more: object = {}): Promise<string[][]> {
  let { data } = await buyer.call<ExportDto>('POST', '/shops/exportShopSkus', {
    ...{ shopId, format: 'csv', ...more },
  });
  while (data.done === false)
    ({ data } = await buyer.call<ExportDto>('POST', '/exports/find', { taskId: data.taskId }));
  return csvRows(await download(api, data.url ?? '')).slice(1);
}

/** Rows of a sheet as the web reads them from its columns. */
const rowsOf = (sheet: string[][]) =>
  sheet.map(([remoteGoodId = '', remoteSkuId = '', , remoteSkuText = '', , codes = ''], at) => ({
    ...{ row: at + 2, remoteGoodId, remoteSkuId, remoteSkuText, codes },
  }));
/** The same of a file, by the web's own reader. */
async function readByWeb(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const grid = await openFile(bytes, name);
  if (grid.kind === 'refused') throw new Error(grid.code);
  return linkRows(rowsOfLinks(grid) ?? expect.unreachable('no header'));
}
const imported = async (shopId: number, rows: object[]) =>
  (await buyer.call<ImportedLinksDto>('POST', '/shops/importShopSkus', { shopId, rows })).data;
const linksOf = async (shopId: number) =>
  (
    await buyer.call<{ list: { remoteSkuId: string; state: number; warehouseId: number | null }[] }>(
      'POST',
      '/shops/getShopGoodsList',
      { shopId },
    )
  ).data.list;

describe('a sheet of links', () => {
  it('has the SKUs of the shop with what stands for them, and changes nothing when it is read back', async () => {
    const shopId = await shopWith([
      item('4900000000001', '白色', { merchantCode: 'SP-1' }),
      item('4900000000002', '=黑色'),
      item('4900000000003', '红色'),
    ]);
    await link(shopId, '4900000000001', 2, { warehouseId: goods.warehouseId });
    await link(shopId, '4900000000003', 1);
    await say(shopId, [item('4900000000003', '蓝色')]);
    const sheet = await sheetOf(shopId);
    const [good] = await api.query<{ name: string }>('SELECT name FROM goods WHERE id = $1', [goods.goodId]);
    const plain = sheet.map((row) => row.map((cell) => cell.trim()));
    expect(plain).toEqual([
      ['680000000001', '4900000000003', '杯子', '蓝色', '', '', '待确认', `${good?.name}×1`],
      ['680000000001', '4900000000002', '杯子', "'=黑色", '', '', '未关联', ''],
      ['680000000001', '4900000000001', '杯子', '白色', 'SP-1', `${skuNo}×2`, '已关联', `${good?.name}×2`],
    ]);
    const before = await linksOf(shopId);
    expect(await imported(shopId, rowsOf(sheet))).toEqual({ linked: 0, unchanged: 3, failed: [] });
    expect(await linksOf(shopId)).toEqual(before);
    expect((await sheetOf(shopId, { state: 0 })).map(([, sku]) => sku?.trim())).toEqual(['4900000000002']);
  });

  it('links, changes and confirms what was filled in, and keeps the warehouse that was chosen', async () => {
    const shopId = await shopWith([item('1', '白色'), item('2', '=黑色'), item('3', '红色')]);
    await link(shopId, '1', 2, { warehouseId: goods.warehouseId });
    await link(shopId, '3', 1);
    await say(shopId, [item('3', '蓝色')]);
    const rows = rowsOf(await sheetOf(shopId)).map((row) => ({ ...row, codes: ` ${skuNo} * ３ ；` }));
    expect(await imported(shopId, rows)).toEqual({ linked: 3, unchanged: 0, failed: [] });
    const links = (await linksOf(shopId)).toSorted((a, b) => a.remoteSkuId.localeCompare(b.remoteSkuId));
    expect(links).toMatchObject([
      { remoteSkuId: '1', state: 1, items: [{ num: 3 }], warehouseId: goods.warehouseId },
      { remoteSkuId: '2', state: 1, remoteSkuText: '=黑色', items: [{ num: 3 }], warehouseId: null },
      { remoteSkuId: '3', state: 1, remoteSkuText: '蓝色', items: [{ num: 3 }] },
    ]);
  });

  it.each(['xlsx', 'csv'])(
    'links what was filled in in an exported %s, as the web reads it',
    async (format) => {
      const shopId = await shopWith([item('4900000000001', '白色'), item('4900000000002', '=黑色')]);
      const { data } = await exported(buyer, '/shops/exportShopSkus', { shopId, format });
      const bytes = await download(api, data.url ?? '');
      const [header = [], ...rows] =
        format === 'csv' ? csvRows(bytes) : ([...(await xlsxSheets(bytes)).values()][0] ?? []);
      const codes = header.indexOf('关联编码×件数');
      const filled = rows.map((row) => row.with(codes, row[1]?.includes('2') ? `${skuNo}×2` : 'X-9'));
      const columns = header.map((name) => ({ name, width: 20 }));
      expect(await readByWeb(bytes, `对应表.${format}`)).toEqual([]);
      const changed = plainSheetBytes('对应表', columns, filled);
      expect(await imported(shopId, await readByWeb(changed, '对应表.xlsx'))).toEqual({
        ...{ linked: 1, unchanged: 0 },
        failed: [{ row: 3, msg: '没有找到在售商品的编码【X-9】；商家编码须是关联、收藏或下过单的商品的' }],
      });
      expect(await linksOf(shopId)).toMatchObject([
        { remoteSkuId: '4900000000002', remoteSkuText: '=黑色', state: 1, items: [{ num: 2 }] },
      ]);
    },
  );

  it('waits for a word where the shop says something else by now', async () => {
    const shopId = await shopWith([item('1', '白色')]);
    const [row] = rowsOf(await sheetOf(shopId));
    await say(shopId, [item('1', '黑色')]);
    expect(await imported(shopId, [{ ...row, codes: skuNo }])).toMatchObject({ linked: 1 });
    expect(await linksOf(shopId)).toMatchObject([{ state: 2, changedSkuText: '黑色' }]);
  });

  it('reads merchant codes of goods that the account knows, and of no others', async () => {
    const shopId = await shopWith([item('1', '白色'), item('2', '黑色')]);
    const stranger = await api.shop({ stock: 5 });
    await api.query("UPDATE sku SET merchant_code = 'MC-9' WHERE id = $1", [stranger.skuId]);
    const row = { row: 2, remoteGoodId: '680000000001', remoteSkuId: '1', codes: 'MC-9×1' };
    expect((await imported(shopId, [row])).failed).toEqual([
      { row: 2, msg: '没有找到在售商品的编码【MC-9】；商家编码须是关联、收藏或下过单的商品的' },
    ]);
    await link(shopId, '2', 1, { items: [{ skuId: stranger.skuId, num: 1 }] });
    expect(await imported(shopId, [row])).toEqual({ linked: 1, unchanged: 0, failed: [] });
  });

  it('says of each damaged row what is wrong, and takes the others', async () => {
    const shopId = await shopWith(['1', '2', '3', '4', '5', '6'].map((id) => item(id, `颜色${id}`)));
    const other = await api.shop({ stock: 5 });
    await api.query('UPDATE sku SET status = 2 WHERE id = $1', [other.skuId]);
    const foreign = await api.shop({ stock: 5 });
    const codes = [
      ...[skuNo, `${skuNo}×两`, `${skuNo}×60；${skuNo}×60`, await numberOf(other)],
      ...[`${skuNo}；${await numberOf(foreign)}`, '；'],
    ];
    const rows = codes.map((each, at) => ({
      ...{ row: at + 2, remoteGoodId: '680000000001', remoteSkuId: String(at + 1), codes: each },
    }));
    const damaged = { row: 8, remoteGoodId: '6.8E+11', remoteSkuId: '1', codes: skuNo };
    const answer = await imported(shopId, [...rows, damaged]);
    expect(answer).toEqual({
      ...{ linked: 1, unchanged: 0 },
      failed: [
        { row: 3, msg: `编码【${skuNo}】的件数应为1到99的整数` },
        { row: 4, msg: `编码【${skuNo}】的件数应为1到99的整数` },
        {
          row: 5,
          msg: `没有找到在售商品的编码【${codes[3]}】；商家编码须是关联、收藏或下过单的商品的`,
        },
        { row: 6, msg: '一笔订单的商品须来自同一个供应商' },
        { row: 7, msg: '请填写“编码×件数”，多个用分号隔开' },
        { row: 8, msg: '店铺的订单里没有这个平台商品ID和规格ID' },
      ],
    });
  });

  it('refuses both rows of one SKU, more rows than a thousand, and another’s shop', async () => {
    const shopId = await shopWith([item('1', '白色')]);
    const row = { remoteGoodId: '680000000001', remoteSkuId: '1', codes: skuNo };
    expect(
      await imported(shopId, [
        { ...row, row: 2 },
        { ...row, row: 3, codes: `${skuNo}×2` },
      ]),
    ).toEqual({
      ...{ linked: 0, unchanged: 0 },
      failed: [
        { row: 2, msg: '与第3行是同一个店铺规格' },
        { row: 3, msg: '与第2行是同一个店铺规格' },
      ],
    });
    const many = Array.from({ length: 1_001 }, (_, at) => ({ ...row, row: at }));
    expect(await imported(shopId, many)).toMatchObject({ errorKey: 'TOO_MANY_ROWS' });
    const stranger = await api.buyer();
    for (const path of ['/shops/importShopSkus', '/shops/exportShopSkus']) {
      const body = path.endsWith('importShopSkus') ? { rows: [{ ...row, row: 2 }] } : {};
      const { data } = await stranger.call<{ errorKey: string }>('POST', path, { shopId, ...body });
      expect(data.errorKey).toBe('SHOP_UNBOUND');
    }
  });
});
