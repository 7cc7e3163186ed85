import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ok, pageOf } from './support/fakeUpstream.ts';
import { answerAll } from './support/fullUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { as, startRealGraph } from './support/realGraph.ts';
import { goodRow } from './support/upstream/goods.ts';
import { sellerGoodRow } from './support/upstream/sellerGoods.ts';

let graph: TestGraph;
beforeAll(async () => {
  graph = await startGraph();
});
afterAll(() => graph.close());
beforeEach(() => {
  answerAll(graph.upstream);
  graph.upstream.forget();
});

const ask = (document: string, variables: Record<string, unknown> = {}) =>
  graph.ask(document, variables, as('token-of-a-seller'));
const calls = () => graph.upstream.seen.map(({ method, path, body }) => [method, path, body]);

const value = {
  name: '毛绒小熊',
  categoryId: 8,
  pics: ['/files/u/a.webp'],
  supplyPrice: 1_200,
  weight: 300,
  publish: true,
};
/** As REST gets it: what the graph says by itself is said. */
const sent = {
  ...value,
  detail: '',
  unit: '件',
  minNum: 1,
  maxNum: 99,
  platforms: [],
  isGift: false,
};

describe('a supplier’s goods in the graph', () => {
  it('are listed by the filter with counts and stock', async () => {
    const { data, errors } = await ask(
      `{ sellerGoods(filter: { status: AUDITING, categoryId: 8, warehouseId: 1, platform: DOUYIN, isGift: false, keyword: "xx", lowStock: true }, sort: STOCK, page: 2, pageSize: 2) {
           total page counts { status count } list { id status platforms supplyPrice version stocks { warehouseName available goodStatus } } } }`,
    );
    expect(errors).toEqual([]);
    const row = {
      status: 'ON_SALE',
      platforms: ['TAOBAO', 'DOUYIN'],
      supplyPrice: 1_200,
      version: 3,
      stocks: [{ warehouseName: '一号仓', available: 6, goodStatus: 'ON_SALE' }],
    };
    expect(data.sellerGoods).toEqual({
      total: 2,
      page: 1,
      counts: [
        { status: 'ON_SALE', count: 2 },
        { status: 'BANNED', count: 0 },
      ],
      list: [
        { id: 1, ...row },
        { id: 2, ...row },
      ],
    });
    const filter = { status: 3, categoryId: 8, warehouseId: 1, platform: 4, isGift: false, lowStock: true };
    expect(calls()).toEqual([
      ['POST', '/goods/getGoodsList', { ...filter, keyword: 'xx', sort: 4, page: 2, pageSize: 2 }],
    ]);
  });

  it('are listed without a filter, newest first', async () => {
    expect((await ask('{ sellerGoods { total } }')).errors).toEqual([]);
    expect(calls()).toEqual([['POST', '/goods/getGoodsList', { sort: 1, page: 1, pageSize: 20 }]]);
  });

  it('have combinations that are found with what bundles are made of, and are made bundles', async () => {
    const { data, errors } = await ask(
      `{ ownSkus(filter: { keyword: "tz", bundles: true }, page: 2, pageSize: 5) {
           total list { id goodName goodStatus onSale stocks { warehouseName available } bundleParts { skuId num skuNo supplyPrice weight } } } }`,
    );
    expect(errors).toEqual([]);
    expect(data.ownSkus).toEqual({
      total: 1,
      list: [
        {
          ...{ id: 7, goodName: '套装', goodStatus: 'ON_SALE', onSale: false },
          stocks: [{ warehouseName: '一号仓', available: 4 }],
          bundleParts: [{ skuId: 3, num: 2, skuNo: 'G3-1', supplyPrice: 700, weight: 200 }],
        },
      ],
    });
    expect(calls()).toEqual([
      ['POST', '/goods/getSkusList', { keyword: 'tz', bundles: true, page: 2, pageSize: 5 }],
    ]);
    graph.upstream.forget();
    const skus = [
      { values: [], supplyPrice: 1, weight: 1, bundleParts: [{ skuId: 3, num: 2 }] },
      { values: [], supplyPrice: 1, weight: 1 },
    ];
    const made = await ask(
      'mutation ($input: GoodInput!, $clientNo: String!) { createGood(input: $input, clientNo: $clientNo) { id } }',
      { input: { ...value, skus }, clientNo: randomUUID() },
    );
    expect(made.errors).toEqual([]);
    const [[, , body] = []] = calls();
    const parts = (body as { skus: { bundleParts?: object }[] }).skus.map(({ bundleParts }) => bundleParts);
    expect(parts).toEqual([[{ skuId: 3, num: 2 }], undefined]);
  });

  it('are found individually', async () => {
    expect((await ask('{ sellerGood(id: 5) { id auditReason } }')).data).toEqual({
      sellerGood: { id: 5, auditReason: '' },
    });
    const missing = await ask('{ sellerGood(id: 404) { id } }');
    expect(missing.errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', errorKey: 'NOT_FOUND' });
  });

  it('are created with an idempotency key', async () => {
    const clientNo = randomUUID();
    const { data, errors } = await ask(
      'mutation ($input: GoodInput!, $no: String!) { createGood(input: $input, clientNo: $no) { id version } }',
      { input: { ...value, stocks: [{ warehouseId: 1, quantity: 5 }], version: 3 }, no: clientNo },
    );
    expect([errors, data]).toEqual([[], { createGood: { id: 9, version: 3 } }]);
    expect(calls()).toEqual([
      ['POST', '/goods/createGoods', { ...sent, stocks: [{ warehouseId: 1, quantity: 5, warnQuantity: 0 }] }],
    ]);
    expect(graph.upstream.seen[0]?.headers['idempotency-key']).toBe(clientNo);
  });

  it('are created and updated with combinations, on sale unless said otherwise', async () => {
    const { supplyPrice: _price, weight: _weight, ...rest } = value;
    const properties = [{ id: 3, name: '颜色', values: [{ name: '红色' }, { id: 4, name: '蓝色' }] }];
    const one = { supplyPrice: 900, weight: 200 };
    const input = {
      ...rest,
      properties,
      skus: [
        { ...one, values: ['红色'], stocks: [{ warehouseId: 1, quantity: 5 }] },
        { ...one, id: 7, values: ['蓝色'], merchantCode: 'B', onSale: false },
      ],
    };
    const blank = { merchantCode: '', barcodes: [], pic: '', stocks: [] };
    const skus = [
      {
        ...blank,
        ...one,
        values: ['红色'],
        status: 1,
        stocks: [{ warehouseId: 1, quantity: 5, warnQuantity: 0 }],
      },
      { ...blank, ...one, id: 7, values: ['蓝色'], merchantCode: 'B', status: 2 },
    ];
    const { errors } = await ask(
      'mutation ($input: GoodInput!, $no: String!) { createGood(input: $input, clientNo: $no) { id } }',
      { input, no: randomUUID() },
    );
    await ask(UPDATE, { id: 5, input: { ...input, version: 3 } });
    expect(errors).toEqual([]);
    expect(calls().map(([, , body]) => body)).toEqual([
      expect.objectContaining({ properties, skus }),
      expect.objectContaining({ properties, skus, id: 5 }),
    ]);
  });

  const UPDATE =
    'mutation ($id: EntityId!, $input: GoodInput!) { updateGood(id: $id, input: $input) { id version } }';

  it('are updated without their stock', async () => {
    const input = { ...value, platforms: ['JD'], stocks: [{ warehouseId: 1, quantity: 5 }], version: 3 };
    const { data, errors } = await ask(UPDATE, { id: 5, input });
    expect([errors, data]).toEqual([[], { updateGood: { id: 5, version: 4 } }]);
    expect(calls()).toEqual([['PUT', '/goods/updateGoods', { ...sent, platforms: [3], id: 5, version: 3 }]]);
  });

  it('report the current state when they were changed meanwhile', async () => {
    const { errors } = await ask(UPDATE, { id: 5, input: { ...value, version: 0 } });
    expect(errors[0]).toMatchObject({
      message: '内容已被修改，请核对后重试',
      extensions: { errorKey: 'CHANGED_MEANWHILE', data: { current: sellerGoodRow(5) } },
    });
  });

  it('require the version that was read for an update', async () => {
    await ask(UPDATE, { id: 5, input: value });
    expect(calls()).toEqual([['PUT', '/goods/updateGoods', { ...sent, id: 5, version: -1 }]]);
  });

  it.each([
    ['setGoodsOnSale(ids: [1, 2], onSale: true)', '/goods/setOnSale', { ids: [1, 2], onSale: true }],
    ['deleteGoods(ids: [1, 2])', '/goods/deleteGoodsByIds', { ids: [1, 2] }],
  ])('support %s', async (field, path, body) => {
    const { data, errors } = await ask(`mutation { ${field} { id done msg } }`);
    expect(errors).toEqual([]);
    expect(Object.values(data)).toEqual([
      [
        { id: 1, done: true, msg: '' },
        { id: 2, done: false, msg: '存在未完成订单，不能删除' },
      ],
    ]);
    expect(calls()).toEqual([['POST', path, body]]);
  });
});

describe('after a mutation of goods', () => {
  const CHANGES = [
    `createGood(input: { name: "小熊", categoryId: 8, pics: [], supplyPrice: 1, weight: 1, publish: true }, clientNo: "${randomUUID()}") { id }`,
    'updateGood(id: 1, input: { name: "小熊", categoryId: 8, pics: [], supplyPrice: 1, weight: 1, publish: true, version: 3 }) { id }',
    'setGoodsOnSale(ids: [1], onSale: false) { id }',
    'deleteGoods(ids: [1]) { id }',
  ];
  let price = 0;
  const seen = async () => (await graph.ask('{ good(id: 1) { price } }')).data.good.price;

  it.each(CHANGES)('visitors see the new state: %s', async (change) => {
    graph.upstream.on('/goods/id', () => ok(goodRow(1, { price })));
    price += 1;
    await ask(`mutation { ${change} }`);
    const before = await seen();
    price += 1;
    expect([before, await seen()]).toEqual([price - 1, price - 1]);
    const { errors } = await ask(`mutation { ${change} }`);
    expect([errors, await seen()]).toEqual([[], price]);
  });

  it('earlier visitors get the shared read in flight and later ones a new read', async () => {
    await ask('mutation { setGoodsOnSale(ids: [1], onSale: false) { id } }');
    const gate = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    graph.upstream.on('/goods/list', async () => {
      reached.resolve();
      await gate.promise;
      return ok(pageOf([goodRow(1, { price: 1 })]));
    });
    const list = async () => (await graph.ask('{ goods(page: 77) { list { price } } }')).data.goods.list;
    const early = list();
    await reached.promise;
    graph.upstream.on('/goods/list', () => ok(pageOf([goodRow(1, { price: 2 })])));
    await ask('mutation { setGoodsOnSale(ids: [1], onSale: true) { id } }');
    expect(await list()).toEqual([{ price: 2 }]);
    gate.resolve();
    expect(await early).toEqual([{ price: 1 }]);
    expect(await list()).toEqual([{ price: 2 }]);
  });

  it('other shared reads stay cached', async () => {
    const notices = () => graph.ask('{ notices(type: SELLER, page: 9) { total } }');
    await notices();
    await ask('mutation { deleteGoods(ids: [1]) { id } }');
    graph.upstream.forget();
    await notices();
    expect(calls()).toEqual([]);
  });
});

describe('goods with the real API', () => {
  it('are published, changed, taken off sale and removed, as visitors see', async () => {
    const { api, ask: askReal, close } = await startRealGraph();
    onTestFinished(close);
    const { seller, warehouseId } = await api.shop();
    const key = `${randomBytes(20).toString('hex')}.webp`;
    await api.query(
      `INSERT INTO upload (account_id, key, name, mime, size, width, height) VALUES ($1, $2, 'a.png', 'image/webp', 9, 800, 800)`,
      [seller.accountId, key],
    );
    const requested = async (document: string, variables: Record<string, unknown> = {}) => {
      const { data, errors } = await askReal(document, variables, as(seller.token));
      expect(errors).toEqual([]);
      return data;
    };
    const input = { ...value, pics: [`/files/u/${key}`], stocks: [{ warehouseId, quantity: 5 }] };
    const { createGood } = await requested(
      'mutation ($input: GoodInput!, $no: String!) { createGood(input: $input, clientNo: $no) { id version status stocks { available } } }',
      { input, no: randomUUID() },
    );
    const { id } = createGood;
    expect(createGood).toEqual({ id, version: 0, status: 'ON_SALE', stocks: [{ available: 5 }] });
    const visitor = async () => {
      const { data, errors } = await askReal('query ($id: EntityId!) { good(id: $id) { price status } }', {
        id,
      });
      return errors[0]?.extensions.errorKey ?? data.good;
    };
    // Another gateway than the one that was asked for the change shows the old answer for some seconds.
    const seen = (shown: unknown) => expect.poll(visitor, { timeout: 10_000 }).toEqual(shown);
    await seen({ price: 1_200, status: 'ON_SALE' });
    const edit = { ...input, supplyPrice: 900, version: 0 };
    await requested(
      'mutation ($id: EntityId!, $input: GoodInput!) { updateGood(id: $id, input: $input) { id } }',
      {
        id,
        input: edit,
      },
    );
    await seen({ price: 900, status: 'ON_SALE' });
    const { setGoodsOnSale } = await requested(
      'mutation ($id: EntityId!) { setGoodsOnSale(ids: [$id], onSale: false) { done good { id status stocks { available } } } }',
      { id },
    );
    const good = { id, status: 'OFF_SALE', stocks: [{ available: 5 }] };
    expect(setGoodsOnSale).toEqual([{ done: true, good }]);
    await seen({ price: 900, status: 'OFF_SALE' });
    const { sellerGoods } = await requested(
      'query ($filter: SellerGoodFilter) { sellerGoods(filter: $filter, sort: UPDATED) { list { id } counts { status count } } }',
      { filter: { status: 'OFF_SALE', keyword: null, lowStock: false } },
    );
    expect(sellerGoods.list).toEqual([{ id }]);
    expect(sellerGoods.counts).toContainEqual({ status: 'OFF_SALE', count: 1 });
    const { deleteGoods } = await requested(
      'mutation ($id: EntityId!) { deleteGoods(ids: [$id]) { done good { id } } }',
      { id },
    );
    expect(deleteGoods).toEqual([{ done: true, good: null }]);
    await seen('NOT_FOUND');
  });
});

it('goods of a sheet are forwarded with their idempotency key', async () => {
  const { data, errors } = await ask(
    `mutation Import($rows: [SheetGoodInput!]!) {
       importGoods(rows: $rows, checkOnly: true, clientNo: "sheet-0001") { created updated unchanged failed { row column msg } warnings { row msg } }
     }`,
    {
      rows: [
        {
          ...{
            row: 2,
            goodsNo: null,
            name: '杯子',
            category: '日用百货',
            pics: [''],
            platforms: ['JD'],
            onSale: true,
          },
          skus: [
            {
              row: 2,
              values: [],
              supplyPrice: 900,
              weight: 200,
              stocks: [{ warehouse: '一号仓', quantity: 5 }],
            },
          ],
        },
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(data.importGoods).toEqual({
    ...{ created: 1, updated: 1, unchanged: 0 },
    failed: [{ row: 4, column: 'categoryId', msg: '分类：请填写' }],
    warnings: [{ row: 2, msg: '与已有商品同名' }],
  });
  const [call] = graph.upstream.seen;
  expect([call?.path, call?.body, call?.headers['idempotency-key']]).toEqual([
    '/goods/importGoods',
    {
      checkOnly: true,
      goods: [
        {
          ...{ row: 2, name: '杯子', category: '日用百货', pics: [''], platforms: [3], onSale: true },
          skus: [
            {
              row: 2,
              values: [],
              supplyPrice: 900,
              weight: 200,
              stocks: [{ warehouse: '一号仓', quantity: 5 }],
            },
          ],
        },
      ],
    },
    'sheet-0001',
  ]);
});
