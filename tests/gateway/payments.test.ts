import { describe, expect, it } from 'vitest';
import { answeredGraph } from './support/answeredGraph.ts';
import { refused } from './support/fakeUpstream.ts';
import { answerAll } from './support/fullUpstream.ts';
import { as } from './support/realGraph.ts';

const fixture = answeredGraph();
const { requested } = fixture;
const at = '2026-11-21T10:00:00+08:00';

const CREATE =
  'mutation { createPayment(input: { amount: 12345, payType: WECHAT }, clientNo: "client-00001") { id payNo amount payType status payUrl qrCode expireAt } }';

describe('recharges of the graph', () => {
  it('are created under the client’s idempotency key', async () => {
    const { data, calls } = await requested(CREATE);
    expect(data.createPayment).toEqual({
      id: 7,
      payNo: 'Z7',
      amount: 12_345,
      payType: 'WECHAT',
      status: 'PENDING',
      payUrl: 'https://cashier.example/1',
      qrCode: null,
      expireAt: at,
    });
    expect(calls).toEqual([['/pay/create', { amount: 12_345, payType: 2 }]]);
    expect(fixture.graph.upstream.seen[0]?.headers['idempotency-key']).toBe('client-00001');
  });

  it('are paid within WeChat by who it says pays', async () => {
    const { data, calls } = await requested(
      'mutation { createPayment(input: { amount: 12345, payType: WECHAT, payWay: IN_WECHAT, wechatCode: "c1", wechatState: "s1" }, clientNo: "client-00001") { payWay loginUrl wechatPay { application timeStamp nonceStr package signType paySign } } }',
    );
    expect(data.createPayment).toEqual({
      payWay: 'IN_WECHAT',
      loginUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
      wechatPay: {
        application: 'wx1',
        timeStamp: '1763690400',
        nonceStr: 'n1',
        package: 'prepay_id=wx1',
        signType: 'RSA',
        paySign: 's1',
      },
    });
    const wechat = { wechatCode: 'c1', wechatState: 's1' };
    expect(calls).toEqual([['/pay/create', { amount: 12_345, payType: 2, payWay: 2, ...wechat }]]);
  });

  it('report the limit that an amount violates', async () => {
    const limit = { min: '10.00' };
    fixture.graph.upstream.on('/pay/create', () => refused('AMOUNT_MIN', '金额不能低于10.00元', limit));
    const { errors } = await fixture.graph.ask(CREATE, {}, as('token-of-a-buyer'));
    answerAll(fixture.graph.upstream);
    expect(errors[0]).toMatchObject({
      message: '金额不能低于10.00元',
      extensions: { code: 'REFUSED', errorKey: 'AMOUNT_MIN', data: limit },
    });
  });

  it('are polled by number and return the balance', async () => {
    const { data, calls } = await requested(
      '{ payment(id: 7) { id payNo status amount paidAt late expireAt balance } }',
    );
    expect(data.payment).toEqual({
      id: 7,
      payNo: 'Z7',
      status: 'PAID',
      amount: 10_000,
      paidAt: at,
      late: false,
      expireAt: at,
      balance: 10_466,
    });
    expect(calls).toEqual([['/pay/check', { payId: 7 }]]);
  });

  it('list the configured channels', async () => {
    const { data, calls } = await requested('{ payChannels { payType payTypeText payWays } }');
    expect(data.payChannels).toEqual([
      { payType: 'ALIPAY', payTypeText: '支付宝', payWays: ['DESKTOP', 'MOBILE'] },
      { payType: 'SIMULATED', payTypeText: '模拟支付', payWays: ['DESKTOP'] },
    ]);
    expect(calls.map(([path]) => path)).toEqual(['/pay/channels']);
  });

  it('are listed in the terms of the graph', async () => {
    const { data, calls } = await requested(
      '{ recharges(filter: { status: CREDITED, payType: WECHAT, startAt: "2026-11-21T00:00:00+08:00" }) { total sumPaid list { rechargeNo payType status late realAmount } } }',
    );
    expect(data.recharges).toEqual({
      total: 1,
      sumPaid: 10_000,
      list: [{ rechargeNo: 'Z7', payType: 'WECHAT', status: 'CREDITED', late: true, realAmount: 10_000 }],
    });
    expect(calls).toEqual([
      [
        '/recharges/getRechargesList',
        { status: 1, payType: 2, startAt: '2026-11-21T00:00:00+08:00', page: 1, pageSize: 20 },
      ],
    ]);
  });
});
