import { expect, it } from 'vitest';
import { paths, rechargePath } from '../../lib/paths.ts';
import { readRequest, withoutRequest, withPayment } from './rechargeRequest.ts';

const searchOf = (path: string) => new URL(path, 'http://web').searchParams;

it.each([
  [rechargePath(), { amount: null, payId: null }],
  [rechargePath({ amount: 1_260 }), { amount: 1_260, payId: null }],
  [rechargePath({ payId: 7 }, paths.sellerWallet), { amount: null, payId: 7 }],
  ['/buyer/wallet?recharge=12.6&payId=-1', { amount: null, payId: null }],
  ['/buyer/wallet?recharge=0', { amount: null, payId: null }],
  ['/buyer/wallet?payId=7', null],
  ['/buyer/wallet', null],
])('readRequest parses %s as %j', (path, request) => {
  expect(readRequest(searchOf(path))).toEqual(request);
});

it('withoutRequest keeps the other parameters', () => {
  expect(withoutRequest(searchOf('/buyer/wallet?tab=logs&recharge=1260&payId=7')).toString()).toBe(
    'tab=logs',
  );
});

it('a payment parameter replaces the previous recharge request', () => {
  const checking = withPayment(searchOf('/buyer/wallet?tab=logs&recharge=1260'), 7);
  expect(checking.get('tab')).toBe('logs');
  expect(readRequest(checking)).toEqual({ amount: null, payId: 7 });
});
