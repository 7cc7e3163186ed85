import { describe, expect, it, onTestFinished } from 'vitest';
import type { ErpGood, ErpOrder } from '../../api/src/adapters/erp/erpTypes.ts';
import { wangdianClient } from '../../api/src/adapters/erp/wangdian/wangdianClient.ts';
import { wangdianErp } from '../../api/src/adapters/erp/wangdian/wangdianErp.ts';
import { createSimulators } from '../../simulators/src/app.ts';
import {
  DEVELOPMENT_ACCOUNT,
  type Good,
  type Shipment,
  type Trade,
} from '../../simulators/src/wangdian/wangdianBook.ts';
import { signatureOf } from '../../simulators/src/wangdian/wangdianSignatures.ts';
import { APP_ID, keys } from './alipay.ts';
import { answersChanged, DAY_MS, outcomeOf } from './shopCalls.ts';

const NOW = new Date('2026-11-30T10:00:00+08:00');

function orderOf(orderNo: string, more: Partial<ErpOrder> = {}): ErpOrder {
  return {
    orderNo,
    ...{ orderedAt: NOW, paidAt: NOW, buyer: `买家${orderNo}`, remark: '加急' },
    receiver: {
      ...{ name: '陈晓明', phone: '14100000001' },
      ...{ province: '浙江省', city: '杭州市', district: '西湖区', address: '文三路 1 号' },
    },
    lines: ['1', '2'].map((line) => ({
      ...{ lineNo: `${orderNo}-${line}`, articleNo: `SP${line}`, title: '马克杯', sku: '奶白色' },
      ...{ num: 2, price: 2_990 },
    })),
    ...more,
  };
}

function erpGood(goodsNo: string, more: Partial<ErpGood> = {}): ErpGood {
  return {
    ...{ goodsNo, name: `马克杯 ${goodsNo}`, picture: 'https://site.example/a.jpg' },
    specs: ['白', '蓝'].map((name) => ({
      ...{ articleNo: `${goodsNo}-${name}`, name, price: 1_250, weight: 350, picture: '' },
    })),
    ...more,
  };
}

async function opened(
  changes: { appSecret?: string; now?: () => Date; shopNo?: string; gateway?: string } = {},
) {
  const alipay = { appId: APP_ID, publicKey: keys.app.publicKey, platformKey: keys.platform.privateKey };
  const server = await createSimulators({ alipay });
  onTestFinished(async () => {
    server.server.closeAllConnections();
    await server.close();
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const erp = wangdianErp({ ...DEVELOPMENT_ACCOUNT, gateway: `${origin}/wangdian/openapi2`, ...changes });
  async function act(action: string, fields: Record<string, string | number>) {
    const answer = await fetch(`${origin}/wangdian/api/${action}`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify(fields),
    });
    if (!answer.ok) throw new Error(`${action}: ${await answer.text()}`);
  }
  const seen = async () =>
    (await (await fetch(`${origin}/wangdian/api`)).json()) as {
      trades: Trade[];
      shipments: Shipment[];
      goods: Good[];
    };
  return { origin, erp, act, seen };
}

it('the signature that the simulated Wangdian demands equals the published example', () => {
  const form = new Map(
    Object.entries({
      ...{ appkey: 'test2-xx', page_no: '0', page_size: '40', sid: 'test2', timestamp: '1470042310' },
      ...{ start_time: '2016-08-01 12:00:00', end_time: '2016-08-01 13:00:00', sign: 'anything' },
    }),
  );
  expect(signatureOf(form, '12345')).toBe('ad4e6fe037ea6e3ba4768317be9d1309');
});

describe('orders that Wangdian is to ship', () => {
  it('are put in once, and changed when they come again', async () => {
    const { erp, seen } = await opened();
    expect(await erp.pushOrders([orderOf('A1'), orderOf('A2')])).toEqual({ added: 2, changed: 0 });
    expect(await erp.pushOrders([orderOf('A2'), orderOf('A3')])).toEqual({ added: 1, changed: 1 });
    const { trades } = await seen();
    expect(trades.map(({ tid, changedTimes }) => [tid, changedTimes])).toEqual([
      ['A3', 0],
      ['A2', 1],
      ['A1', 0],
    ]);
    expect(trades[0]).toMatchObject({
      ...{ receiver: '陈晓明', address: '浙江省杭州市西湖区文三路 1 号' },
      lines: [
        { oid: 'A3-1', specNo: 'SP1', num: 2 },
        { oid: 'A3-2', specNo: 'SP2', num: 2 },
      ],
    });
  });

  it('are all refused where one of them is', async () => {
    const { erp, seen } = await opened();
    const nameless = orderOf('A2', { receiver: { ...orderOf('A2').receiver, name: '' } });
    expect(await outcomeOf(erp.pushOrders([orderOf('A1'), nameless]))).toBe('invalid 2104');
    expect((await seen()).trades).toEqual([]);
  });

  it('are fifty at most, of thirty for one buyer', async () => {
    const { erp } = await opened();
    const many = (count: number, buyer?: string) =>
      Array.from({ length: count }, (_, index) => orderOf(`A${index}`, buyer ? { buyer } : {}));
    expect(await outcomeOf(erp.pushOrders(many(51)))).toBe('invalid TOO_MANY');
    expect(await outcomeOf(erp.pushOrders(many(31, '同一人')))).toBe('invalid 99');
    expect(await erp.pushOrders(many(50))).toEqual({ added: 50, changed: 0 });
  });
});

describe('goods of Wangdian', () => {
  it('are put in, and changed when they come again; its articles that are not named stay', async () => {
    const { erp, seen } = await opened();
    expect(await erp.pushGoods([erpGood('G1'), erpGood('G2')])).toEqual([]);
    const [, blue] = erpGood('G1').specs;
    const changed = { name: '马克杯', specs: blue ? [{ ...blue, price: 990 }] : [] };
    expect(await erp.pushGoods([erpGood('G1', changed)])).toEqual([]);
    expect((await seen()).goods).toEqual([
      expect.objectContaining({ goodsNo: 'G2', changedTimes: 0 }),
      {
        ...{ goodsNo: 'G1', name: '马克杯', picture: 'https://site.example/a.jpg', changedTimes: 1 },
        specs: [
          { specNo: 'G1-白', name: '白', wholesalePrice: 12.5, weight: 0.35 },
          { specNo: 'G1-蓝', name: '蓝', wholesalePrice: 9.9, weight: 0.35 },
        ],
      },
    ]);
  });

  it('say each why they were not taken', async () => {
    const { erp, seen } = await opened();
    await erp.pushGoods([erpGood('G1')]);
    const [white] = erpGood('G1').specs;
    const refused = await erp.pushGoods([
      erpGood('G2'),
      erpGood('G3', { name: '' }),
      erpGood('', { name: '无编号' }),
      erpGood('G4', { specs: white ? [white] : [] }),
      erpGood('G5', { specs: white ? [{ ...white, articleNo: '' }] : [] }),
    ]);
    expect(refused).toEqual([
      { goodsNo: 'G3', why: '货品名称不能为空' },
      { goodsNo: '', why: '货品编号不能为空' },
      { goodsNo: 'G4', why: '商家编码已属于货品G1' },
      { goodsNo: 'G5', why: '商家编码不能为空' },
    ]);
    expect((await seen()).goods.map(({ goodsNo }) => goodsNo)).toEqual(['G2', 'G1']);
  });

  it('are taken in part where only some were', async () => {
    const { erp, act } = await opened();
    await act('setMood', { mood: 'halfAccepted' });
    expect(await erp.pushGoods([erpGood('G1'), erpGood('G2')])).toEqual([
      { goodsNo: 'G2', why: '货品保存失败' },
    ]);
  });

  it('are fifty at most, of five hundred articles together', async () => {
    const { origin, erp } = await opened();
    const many = (count: number, specs = 1) =>
      Array.from({ length: count }, (_, index) =>
        erpGood(`G${index}`, {
          specs: Array.from({ length: specs }, (_each, at) => ({
            ...{ articleNo: `G${index}-${at}`, name: '', price: 100, weight: 100, picture: '' },
          })),
        }),
      );
    expect(await outcomeOf(erp.pushGoods(many(51)))).toBe('invalid TOO_MANY');
    expect(await outcomeOf(erp.pushGoods(many(6, 84)))).toBe('invalid TOO_MANY');
    expect(await erp.pushGoods(many(50, 10))).toEqual([]);
    const { shopNo: _shop, ...account } = DEVELOPMENT_ACCOUNT;
    const client = wangdianClient({
      ...{ ...account, gateway: `${origin}/wangdian/openapi2`, now: () => new Date(), timeoutMs: 5_000 },
    });
    const goods_list = JSON.stringify(many(51).map(({ goodsNo, name }) => ({ goods_no: goodsNo, name })));
    expect(await outcomeOf(client.write('goods_push', { goods_list }))).toBe('invalid 2104');
  });
});

describe('what Wangdian has shipped', () => {
  it('comes with its numbers until it is acknowledged', async () => {
    const { erp, act, seen } = await opened();
    await erp.pushOrders([orderOf('A1'), orderOf('A2')]);
    await act('ship', { tid: 'A1', waybillNo: 'YT1', courier: '圆通速递' });
    await act('ship', { tid: 'A2', waybillNo: 'ZT2', courier: '中通快递', oids: 'A2-1' });
    const shipments = await erp.shipments();
    expect(shipments).toEqual([
      expect.objectContaining({ orderNo: 'A1', waybillNo: 'YT1', courierCode: 'YTO', lineNos: null }),
      expect.objectContaining({ orderNo: 'A2', waybillNo: 'ZT2', courierCode: 'ZTO', lineNos: ['A2-1'] }),
    ]);
    const [one, two] = shipments.map(({ recordId }) => recordId);
    const refused = await erp.acknowledge([
      { recordId: one ?? '', isTaken: true, reason: '' },
      { recordId: two ?? '', isTaken: false, reason: '订单已取消' },
    ]);
    expect(refused).toEqual([]);
    expect((await seen()).shipments.map(({ verdict }) => verdict)).toEqual([
      { isTaken: true, message: '' },
      { isTaken: false, message: '订单已取消' },
    ]);
    expect(await erp.shipments()).toEqual([]);
  });

  it('comes again where only some acknowledgements were accepted', async () => {
    const { erp, act } = await opened();
    await erp.pushOrders([orderOf('A1'), orderOf('A2')]);
    for (const tid of ['A1', 'A2']) await act('ship', { tid, waybillNo: `YT${tid}` });
    const verdicts = (await erp.shipments()).map(({ recordId }) => ({ recordId, isTaken: true, reason: '' }));
    await act('setMood', { mood: 'halfAccepted' });
    const [, second] = verdicts;
    expect(await erp.acknowledge(verdicts)).toEqual([{ recordId: second?.recordId }]);
    expect((await erp.shipments()).map(({ orderNo }) => orderNo)).toEqual(['A2']);
  });

  it('is acknowledged fifty at a time', async () => {
    const { erp } = await opened();
    const verdicts = Array.from({ length: 51 }, (_, index) => ({
      recordId: `${index}`,
      isTaken: true,
      reason: '',
    }));
    expect(await outcomeOf(erp.acknowledge(verdicts))).toBe('invalid TOO_MANY');
  });
});

describe('the stock of Wangdian', () => {
  const lastDay = () => ({ from: new Date(Date.now() - DAY_MS), to: new Date(Date.now() + 60_000) });

  it('is read for each warehouse, page by page', async () => {
    const { erp, act } = await opened();
    for (let index = 0; index < 101; index += 1)
      await act('setStock', { specNo: `SP${index}`, warehouseNo: 'W1', available: index });
    const first = await erp.stock(lastDay(), 0);
    expect([first.rows.length, first.hasMore]).toEqual([100, true]);
    expect(first.rows[7]).toEqual({ articleNo: 'SP7', warehouseNo: 'W1', available: 7 });
    const { rows, hasMore } = await erp.stock(lastDay(), 1);
    expect([rows, hasMore]).toEqual([[{ articleNo: 'SP100', warehouseNo: 'W1', available: 100 }], false]);
  });

  it('is read of thirty days at most', async () => {
    const { erp } = await opened();
    const { to } = lastDay();
    const window = { from: new Date(to.getTime() - 31 * DAY_MS), to };
    expect(await outcomeOf(erp.stock(window, 0))).toBe('invalid WINDOW');
  });
});

describe('Wangdian', () => {
  it.each([
    ['another secret', { appSecret: 'another' }, 'invalid 1'],
    ['a clock six minutes behind', { now: () => new Date(Date.now() - 6 * 60_000) }, 'invalid 1'],
    ['another shop', { shopNo: 'another' }, 'invalid 1007'],
  ])('refuses calls with %s', async (_what, changes, outcome) => {
    const { erp } = await opened(changes);
    expect(await outcomeOf(erp.shipments())).toBe(outcome);
  });

  it.each([
    ['limited', 'rateLimited 100'],
    ['accessEnded', 'authExpired 2100'],
    ['down', 'transient HTTP_502'],
  ])('that is %s says so', async (mood, outcome) => {
    const { erp, act, seen } = await opened();
    await act('setMood', { mood });
    expect(await outcomeOf(erp.shipments())).toBe(outcome);
    expect(await outcomeOf(erp.pushOrders([orderOf('A1')]))).toBe(outcome);
    expect(await outcomeOf(erp.pushGoods([erpGood('G1')]))).toBe(outcome);
    expect(await seen()).toMatchObject({ trades: [], goods: [] });
  });

  it('says for how long it is limited', async () => {
    const { erp, act } = await opened();
    await act('setMood', { mood: 'limited' });
    await expect(erp.shipments()).rejects.toMatchObject({ kind: 'rateLimited', retryAfterMs: 60_000 });
  });

  it('is not believed when an answer lacks what it has to tell', async () => {
    const { origin, act, erp } = await opened();
    await erp.pushOrders([orderOf('A1')]);
    await act('ship', { tid: 'A1', waybillNo: 'YT1' });
    const changed = await answersChanged(origin, (body) =>
      body.replace('"logistics_no":"YT1"', '"logistics_no":""'),
    );
    const other = wangdianErp({ ...DEVELOPMENT_ACCOUNT, gateway: `${changed}/wangdian/openapi2` });
    expect(await outcomeOf(other.shipments())).toBe('transient BAD_ANSWER');
  });

  it('has a console that shows what arrived and refuses other sites', async () => {
    const { origin, erp, act } = await opened();
    await erp.pushOrders([orderOf('A<1>')]);
    await act('ship', { tid: 'A<1>', waybillNo: 'YT1' });
    await act('setStock', { specNo: 'SP1', warehouseNo: 'W1', available: 3 });
    await erp.pushGoods([erpGood('G<1>')]);
    const page = await (await fetch(`${origin}/wangdian/`)).text();
    for (const shown of [
      'G&lt;1&gt;-白 白 批发价 12.5 元，0.35 kg',
      'A&lt;1&gt;',
      '文三路 1 号',
      'SP1 × 2',
      '圆通速递 YT1',
      '等待回写',
      '<td>W1</td>',
    ])
      expect(page).toContain(shown);
    const foreign = await fetch(`${origin}/wangdian/do/setMood`, {
      ...{ method: 'POST', body: new URLSearchParams({ mood: 'down' }) },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    const wrong = await fetch(`${origin}/wangdian/do/ship`, {
      ...{ method: 'POST', body: new URLSearchParams({ tid: 'none', waybillNo: 'YT9' }) },
    });
    expect([wrong.status, await wrong.text()]).toEqual([
      400,
      expect.stringContaining('无法完成：tid 不正确'),
    ]);
  });
});
