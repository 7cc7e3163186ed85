import { describe, expect, it } from 'vitest';
import { WaybillError } from '../../api/src/adapters/waybills/waybillError.ts';
import type { WaybillRequest } from '../../api/src/adapters/waybills/waybillService.ts';
import { issuingFixture, type Paid } from '../support/issuingFixture.ts';

const fixture = issuingFixture();

/** What one process has in flight at one courier, at most. */
const AT_ONCE = 40;

/** A courier that answers when the test says so, in the order in which it was asked. */
function heldCourier() {
  const held: (() => void)[] = [];
  let isOpen = false;
  fixture.courier.before = async () => {
    if (isOpen) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    held.push(resolve);
    await promise;
  };
  return {
    answerOne: () => held.shift()?.(),
    answerAll() {
      isOpen = true;
      for (const answer of held.splice(0)) answer();
    },
  };
}

const asked = () => fixture.courier.asked.length;
const untilAsked = (count: number) => expect.poll(asked, { timeout: 10_000 }).toBe(count);

/** The order that each request is for, in the order of the requests. */
async function ordersAsked(): Promise<(number | undefined)[]> {
  const rows = await fixture.query<{ orderId: number; packageNo: string }>(
    'SELECT order_id::int AS "orderId", package_no AS "packageNo" FROM order_package WHERE package_no = ANY ($1)',
    [fixture.courier.asked.map(({ requestNo }) => requestNo)],
  );
  const orderOf = new Map(rows.map(({ packageNo, orderId }) => [packageNo, orderId]));
  return fixture.courier.asked.map(({ requestNo }) => orderOf.get(requestNo));
}

async function untilIssued(orders: readonly Pick<Paid, 'orderId'>[]): Promise<void> {
  const ids = orders.map(({ orderId }) => orderId);
  const waiting = () =>
    fixture.query('SELECT id FROM orders WHERE id = ANY ($1) AND status <> 30 ORDER BY id', [ids]);
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
}

const timesAsked = () => {
  const numbers = fixture.courier.asked.map(({ requestNo }) => requestNo);
  return [numbers.length, new Set(numbers).size];
};

describe('a parcel bought alone', () => {
  it.each([
    [1, 500],
    [10, 60],
  ])('is asked for next although batches of %i buyers wait with %i parcels each', async (buyers, parcels) => {
    const courier = heldCourier();
    const first = await fixture.paid(parcels);
    const { shop } = first;
    const batches = [first];
    while (batches.length < buyers) batches.push(await fixture.paid(parcels, { shop }));
    await fixture.work();
    await untilAsked(AT_ONCE);
    const alone = await fixture.paid(1, { shop });
    courier.answerOne();
    await untilAsked(AT_ONCE + 1);
    expect((await ordersAsked()).at(-1)).toBe(alone.orderId);
    courier.answerAll();
    await untilIssued([...batches, alone]);
    expect(timesAsked()).toEqual(Array(2).fill(buyers * parcels + 1));
  });
});

describe('buyers with batches', () => {
  it('do not wait for the end of what others have ordered before', async () => {
    const courier = heldCourier();
    const large = await fixture.paid(500);
    await fixture.work();
    await untilAsked(AT_ONCE);
    const small = await fixture.paid(60, { shop: large.shop });
    const isTaken = () =>
      fixture.query('SELECT FROM queue.job WHERE singleton_key = $1 AND state = $2', [
        String(small.orderId),
        'active',
      ]);
    await expect.poll(isTaken, { timeout: 10_000 }).toHaveLength(1);
    for (const until of [2 * AT_ONCE, 3 * AT_ONCE]) {
      for (let answers = 0; answers < AT_ONCE; answers += 1) courier.answerOne();
      await untilAsked(until);
    }
    const orders = (await ordersAsked()).slice(AT_ONCE);
    expect(orders.filter((id) => id === small.orderId).length).toBeGreaterThanOrEqual(AT_ONCE / 2);
    courier.answerAll();
    await untilIssued([large, small]);
    expect(timesAsked()).toEqual([560, 560]);
  });
});

describe('a courier', () => {
  it('has no more than forty requests of a process at once, while others are asked', async () => {
    const courier = heldCourier();
    const slow = await fixture.paid(200);
    await fixture.work();
    await untilAsked(AT_ONCE);
    const elsewhere = await fixture.paid(20);
    await untilAsked(AT_ONCE + 20);
    expect((await ordersAsked()).filter((id) => id === slow.orderId)).toHaveLength(AT_ONCE);
    courier.answerAll();
    await untilIssued([slow, elsewhere]);
    expect(fixture.courier.busiest).toBe(AT_ONCE + 20);
  });

  it('that says that there are too many requests is left alone by all orders, and others are not', async () => {
    const busy = await fixture.paid(100);
    const waiting = await fixture.paid(30, { shop: busy.shop });
    const elsewhere = await fixture.paid(100);
    const [courier] = await fixture.query<{ code: string }>('SELECT code FROM courier WHERE id = $1', [
      busy.shop.courierId,
    ]);
    const refuse = async ({ courierCode }: WaybillRequest) => {
      if (courierCode === courier?.code) throw new WaybillError('scripted', 'rateLimited', 'NO');
    };
    fixture.courier.before = refuse;
    await fixture.issue(busy.orderId);
    expect(asked()).toBeLessThanOrEqual(AT_ONCE);
    fixture.courier.asked.length = 0;
    await Promise.all([waiting, elsewhere].map(({ orderId }) => fixture.issue(orderId)));
    expect(new Set(await ordersAsked())).toEqual(new Set([elsewhere.orderId]));
    expect(await fixture.order(elsewhere)).toMatchObject({ status: 30, quantity: 900, locked: 0 });
    for (const order of [busy, waiting]) {
      const parcels = await fixture.parcels(order);
      expect(parcels).toMatchObject(
        parcels.map(() => ({
          outputStatus: 1,
          outputInfo: '平台繁忙，稍后自动继续出单',
          tries: 0,
          leased: true,
        })),
      );
    }
    fixture.courier.before = async () => undefined;
    await fixture.later(busy);
    await fixture.later(waiting);
    expect(await fixture.order(busy)).toMatchObject({ status: 30, quantity: 870, locked: 0 });
    expect(fixture.courier.numbers.size).toBe(230);
  });
});

describe('several processes', () => {
  it('issue every parcel of several orders once', async () => {
    const other = await fixture.beside();
    const orders = [await fixture.paid(200), await fixture.paid(70), await fixture.paid()];
    const batch = await fixture.paidBatch(12);
    await Promise.all([fixture.work(), fixture.work(other)]);
    await untilIssued(orders);
    await untilAsked(271 + batch.length);
    await untilIssued(batch.map((orderId) => ({ orderId })));
    expect(timesAsked()).toEqual([283, 283]);
    await other.close();
  });
});
