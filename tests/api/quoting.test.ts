import { describe, expect, it } from 'vitest';
import { goodReceiver, orderBody, type Shop } from '../support/api.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';
import { repriced } from '../support/skus.ts';

const fixture = shoppingFixture();

describe('orders/quote', () => {
  it('returns verdict and price of every row and adds up the valid ones', async () => {
    const { data } = await fixture.buyer.call<Record<string, unknown>>('POST', '/orders/quote', {
      ...orderBody(fixture.buyer, fixture.shop),
      num: 2,
      packages: [
        goodReceiver,
        { ...goodReceiver, receiverPhone: '123' },
        { text: '李四，13800000012，江苏省南京市鼓楼区中山北路2号' },
        { ...goodReceiver, districtCode: '' },
      ],
    });
    // 2 x (100 + 20) + (280 - 6) for a fixture.buyer of level 4
    const { goodId, skuId } = fixture.shop;
    const priced = {
      num: 2,
      items: [
        {
          ...{ skuId, goodId, num: 2, unitPrice: 120, goodsFee: 240 },
          parts: [{ kind: 'goods', fen: 120, minPieces: null }],
          bundleParts: [],
        },
      ],
      goodsFee: 240,
      courierFee: 274,
      remoteFee: 0,
      discountFee: 6,
      packageFee: 514,
      promisedShipAt: '2026-11-20T16:00:00+08:00',
      freeFreight: false,
      shopOrderIds: [],
      mergeId: null,
    };
    const problem = (field: string, msg: string, blocking: boolean) => ({
      field,
      reasonCode: 'ADDRESS_INVALID',
      msg,
      blocking,
    });
    expect(data).toEqual({
      quoteNo: expect.stringMatching(/^Q[0-9a-f]{24}$/),
      expireAt: expect.stringMatching(/\+08:00$/),
      rows: [
        { row: 0, state: 0, problems: [], ...priced },
        { row: 1, state: 2, problems: [problem('phone', '手机号不正确', true)], ...priced },
        { row: 2, state: 0, problems: [], ...priced },
        { row: 3, state: 1, problems: [problem('region', '区县无法识别，请确认', false)], ...priced },
      ],
      packageCount: 3,
      goodsFee: 720,
      courierFee: 822,
      remoteFee: 0,
      discountFee: 18,
      totalFee: 1542,
      available: 1000,
      stock: [{ skuId, title: expect.any(String), pieces: 6, available: 1000, ofBundle: false }],
      nextSteps: [],
      cheaperTogether: [],
      balance: 100_000,
      enough: true,
      problems: [],
    });
  });

  it('reports that the courier rests today and when it works again, and that stock is short', async () => {
    const resting = await fixture.api.shop({ stock: 1 });
    await fixture.api.query("UPDATE courier SET rest_dates = '{2026-11-20}' WHERE id = $1", [
      resting.courierId,
    ]);
    const { data } = await fixture.buyer.call<{ problems: { msg: string; blocking: boolean }[] }>(
      'POST',
      '/orders/quote',
      {
        ...orderBody(fixture.buyer, resting),
        num: 2,
      },
    );
    expect(data.problems.map(({ msg, blocking }) => [msg.replace(/^.*今日/, '今日'), blocking])).toEqual([
      ['今日休息，预计2026-11-21揽收', false],
      [expect.stringMatching(/^【.+】库存不足，仅剩1件$/), true],
    ]);
  });

  it.each<[string, (of: Shop) => Promise<unknown>, object, string, string]>([
    [
      'goods that are off sale',
      (of) => fixture.api.query('UPDATE goods SET status = 2 WHERE id = $1', [of.goodId]),
      {},
      'GOODS_OFF',
      '商品已下架',
    ],
    [
      'a platform the goods are not for',
      (of) => fixture.api.query("UPDATE goods SET platforms = '{1}' WHERE id = $1", [of.goodId]),
      { platform: 2 },
      'GOODS_PLATFORM',
      '该商品不支持所选平台',
    ],
    [
      'a paused warehouse',
      (of) =>
        fixture.api.query("UPDATE warehouse SET status = 3, pause_reason = '盘点' WHERE id = $1", [
          of.warehouseId,
        ]),
      {},
      'WAREHOUSE_PAUSED',
      '仓库暂停发货：盘点',
    ],
    [
      'a closed warehouse',
      (of) => fixture.api.query('UPDATE warehouse SET status = 2 WHERE id = $1', [of.warehouseId]),
      {},
      'WAREHOUSE_OFF',
      '仓库已停用',
    ],
    [
      'a courier the warehouse does not use',
      (of) =>
        fixture.api.query('UPDATE warehouse_courier SET enabled = false WHERE warehouse_id = $1', [
          of.warehouseId,
        ]),
      {},
      'COURIER_OFF',
      '该仓库不支持所选快递',
    ],
    [
      'too few pieces',
      (of) => fixture.api.query('UPDATE goods SET min_num = 3 WHERE id = $1', [of.goodId]),
      {},
      'GOODS_NUM',
      '每个包裹的数量应为3到99件',
    ],
    [
      'too heavy a parcel',
      (of) => fixture.api.query(repriced('weight = 26000'), [of.goodId]),
      { num: 2 },
      'PARCEL_WEIGHT',
      '单个包裹不能超过50公斤',
    ],
    ['no sender', async () => undefined, { senderId: 999_999 }, 'SENDER_MISSING', '请选择发件人'],
    [
      'too many rows',
      async () => undefined,
      { packages: Array(501).fill(goodReceiver) },
      'TOO_MANY_ROWS',
      '最多支持500条',
    ],
  ])('and createOrder refuse %s', async (_name, change, more, errorKey, msg) => {
    const own = await fixture.api.shop();
    await change(own);
    for (const path of ['/orders/quote', '/orders/createOrder']) {
      expect(await fixture.buyer.call('POST', path, orderBody(fixture.buyer, own, more))).toMatchObject({
        http: 200,
        code: 7,
        msg,
        data: { errorKey },
      });
    }
  });
});
