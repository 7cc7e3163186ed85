import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from '../../api/src/adapters/storage/diskStorage.ts';
import type { SellerGoodDto } from '../../api/src/modules/goods/sellerGoods.schemas.ts';
import type { ListingPlanDto } from '../../api/src/modules/listings/listings.schemas.ts';
import { readZip, unpack } from '../../web/src/features/spreadsheets/zip.read.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { download, exported, xlsxSheets } from '../support/exportedFiles.ts';
import { formOf, JPEG, png } from '../support/pictures.ts';

const PATH = '/goods/exportListingPackage';
const SITE = 'https://shop.example';
const TAOBAO = 1;
const JD = 3;
/** Half as much again, up to the next .9, of which a tenth is left at least. */
const rule = { times: 150, plus: 0, ending: 3, floor: 10 };

let api: TestApi;
let filesDir: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-package-test-'));
  api = await startApi({ filesDir, site: SITE, storage: diskStorage(join(filesDir, 'u')) });
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

async function uploaded(who: Person, bytes: Buffer): Promise<string> {
  const { headers, payload } = formOf([{ bytes }]);
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/fileUpload/upload',
    headers: { ...headers, 'x-token': who.token },
    payload,
  });
  return answer.json<{ data: { url: string } }>().data.url;
}

type Made = { seller: Person; good: SellerGoodDto };
/** Goods of two colours and two sizes, of which one combination is off sale. */
async function goods(name = '日式陶瓷马克杯'): Promise<Made> {
  const { seller, warehouseId } = await api.shop();
  const [first, second, ofSku, inDetail] = [
    await uploaded(seller, JPEG),
    await uploaded(seller, png(900, 300)),
    await uploaded(seller, png(40, 40)),
    await uploaded(seller, png(50, 60)),
  ];
  const stocks = (quantity: number) => [{ warehouseId, quantity }];
  const { data } = await seller.call<SellerGoodDto>('POST', '/goods/createGoods', {
    ...{ name, categoryId: 8, pics: [first, second], publish: true },
    detail: `<p>骨瓷\t"釉下彩"</p><p><img src="${inDetail}"></p>`,
    properties: [
      { name: '颜色', values: [{ name: '红:色' }, { name: '白色' }] },
      { name: '容量', values: [{ name: '小' }, { name: '大' }] },
    ],
    skus: [
      { values: ['红:色', '小'], pic: ofSku, supplyPrice: 1_000, weight: 300, stocks: stocks(7) },
      { values: ['红:色', '大'], pic: ofSku, supplyPrice: 1_200, weight: 450, stocks: stocks(0) },
      { values: ['白色', '小'], pic: '', supplyPrice: 1_000, weight: 300, stocks: stocks(5) },
      { values: ['白色', '大'], pic: '', supplyPrice: 1_200, weight: 450, status: 2, stocks: stocks(9) },
    ],
  });
  await api.query('UPDATE goods SET platform_margin = 0 WHERE id = $1', [data.id]);
  return { seller, good: data };
}

const named = ({ good }: Made, title = '日式陶瓷马克杯 家用') => ({ goodId: good.id, title });

async function pack(buyer: Person, platform: number, asked: object[], more: object = {}) {
  const answer = await exported(buyer, PATH, { platform, rule, goods: asked, ...more });
  expect(answer.code).toBe(0);
  const bytes = await download(api, answer.data.url ?? '');
  const zip = readZip(bytes);
  if (zip.kind !== 'zip') throw new Error('no zip');
  const contentOf = async (name: string) => {
    const entry = zip.entries.find((each) => each.name === name);
    if (!entry) throw new Error(`no ${name}`);
    return (await unpack(bytes, entry)) as Uint8Array<ArrayBuffer>;
  };
  return {
    fileName: answer.data.fileName,
    names: zip.entries.map(({ name }) => name),
    contentOf,
    sheets: async () => xlsxSheets(await contentOf('商品与规格.xlsx')),
    words: async () => new TextDecoder().decode(await contentOf('说明.txt')),
  };
}

/** The lines of a 淘宝数据包 by its columns. */
async function linesOf(bytes: Uint8Array): Promise<Record<string, string>[]> {
  const text = new TextDecoder('utf-16le', { ignoreBOM: true, fatal: true }).decode(bytes);
  expect(text.startsWith('\uFEFFversion 1.00\r\n')).toBe(true);
  const [, heads = '', words = '', ...lines] = text.split('\r\n');
  const names = heads.split('\t');
  expect(words.split('\t')).toHaveLength(names.length);
  expect(lines.pop()).toBe('');
  return lines.map((line) => {
    const cells = line.split('\t');
    expect(cells).toHaveLength(names.length);
    return Object.fromEntries(
      names.map((name, at) => [name, (cells[at] ?? '').slice(1, -1).replaceAll('""', '"')]),
    );
  });
}

describe('a package for Taobao', () => {
  it('is a 数据包 with prices by the rule, combinations with merchant codes, and the pictures that it names', async () => {
    const made = await goods();
    const no = made.good.goodsNo;
    const zip = await pack(await api.buyer(), TAOBAO, [named(made)]);
    expect(zip.fileName).toMatch(/^淘宝铺货包-1种商品-\d{8}-\d{4}\.zip$/);
    const [line] = await linesOf(await zip.contentOf('淘宝数据包.csv'));
    expect(line).toMatchObject({
      ...{
        title: '日式陶瓷马克杯 家用',
        price: '15.90',
        num: '12',
        outer_id: no,
        approve_status: '2',
        cid: '',
      },
      cateProps: '1627207:-1001;1627207:-1002;20509:-1001;20509:-1002;',
      skuProps: [
        `15.90:7:${no}-1:1627207:-1001;20509:-1001;`,
        `18.90:0:${no}-2:1627207:-1001;20509:-1002;`,
        `15.90:5:${no}-3:1627207:-1002;20509:-1001;`,
      ].join(''),
      input_custom_cpv: '1627207:-1001:红：色;1627207:-1002:白色;20509:-1001:小;20509:-1002:大;',
      item_weight: '0.450',
    });
    // Where the platform can fetch it from.
    expect(line?.description).toMatch(
      /^<p>骨瓷 "釉下彩"<\/p><p><img src="https:\/\/shop\.example\/files\/u\/[0-9a-f]{40}-w\.jpg"[^>]*><\/p>$/,
    );
    const shown = [...(line?.picture ?? '').matchAll(/([0-9a-f]{32}):(\d):(\d):([^|]*)\|;/g)];
    expect(shown.map(([, , kind, at, value]) => [kind, at, value])).toEqual([
      ...[
        ['1', '0', ''],
        ['1', '1', ''],
        ['2', '0', '1627207:-1001'],
      ],
    ]);
    for (const [, id] of shown) {
      const { format, width, height } = await sharp(await zip.contentOf(`淘宝数据包/${id}.tbi`)).metadata();
      expect([format, width, height]).toEqual(['jpeg', width, width]);
      expect(width).toBeGreaterThanOrEqual(800);
    }
    expect(zip.names.filter((name) => name.startsWith('01-日式陶瓷马克杯/'))).toEqual([
      ...['主图1.jpg', '主图2.jpg', '规格图1-红 色 小.jpg', '详情图1.jpg'].map(
        (name) => `01-日式陶瓷马克杯/${name}`,
      ),
    ]);
    expect(await zip.words()).toContain('请保留商家编码');
  });

  it('has what goods without specifications are linked by in their only number', async () => {
    const made = await api.shop({ supplyPrice: 900, margin: 100, stock: 50 });
    const picture = await uploaded(made.seller, JPEG);
    const [row] = await api.query<{ goods_no: string }>(
      'UPDATE goods SET pics = $2 WHERE id = $1 RETURNING goods_no',
      [made.goodId, JSON.stringify([picture])],
    );
    const zip = await pack(await api.buyer(), TAOBAO, [{ goodId: made.goodId, title: '马克杯' }]);
    const [line] = await linesOf(await zip.contentOf('淘宝数据包.csv'));
    expect(line).toMatchObject({ price: '15.90', num: '50', outer_id: `${row?.goods_no}-1`, skuProps: '' });
  });
});

it('the pictures of the demo, which are SVG, are drawn as all others are', async () => {
  const made = await api.shop({ supplyPrice: 900, margin: 100, stock: 50 });
  await mkdir(join(filesDir, 'demo'), { recursive: true });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><rect width="480" height="480"/></svg>';
  await writeFile(join(filesDir, 'demo', 'G1-1.svg'), svg);
  await api.query('UPDATE goods SET pics = $2 WHERE id = $1', [
    made.goodId,
    JSON.stringify(['/files/demo/G1-1.svg', '/files/demo/gone.svg']),
  ]);
  const zip = await pack(await api.buyer(), JD, [{ goodId: made.goodId, title: '马克杯' }]);
  const pictures = zip.names.filter((name) => name.endsWith('.jpg'));
  expect(pictures.map((name) => name.split('/')[1])).toEqual(['主图1.jpg']);
  const { format, width, height } = await sharp(await zip.contentOf(pictures[0] ?? '')).metadata();
  expect([format, width, height]).toEqual(['jpeg', 800, 800]);
  expect(await zip.words()).toContain('1 张图片');
});

describe('a package for JD', () => {
  it('is a sheet with a row for each combination, and pictures in a folder for each of the goods', async () => {
    const [made, other] = [await goods(), await goods('玻璃/水杯')];
    const zip = await pack(await api.buyer(), JD, [named(made), named(other, '玻璃水杯')]);
    expect(new Set(zip.names.map((name) => name.split('/')[0]))).toEqual(
      new Set(['01-日式陶瓷马克杯', '02-玻璃 水杯', '商品与规格.xlsx', '说明.txt']),
    );
    const [title, rows] = [...(await zip.sheets())][0] ?? [];
    expect(title).toBe('商品与规格');
    const no = made.good.goodsNo;
    expect(rows).toHaveLength(7);
    expect(rows?.[1]?.slice(0, 17)).toEqual([
      ...[no, '日式陶瓷马克杯 家用', '颜色', '红:色', '容量', '小', '', '', `${no}-1`, '15.9', '7', '300'],
      ...['件', '01-日式陶瓷马克杯', '主图1.jpg；主图2.jpg', '规格图1-红 色 小.jpg'],
      expect.stringContaining('釉下彩'),
    ]);
  });
});

describe('what is not in a package', () => {
  it('is named with the reason, in the sheet and in the words', async () => {
    const [made, dear, off] = [await goods(), await goods('贵的杯子'), await goods('下架的杯子')];
    await api.query('UPDATE sku SET supply_price = 1599 WHERE good_id = $1', [dear.good.id]);
    await off.seller.call('POST', '/goods/setOnSale', { ids: [off.good.id], onSale: false });
    const zip = await pack(await api.buyer(), JD, [named(made), named(dear), named(off)], {
      rule: { times: 100, plus: 590, ending: 0, floor: 30 },
    });
    const sheets = await zip.sheets();
    expect(sheets.get('没有收入的商品')).toEqual([
      ['商品编码', '商品', '原因'],
      [dear.good.goodsNo, '贵的杯子', '毛利低于您设的下限，没有铺货'],
      [off.good.goodsNo, '下架的杯子', '商品已下架，不能铺货'],
    ]);
    expect(await zip.words()).toContain(`${dear.good.goodsNo} 贵的杯子：毛利低于您设的下限，没有铺货`);
    expect(zip.names.some((name) => name.includes('贵的杯子'))).toBe(false);
  });

  it('is everything where nothing can be sold so, and beyond what an account may take in a day', async () => {
    const made = await goods();
    const buyer = await api.buyer();
    expect(
      await exported(buyer, PATH, { platform: JD, rule: { ...rule, floor: 99 }, goods: [named(made)] }),
    ).toMatchObject({ data: { errorKey: 'EXPORT_EMPTY' } });
    await api.query('UPDATE counter SET hits = 500 WHERE key = $1', [`goodsInMaterials:${buyer.accountId}`]);
    expect(await exported(buyer, PATH, { platform: JD, rule, goods: [named(made)] })).toMatchObject({
      data: { errorKey: 'MATERIAL_LIMIT' },
    });
    expect((await buyer.call('POST', PATH, { platform: 4, rule, goods: [named(made)] })).http).toBe(400);
  });
});

it('a package is planned with its prices and the titles of its platform, without any shop', async () => {
  const made = await goods('杯'.repeat(40));
  const buyer = await api.buyer();
  const { data } = await buyer.call<ListingPlanDto>('POST', '/shops/planListings', {
    ...{ platform: TAOBAO, goodIds: [made.good.id], rule },
  });
  expect(data).toMatchObject({
    ...{ settings: null, titleMax: 60, titleWide: 2 },
    rows: [{ goodId: made.good.id, title: '杯'.repeat(30), priceFrom: 1_590, priceTo: 1_890, code: null }],
  });
  expect(await buyer.call('POST', '/shops/planListings', { goodIds: [made.good.id], rule })).toMatchObject({
    data: { errorKey: 'BAD_PARAM' },
  });
});
