import { describe, expect, it } from 'vitest';
import { type Lines, lineFixture } from '../support/lineFixture.ts';

const refunding = lineFixture();
const { fixture, refundItems, rows } = refunding;

const FEE = 390 + 230 + 370 + 387;
const COURIER = 387;

async function timelines(paid: Lines): Promise<string[]> {
  const events = await fixture.query<{ text: string }>(
    `SELECT concat(e.type, ' ', e.actor) AS text FROM package_event e JOIN order_package p ON p.id = e.package_id
      WHERE p.order_id = $1 ORDER BY e.package_id, e.id`,
    [paid.orderId],
  );
  return events.map(({ text }) => text);
}
async function delivered(): Promise<Lines> {
  const paid = await refunding.ordered();
  await fixture.issue(paid.orderId);
  await refunding.move(paid, 50);
  return paid;
}
/** Fen of buyer, supplier and agent. */
const purses = async ({ buyer, shop, agent }: Lines) =>
  Promise.all([buyer, shop.seller, agent].map((who) => refunding.wallet(who)));

describe('pieces of a parcel that was not issued', () => {
  it('go back at what they cost with their stock, and the rest goes on as it was', async () => {
    const paid = await refunding.ordered();
    const [plain, large, other] = paid.skus;
    const answer = await refundItems(paid, [
      { skuId: plain, num: 2 },
      { skuId: large, num: 1 },
    ]);
    const [rest, part] = await rows(paid);
    expect(answer.data).toEqual({
      success: [{ packageId: rest?.id, refundStatus: 40, amount: 490, partId: part?.id }],
      failed: [],
      refundFee: 490,
    });
    expect(rest).toMatchObject({
      status: 20,
      refundStatus: 0,
      lines: `1 of ${plain}, 2 of ${other}`,
      ...{ packageFee: FEE - 490, courierFee: COURIER, supplierShare: 1_110 - 400, agentShare: 57 - 30 },
      ...{ refundFee: 0, weight: 700 },
    });
    expect(part).toMatchObject({
      ...{ partOf: rest?.id, status: 70, refundStatus: 40, lines: `2 of ${plain}, 1 of ${large}` },
      ...{
        packageFee: 490,
        courierFee: 0,
        supplierShare: 400,
        agentShare: 30,
        refundFee: 490,
        weight: 1_100,
      },
    });
    expect(await refunding.stock(paid)).toEqual({ locked: [1, 0, 2], quantity: [1000, 1000, 1000] });
    expect(await fixture.balance(paid)).toBe(1_000_000 - FEE + 490);
    expect(await fixture.order(paid)).toMatchObject({ status: 20, afterSale: 2, refunds: 1 });
    expect(await timelines(paid)).toEqual([
      'created user',
      'paid user',
      'partRefunded user',
      'created user',
      'refunded user',
    ]);
  });

  it('leave the parcel with what is on its label, and what is sold counts without them', async () => {
    const paid = await refunding.ordered();
    await refundItems(paid, [{ skuId: paid.skus[2], num: 2 }]);
    await fixture.issue(paid.orderId);
    const issued = fixture.courier.asked.at(-1);
    expect(issued).toMatchObject({ goods: expect.not.stringContaining('×2'), weight: 1_400 });
    const [rest] = await rows(paid);
    expect(rest).toMatchObject({ status: 30, lines: `3 of ${paid.skus[0]}, 1 of ${paid.skus[1]}` });
    expect(await refunding.stock(paid)).toEqual({ locked: [0, 0, 0], quantity: [997, 999, 1000] });
  });

  it('are the whole parcel where they are all of it, and then the courier is refunded too', async () => {
    const paid = await refunding.ordered();
    const [plain, large, other] = paid.skus;
    await refundItems(paid, [{ skuId: plain, num: 3 }]);
    const answer = await refundItems(paid, [
      { skuId: large, num: 1 },
      { skuId: other, num: 1 },
      { skuId: other, num: 1 },
    ]);
    expect(answer.data).toMatchObject({ refundFee: 230 + 370 + COURIER });
    expect(await rows(paid)).toMatchObject([{ status: 70 }, { status: 70 }]);
    expect(await fixture.balance(paid)).toBe(1_000_000);
    expect(await fixture.order(paid)).toMatchObject({ status: 70, afterSale: 3, refunds: 2 });
  });

  it('are refused where there are not so many, of several parcels, of others, and once they are gone', async () => {
    const paid = await refunding.ordered();
    const [plain, large] = paid.skus;
    const key = async (answer: Promise<{ data: { errorKey?: string } }>) => (await answer).data.errorKey;
    expect(await key(refundItems(paid, [{ skuId: large, num: 2 }]))).toBe('REFUND_ITEMS');
    const seen = [{ skuId: plain, num: 1, of: 3 }];
    expect((await refundItems(paid, seen)).data).toMatchObject({ refundFee: 130 });
    expect(await key(refundItems(paid, seen))).toBe('REFUND_ITEMS');
    const [first] = await refunding.idsOf(paid);
    expect(
      await key(refunding.refund(paid, { packageIds: [first, 1], items: [{ skuId: plain, num: 1 }] })),
    ).toBe('BAD_PARAM');
    const stranger = await fixture.api.buyer();
    expect(await key(refundItems(paid, [{ skuId: plain, num: 1 }], stranger))).toBe('NOT_FOUND');
    await refundItems(paid, [{ skuId: large, num: 1 }]);
    expect(await key(refundItems(paid, [{ skuId: large, num: 1 }]))).toBe('REFUND_ITEMS');
    const part = (await rows(paid))[1]?.id ?? 0;
    expect(await key(refunding.refund(paid, { packageIds: [part], items: [{ skuId: large, num: 1 }] }))).toBe(
      'REFUND_STATE',
    );
  });

  it('stay while a waybill is or may be requested', async () => {
    const paid = await refunding.ordered();
    const item = { skuId: paid.skus[0], num: 1 };
    await fixture.query('UPDATE order_package SET waybill_outcome_unknown = true WHERE order_id = $1', [
      paid.orderId,
    ]);
    expect((await refundItems(paid, [item])).data).toMatchObject({ errorKey: 'REFUND_ISSUING' });
    await fixture.query('UPDATE order_package SET waybill_outcome_unknown = false WHERE order_id = $1', [
      paid.orderId,
    ]);
    fixture.courier.before = async () => {
      expect((await refundItems(paid, [item])).data).toMatchObject({ errorKey: 'REFUND_ISSUING' });
    };
    await fixture.issue(paid.orderId);
    expect(await rows(paid)).toMatchObject([{ status: 30, partOf: null }]);
  });
});

describe('pieces of a parcel that is out', () => {
  it('wait for the supplier, who gives all, a part or nothing; nothing is voided, and no stock comes back', async () => {
    const paid = await refunding.ordered();
    const { seller } = paid.shop;
    await fixture.issue(paid.orderId);
    const items = [{ skuId: paid.skus[2], num: 1 }];
    expect((await refundItems(paid, items)).data).toMatchObject({
      success: [{ refundStatus: 30, amount: 185 }],
      refundFee: 0,
    });
    const { data } = await seller.call<{ list: { goodName: string }[] }>('POST', '/refunds/getRefundsList', {
      status: 30,
    });
    expect(data.list).toMatchObject([
      {
        ...{ amount: 185, maxAmount: 185, packageFee: FEE, isPart: true, partOfNo: null, num: 1 },
        items: [{ skuId: paid.skus[2], num: 1, goodsFee: 185 }],
      },
    ]);
    for (const [who, kind] of [
      [seller, 'case'],
      [paid.buyer, 'refund'],
    ] as const) {
      const waiting = await who.call<{ list: object[] }>('POST', '/problems/list', { kind });
      const [{ goodName } = { goodName: '' }] = data.list;
      const text = expect.stringContaining('1.85元');
      expect(waiting.data.list).toMatchObject([{ price: 185, goodName, text }]);
    }
    const refuse = { refundId: await refunding.refundId(paid), agree: false, reason: '已发出' };
    await refunding.answer(seller, refuse);
    expect(await rows(paid)).toMatchObject([{ status: 30, refundStatus: 50 }]);

    await refundItems(paid, items);
    const refundId = await refunding.refundId(paid);
    const tooMuch = await refunding.answer(seller, { refundId, agree: true, amount: 186 });
    expect(tooMuch.data).toMatchObject({ errorKey: 'AMOUNT_MAX', max: 185 });
    expect((await refunding.answer(seller, { refundId, agree: true, amount: 100 })).data).toMatchObject({
      status: 40,
      amount: 100,
    });
    expect(await rows(paid)).toMatchObject([
      { status: 30, refundStatus: 0, packageFee: FEE - 185 },
      { status: 70, refundStatus: 40, packageFee: 185, refundFee: 100, lines: `1 of ${paid.skus[2]}` },
    ]);
    // Of the 85 fen that are kept the supplier is first: 150 less commission are more than that.
    expect(await purses(paid)).toEqual([1_000_000 - FEE + 100, 85, 0]);
    expect(fixture.courier.voided).toEqual([]);
    expect(await refunding.stock(paid)).toEqual({ locked: [0, 0, 0], quantity: [997, 999, 998] });

    await seller.call('POST', '/refunds/confirmReturn', { refundId });
    expect(await refunding.stock(paid)).toEqual({ locked: [0, 0, 0], quantity: [997, 999, 999] });
  });

  it('are given back by their supplier at once, and by its silence after two days', async () => {
    const paid = await delivered();
    const given = await refundItems(paid, [{ skuId: paid.skus[1], num: 1 }], paid.shop.seller);
    expect(given.data).toMatchObject({ refundFee: 230 });
    const asked = await refundItems(paid, [{ skuId: paid.skus[0], num: 3 }]);
    expect(asked.data).toMatchObject({ errorKey: 'REFUND_REASON' });
    await refundItems(paid, [{ skuId: paid.skus[0], num: 3 }], paid.buyer, '少件');
    await fixture.query("UPDATE refund SET due_at = now() - interval '1 second' WHERE order_id = $1", [
      paid.orderId,
    ]);
    await refunding.agreeOverdue();
    expect(await rows(paid)).toMatchObject([
      { status: 50, lines: `2 of ${paid.skus[2]}` },
      { status: 70, refundFee: 230 },
      { status: 70, refundFee: 390 },
    ]);
    const { data } = await paid.buyer.call<{ list: { refundNo: string; partOfNo: string | null }[] }>(
      'POST',
      '/refunds/getRefundsList',
      {
        orderId: paid.orderId,
      },
    );
    expect(new Set(data.list.map(({ refundNo }) => refundNo)).size).toBe(2);
    const [{ packageNo } = { packageNo: '' }] = await fixture.query<{ packageNo: string }>(
      'SELECT package_no AS "packageNo" FROM order_package WHERE order_id = $1 AND part_of IS NULL',
      [paid.orderId],
    );
    expect(data.list.map(({ partOfNo }) => partOfNo)).toEqual([packageNo, packageNo]);
  });

  it('are given back of what was settled with their shares, and the rest stays settled and held', async () => {
    const paid = await delivered();
    await refunding.settle();
    // Commission on 800 fen of goods: 28.
    expect(await purses(paid)).toEqual([1_000_000 - FEE, 1_110 - 28, 57]);
    await refundItems(paid, [{ skuId: paid.skus[1], num: 1 }], paid.buyer, '破损');
    const refundId = await refunding.refundId(paid);
    await refunding.answer(paid.shop.seller, { refundId, agree: true });
    expect(await purses(paid)).toEqual([1_000_000 - FEE + 230, 1_110 - 28 - 200 + 7, 57 - 10]);
    expect(await refunding.purse(paid.shop.seller)).toMatchObject({ held: 1_110 - 28 - 193 });
    expect(await refunding.purse(paid.agent)).toMatchObject({ held: 47 });

    await refunding.refund(paid, { packageIds: [(await rows(paid))[0]?.id] }, paid.shop.seller);
    expect(await purses(paid)).toEqual([1_000_000, 0, 0]);
    const { data } = await paid.shop.seller.call<{
      list: { title: string; amount: number; parts: object[] }[];
    }>('POST', '/userMoneyLogs/getUserMoneyLogsList', {});
    expect(data.list.map(({ amount }) => amount)).toEqual([-889, -193, 1_082]);
    expect(data.list[1]).toMatchObject({ title: expect.stringContaining('部分退款'), parts: [] });
  });

  it('are in the wallets under the number of the parcel that people know, and found by it', async () => {
    const paid = await refunding.ordered();
    await refundItems(paid, [{ skuId: paid.skus[0], num: 1 }]);
    const [parcel] = await fixture.query<{ no: string }>(
      'SELECT package_no AS no FROM order_package WHERE order_id = $1 AND part_of IS NULL',
      [paid.orderId],
    );
    const logs = async (more: object) =>
      (
        await paid.buyer.call<{ list: { amount: number; bizNo: string }[] }>(
          'POST',
          '/userMoneyLogs/getUserMoneyLogsList',
          more,
        )
      ).data.list.map(({ amount, bizNo }) => [amount, bizNo]);
    expect((await logs({}))[0]).toEqual([130, parcel?.no]);
    expect(await logs({ keyword: parcel?.no })).toEqual([[130, parcel?.no]]);
  });

  it('are not divided once their shares are final', async () => {
    const paid = await delivered();
    await refunding.settle();
    await refunding.pass(paid, 8);
    const answer = await refundItems(paid, [{ skuId: paid.skus[1], num: 1 }], paid.shop.seller);
    expect(answer.data).toMatchObject({ errorKey: 'REFUND_LATE' });
  });
});
