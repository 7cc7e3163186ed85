import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { WaybillError } from '../../api/src/adapters/waybills/waybillError.ts';
import { type Answer, goodReceiver, orderBody, type Person, type Shop } from '../support/api.ts';
import { decided, type Paid } from '../support/issuingFixture.ts';
import { refundFixture } from '../support/refundFixture.ts';
import { addShopOrders, bindShop } from '../support/shopOrders.ts';

const { fixture, idsOf } = refundFixture();

type Created = { orderId: number; balance: number; enough: boolean; failed: object[]; order: object };
type Submitted = { orderId: number; newOrderId?: number; submitted: number; skipped: object[] };

const wrong = { ...goodReceiver, receiverPhone: '1' };

async function people(): Promise<{ buyer: Person; shop: Shop }> {
  return { buyer: await fixture.api.buyer({ balance: 100_000 }), shop: await fixture.api.shop() };
}

/** The first answer, then those of as many repetitions, in one row and at once. */
async function repeated<T>(who: Person, path: string, body: object): Promise<Answer<T>[]> {
  const first = await decided<T>(who, path, body);
  const second = await decided<T>(who, path, body);
  const more = await Promise.all(Array.from({ length: 10 }, () => decided<T>(who, path, body)));
  return [first, second, ...more];
}

const bodiesOf = (answers: Answer<unknown>[]) => answers.map(({ code, msg, data }) => ({ code, msg, data }));

/** The same value, every object of it with its keys the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, turned(inner)]),
  );
}

describe('a repeated createOrder', () => {
  it('reports the skipped rows again', async () => {
    const { buyer, shop } = await people();
    const body = orderBody(buyer, shop, {
      clientNo: randomUUID(),
      packages: [goodReceiver, wrong],
      skipInvalid: true,
    });
    const answers = await repeated<Created>(buyer, '/orders/createOrder', body);
    expect(answers[0]?.data.failed).toMatchObject([{ row: 1, field: 'phone' }]);
    expect(new Set(bodiesOf(answers).map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('reports the former balance and the order as it is now', async () => {
    const { buyer, shop } = await people();
    const body = orderBody(buyer, shop, { clientNo: randomUUID(), confirm: true });
    const first = await decided<Created>(buyer, '/orders/createOrder', body);
    await decided(buyer, '/orders/createOrder', orderBody(buyer, shop, { confirm: true, num: 2 }));
    await fixture.cancel({ orderId: first.data.orderId, buyer, shop });
    const second = await decided<Created>(buyer, '/orders/createOrder', body);
    expect(second.data).toEqual({ ...first.data, order: second.data.order });
    expect([first.data.order, second.data.order]).toMatchObject([{ status: 20 }, { status: 70 }]);
  });

  it('is recognised with its keys in another order', async () => {
    const { buyer, shop } = await people();
    const body = orderBody(buyer, shop, { clientNo: randomUUID(), packages: [goodReceiver, goodReceiver] });
    const first = await decided<Created>(buyer, '/orders/createOrder', body);
    const second = await decided<Created>(buyer, '/orders/createOrder', turned(body) as object);
    expect(bodiesOf([second])).toEqual(bodiesOf([first]));
    const other = await decided(buyer, '/orders/createOrder', { ...body, num: 2 });
    expect(other.data.errorKey).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('is recognised with another quote of the same order', async () => {
    const { buyer, shop } = await people();
    const body = orderBody(buyer, shop);
    const clientNo = randomUUID();
    const ordered = async () => {
      const { data } = await decided<{ quoteNo: string }>(buyer, '/orders/quote', body);
      const order = { ...body, clientNo, quoteNo: data.quoteNo };
      const placed = await decided<Created>(buyer, '/orders/createOrder', order);
      return { quoteNo: data.quoteNo, orderId: placed.data.orderId };
    };
    const [first, second] = [await ordered(), await ordered()];
    expect(second.orderId).toBe(first.orderId);
    expect(second.quoteNo).not.toBe(first.quoteNo);
  });
});

describe('a repeated createBatch', () => {
  const partOf = ({ goodId, warehouseId, courierId }: Shop, packages: object[]) => ({
    ...{ goodId, warehouseId, courierId },
    packages,
  });

  it('reports the skipped rows and parts again, also with its keys in another order', async () => {
    const { buyer, shop } = await people();
    const body = {
      type: 3,
      senderId: buyer.senderId,
      clientNo: randomUUID(),
      skipInvalid: true,
      parts: [partOf(shop, [goodReceiver, wrong]), partOf(shop, [wrong])],
    };
    const answers = await repeated<{ skipped: object[] }>(buyer, '/orders/createBatch', body);
    expect(answers[0]?.data.skipped).toEqual([
      { part: 0, row: 1 },
      { part: 1, row: 0 },
    ]);
    answers.push(await decided(buyer, '/orders/createBatch', turned(body) as object));
    expect(new Set(bodiesOf(answers).map((each) => JSON.stringify(each))).size).toBe(1);
  });
});

describe('a repeated againSubmit', () => {
  const submit = (paid: Paid, body: object) =>
    repeated<Submitted>(paid.buyer, '/orders/againSubmit', { id: paid.orderId, ...body });

  it('of a shop order answers the same', async () => {
    const { buyer, shop } = await people();
    const bound = await bindShop(fixture.api, buyer);
    const waiting = await addShopOrders(fixture.api, bound.id, [{}, {}]);
    const shopOrderIds = waiting.map(({ id }) => id);
    const body = orderBody(buyer, shop, { type: 2, packages: [], shopOrderIds });
    const { data } = await decided<Created>(buyer, '/orders/createOrder', body);
    const old = { orderId: data.orderId, buyer, shop };
    expect((await fixture.cancel(old)).data.status).toBe(60);
    await fixture.query('UPDATE shop_order SET import_status = 4 WHERE id = $1', [shopOrderIds[1]]);
    const [, left] = await idsOf(old);

    const answers = await submit(old, { clientNo: randomUUID() });
    expect(answers[0]?.data).toEqual({
      orderId: old.orderId,
      newOrderId: expect.any(Number),
      submitted: 1,
      skipped: [{ packageId: left, msg: '店铺订单已变化，不再等待发货' }],
    });
    expect(new Set(bodiesOf(answers).map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('reports the parcels ordered since again', async () => {
    const { buyer, shop } = await people();
    const taken = { ...goodReceiver, thirdOrderNo: 'T20260077' };
    const body = orderBody(buyer, shop, { packages: [goodReceiver, taken] });
    const { data } = await decided<Created>(buyer, '/orders/createOrder', body);
    const old = { orderId: data.orderId, buyer, shop };
    await fixture.cancel(old);
    await decided(buyer, '/orders/createOrder', orderBody(buyer, shop, { packages: [taken] }));
    const [, second] = await idsOf(old);
    const answers = await submit(old, { clientNo: randomUUID() });
    expect(answers[0]?.data).toMatchObject({ submitted: 1, skipped: [{ packageId: second }] });
    expect(new Set(bodiesOf(answers).map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('is refused with the key of another request', async () => {
    const { buyer, shop } = await people();
    const clientNo = randomUUID();
    const cancelled = async () => {
      const { data } = await decided<Created>(buyer, '/orders/createOrder', orderBody(buyer, shop));
      await fixture.cancel({ orderId: data.orderId, buyer, shop });
      return data.orderId;
    };
    const [one, other] = [await cancelled(), await cancelled()];
    expect((await decided(buyer, '/orders/againSubmit', { id: one, clientNo })).code).toBe(0);
    const refused = await decided(buyer, '/orders/againSubmit', { id: other, clientNo });
    expect(refused.data.errorKey).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('of failed waybills answers the same and requests them once', async () => {
    const paid = await fixture.paid(2);
    fixture.courier.before = async () => {
      throw new WaybillError('scripted', 'balance', 'NO');
    };
    await fixture.drain();
    const [first] = await idsOf(paid);
    const answers = await submit(paid, { packageIds: [first], clientNo: randomUUID() });
    expect(answers[0]?.data).toEqual({ orderId: paid.orderId, submitted: 1, skipped: [] });
    expect(new Set(bodiesOf(answers).map((each) => JSON.stringify(each))).size).toBe(1);
    const tries = await fixture.query(
      'SELECT sum(resubmits)::int AS tries FROM order_package WHERE order_id = $1',
      [paid.orderId],
    );
    expect(tries).toEqual([{ tries: 1 }]);
  });
});
