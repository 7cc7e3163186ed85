import { describe, expect, it } from 'vitest';
import { caseFixture } from '../support/caseFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import type { Paid } from '../support/issuingFixture.ts';

const casing = caseFixture();
const { fixture } = casing;

async function signed() {
  const earned = await casing.earned();
  await casing.move(earned.paid, 50);
  return earned;
}

/** The order that replaces a parcel of another. */
async function replacementOf(paid: Paid): Promise<Paid> {
  const found = await casing.replacementOf(paid);
  if (!found) throw new Error('nothing replaces it');
  return found;
}

const stockOf = async ({ shop }: Paid) => {
  const [row] = await fixture.query<{ quantity: number; locked: number }>(
    'SELECT quantity, locked FROM good_stock WHERE good_id = $1 AND warehouse_id = $2',
    [shop.goodId, shop.warehouseId],
  );
  return row;
};

describe('goods that are sent again', () => {
  it('are a parcel of their own that costs nothing, and end the case when they arrive', async () => {
    const { paid, seller } = await signed();
    const before = await stockOf(paid);
    const { data } = await casing.open(paid, { ask: 3, kind: 5 });
    expect(await casing.cases(paid)).toMatchObject([{ status: 10, ask: 3, amount: 0 }]);
    await casing.answer(seller, { caseId: data.caseId, action: 'accept' });
    expect(await casing.cases(paid)).toMatchObject([{ status: 50, waits: false }]);
    const again = await replacementOf(paid);
    expect(await fixture.order(again)).toMatchObject({ status: 20, afterSale: 0 });
    expect(await stockOf(paid)).toEqual({ quantity: before?.quantity, locked: (before?.locked ?? 0) + 1 });
    await fixture.issue(again.orderId);
    expect(await stockOf(paid)).toEqual({ quantity: (before?.quantity ?? 0) - 1, locked: before?.locked });
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([{ status: 50 }]);
    await casing.settle();
    expect(await casing.shares(paid)).toMatchObject([{ commission: 0 }]);

    await casing.arrive(again);
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([{ status: 70, outcome: 'replaced', givenAmount: 0 }]);
    expect(await casing.history(data.caseId)).toEqual(['open user', 'accept seller', 'replaced system']);
    expect(await fixture.order(paid)).toMatchObject({ afterSale: 0 });
    await casing.settle();
    expect((await casing.purse(seller)).balance).toBe(327);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('have their waybill requested at once, without the scheduled rescue', async () => {
    const { paid, seller } = await signed();
    const { data } = await casing.open(paid, { ask: 3 });
    await casing.answer(seller, { caseId: data.caseId, action: 'accept' });
    const again = await replacementOf(paid);
    await fixture.drain();
    expect(await fixture.parcels(again)).toMatchObject([{ status: 30, waybillNo: expect.any(String) }]);
  });

  it('may be asked for again while what was sent has just arrived', async () => {
    const { paid, seller } = await signed();
    const { data } = await casing.open(paid, { ask: 3 });
    await casing.answer(seller, { caseId: data.caseId, action: 'accept' });
    const again = await replacementOf(paid);
    await fixture.issue(again.orderId);
    await fixture.query(
      "UPDATE order_package SET signed_at = now() - interval '9 days' WHERE order_id = $1",
      [paid.orderId],
    );
    await casing.arrive(again);
    await casing.stepDue();
    const { data: second } = await casing.open(paid, { ask: 2, amount: 100 });
    expect(second.status).toBe(10);
    // What costs nothing has no case of its own, and its buyer no money to ask for.
    expect(await casing.open(again)).toMatchObject({ data: { errorKey: 'REFUND_STATE' } });
    expect(await casing.refund(again, { reason: '坏了' })).toMatchObject({
      data: { errorKey: 'REFUND_STATE' },
    });
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('are offered for a freight that the buyer pays, which comes back when they are given up', async () => {
    const { paid, seller } = await signed();
    const { data } = await casing.open(paid);
    const { caseId } = data;
    await casing.answer(seller, { caseId, action: 'offer', offer: 3, amount: 250, text: '补发，运费您出' });
    expect(await casing.cases(paid)).toMatchObject([{ status: 20, offerKind: 3, offerAmount: null }]);
    const had = await casing.wallet(paid.buyer);
    await casing.reply(paid.buyer, { caseId, action: 'acceptOffer' });
    expect(await casing.cases(paid)).toMatchObject([{ status: 50, freight: 250, freightBy: 2 }]);
    expect(await casing.refunds(paid)).toMatchObject([{ status: 60 }]);
    expect(await casing.wallet(paid.buyer)).toBe(had - 250);
    expect((await casing.purse(seller)).balance).toBe(250);
    expect(await brokenInvariants(fixture.api)).toEqual([]);

    await fixture.cancel(await replacementOf(paid));
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([{ status: 20, freight: 0, offerKind: null }]);
    expect(await casing.wallet(paid.buyer)).toBe(had);
    expect((await casing.purse(seller)).balance).toBe(0);
    expect(await casing.history(caseId)).toEqual([
      'open user',
      'offer seller',
      'acceptOffer user',
      'replacementEnded system',
    ]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  /** A replacement for whose freight the buyer has paid 250 fen, with the case. */
  async function paidFor() {
    const { paid, seller } = await signed();
    const { caseId } = (await casing.open(paid)).data;
    await casing.answer(seller, { caseId, action: 'offer', offer: 3, amount: 250, text: '补发，运费您出' });
    const had = await casing.wallet(paid.buyer);
    await casing.reply(paid.buyer, { caseId, action: 'acceptOffer' });
    return { paid, seller, caseId, had };
  }

  it('are not refunded to their buyer once they are out; a supplier that recalls them gives the freight back', async () => {
    const { paid, seller, had } = await paidFor();
    const again = await replacementOf(paid);
    await fixture.issue(again.orderId);
    expect(await casing.refund(again)).toMatchObject({ data: { errorKey: 'REFUND_STATE' } });
    // Nor is all the money of the first parcel asked for meanwhile.
    expect(await casing.refund(paid, { reason: '都要退' })).toMatchObject({
      data: { errorKey: 'CASE_OPEN' },
    });
    expect(await casing.cases(paid)).toMatchObject([{ status: 50 }]);
    const [packageId] = await casing.idsOf(again);
    await seller.call('POST', '/orderPackages/refund', { packageIds: [packageId] });
    await casing.voidDue();
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([{ status: 20, freight: 0 }]);
    expect(await casing.wallet(paid.buyer)).toBe(had);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('give their freight back from the deposit that it was put into', async () => {
    const { paid, seller, had } = await paidFor();
    await seller.call('POST', '/deposit/payIn', { amount: 240 });
    await fixture.cancel(await replacementOf(paid));
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([{ status: 20, freight: 0 }]);
    expect(await casing.wallet(paid.buyer)).toBe(had);
    expect((await casing.purse(seller)).balance).toBe(0);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('give their freight back from the platform where the supplier has nothing, also by a decision', async () => {
    const { paid, seller, caseId, had } = await paidFor();
    const hold = (fen: number) =>
      fixture.query("UPDATE ledger_account SET held = $2 WHERE owner_id = $1 AND code = 'available'", [
        seller.accountId,
        fen,
      ]);
    await hold(250);
    await fixture.cancel(await replacementOf(paid));
    await casing.reply(paid.buyer, { caseId, action: 'escalate', text: '补发取消了' });
    await casing.decide(caseId, 'nothing');
    await hold(0);
    expect(await casing.cases(paid)).toMatchObject([{ status: 80, freight: 250, freightBy: 3 }]);
    expect(await casing.wallet(paid.buyer)).toBe(had);
    expect((await casing.purse(seller)).balance).toBe(250);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('are not offered for more freight than the parcel cost, nor accepted without the money for it', async () => {
    const { paid, seller } = await signed();
    const { caseId } = (await casing.open(paid)).data;
    const offered = { caseId, action: 'offer', offer: 3 };
    expect(await casing.answer(seller, { ...offered, amount: 100_000 })).toMatchObject({
      data: { errorKey: 'AMOUNT_MAX' },
    });
    await casing.answer(seller, { ...offered, amount: 300 });
    const spendable = await casing.wallet(paid.buyer);
    await fixture.query(
      "UPDATE ledger_account SET held = balance - 100 WHERE owner_id = $1 AND code = 'available'",
      [paid.buyer.accountId],
    );
    expect(await casing.reply(paid.buyer, { caseId, action: 'acceptOffer' })).toMatchObject({
      msg: '余额不足，还差2.00元，请先充值',
      data: { errorKey: 'BALANCE_SHORT', lack: 200 },
    });
    await fixture.query("UPDATE ledger_account SET held = 0 WHERE owner_id = $1 AND code = 'available'", [
      paid.buyer.accountId,
    ]);
    expect(await casing.wallet(paid.buyer)).toBe(spendable);
  });

  it('are refused without stock, and a silent supplier without any is decided by an operator', async () => {
    const { paid, seller } = await signed();
    await fixture.query('UPDATE good_stock SET quantity = locked WHERE good_id = $1', [paid.shop.goodId]);
    await fixture.query(
      `INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no)
       SELECT s.id, 2, s.quantity - coalesce(l.sum, 0), s.quantity, s.locked, 'T' FROM good_stock s
         LEFT JOIN (SELECT stock_id, sum(delta) AS sum FROM stock_log WHERE type IN (1, 2, 6, 7, 8) GROUP BY 1) l ON l.stock_id = s.id
        WHERE s.good_id = $1`,
      [paid.shop.goodId],
    );
    const { data } = await casing.open(paid, { ask: 3 });
    expect(await casing.answer(seller, { caseId: data.caseId, action: 'accept' })).toMatchObject({
      data: { errorKey: 'STOCK_SHORT' },
    });
    await casing.wait(paid, 49);
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([{ status: 60 }]);
    await casing.decide(data.caseId, 100);
    expect(await casing.cases(paid)).toMatchObject([{ status: 70, outcome: 'compensated' }]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('are sent at the cost of the platform when an operator says so, and given up for money', async () => {
    const { paid, seller } = await signed();
    const { data } = await casing.open(paid);
    const { caseId } = data;
    await casing.answer(seller, { caseId, action: 'refuse', text: '发货时完好' });
    await casing.reply(paid.buyer, { caseId, action: 'escalate', text: '请平台判断' });
    await casing.decide(caseId, 'replacement', { freight: 280, freightBy: 3 });
    expect(await casing.cases(paid)).toMatchObject([{ status: 50, freight: 280, freightBy: 3 }]);
    expect((await casing.purse(seller)).balance).toBe(280);
    await casing.reply(paid.buyer, { caseId, action: 'escalate', text: '一直不发' });
    await casing.decide(caseId, 'all');
    expect(await casing.cases(paid)).toMatchObject([{ status: 70, outcome: 'refunded', freight: 0 }]);
    expect(await fixture.order(await replacementOf(paid))).toMatchObject({ status: 70 });
    expect((await casing.purse(seller)).balance).toBe(0);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });
});

it('sends again what is missing, and nothing else', async () => {
  const paid = await casing.ordered();
  const { skus } = paid;
  await fixture.issue(paid.orderId);
  await casing.move(paid, 50);
  const items = [{ skuId: skus[0], num: 1 }];
  const { data } = await casing.open(paid, { ask: 3, kind: 5, items });
  await casing.answer(paid.shop.seller, { caseId: data.caseId, action: 'accept' });
  const again = await replacementOf(paid);
  const lines = await fixture.query('SELECT sku_id, num FROM parcel_line WHERE order_id = $1', [
    again.orderId,
  ]);
  expect(lines).toEqual([{ sku_id: skus[0], num: 1 }]);
  expect(await casing.open(paid, { ask: 3, items: [{ skuId: skus[0], num: 99 }] })).toMatchObject({
    data: { errorKey: 'CASE_OPEN' },
  });
  expect(await brokenInvariants(fixture.api)).toEqual([]);
});
