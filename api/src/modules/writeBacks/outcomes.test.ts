import { describe, expect, it } from 'vitest';
import { ShopError, type ShopErrorKind } from '../../adapters/shops/shopError.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type Outcome, outcomeOfError, outcomeOfReason, pauseAfter } from './outcomes.ts';

describe('the outcome of a write-back', () => {
  it.each<[ShopErrorKind, Outcome]>([
    ['refunding', { kind: 'refused', code: 'SHOP_REFUNDING' }],
    ['closed', { kind: 'refused', code: 'SHOP_CLOSED' }],
    ['addressChanged', { kind: 'refused', code: 'RECEIVER_CHANGED' }],
    ['waybillUsed', { kind: 'refused', code: 'WAYBILL_USED' }],
    ['courierUnknown', { kind: 'refused', code: 'COURIER_MAPPING' }],
    ['alreadyShipped', { kind: 'refused', code: 'SHOP_SHIPPED' }],
    ['invalid', { kind: 'again', code: 'PLATFORM_ERROR' }],
    ['unknown', { kind: 'again', code: 'PLATFORM_ERROR' }],
    ['transient', { kind: 'again', code: 'TIMEOUT' }],
    ['rateLimited', { kind: 'limited', waitSeconds: 60 }],
    ['authExpired', { kind: 'lapsed' }],
  ])('is mapped for %s', (kind, expected) => {
    expect(outcomeOfError(new ShopError('scripted', kind, 'CODE'))).toEqual(expected);
  });

  it('waits as long as the platform says', () => {
    expect(outcomeOfError(new ShopError('scripted', 'rateLimited', 'CODE', 1_500))).toEqual({
      kind: 'limited',
      waitSeconds: 2,
    });
  });

  it('maps our own refusals by their meaning and leaves defects unmapped', () => {
    expect(outcomeOfError(new Refusal('SHOP_EXPIRED'))).toEqual({ kind: 'lapsed' });
    expect(outcomeOfError(new Refusal('SHOP_UNBOUND'))).toEqual({ kind: 'lapsed' });
    expect(outcomeOfError(new Refusal('NOT_CONFIGURED'))).toEqual({ kind: 'again', code: 'PLATFORM_ERROR' });
    expect(outcomeOfError(new Refusal('NOT_FOUND'))).toBeNull();
    expect(outcomeOfError(new TypeError('ours'))).toBeNull();
    expect(outcomeOfReason(null)).toEqual({ kind: 'told' });
  });

  it('pauses longer after each of five attempts', () => {
    expect([1, 2, 3, 4, 5, 6].map(pauseAfter)).toEqual([60, 300, 900, 3_600, 21_600, null]);
  });
});
