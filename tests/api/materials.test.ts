import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from '../../api/src/adapters/storage/diskStorage.ts';
import type { SellerGoodDto } from '../../api/src/modules/goods/sellerGoods.schemas.ts';
import { readZip, unpack } from '../../web/src/features/spreadsheets/zip.read.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { download, exported, xlsxPart } from '../support/exportedFiles.ts';
import { formOf, JPEG, png } from '../support/pictures.ts';

const PATH = '/goods/exportMaterials';

let api: TestApi;
let filesDir: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-materials-test-'));
  api = await startApi({ filesDir, storage: diskStorage(join(filesDir, 'u')) });
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

/** Goods with two combinations, one of them off sale, whose names are meant to leave the zip. */
async function hostileGoods() {
  const { seller, warehouseId } = await api.shop();
  const [first, second, ofSku, inDetail] = [
    await uploaded(seller, JPEG),
    await uploaded(seller, png(900, 300)),
    await uploaded(seller, png(40, 40)),
    await uploaded(seller, png(50, 60)),
  ];
  const stocks = [{ warehouseId, quantity: 7 }];
  const { data } = await seller.call<SellerGoodDto>('POST', '/goods/createGoods', {
    ...{ name: '../../小熊/..\\x', categoryId: 8, pics: [first, second], publish: true },
    detail: `<p>纯棉 &amp; 柔软</p><p><img src="${inDetail}"></p><script>x</script>`,
    properties: [{ name: '颜色', values: [{ name: '=红/..' }, { name: '蓝' }] }],
    skus: [
      { values: [0], pic: ofSku, supplyPrice: 1234, weight: 300, merchantCode: 'RED', stocks },
      { values: [1], pic: '', supplyPrice: 9876, weight: 400, status: 2, stocks },
    ].map(({ values, ...sku }) => ({ ...sku, values: values.map((at) => ['=红/..', '蓝'][at]) })),
  });
  return { seller, good: data };
}

async function pack(buyer: Person, goodIds: number[]) {
  const answer = await exported(buyer, PATH, { goodIds });
  expect(answer.code).toBe(0);
  const bytes = await download(api, answer.data.url ?? '');
  const zip = readZip(bytes);
  if (zip.kind !== 'zip') throw new Error('no zip');
  const contentOf = async (name: string) => {
    const entry = zip.entries.find((each) => each.name === name);
    return entry ? ((await unpack(bytes, entry)) as Uint8Array<ArrayBuffer>) : new Uint8Array();
  };
  return {
    fileName: answer.data.fileName,
    names: zip.entries.map(({ name }) => name),
    contentOf,
    textOf: async (name: string) => new TextDecoder().decode(await contentOf(name)),
  };
}

describe('a material pack', () => {
  it('has pictures with ordered names, words, and the combinations on sale at the prices of its buyer', async () => {
    const { good } = await hostileGoods();
    await api.query('UPDATE goods SET platform_margin = 66 WHERE id = $1', [good.id]);
    const zip = await pack(await api.buyer(), [good.id]);
    expect(zip.fileName).toMatch(new RegExp(`^素材包-${good.goodsNo}-\\d{8}-\\d{4}\\.zip$`));
    expect(zip.names).toEqual([
      ...['文案.txt', '主图1.jpg', '主图2.jpg', '规格图1-红.jpg', '详情图1.jpg', '规格与价格.xlsx'],
    ]);
    // A picture of the format that was asked for, whatever was uploaded.
    expect([...(await zip.contentOf('主图2.jpg')).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const text = await zip.textOf('文案.txt');
    expect(text).toContain('【详情】\r\n纯棉 & 柔软\r\n');
    expect(text).toContain('颜色：=红/..、蓝');
    expect(text).not.toMatch(/<|script|12\.34|蓝，/);
    const sheet = await xlsxPart(await zip.contentOf('规格与价格.xlsx'), 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<v>13</v>');
    expect(sheet).toContain('&apos;=红/..');
    expect(sheet).not.toMatch(/98\.|12\.34/);
  });

  it('says what its buyer pays by pieces, in its words and in its sheet', async () => {
    const { seller, good } = await hostileGoods();
    await api.query('UPDATE goods SET platform_margin = 66 WHERE id = $1', [good.id]);
    await seller.call('PUT', '/priceSteps/savePriceSteps', {
      ...{ id: good.id, perParcel: true },
      steps: [{ minPieces: 10, supplyPrice: 1_000 }],
    });
    const zip = await pack(await api.buyer(), [good.id]);
    const said = '1 件 ¥13.00，10 件起 ¥10.66';
    expect(await zip.textOf('文案.txt')).toMatch(
      new RegExp(`【阶梯拿货价（仅供自己参考）】\r\n· [^：]+：${said}\r\n件数按每个包裹计算\r\n`),
    );
    const sheet = await xlsxPart(await zip.contentOf('规格与价格.xlsx'), 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain(said);
    expect(sheet).not.toMatch(/98\.|12\.34/);
  });

  it('has a folder for each of several goods, and says what is left out', async () => {
    const [one, other] = [await hostileGoods(), await hostileGoods()];
    const { seller, good } = await hostileGoods();
    await seller.call('POST', '/goods/setOnSale', { ids: [good.id], onSale: false });
    await api.query(`DELETE FROM upload WHERE key = (SELECT substr(pics->>0, 10) FROM goods WHERE id = $1)`, [
      other.good.id,
    ]);
    const zip = await pack(await api.buyer(), [one.good.id, other.good.id, good.id]);
    expect(new Set(zip.names.map((name) => name.split('/')[0]))).toEqual(
      new Set(['01-小熊 x', '02-小熊 x', '规格与价格.xlsx', '说明.txt']),
    );
    expect(zip.names.every((name) => !/\.\.|\\|^\//.test(name))).toBe(true);
    expect(await zip.textOf('说明.txt')).toContain('有 1 种商品已下架');
  });

  it('is refused where nothing is on sale, and beyond what an account may take in a day', async () => {
    const { seller, good } = await hostileGoods();
    await seller.call('POST', '/goods/setOnSale', { ids: [good.id], onSale: false });
    const buyer = await api.buyer();
    expect(await exported(buyer, PATH, { goodIds: [good.id] })).toMatchObject({
      data: { errorKey: 'EXPORT_EMPTY' },
    });
    await api.query('UPDATE counter SET hits = 500 WHERE key = $1', [`goodsInMaterials:${buyer.accountId}`]);
    expect(await exported(buyer, PATH, { goodIds: [good.id] })).toMatchObject({
      data: { errorKey: 'MATERIAL_LIMIT' },
    });
    const many = Array.from({ length: 51 }, (_, at) => at + 1);
    expect((await buyer.call('POST', PATH, { goodIds: many })).http).toBe(400);
  });
});
