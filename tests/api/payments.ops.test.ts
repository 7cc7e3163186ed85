import { expect, it } from 'vitest';
import { OpsError, runOps } from '../../api/src/ops/runOps.ts';
import { paymentFixture } from '../support/paymentFixture.ts';

const paying = paymentFixture();
const ops = (...args: string[]) => runOps(args, { db: paying.api().database.db, operator: 'tester' });

it('operators list payments that were not credited, inspect and close them', async () => {
  const { buyer, pay } = await paying.waiting(2);
  await paying.pay(pay, { amount: 1_261 });
  const { tradeNo } = await paying.simulated().trade(pay.payNo);
  const problem = {
    kind: '渠道金额不一致',
    payNo: pay.payNo,
    accountId: buyer.accountId,
    amount: '12.60',
    told: '12.61',
    channelTradeNo: tradeNo,
    resolvedAt: null,
  };
  const [listed] = (await ops('payment', 'problems')) as { id: number }[];
  expect(listed).toEqual({ ...problem, id: listed?.id, at: expect.any(String) });
  expect(await ops('payment', 'find', '--no', pay.payNo)).toMatchObject([
    { id: pay.payId, amount: '12.60', payType: '微信支付', status: '金额异常', late: false, paidAt: null },
  ]);
  const resolve = ['payment', 'resolve', '--id', String(listed?.id), '--reason', '已退回'];
  expect(await ops(...resolve)).toBe(`问题 ${listed?.id} 已标记为已处理`);
  await expect(ops(...resolve)).rejects.toThrow(OpsError);
  await expect(ops('payment', 'find', '--no', 'Z0')).rejects.toThrow(OpsError);
  expect(await ops('payment', 'problems')).toEqual([]);
  expect(await ops('payment', 'problems', '--all')).toMatchObject([{ id: listed?.id }]);
  expect(
    await paying
      .api()
      .query("SELECT operator, target, detail FROM audit_log WHERE action = 'payment resolve'"),
  ).toEqual([
    {
      ...{ operator: 'tester', target: `payment:${pay.payId}` },
      detail: { problem: listed?.id, reason: '已退回' },
    },
  ]);
});
