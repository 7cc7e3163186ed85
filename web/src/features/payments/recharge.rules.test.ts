import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseYuan } from '../../lib/money.ts';
import { refusal } from '../../lib/refusal.ts';
import {
  amountProblem,
  amountText,
  chosenWay,
  payPage,
  presetsWithin,
  proposalFor,
  rechargeRefusal,
  usualChannel,
} from './recharge.rules.ts';

const limits = { min: 1_000, max: 5_000_000 };

describe('recharge amounts', () => {
  it('offered amounts lie within the limits', () => {
    expect(presetsWithin(limits)).toEqual([10_000, 20_000, 50_000, 100_000, 200_000, 500_000]);
    expect(presetsWithin({ min: 15_000, max: 60_000 })).toEqual([20_000, 50_000]);
  });

  it('proposed amounts cover the shortfall within the limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (shortfall) => {
        const { first, times } = proposalFor(shortfall, limits);
        expect(amountProblem(amountText(first), limits)).toBeNull();
        expect(first * times).toBeGreaterThanOrEqual(shortfall);
        expect(times).toBe(Math.ceil(shortfall / limits.max));
      }),
    );
  });

  it('amounts are parsed from their formatted text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (fen) => {
        expect(parseYuan(amountText(fen))).toBe(fen);
      }),
    );
  });
});

describe('the recharge form', () => {
  const channels = [
    { payType: 'ALIPAY', payTypeText: '支付宝', payWays: ['DESKTOP', 'MOBILE'] },
    { payType: 'WECHAT', payTypeText: '微信支付', payWays: ['DESKTOP', 'IN_WECHAT'] },
  ] as const;

  it.each([
    ['WECHAT', 'WECHAT'],
    ['SIMULATED', 'ALIPAY'],
    [null, 'ALIPAY'],
  ] as const)('the form preselects after the channel %s the channel %s', (last, channel) => {
    expect(usualChannel({ channels, payWay: 'DESKTOP' }, last)).toBe(channel);
  });

  it('the form preselects no channel when none is open', () => {
    expect(usualChannel({ channels: [], payWay: 'DESKTOP' }, 'WECHAT')).toBeNull();
  });

  it('the form preselects within WeChat what can be paid there', () => {
    expect(usualChannel({ channels, payWay: 'IN_WECHAT' }, 'ALIPAY')).toBe('WECHAT');
    const [alipay] = channels;
    expect(usualChannel({ channels: [alipay], payWay: 'IN_WECHAT' }, null)).toBe('ALIPAY');
  });

  it.each([
    ['ALIPAY', 'DESKTOP', 'DESKTOP'],
    ['ALIPAY', 'MOBILE', 'MOBILE'],
    ['ALIPAY', 'IN_WECHAT', null],
    ['WECHAT', 'IN_WECHAT', 'IN_WECHAT'],
    ['WECHAT', 'MOBILE', 'DESKTOP'],
    ['SIMULATED', 'DESKTOP', null],
  ] as const)('chosenWay of %s at %s is %s', (payType, payWay, way) => {
    expect(chosenWay({ kind: 'terms', channels, payWay, ...limits }, payType)).toBe(way);
  });

  it.each([
    ['AMOUNT_MIN', 'amount'],
    ['AMOUNT_MAX', 'amount'],
    ['BAD_PARAM', 'amount'],
    ['PAY_LIMIT', 'form'],
    ['NOT_CONFIGURED', 'form'],
  ])('the refusal %s is shown at %s', (errorKey, place) => {
    expect(rechargeRefusal(refusal(errorKey, '不行', { field: 'amount' }))).toEqual({
      [place]: { code: errorKey, msg: '不行' },
    });
  });
});

describe('payments', () => {
  it.each([
    ['https://cashier.example/1?a=b', 'https://cashier.example/1?a=b'],
    ['http://127.0.0.1:4003/payments/cashier/1', 'http://127.0.0.1:4003/payments/cashier/1'],
    ['javascript:alert(1)', null],
    ['weixin://wxpay', null],
    ['cashier', null],
    ['', null],
    [null, null],
  ])('a payment page at %j opens %s', (payUrl, page) => {
    expect(payPage(payUrl)).toBe(page);
  });
});
