import { expect, it } from 'vitest';
import { rechargePath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';
import { readBack, readRequest, withoutRequest, withoutReturn, withPayment } from './rechargeRequest.ts';

const searchOf = (path: string) => new URL(path, 'http://web').searchParams;

it.each([
  [rechargePath(), { amount: null, payId: null, wechat: null }],
  [rechargePath({ amount: 1_260 }), { amount: 1_260, payId: null, wechat: null }],
  [rechargePath({ payId: 7 }, paths.sellerWallet), { amount: null, payId: 7, wechat: null }],
  ['/buyer/wallet?recharge=12.6&payId=-1', { amount: null, payId: null, wechat: null }],
  ['/buyer/wallet?recharge=0', { amount: null, payId: null, wechat: null }],
  [
    '/buyer/wallet?recharge=&code=c1&state=s1',
    { amount: null, payId: null, wechat: { code: 'c1', state: 's1' } },
  ],
  ['/buyer/wallet?recharge=&code=c1', { amount: null, payId: null, wechat: null }],
  ['/buyer/wallet?payId=7', null],
  ['/buyer/wallet', null],
])('readRequest parses %s as %j', (path, request) => {
  expect(readRequest(searchOf(path))).toEqual(request);
});

it.each([
  [rechargePath({ amount: 1_260, back: '/shipments/byHand?x=1' }), '/shipments/byHand?x=1'],
  [rechargePath(), null],
  ['/buyer/wallet?recharge=&back=https://elsewhere.example', null],
  ['/buyer/wallet?recharge=&back=//elsewhere.example', null],
  ['/buyer/wallet?recharge=&back=/%5Celsewhere.example', null],
])('the page that %s is for is %s', (path, back) => {
  expect(readBack(searchOf(path))).toBe(back);
});

it('withoutRequest keeps the other parameters', () => {
  expect(withoutRequest(searchOf('/buyer/wallet?tab=logs&recharge=1260&payId=7')).toString()).toBe(
    'tab=logs',
  );
});

it('a payment parameter replaces the previous recharge request', () => {
  const checking = withPayment(searchOf('/buyer/wallet?tab=logs&recharge=1260'), 7);
  expect(checking.get('tab')).toBe('logs');
  expect(readRequest(checking)).toEqual({ amount: null, payId: 7, wechat: null });
});

it.each([
  ['/buyer/wallet?tab=logs&recharge=&code=c1&state=s1', 'tab=logs&recharge='],
  [
    '/buyer/wallet?recharge=&payId=7&charset=utf-8&out_trade_no=Z7&method=alipay.trade.wap.pay.return&total_amount=1.00&sign=s&trade_no=2&auth_app_id=1&version=1.0&app_id=1&sign_type=RSA2&seller_id=2088&timestamp=2026',
    'recharge=&payId=7',
  ],
  ['/buyer/wallet?recharge=&payId=7', null],
  ['/buyer/wallet?code=c1&state=s1', null],
])('withoutReturn leaves of %s what is ours: %s', (path, rest) => {
  expect(withoutReturn(searchOf(path))?.toString() ?? null).toBe(rest);
});
