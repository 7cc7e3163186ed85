import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrintDto } from '../../api/src/modules/labels/labels.schemas.ts';
import type { Person } from '../support/api.ts';
import { csvRows, download, exported } from '../support/exportedFiles.ts';
import { type Lines, lineFixture } from '../support/lineFixture.ts';
import { readPdf } from '../support/readPdf.ts';

const filesDir = mkdtempSync(join(tmpdir(), 'chengcang-lines-'));
const ordering = lineFixture({ filesDir });
const { fixture } = ordering;
afterAll(() => rm(filesDir, { recursive: true }));

/** Two parcels: one of an umbrella, with which the order begins, and one of three, one and two pieces. */
let paid: Lines;
let seller: Person;
let ids: [first: number, second: number];
beforeAll(async () => {
  const of = await ordering.offer();
  const name = (id: number, text: string) =>
    fixture.query('UPDATE goods SET name = $2 WHERE id = $1', [id, text]);
  await name(of.goods[0], '毛绒小熊');
  await name(of.goods[1], '长柄雨伞');
  const [bear, large, umbrella] = of.skus;
  paid = await ordering.order(of, [
    [{ skuId: umbrella, num: 1 }],
    [
      { skuId: bear, num: 3 },
      { skuId: large, num: 1 },
      { skuId: umbrella, num: 2 },
    ],
  ]);
  seller = paid.shop.seller;
  const [first = 0, second = 0] = await ordering.idsOf(paid);
  ids = [first, second];
});

const CONTENT = '毛绒小熊 ×3；毛绒小熊 XL ×1；长柄雨伞 ×2';

async function sheetOf(who: Person, path: string, body: object): Promise<Map<string, string>[]> {
  const { data } = await exported(who, path, { format: 'csv', ...body });
  const [headers = [], ...rows] = csvRows(await download(fixture.api, data.url ?? ''));
  return rows.map((row) => new Map(headers.map((header, at) => [header, row[at] ?? ''])));
}

async function printed(kind: 'labels' | 'picking'): Promise<string> {
  const { data } = await seller.call<PrintDto>('POST', '/orderPackages/print', {
    packageIds: [ids[1]],
    kind,
  });
  const file = await exported(seller, '/exports/find', { taskId: data.file.taskId });
  const pages = await readPdf(await download(fixture.api, file.data.url ?? ''));
  return pages.flatMap(({ texts }) => texts).join('|');
}

const found = async (path: string, who: Person, body: object) =>
  (await who.call<{ list: { id: number }[]; total: number }>('POST', path, body)).data;
const parcels = async (who: Person, keyword: string) => {
  const { list, total } = await found('/orderPackages/getOrderPackagesList', who, { keyword });
  return [total, ...list.map(({ id }) => id)];
};

describe('a parcel of three lines', () => {
  it.each(['buyer', 'seller'] as const)('is found by the name of any of them, by its %s', async (by) => {
    const who = by === 'buyer' ? paid.buyer : seller;
    const [first, second] = ids;
    expect(await parcels(who, '小熊')).toEqual([1, second]);
    expect(await parcels(who, '雨伞')).toEqual([2, second, first]);
    expect(await parcels(who, '水杯')).toEqual([0]);
    for (const keyword of ['小熊', '雨伞'])
      expect(await found('/orders/getOrdersList', who, { keyword })).toMatchObject({
        total: 1,
        list: [{ id: paid.orderId }],
      });
    const stranger = by === 'buyer' ? await fixture.api.buyer() : await fixture.api.seller();
    expect(await parcels(stranger, '小熊')).toEqual([0]);
    expect(await found('/orders/getOrdersList', stranger, { keyword: '小熊' })).toMatchObject({ total: 0 });
  });

  it('names all of them in files', async () => {
    const [row] = await sheetOf(paid.buyer, '/orderPackages/exportPackages', { keyword: '小熊' });
    expect(row?.get('商品名称')).toBe('毛绒小熊；长柄雨伞');
    expect(row?.get('数量')).toBe('6');
    expect(row?.get('规格')).toBe('毛绒小熊 ×3；毛绒小熊 XL ×1；长柄雨伞 ×2');
    expect(row?.get('商家编码')).toBe('无 ×3；M-XL ×1；无 ×2');
    const rows = await sheetOf(seller, '/orderPackages/exportToShip', { packageIds: ids });
    expect(rows.map((each) => [each.get('商品'), each.get('件数')])).toEqual([
      [CONTENT, '6'],
      ['长柄雨伞', '1'],
    ]);
  });

  it('is a problem by the goods that it begins with, not by those of its order', async () => {
    await fixture.query(
      "UPDATE order_package SET output_status = 4, output_code = 'TIMEOUT', output_result = '不成' WHERE id = $1",
      [ids[1]],
    );
    for (const who of [paid.buyer, seller])
      expect((await found('/problems/list', who, {})).list).toMatchObject([
        { packageId: ids[1], goodName: '毛绒小熊' },
      ]);
    await fixture.query(
      "UPDATE order_package SET output_status = 1, output_code = '', output_result = '' WHERE id = $1",
      [ids[1]],
    );
  });

  it('has all of them on its picking list and its label, and what was refunded on neither', async () => {
    const picking = await printed('picking');
    expect(picking).toContain('共 3 种商品 · 6 件');
    for (const heading of ['毛绒小熊|共 3 件', '毛绒小熊 XL（M-XL）|共 1 件', '长柄雨伞|共 2 件'])
      expect(picking).toContain(heading);
    const [bear] = paid.skus;
    await ordering.refund(paid, { packageIds: [ids[1]], items: [{ skuId: bear, num: 3 }] });
    expect(await printed('picking')).toContain('共 2 种商品 · 3 件');
    await fixture.issue(paid.orderId);
    const label = (await printed('labels')).replaceAll(/[ |]/g, '');
    expect(label).toContain('毛绒小熊XL×1；长柄雨伞×2；共3件');
    const [, , part] = await ordering.rows(paid);
    expect(await parcels(paid.buyer, '毛绒小熊')).toEqual([2, part?.id, ids[1]]);
  });
});
