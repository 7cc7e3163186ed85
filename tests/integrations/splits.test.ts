import { describe, expect, it } from 'vitest';
import type { SplitChannel } from '../../api/src/adapters/payments/splitChannel.ts';
import { readWechatNotice } from '../../api/src/adapters/payments/wechatNotices.ts';
import { ProviderError } from '../../api/src/adapters/providerError.ts';
import { paymentBook } from '../../simulators/src/payments/paymentBook.ts';
import { refundBook } from '../../simulators/src/payments/refundBook.ts';
import { splitBook } from '../../simulators/src/payments/splitBook.ts';
import { wechatNotices } from '../../simulators/src/payments/wechatNotices.ts';
import { keys, pemOf } from './alipay.ts';
import { paymentOf, startPayments, WECHAT } from './payments.ts';

const SUPPLIER = { kind: 'merchant', account: '1900000109', name: '义乌优品供应链有限公司' } as const;
const PERSON = { kind: 'person', account: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o', name: '张三' } as const;

/** A payment of 12.60 yuan, 3.78 of which may be split off, and a supplier who may get some of it. */
async function paid(payNo: string, { isToSplit = true } = {}) {
  const payments = await startPayments();
  const channel = payments.wechat();
  await channel.open(paymentOf(payNo, { isToSplit }));
  await payments.act('pay', { outTradeNo: payNo });
  const { tradeNo } = await payments.trade(payNo);
  if (!channel.splits) throw new Error('WeChat Pay splits');
  return { payments, channel, splits: channel.splits, tradeNo: String(tradeNo) };
}
const splitOf = (tradeNo: string, more: object = {}) => ({
  ...{ splitNo: 'F20260102000001', tradeNo, amount: 300, receiver: SUPPLIER, reason: '货款' },
  ...more,
});
const failureOf = async (call: Promise<unknown> | undefined) => {
  try {
    return `no failure: ${JSON.stringify(await call)}`;
  } catch (error) {
    return error instanceof ProviderError ? error.message : String(error);
  }
};
const end = (splits: SplitChannel, tradeNo: string, more: object = {}) =>
  expect.poll(async () => splits.querySplit(splitOf(tradeNo, more)), { timeout: 10_000 });

describe('profit sharing of WeChat Pay', () => {
  it('splits a part off, which arrives later, and tells what is left', async () => {
    const { splits, tradeNo, payments } = await paid('Z20260102100001');
    expect(await splits.addReceiver(SUPPLIER)).toEqual({ state: 'added' });
    expect(await splits.addReceiver(SUPPLIER)).toEqual({ state: 'added' });
    expect(await splits.querySplit(splitOf(tradeNo))).toEqual({ state: 'absent' });
    expect(await splits.split(splitOf(tradeNo))).toEqual({ state: 'processing' });
    await end(splits, tradeNo).toEqual({
      ...{
        state: 'done',
        amount: 300,
        orderNo: expect.stringMatching(/^3008\d{24}$/),
        doneAt: expect.any(Date),
      },
    });
    expect(await splits.unsplit(tradeNo)).toBe(960);
    expect((await payments.trade('Z20260102100001')).splits).toEqual([
      { outOrderNo: 'F20260102000001', account: '1900000109', amount: 300, result: 'SUCCESS' },
    ]);
  });

  it('pays a person whose name is sealed', async () => {
    const { splits, tradeNo } = await paid('Z20260102100002');
    await splits.addReceiver(PERSON);
    expect(await splits.split(splitOf(tradeNo, { receiver: PERSON }))).toEqual({ state: 'processing' });
  });

  it('happens once per number, also when the answer was lost', async () => {
    const { payments, splits, tradeNo } = await paid('Z20260102100003');
    await splits.addReceiver(SUPPLIER);
    await payments.act('failCalls', { kind: 'lost', call: 'split', times: 1 });
    expect(await failureOf(splits.split(splitOf(tradeNo)))).toContain('unreachable');
    for (let time = 0; time < 3; time += 1) await splits.split(splitOf(tradeNo));
    await end(splits, tradeNo).toMatchObject({ state: 'done' });
    expect(await splits.unsplit(tradeNo)).toBe(960);
    expect(await splits.split(splitOf(tradeNo, { amount: 1 }))).toEqual({
      ...{ state: 'refused', code: 'INVALID_REQUEST' },
    });
  });

  it.each([
    ['above the agreed ratio', 379, 'INVALID_REQUEST'],
    ['above what was paid', 1_261, 'NOT_ENOUGH'],
  ])('is refused %s', async (_what, amount, code) => {
    const { splits, tradeNo } = await paid(`Z2026010211${amount}`);
    await splits.addReceiver(SUPPLIER);
    expect(await splits.split(splitOf(tradeNo, { amount }))).toEqual({ state: 'refused', code });
  });

  it('is refused of a payment that was not made for it, that is unknown, or too old, and to who was not added', async () => {
    const other = await paid('Z20260102100004', { isToSplit: false });
    await other.splits.addReceiver(SUPPLIER);
    const refused = (code: string) => ({ state: 'refused', code });
    expect(await other.splits.split(splitOf(other.tradeNo))).toEqual(refused('INVALID_REQUEST'));
    expect(await other.splits.split(splitOf('42000000'))).toEqual(refused('ORDER_NOT_EXIST'));
    const { payments, splits, tradeNo } = await paid('Z20260102100005');
    expect(await splits.split(splitOf(tradeNo))).toEqual(refused('INVALID_REQUEST'));
    await splits.addReceiver(SUPPLIER);
    await payments.act('age', { outTradeNo: 'Z20260102100005', days: 31 });
    expect(await splits.split(splitOf(tradeNo))).toEqual(refused('NOT_ENOUGH'));
  });

  it('adds nobody under a name that is not theirs, and forgets who was removed', async () => {
    const { splits, tradeNo } = await paid('Z20260102100006');
    const wrong = { ...SUPPLIER, name: '名称不符' };
    expect(await splits.addReceiver(wrong)).toEqual({ state: 'refused', code: 'INVALID_REQUEST' });
    await splits.addReceiver(SUPPLIER);
    await splits.removeReceiver(SUPPLIER);
    expect(await splits.split(splitOf(tradeNo))).toEqual({ state: 'refused', code: 'INVALID_REQUEST' });
  });

  it('says why a part did not arrive, and gives its amount free again', async () => {
    const { payments, splits, tradeNo } = await paid('Z20260102100007');
    await splits.addReceiver(SUPPLIER);
    await payments.act('closeSplits', { splits: 1, reason: 'ACCOUNT_ABNORMAL' });
    await splits.split(splitOf(tradeNo));
    await end(splits, tradeNo).toEqual({ state: 'closed', code: 'ACCOUNT_ABNORMAL' });
    expect(await splits.unsplit(tradeNo)).toBe(1_260);
  });

  it('stays under way while it is held, is refused on demand, and is retried when the channel is busy', async () => {
    const { payments, splits, tradeNo } = await paid('Z20260102100008');
    await splits.addReceiver(SUPPLIER);
    await payments.act('refuseSplits', { splits: 1, code: 'RULE_LIMIT' });
    expect(await splits.split(splitOf(tradeNo))).toEqual({ state: 'refused', code: 'RULE_LIMIT' });
    await payments.act('refuseSplits', { splits: 1, code: 'FREQUENCY_LIMITED' });
    expect(await failureOf(splits.split(splitOf(tradeNo)))).toContain('limited: FREQUENCY_LIMITED');
    await payments.act('holdSplits', { splits: 1 });
    expect(await splits.split(splitOf(tradeNo))).toEqual({ state: 'processing' });
    await payments.act('holdSplits', { splits: 0 });
    await end(splits, tradeNo).toMatchObject({ state: 'done' });
  });

  it('takes a part back from a merchant, once per number and never more than it got', async () => {
    const { splits, tradeNo } = await paid('Z20260102100009');
    await splits.addReceiver(SUPPLIER);
    await splits.split(splitOf(tradeNo));
    await end(splits, tradeNo).toMatchObject({ state: 'done' });
    const back = {
      ...{ returnNo: 'B1', splitNo: 'F20260102000001', merchant: '1900000109', amount: 200, reason: '退款' },
    };
    expect(await splits.queryReturn(back)).toEqual({ state: 'absent' });
    for (let time = 0; time < 2; time += 1)
      expect(await splits.takeBack(back)).toEqual({ state: 'done', amount: 200 });
    expect(await splits.queryReturn(back)).toEqual({ state: 'done', amount: 200 });
    expect(await splits.takeBack({ ...back, returnNo: 'B2', amount: 101 })).toEqual({
      ...{ state: 'refused', code: 'NOT_ENOUGH' },
    });
  });

  it('splits nothing more once the rest was given to the platform', async () => {
    const { splits, tradeNo } = await paid('Z20260102100010');
    await splits.addReceiver(SUPPLIER);
    await splits.unfreeze({ unfreezeNo: 'U1', tradeNo, reason: '解冻全部剩余资金' });
    expect(await splits.unsplit(tradeNo)).toBe(0);
    expect(await splits.split(splitOf(tradeNo))).toEqual({ state: 'refused', code: 'NOT_ENOUGH' });
  });

  it('is refused to a caller with another key, and its answer is rejected', async () => {
    const { payments, tradeNo } = await paid('Z20260102100011');
    const strange = payments.wechat({ privateKey: pemOf(keys.platform.privateKey) });
    expect(await failureOf(strange.splits?.split(splitOf(tradeNo)))).toContain('refused: SIGN_ERROR');
    const unproven = payments.wechat({ publicKey: pemOf(keys.app.publicKey) });
    expect(await failureOf(unproven.splits?.unsplit(tradeNo))).toContain('unreachable: BAD_ANSWER');
    // A name that was sealed for somebody else cannot be opened.
    expect(await failureOf(unproven.splits?.addReceiver(SUPPLIER))).toContain('PARAM_ERROR');
  });
});

describe('a notification of a split', () => {
  const merchant = {
    ...WECHAT,
    privateKey: pemOf(keys.app.privateKey),
    publicKey: pemOf(keys.platform.publicKey),
    url: 'http://127.0.0.1:1',
  };

  it.each([
    ['names it', {}, { splitNo: 'F1' }],
    ['is rejected when it is of another merchant', { mchId: '1900000099' }, null],
    [
      'is rejected when it is sealed with another key',
      { apiV3Key: 'another-v3-key-of-thirty-two-cha' },
      null,
    ],
  ])('%s', async (_what, more, expected) => {
    const past = () => new Date(Date.now() - 10_000);
    const trade = paymentBook(past).open({
      ...{ channel: 'wechat', outTradeNo: 'Z1', amount: 1_260, subject: '', notifyUrl: '', returnUrl: null },
      ...{ expiresAt: new Date(), isToSplit: true },
    });
    if (!trade) throw new Error('no trade');
    Object.assign(trade, { state: 'paid', paidAt: past() });
    let at = past();
    const book = splitBook({ refunds: refundBook(past) }, () => at);
    const part = { type: 'MERCHANT_ID', account: '1900000109', amount: 300, description: '货款' };
    book.make({ trade, outOrderNo: 'F1', parts: [part], isUnfreeze: false, notifyUrl: '' });
    at = new Date();
    const [split] = book.run();
    const writer = wechatNotices(
      { ...WECHAT, ...more, merchantKey: keys.app.publicKey, platformKey: keys.platform.privateKey },
      () => new Date(),
    );
    const notice = split && writer.writeSplit?.(split);
    expect(notice && readWechatNotice(notice, merchant, new Date())).toEqual(expected);
  });
});
