import { expect, it } from 'vitest';
import { endingShops } from './endingShops.ts';

const shop = (id: number, daysLeft: number, waitingOrders = 0, pendingWriteBacks = 0) => ({
  ...{ id, shopName: `店${id}`, daysLeft, waitingOrders, pendingWriteBacks },
  status: daysLeft < 7 ? ('EXPIRING' as const) : ('ACTIVE' as const),
});

it('names the shops to renew first: the soonest end, then the most work; none without work or with time', () => {
  const shops = [shop(1, 20, 9), shop(2, 2, 1), shop(3, 2, 3, 4), shop(4, 0, 0, 1), shop(5, 1)];
  expect(endingShops(shops).map(({ id }) => id)).toEqual([4, 3, 2]);
  expect(endingShops([{ ...shop(6, 0, 5), status: 'EXPIRED' as const }])).toEqual([]);
});
