import { describe, expect, it } from 'vitest';
import { memoryStorage, type StorageArea } from '../../lib/storage.ts';
import { keptOf, rechargeStore } from './recharge.draft.ts';
import type { Payment } from './recharge.rules.ts';
import type { Kept } from './recharge.setup.ts';
import { startOf } from './recharge.setup.ts';

const payment: Payment = {
  payId: 7,
  amount: 10_000,
  payType: 'WECHAT',
  payWay: 'DESKTOP',
  payUrl: null,
  qrCode: 'weixin://wxpay/bizpayurl?pr=1',
  wechatPay: null,
  endsAt: 1,
};
const wechatPay = {
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=wx1',
  signType: 'RSA',
  paySign: 's',
};
const kept: Kept = { text: '100', payType: 'WECHAT', clientNo: 'c', payment, begun: [payment] };

function memory(): StorageArea & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return { entries, ...memoryStorage(entries) };
}

describe('a stored recharge', () => {
  it('a stored recharge is restored for its own account only', () => {
    const area = memory();
    rechargeStore(area, 'one').save(keptOf(startOf(kept)));
    expect([rechargeStore(area, 'one').load(), rechargeStore(area, 'other').load()]).toEqual([kept, null]);
  });

  it('of a phone knows how it is paid', () => {
    const area = memory();
    const inWechat: Payment = { ...payment, payWay: 'IN_WECHAT', qrCode: null, wechatPay };
    rechargeStore(area, 'one').save({ ...kept, payment: inWechat });
    expect(rechargeStore(area, 'one').load()?.payment).toEqual(inWechat);
  });

  it('of a time before phones is one at a computer', () => {
    const area = memory();
    const { payWay: _payWay, wechatPay: _wechatPay, ...before } = payment;
    area.setItem('chengcang.recharge.one', JSON.stringify({ v: 1, data: { ...kept, payment: before } }));
    expect(rechargeStore(area, 'one').load()?.payment).toEqual(payment);
  });

  it('a refused request clears its idempotency key', () => {
    const context = { ...startOf(kept), problems: { form: { code: 'PAY_LIMIT' } } };
    expect(keptOf(context)).toEqual({ ...kept, clientNo: null });
  });

  it.each([
    ['nothing', null, null],
    ['no text', { ...kept, text: 1 }, null],
    ['no list', { ...kept, begun: 'x' }, null],
    ['a payment that is none', { ...kept, payment: { payId: 'x' } }, { ...kept, payment: null }],
    ['an amount that is none', { ...kept, begun: [{ ...payment, amount: '1' }] }, { ...kept, begun: [] }],
    [
      'a request to WeChat that is none',
      { ...kept, payment: { ...payment, payWay: 'X', wechatPay: { ...wechatPay, paySign: 1 } } },
      kept,
    ],
    [
      'choices that are none',
      { ...kept, payType: 1, clientNo: {} },
      { ...kept, payType: null, clientNo: null },
    ],
  ])('invalid stored data is discarded: %s', (_, data, read) => {
    const area = memory();
    area.setItem('chengcang.recharge.one', JSON.stringify({ v: 1, data }));
    expect(rechargeStore(area, 'one').load()).toEqual(read);
  });
});
