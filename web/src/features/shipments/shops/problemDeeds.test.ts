import { expect, it } from 'vitest';
import { deedsFor } from './problemDeeds.ts';

it.each([
  ['SHOP', 'SHOP_EXPIRED', 3, null, ['renew']],
  ['AUTO_ORDER', 'GOODS_UNMAPPED', 3, null, ['map']],
  ['AUTO_ORDER', 'AUTO_LIMIT', 3, null, ['settings']],
  ['AUTO_ORDER', 'BALANCE_SHORT', 3, null, ['recharge']],
  ['AUTO_ORDER', 'ORDER_REFUSED', 3, null, []],
  ['OUTPUT', 'WAYBILL_BALANCE', null, 7, ['order']],
  ['AUTO_SEND', 'PLATFORM_ERROR', 3, 7, ['resend', 'order']],
  ['AUTO_SEND', 'SHOP_EXPIRED', 3, 7, ['renew', 'order']],
  ['AUTO_SEND', 'SHOP_EXPIRED', null, 7, ['order']],
] as const)('for %s because of %s: shop %s, order %s', (kind, reasonCode, shopId, orderId, deeds) => {
  expect(deedsFor({ kind, reasonCode, shopId, orderId })).toEqual(deeds);
});
