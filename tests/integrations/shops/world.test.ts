import { describe, expect, it } from 'vitest';
import { authorisationStore } from '../../../simulators/src/shops/authorisations.ts';
import { faultPlan } from '../../../simulators/src/shops/faults.ts';
import { orderBook } from '../../../simulators/src/shops/orderBook.ts';
import { rateLimits } from '../../../simulators/src/shops/rateLimits.ts';

const START = Date.parse('2026-01-02T03:04:05Z');
const HOUR_MS = 3_600_000;
const SHOP = { shopId: '1' };
const bought = { count: 1, sameReceiver: 0, title: null, isPaid: true, overHours: 0 };

/** A clock that stands still until it is moved. */
function clock() {
  let at = START;
  const pass = (ms: number) => {
    at += ms;
  };
  return { now: () => new Date(at), pass };
}

function book(now: () => Date = clock().now) {
  return orderBook(
    now,
    1,
    (serial) => String(1_000 + serial),
    () => undefined,
  );
}

const parcel = { waybillNo: 'YT1', company: 'YTO', addressId: null, skuIds: null };

describe('orders of simulated shops', () => {
  it('are identical in every world', () => {
    const what = { ...bought, count: 20, sameReceiver: 3 };
    expect(book().add(SHOP, what)).toEqual(book().add(SHOP, what));
  });

  it('are spread evenly over the past hours', () => {
    const orders = book().add(SHOP, { ...bought, count: 3, overHours: 4 });
    const hours = orders.map(({ createdAt }) => (START - createdAt.getTime()) / HOUR_MS);
    expect(hours).toEqual([4, 2, 0]);
  });

  it('of one person have one receiver, and different persons differ', () => {
    const orders = book().add(SHOP, { ...bought, count: 6, sameReceiver: 3 });
    expect(new Set(orders.map(({ receiver }) => receiver.receiverId)).size).toBe(4);
  });

  it('contain the named gift', () => {
    const [one, two] = book().add(SHOP, { ...bought, count: 2, title: '定制毛巾' });
    expect(one?.items[0]?.title).toBe('定制毛巾');
    expect(two?.items[0]?.goodId).toBe(one?.items[0]?.goodId);
  });

  it('are limited to two thousand a shop', () => {
    const orders = book();
    for (let round = 0; round < 5; round += 1) orders.add(SHOP, { ...bought, count: 500 });
    expect(orders.ofShop('1')).toHaveLength(2_000);
    expect(orders.ofShop('1')[0]?.orderNo).toBe('1501');
  });

  it('update their time of change', () => {
    const { now, pass } = clock();
    const orders = book(now);
    const [order] = orders.add(SHOP, { ...bought, isPaid: false });
    pass(HOUR_MS);
    orders.pay('1', order?.orderNo ?? '');
    expect(order).toMatchObject({
      state: 'waitShip',
      paidAt: new Date(START + HOUR_MS),
      promisedShipAt: new Date(START + 49 * HOUR_MS),
      updatedAt: new Date(START + HOUR_MS),
    });
  });

  it.each([
    ['notPaid', { isPaid: false }, () => undefined],
    ['refunding', {}, (orders: ReturnType<typeof book>, no: string) => orders.refund('1', no, 'applying')],
    ['closed', {}, (orders: ReturnType<typeof book>, no: string) => orders.refund('1', no, 'done')],
    ['alreadyShipped', {}, (orders: ReturnType<typeof book>, no: string) => orders.finish('1', no)],
    ['unknownOrder', {}, () => undefined],
    [
      null,
      {},
      (orders: ReturnType<typeof book>, no: string) => {
        orders.refund('1', no, 'applying');
        orders.refund('1', no, 'none');
      },
    ],
  ])('accept a shipment as %s', (trouble, more, before) => {
    const orders = book();
    const [order] = orders.add(SHOP, { ...bought, ...more });
    const orderNo = trouble === 'unknownOrder' ? '0' : (order?.orderNo ?? '');
    before(orders, orderNo);
    expect(orders.ship('1', orderNo, parcel)).toBe(trouble);
    expect(order?.shipments).toHaveLength(trouble === null ? 1 : 0);
  });

  it('can be shipped in parts', () => {
    const orders = book();
    const [order] = orders.add(SHOP, bought);
    const { orderNo = '', items = [] } = order ?? {};
    const [first] = items;
    if (first) items.push({ ...first, skuId: '2' });
    const skus = items.map(({ skuId }) => [skuId]);
    expect(orders.ship('1', orderNo, { ...parcel, skuIds: skus[0] ?? [] })).toBeNull();
    expect(order?.state).toBe('partShipped');
    expect(orders.ship('1', orderNo, { ...parcel, skuIds: skus[0] ?? [] })).toBe('alreadyShipped');
    expect(orders.ship('1', orderNo, { ...parcel, waybillNo: 'YT2', skuIds: skus[1] ?? [] })).toBeNull();
    expect(order?.state).toBe('shipped');
  });

  it('share a number only with orders of the same receiver', () => {
    const orders = book();
    const [one, two, three] = orders.add(SHOP, { ...bought, count: 3, sameReceiver: 2 });
    expect(orders.ship('1', one?.orderNo ?? '', parcel)).toBeNull();
    expect(orders.ship('1', two?.orderNo ?? '', parcel)).toBeNull();
    expect(orders.ship('1', three?.orderNo ?? '', parcel)).toBe('waybillUsed');
    expect(orders.ship('1', three?.orderNo ?? '', { ...parcel, waybillNo: 'YT2' })).toBeNull();
    expect(orders.reship('1', three?.orderNo ?? '', parcel)).toBe('waybillUsed');
  });
});

describe('an authorisation of a simulated shop', () => {
  const lifetimes = { accessMs: HOUR_MS, refreshMs: 2 * HOUR_MS };

  it('is exchanged for a code once and within ten minutes', () => {
    const { now, pass } = clock();
    const store = authorisationStore(now, lifetimes);
    const [one, two] = [store.openCode('1', 'back'), store.openCode('1', 'back')];
    expect(store.takeCode(one)).toMatchObject({ shopId: '1', redirectUri: 'back' });
    expect(store.takeCode(one)).toBeUndefined();
    pass(10 * 60_000 + 1);
    expect(store.takeCode(two)).toBeUndefined();
    expect(store.takeCode('')).toBeUndefined();
  });

  it('expires, and its refresh token expires later', () => {
    const { now, pass } = clock();
    const store = authorisationStore(now, lifetimes);
    const { accessToken, refreshToken } = store.grant('1');
    pass(HOUR_MS);
    expect(store.find(accessToken)?.isValid).toBe(false);
    expect(store.renew(refreshToken ?? '')?.accessToken).not.toBe(accessToken);
    expect(store.find(accessToken)).toBeUndefined();
    pass(2 * HOUR_MS);
    expect(store.renew(store.ofShop('1')[0]?.refreshToken ?? '')).toBeUndefined();
    expect(store.renew('')).toBeUndefined();
  });

  it('is one of at most a thousand', () => {
    const store = authorisationStore(clock().now, lifetimes);
    const granted = Array.from({ length: 1_001 }, () => store.grant('1').accessToken);
    expect(granted.map((token) => store.find(token) !== undefined)).toEqual([
      false,
      ...Array(1_000).fill(true),
    ]);
  });
});

describe('a planned failure', () => {
  it('occurs as often as planned where it matches', () => {
    const plan = faultPlan();
    plan.add({ kind: 'closed', call: 'ship', orderSuffix: '7', times: 2 });
    plan.add({ kind: 'transient', call: null, orderSuffix: null, times: 1 });
    const taken = [
      plan.take('list', []),
      plan.take('ship', ['16']),
      plan.take('ship', ['16', '17']),
      plan.take('get', ['17']),
      plan.take('ship', ['7']),
      plan.take('ship', ['7']),
    ];
    expect(taken).toEqual(['transient', null, 'closed', null, 'closed', null]);
    expect(plan.rules()).toEqual([]);
  });

  it('is one of at most a hundred', () => {
    const plan = faultPlan();
    for (let times = 1; times <= 101; times += 1)
      plan.add({ kind: 'hang', call: null, orderSuffix: null, times });
    expect(plan.rules()).toHaveLength(100);
  });
});

describe('a rate limit', () => {
  it('lasts for its window and applies per method', () => {
    const { now, pass } = clock();
    const limits = rateLimits(now);
    limits.set({ method: '*', calls: 1, perMs: 1_000 });
    limits.set({ method: 'b', calls: 0, perMs: 500 });
    expect([limits.take('a'), limits.take('c'), limits.take('b')]).toEqual([null, null, 500]);
    pass(400);
    expect(limits.take('a')).toBe(600);
    pass(600);
    expect(limits.take('a')).toBeNull();
    limits.clear();
    expect(limits.take('b')).toBeNull();
  });
});
