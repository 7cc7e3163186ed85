import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import type { AppOptions } from '../../api/src/app.ts';
import { type Person, type Shop, startApi, type TestApi } from './api.ts';
import { brokenInvariants } from './invariants.ts';

/** Friday 2026-11-20, 10:00 in Shanghai: what the service takes for now. */
const FRIDAY = new Date('2026-11-20T02:00:00Z');

/** A buyer of level 4 with money, at a shop of their own: 100 + 20 fen a piece of 300 g, 280 fen for the courier. */
export interface Shopping {
  readonly api: TestApi;
  readonly buyer: Person;
  readonly shop: Shop;
  create(body: object): ReturnType<typeof createFor>;
  pay(orderId: number, clientNo?: string): ReturnType<typeof payFor>;
  /** Fen; the fixture's buyer's, where nobody is named. */
  balance(of?: Person): Promise<number>;
  /** Pieces of the shop's stock that are reserved. */
  locked(of: Shop): Promise<number | undefined>;
}

const createFor = (buyer: Person, body: object) =>
  buyer.call<{ orderId: number; totalFee: number; balance: number; failed: object[] }>(
    'POST',
    '/orders/createOrder',
    body,
  );

const payFor = (buyer: Person, id: number, clientNo: string) =>
  buyer.call<{ status: number; paidFee: number; balance: number }>('POST', '/orders/confirmOrder', {
    id,
    action: 'pay',
    clientNo,
  });

/** Sets the fixture for a test file, and holds books and stock to their invariants when it is over. */
export function shoppingFixture({ shopPlatforms }: Pick<AppOptions, 'shopPlatforms'> = {}): Shopping {
  const fixture = {} as { api: TestApi; buyer: Person; shop: Shop };
  beforeAll(async () => {
    fixture.api = await startApi({ now: () => FRIDAY, ...(shopPlatforms && { shopPlatforms }) });
    fixture.buyer = await fixture.api.buyer({ balance: 100_000, level: 4 });
    fixture.shop = await fixture.api.shop({ supplyPrice: 100, margin: 20, weight: 300 });
  });
  afterAll(async () => {
    expect(await brokenInvariants(fixture.api)).toEqual([]);
    await fixture.api.close();
  });
  return {
    get api() {
      return fixture.api;
    },
    get buyer() {
      return fixture.buyer;
    },
    get shop() {
      return fixture.shop;
    },
    create: (body) => createFor(fixture.buyer, body),
    pay: (orderId, clientNo = randomUUID()) => payFor(fixture.buyer, orderId, clientNo),
    balance: async (of = fixture.buyer) =>
      (await of.call<{ balance: number }>('GET', '/user/info')).data.balance,
    locked: async ({ stockId }) =>
      (
        await fixture.api.query<{ locked: number }>('SELECT locked FROM good_stock WHERE id = $1', [stockId])
      )[0]?.locked,
  };
}
