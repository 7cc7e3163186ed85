import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SellerGoodDto } from '../../api/src/modules/goods/sellerGoods.schemas.ts';
import type { ImportGoodsDto } from '../../api/src/modules/goodsSheets/goodsSheets.schemas.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { uploadedPicture } from '../support/uploadedPicture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Named = Shop & { warehouseName: string };

const uploaded = (person: Person) => uploadedPicture(api, person);

const send = async ({ seller }: Shop, goods: object[], more: object = {}) => {
  const answer = await seller.call<ImportGoodsDto>('POST', '/goods/importGoods', { goods, ...more });
  expect([answer.code, answer.msg]).toEqual([0, '操作成功']);
  return answer.data;
};
const check = (shop: Shop, goods: object[]) => send(shop, goods, { checkOnly: true });

/** The row of goods without properties. */
const rowOf = (shop: Named, row: number, more: object = {}) => ({
  ...{ row, name: `第${row}行的杯子`, category: '日用百货', pics: [''], unit: '个' },
  skus: [
    {
      ...{
        row,
        values: [],
        supplyPrice: 1_250,
        weight: 300,
        merchantCode: `A${row}`,
        barcodes: ['69012345'],
      },
      stocks: [{ warehouse: shop.warehouseName, quantity: 20 }],
    },
  ],
  ...more,
});

/** Two colours, in two rows. */
const coloured = (shop: Named, row: number, more: object = {}) => ({
  ...rowOf(shop, row),
  properties: ['颜色', '尺码'],
  skus: ['红', '蓝'].map((colour, at) => ({
    ...{
      row: row + at,
      values: [colour, 'M'],
      supplyPrice: 900 + at,
      weight: 200,
      merchantCode: `${colour}${row}`,
    },
    stocks: [{ warehouse: shop.warehouseName, quantity: 5 + at }],
  })),
  ...more,
});

async function shopWithName(): Promise<Named> {
  const shop = await api.shop();
  const [row] = await api.query<{ name: string }>('SELECT name FROM warehouse WHERE id = $1', [
    shop.warehouseId,
  ]);
  return { ...shop, warehouseName: row?.name ?? '' };
}

/** Goods of the supplier beside those of the shop. */
const goodsOf = (shop: Shop) =>
  api.query<{ id: number; goodsNo: string; name: string; status: number; version: number }>(
    `SELECT id, goods_no AS "goodsNo", name, status, version FROM goods WHERE seller_id = $1 AND id <> $2 AND deleted_at IS NULL ORDER BY id`,
    [shop.seller.accountId, shop.goodId],
  );
const found = async ({ seller }: Shop, id: number) =>
  (await seller.call<SellerGoodDto>('POST', '/goods/findGoods', { id })).data;
/** While goods are audited, which the other tests do without. */
async function withAudits<T>(work: () => Promise<T>): Promise<T> {
  const [setting] = await api.query<{ value: unknown }>(
    `DELETE FROM setting WHERE key = 'auditGoods' RETURNING value`,
  );
  try {
    return await work();
  } finally {
    await api.query(`INSERT INTO setting (key, value) VALUES ('auditGoods', $1)`, [
      JSON.stringify(setting?.value),
    ]);
  }
}
const nothing = { created: 0, updated: 0, unchanged: 0, failed: [], warnings: [] };

describe('new goods of a sheet', () => {
  it('are written as the editor writes them, with combinations, stock and pictures', async () => {
    const shop = await shopWithName();
    const [main, red] = [await uploaded(shop.seller), await uploaded(shop.seller)];
    const [first, second] = [rowOf(shop, 2, { pics: [main] }), coloured(shop, 3, { pics: [main] })];
    Object.assign(second.skus[0] ?? {}, { pic: red });
    expect(await send(shop, [first, second])).toEqual({ ...nothing, created: 2 });
    const [plain, two] = await goodsOf(shop);
    const same = await shop.seller.call<SellerGoodDto>('POST', '/goods/createGoods', {
      ...{ name: second.name, categoryId: 8, pics: [main], unit: '个', publish: false },
      properties: [
        { name: '颜色', values: [{ name: '红' }, { name: '蓝' }] },
        { name: '尺码', values: [{ name: 'M' }] },
      ],
      skus: second.skus.map(({ row: _row, stocks, ...sku }) => ({
        ...sku,
        stocks: stocks.map(({ quantity }) => ({ warehouseId: shop.warehouseId, quantity })),
      })),
    });
    const comparable = ({ properties, skus, stocks, bundleStocks: _none, ...good }: SellerGoodDto) => ({
      ...{ ...good, id: 0, goodsNo: '', createdAt: '', updatedAt: '' },
      properties: properties.map(({ name, values }) => [name, values.map((value) => value.name)]),
      skus: skus.map((sku) => ({
        ...sku,
        id: 0,
        skuNo: sku.skuNo.split('-')[1],
        valueIds: sku.valueIds.length,
      })),
      stocks: stocks.map(({ skuName, warehouseId, quantity }) => [skuName, warehouseId, quantity]),
    });
    const imported = await found(shop, two?.id ?? 0);
    expect(comparable(imported)).toEqual(comparable(same.data));
    expect(imported.skus.map(({ pic, supplyPrice }) => [pic, supplyPrice])).toEqual([
      [red, 900],
      ['', 901],
    ]);
    const { goodsNo, status, skus, stocks } = await found(shop, plain?.id ?? 0);
    expect(goodsNo).toMatch(/^G\d{12}$/);
    expect([status, skus[0]?.barcodes, stocks.map(({ quantity }) => quantity)]).toEqual([
      0,
      ['69012345'],
      [20],
    ]);
    const logs = await api.query(
      'SELECT delta FROM stock_log l JOIN good_stock s ON s.id = l.stock_id WHERE s.good_id = $1',
      [plain?.id],
    );
    expect(logs).toEqual([{ delta: 20 }]);
    const [upload] = await api.query('SELECT used FROM upload WHERE key = $1', [red.split('/').at(-1)]);
    expect(upload).toEqual({ used: true });
  });

  it('keep the safety stock that the sheet says of their first stock', async () => {
    const shop = await shopWithName();
    const good = rowOf(shop, 2, { pics: [await uploaded(shop.seller)] });
    const stocks = [{ warehouse: shop.warehouseName, quantity: 20, safetyQuantity: 8 }];
    await send(shop, [{ ...good, skus: good.skus.map((sku) => ({ ...sku, stocks })) }]);
    const [{ id = 0 } = {}] = await goodsOf(shop);
    expect((await found(shop, id)).stocks).toMatchObject([
      { quantity: 20, available: 12, safetyQuantity: 8, safetyHeld: 8 },
    ]);
  });

  it('are on sale where the sheet says so, or before an operator where goods are audited', async () => {
    const shop = await shopWithName();
    const pics = [await uploaded(shop.seller)];
    expect(
      await send(shop, [rowOf(shop, 2, { pics, onSale: true }), rowOf(shop, 3, { pics, onSale: false })]),
    ).toEqual({ ...nothing, created: 2 });
    const audited = await withAudits(() => send(shop, [rowOf(shop, 4, { pics, onSale: true })]));
    expect([audited.created, (await goodsOf(shop)).map(({ status }) => status)]).toEqual([1, [1, 0, 3]]);
  });

  it('are written once however often the same call is sent, also at the same time', async () => {
    const shop = await shopWithName();
    const goods = [rowOf(shop, 2, { pics: [await uploaded(shop.seller)] })];
    const clientNo = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(shop, goods, { clientNo })));
    expect([answers, (await goodsOf(shop)).length]).toEqual([
      answers.map(() => ({ ...nothing, created: 1 })),
      1,
    ]);
  });
});

describe('a check of a sheet', () => {
  it('says that stock and safety stock of goods that there are stay, where the sheet says otherwise', async () => {
    const shop = await shopWithName();
    const cup = rowOf(shop, 2, { pics: [await uploaded(shop.seller)] });
    await send(shop, [cup]);
    const goodsNo = (await goodsOf(shop))[0]?.goodsNo;
    const stock = (more: object) => ({
      ...{ row: 2, goodsNo },
      skus: [{ row: 2, values: [], stocks: [{ warehouse: shop.warehouseName, quantity: 20, ...more }] }],
    });
    const msg = '已有规格的库存和安全库存不会从这张表修改，请在「库存管理」里修改，或导入库存表';
    expect((await check(shop, [stock({ safetyQuantity: 0 })])).warnings).toEqual([]);
    for (const changed of [{ quantity: 21 }, { safetyQuantity: 3 }, { warehouse: '别的仓' }])
      expect((await check(shop, [stock(changed)])).warnings).toEqual([{ row: 2, msg }]);
  });

  it('says which codes of new goods other own goods have', async () => {
    const [shop, other] = [await shopWithName(), await shopWithName()];
    const pics = [await uploaded(shop.seller)];
    await send(shop, [rowOf(shop, 2, { pics })]);
    await send(other, [rowOf(other, 3, { pics: [await uploaded(other.seller)] })]);
    const goodsNo = (await goodsOf(shop))[0]?.goodsNo;
    const bowl = { ...rowOf(shop, 2, { pics }), name: '大碗' };
    expect((await check(shop, [bowl])).warnings).toEqual([
      { row: 2, msg: `商家编码：「A2」已用于商品 ${goodsNo}` },
      { row: 2, msg: `条码：「69012345」已用于商品 ${goodsNo}` },
    ]);
    expect((await check(shop, [{ ...rowOf(shop, 2), goodsNo, pics }])).warnings).toEqual([]);
  });
});

describe('a sheet of new goods that is chosen again', () => {
  it('is warned of by the names of own goods that there are, and can be written nevertheless', async () => {
    const [shop, other] = [await shopWithName(), await shopWithName()];
    const goods = async (of: Named) => [rowOf(of, 2, { pics: [await uploaded(of.seller)] }), coloured(of, 3)];
    const [cup, coat] = await goods(shop);
    if (!cup || !coat) throw new Error('two goods');
    expect((await check(shop, [cup, coat])).warnings).toEqual([]);
    await send(other, (await goods(other)).slice(0, 1));
    await send(shop, [cup]);
    const [written] = await goodsOf(shop);
    const msg = `与已有商品 ${written?.goodsNo} 同名，导入会再新增一件；要修改它，请填写商品编号`;
    expect(await check(shop, [cup, coat])).toEqual({ ...nothing, created: 2, warnings: [{ row: 2, msg }] });
    const named = { ...cup, goodsNo: written?.goodsNo };
    expect((await check(shop, [named])).warnings).toEqual([]);
    expect(await send(shop, [cup])).toEqual({ ...nothing, created: 1 });
    await shop.seller.call('POST', '/goods/deleteGoodsByIds', {
      ids: (await goodsOf(shop)).map(({ id }) => id),
    });
    expect((await check(shop, [cup])).warnings).toEqual([]);
  });
});

describe('rows of a sheet with which something is wrong', () => {
  it('are said by row and column before anything is written', async () => {
    const shop = await shopWithName();
    const other = await shopWithName();
    const sku = rowOf(shop, 1).skus[0];
    const wrong = (row: number, good: object, one: object = {}) => ({
      ...rowOf(shop, row, good),
      skus: [{ ...sku, row, ...one }],
    });
    const goods = [
      wrong(2, { name: '杯' }),
      wrong(3, { name: '杯'.repeat(61) }),
      wrong(4, { category: '没有的分类' }),
      wrong(5, { category: undefined, name: undefined }),
      wrong(6, {}, { supplyPrice: 0 }),
      wrong(7, {}, { supplyPrice: undefined, weight: 50_001 }),
      wrong(8, {}, { stocks: [{ warehouse: other.warehouseName, quantity: 1 }] }),
      wrong(9, {}, { stocks: [{ warehouse: shop.warehouseName, quantity: -1 }] }),
      wrong(10, {}, { barcodes: ['条码'] }),
      wrong(11, { minNum: 5, maxNum: 3 }),
      wrong(12, { minNum: 99 }, { weight: 1_000 }),
      wrong(13, { onSale: true }, { stocks: undefined }),
      wrong(14, { pics: [] }),
      wrong(15, { pics: [await uploaded(other.seller)] }),
      wrong(16, { goodsNo: 'G261128000000' }),
      wrong(17, { platforms: [9] }),
      wrong(18, { unit: ' 个' }),
      wrong(19, { pics: ['../../etc/passwd'] }),
      wrong(20, {}, { stocks: [{ warehouse: shop.warehouseName, quantity: 1, safetyQuantity: -1 }] }),
    ];
    const said = await check(shop, goods);
    expect(said.failed.map(({ row, column, msg }) => [row, column, msg])).toEqual([
      [2, 'name', '商品名称：应为2到60个字，首尾不能是空格'],
      [3, 'name', '商品名称：应为2到60个字，首尾不能是空格'],
      [4, 'categoryId', '分类：没有「没有的分类」这个分类'],
      [5, 'categoryId', '分类：请填写'],
      [5, 'name', '商品名称：请填写'],
      [6, 'supplyPrice', '供货价：应为0.01到100000元'],
      [7, 'supplyPrice', '供货价：请填写'],
      [7, 'weight', '重量：应为1到50000克的整数'],
      [8, 'stocks', `仓库：没有找到您的仓库「${other.warehouseName}」`],
      [9, 'stocks', '库存：应为0到9999999的整数'],
      [10, 'barcodes', '条码：最多5个，每个4到32位字母、数字或横线，不能重复'],
      [11, 'maxNum', '限购：应为1到99的整数，不小于起订'],
      [12, 'weight', '重量：单个包裹不能超过50公斤'],
      [13, 'stocks', '库存：请先为商品设置库存'],
      [14, 'pics', '主图：应为1到9张不同的图片'],
      [15, 'pics', '主图：图片没有上传，或不是您上传的'],
      [16, 'goodsNo', '商品编号：没有找到您的这件商品'],
      [17, 'platforms', '可售平台：有不认识的平台'],
      [18, 'unit', '单位：应为1到10个字'],
      [19, 'pics', '主图：图片没有上传，或不是您上传的'],
      [20, 'safetyQuantity', '安全库存：应为0到9999999的整数'],
    ]);
    expect([said.created, await goodsOf(shop)]).toEqual([0, []]);
  });

  it('hold back all rows of their goods, and no others', async () => {
    const shop = await shopWithName();
    const pics = [await uploaded(shop.seller)];
    const twice = coloured(shop, 3, { pics });
    const [red, blue] = twice.skus;
    const goods = [
      rowOf(shop, 2, { pics }),
      { ...twice, skus: [red, { ...blue, merchantCode: red?.merchantCode }] },
      {
        ...coloured(shop, 5, { pics }),
        skus: [
          { ...red, row: 5 },
          { ...red, row: 6, merchantCode: 'X' },
        ],
      },
      { ...rowOf(shop, 7, { pics }), skus: [{ ...rowOf(shop, 7).skus[0] }, { ...rowOf(shop, 8).skus[0] }] },
    ];
    const failed = [
      { row: 3, column: 'skus', msg: '第4行有误，同一商品的各行都没有导入' },
      { row: 4, column: 'merchantCode', msg: '商家编码：商家编码【红3】重复' },
      { row: 5, column: 'skus', msg: '第6行有误，同一商品的各行都没有导入' },
      { row: 6, column: 'values', msg: '规格值：规格【红 / M】重复' },
      {
        row: 7,
        column: 'properties',
        msg: '规格名：最多3个，每个1到20个字，不能重复；同一商品有多行时都要填写规格名和规格值',
      },
      { row: 8, column: 'skus', msg: '第7行有误，同一商品的各行都没有导入' },
    ];
    expect(await check(shop, goods)).toEqual({ ...nothing, created: 1, failed });
    expect(await send(shop, goods)).toEqual({ ...nothing, created: 1, failed });
    expect((await goodsOf(shop)).map(({ name }) => name)).toEqual(['第2行的杯子']);
  });

  it('with characters that no text holds refuse the call', async () => {
    const shop = await shopWithName();
    const goods = [rowOf(shop, 2, { name: '有\u0007的杯子' })];
    const answer = await shop.seller.call('POST', '/goods/importGoods', { goods });
    expect(answer.msg).toBe('参数错误：goods.0.name，含有不能使用的字符（U+0007）');
  });

  it('name a picture that was not uploaded when they are written', async () => {
    const shop = await shopWithName();
    expect((await check(shop, [rowOf(shop, 2)])).failed).toEqual([]);
    expect((await send(shop, [rowOf(shop, 2)])).failed).toEqual([
      { row: 2, column: 'pics', msg: '主图：图片没有上传，或不是您上传的' },
    ]);
  });
});

describe('own goods that a sheet names', () => {
  const two = async (shop: Named) => {
    await send(shop, [coloured(shop, 2, { pics: [await uploaded(shop.seller)], onSale: true })]);
    const [good] = await goodsOf(shop);
    return found(shop, good?.id ?? 0);
  };

  it('change as in the editor, and keep what the sheet does not say', async () => {
    const shop = await shopWithName();
    const before = await two(shop);
    const line = { row: 2, goodsNo: before.goodsNo, properties: ['尺码', '颜色'] };
    const changes = {
      ...{ ...line, name: '换了名字的杯子', onSale: true },
      skus: [
        { row: 2, values: ['M', '蓝'], supplyPrice: 1_000 },
        {
          row: 3,
          values: ['L', '蓝'],
          supplyPrice: 1_100,
          weight: 250,
          stocks: [{ warehouse: shop.warehouseName, quantity: 3 }],
        },
      ],
    };
    expect(await check(shop, [changes])).toEqual({ ...nothing, updated: 1 });
    expect((await found(shop, before.id)).version).toBe(before.version);
    expect(await send(shop, [changes])).toEqual({ ...nothing, updated: 1 });
    const after = await found(shop, before.id);
    expect([after.name, after.pics, after.status, after.unit]).toEqual([
      '换了名字的杯子',
      before.pics,
      1,
      '个',
    ]);
    expect(
      after.skus.map(({ id, name, supplyPrice, merchantCode }) => [id, name, supplyPrice, merchantCode]),
    ).toEqual([
      [before.skus[0]?.id, '红 / M', 900, '红2'],
      [before.skus[1]?.id, '蓝 / M', 1_000, '蓝2'],
      [expect.any(Number), '蓝 / L', 1_100, ''],
    ]);
    expect(after.stocks.map(({ skuName, quantity }) => [skuName, quantity])).toEqual([
      ['红 / M', 5],
      ['蓝 / M', 6],
      ['蓝 / L', 3],
    ]);
    expect(await send(shop, [changes])).toEqual({ ...nothing, unchanged: 1 });
    expect((await found(shop, before.id)).version).toBe(after.version);
  });

  it('are refused where the sheet would mean other combinations, or belongs to another supplier', async () => {
    const shop = await shopWithName();
    const before = await two(shop);
    const skus = [{ row: 2, values: ['红'] }];
    const good = { row: 2, goodsNo: before.goodsNo, properties: ['颜色'], skus };
    expect((await check(shop, [good])).failed).toMatchObject([
      { row: 2, column: 'properties', msg: '规格名：与商品现有的规格名（颜色、尺码）不同，请在编辑器里修改' },
    ]);
    const other = await shopWithName();
    expect((await send(other, [good])).failed).toMatchObject([{ row: 2, column: 'goodsNo' }]);
  });

  it('go off sale, and come back without a version', async () => {
    const shop = await shopWithName();
    const before = await two(shop);
    const sale = (onSale: boolean) => ({
      ...{ row: 2, goodsNo: before.goodsNo, onSale },
      skus: [{ row: 2, values: ['红', 'M'] }],
    });
    expect(await send(shop, [sale(false)])).toEqual({ ...nothing, updated: 1 });
    expect((await found(shop, before.id)).status).toBe(2);
    const answers = await Promise.all([sale(true), sale(true), sale(true)].map((good) => send(shop, [good])));
    expect(answers.flatMap(({ failed }) => failed)).toEqual([]);
    expect((await found(shop, before.id)).status).toBe(1);
  });
});
