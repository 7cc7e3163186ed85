import { describe, expect, it } from 'vitest';
import type { ShopFieldsFragment } from '../../graphql/generated/graphql.ts';
import { shopPageText as text } from './shopPage.text.ts';
import { shopTrouble } from './shopTrouble.ts';

const shop: ShopFieldsFragment = {
  ...{ id: 3, platform: 'TAOBAO', shopName: '橙子家', status: 'ACTIVE', isAssigned: false },
  ...{ expireAt: '2027-11-21T10:00:00+08:00', daysLeft: 365, lastSyncAt: null, lastError: null },
  ...{ autoSend: true, autoOrder: false, autoDayLimit: null, autoParcelLimit: null },
  ...{
    takesStock: true,
    takesListings: false,
    stockSync: false,
    stockReserve: 0,
    stockShare: 100,
    minMargin: null,
    ...{ marginAction: 'STOP', takesPrices: true, priceEnding: 'EXACT', raiseLimit: 20 },
    ...{ autoListingContent: false, autoListingPrice: false },
  },
  ...{ defaultCourierId: null, defaultSenderId: null, waitingOrders: 0, pendingWriteBacks: 0 },
  forecast: { orders: 0, parcels: 0, firstAt: null },
  tagRule: { matchType: 'NONE', color: null, text: '' },
};
const lapsing = { orders: 2, parcels: 0, firstAt: '2027-11-22T10:00:00+08:00' };

describe('what is wrong with a shop', () => {
  it.each<[string, Partial<ShopFieldsFragment>, string | null, boolean]>([
    ['nothing', {}, null, false],
    ['an authorisation that has ended', { status: 'EXPIRED', lastError: 'rateLimited' }, text.lapsed, true],
    ['one that the platform has ended', { lastError: 'authExpired' }, text.lapsed, true],
    ['one that ends soon', { status: 'EXPIRING', daysLeft: 2 }, text.ending, true],
    ['a limit of calls', { lastError: 'rateLimited' }, text.limited, false],
    ['another failure', { lastError: 'transient' }, text.failed, true],
    ['its supplier', { isAssigned: true, status: 'EXPIRED' }, text.assignedLapsed, false],
  ])('is %s', (_, change, words, renews) => {
    const trouble = shopTrouble({ ...shop, ...change });
    expect([trouble?.words ?? null, trouble?.renews ?? false]).toEqual([words, renews]);
  });

  it('is what comes after the end of its authorisation, with how much', () => {
    expect(shopTrouble({ ...shop, forecast: lapsing })?.words).toContain('2 单将在授权到期后才发货');
  });
});
