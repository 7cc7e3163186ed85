import { describe, expect, it } from 'vitest';
import { traceStates } from '../../api/src/adapters/tracking/trackingService.ts';
import { WaybillError } from '../../api/src/adapters/waybills/waybillError.ts';
import { upsertShopOrders } from '../../api/src/modules/shopOrders/shopOrders.repository.ts';
import { saveReturnTraces } from '../../api/src/modules/tracking/returnTraces.repository.ts';
import type { Person } from '../support/api.ts';
import { caseFixture } from '../support/caseFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { decided, type Paid } from '../support/issuingFixture.ts';
import { FEE } from '../support/refundFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';
import { testBox } from '../support/sealed.ts';

const casing = caseFixture();
const { fixture } = casing;

type Returned = {
  id: number;
  cases: { caseId: number; goods: string }[];
  scannedBefore: boolean;
  packageNo: string | null;
};
let numbers = 0;
/** A waybill number that no other test has. */
function anotherNo(): string {
  numbers += 1;
  return `YT88${String(Date.now()).slice(-9)}${String(numbers).padStart(2, '0')}`;
}

const nameContact = ({ shop }: Paid) =>
  fixture.query("UPDATE warehouse SET contact = '退货组', phone = '13800001111' WHERE id = $1", [
    shop.warehouseId,
  ]);

async function signed() {
  const earned = await casing.earned();
  await casing.move(earned.paid, 50);
  await nameContact(earned.paid);
  return earned;
}

/** A case whose goods its buyer is to send back. */
async function wanted(more: object = {}) {
  const earned = await signed();
  const { data } = await casing.open(earned.paid, { ask: 4, ...more });
  await casing.answer(earned.seller, { caseId: data.caseId, action: 'accept' });
  return { ...earned, caseId: data.caseId };
}

const stockOf = async ({ shop }: Paid) => {
  const [row] = await fixture.query<{ quantity: number }>(
    'SELECT quantity FROM good_stock WHERE good_id = $1 AND warehouse_id = $2',
    [shop.goodId, shop.warehouseId],
  );
  return row?.quantity ?? 0;
};

async function sent(more?: object) {
  const asked = await wanted(more);
  const waybillNo = anotherNo();
  const { courierId } = asked.paid.shop;
  await casing.reply(asked.paid.buyer, { caseId: asked.caseId, action: 'sendBack', courierId, waybillNo });
  return { ...asked, waybillNo };
}

const scan = (who: Parameters<typeof decided>[0], waybillNo: string, more: object = {}) =>
  decided<Returned>(who, '/returns/scan', { waybillNo, ...more });

describe('goods that are sent back', () => {
  it('are wanted at an address with the number of the case, and refunded when they were inspected', async () => {
    const { paid, seller, caseId } = await wanted();
    const { data: listed } = await decided<{ list: { returnTo: { text: string } }[] }>(
      paid.buyer,
      '/afterSales/getCasesList',
      { ids: [caseId] },
    );
    expect(listed.list[0]?.returnTo.text).toMatch(/^退货组（售后S[0-9]+-1） 13800001111 .+/);
    // The refund waits for the goods, not for its two days.
    await casing.wait(paid, 49);
    await casing.agreeOverdue();
    expect(await casing.refunds(paid)).toMatchObject([{ status: 30 }]);

    const waybillNo = anotherNo();
    const { courierId } = paid.shop;
    await casing.reply(paid.buyer, { caseId, action: 'sendBack', courierId, waybillNo });
    expect(await casing.cases(paid)).toMatchObject([{ status: 40, waits: true }]);
    const { data: scanned } = await scan(seller, ` ${waybillNo.toLowerCase()} `);
    expect(scanned).toMatchObject({ scannedBefore: false, cases: [{ caseId }] });
    expect((await scan(seller, waybillNo)).data).toMatchObject({ id: scanned.id, scannedBefore: true });
    const before = await stockOf(paid);
    await casing.answer(seller, { caseId, action: 'accept', restock: true });
    expect(await casing.cases(paid)).toMatchObject([{ status: 70, outcome: 'refunded', givenAmount: FEE }]);
    expect(await stockOf(paid)).toBe(before + 1);
    // It is confirmed already, so not a second time.
    expect(
      await decided(seller, '/refunds/confirmReturn', { refundId: await casing.refundId(paid) }),
    ).toMatchObject({
      data: { errorKey: 'REFUND_DECIDED' },
    });
    expect(await casing.history(caseId)).toEqual([
      'open user',
      'accept seller',
      'sendBack user',
      'arrived seller',
      'refund seller',
    ]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('are tracked, and refunded when nobody inspects what was delivered', async () => {
    const { paid, seller, waybillNo } = await sent();
    const [row] = await casing.cases(paid);
    const at = new Date();
    const said = (state: 0 | 3, text: string) =>
      saveReturnTraces(fixture.api.database.db, row?.returnId ?? 0, {
        state,
        traces: [{ at: new Date(at.getTime() + (state + 1) * 1_000), text, state }],
      });
    await said(traceStates.moving, '运输中');
    await casing.wait(paid, 24);
    await said(traceStates.signed, '已签收');
    await said(traceStates.signed, '已签收');
    const { data } = await decided<{ list: { returnParcel: { traceText: string; signedAt: string } }[] }>(
      paid.buyer,
      '/afterSales/getCasesList',
      { packageId: (await casing.idsOf(paid))[0] },
    );
    expect(data.list[0]?.returnParcel).toMatchObject({ traceText: '已签收', waybillNo });
    expect(data.list[0]?.returnParcel.signedAt).not.toBeNull();
    await casing.wait(paid, 71);
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([{ status: 40 }]);
    await casing.wait(paid, 2);
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([{ status: 70, outcome: 'refunded' }]);
    // Whether they can be sold again is said with the refund.
    const confirmed = await decided(seller, '/refunds/confirmReturn', {
      refundId: await casing.refundId(paid),
    });
    expect(confirmed).toMatchObject({ data: { status: 40 } });
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('are decided by an operator when they never arrive, and given up when they are never sent', async () => {
    const { paid } = await sent();
    await casing.wait(paid, 361);
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([{ status: 60 }]);

    const other = await wanted();
    await casing.wait(other.paid, 241);
    await casing.stepDue();
    expect(await casing.cases(other.paid)).toMatchObject([{ status: 80, outcome: 'lapsed' }]);
    expect(await casing.refunds(other.paid)).toMatchObject([{ status: 60 }]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('may be taken in part or refused with words, and insisted on without being sent twice', async () => {
    const { paid, seller, caseId, waybillNo } = await sent();
    await scan(seller, waybillNo);
    await casing.answer(seller, { caseId, action: 'offer', amount: 150, text: '缺配件' });
    expect(await casing.cases(paid)).toMatchObject([{ status: 20, offerKind: 2, offerAmount: 150 }]);
    await casing.reply(paid.buyer, { caseId, action: 'insist', text: '寄回是全的' });
    expect(await casing.cases(paid)).toMatchObject([{ status: 10, offerKind: null }]);
    await casing.answer(seller, { caseId, action: 'refuse', text: '已使用' });
    await casing.reply(paid.buyer, { caseId, action: 'insist', text: '没有使用' });
    await casing.answer(seller, { caseId, action: 'accept', restock: false });
    expect(await casing.cases(paid)).toMatchObject([{ status: 70, outcome: 'refunded', givenAmount: FEE }]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('are not refunded by the calls of refunds while they are on their way', async () => {
    const { paid, seller } = await sent();
    const refundId = await casing.refundId(paid);
    expect(await casing.answerRefund(seller, { refundId, agree: false, reason: '不退' })).toMatchObject({
      data: { errorKey: 'CASE_STATE' },
    });
    expect(await casing.revoke(paid.buyer, refundId)).toMatchObject({ data: { errorKey: 'CASE_STATE' } });
    expect(
      await casing.reply(paid.buyer, { caseId: (await casing.cases(paid))[0]?.id ?? 0, action: 'revoke' }),
    ).toMatchObject({
      data: { errorKey: 'CASE_STATE' },
    });
    await casing.answerRefund(seller, { refundId, agree: true });
    expect(await casing.cases(paid)).toMatchObject([{ status: 70, outcome: 'refunded' }]);
  });

  it('need somebody to send them to; a silent supplier without gives the money', async () => {
    const { paid, seller } = await signed();
    await fixture.query("UPDATE warehouse SET phone = '' WHERE id = $1", [paid.shop.warehouseId]);
    const { data } = await casing.open(paid, { ask: 4 });
    expect(await casing.answer(seller, { caseId: data.caseId, action: 'accept' })).toMatchObject({
      data: { errorKey: 'RETURN_ADDRESS' },
    });
    await casing.wait(paid, 49);
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([{ status: 70, outcome: 'refunded' }]);
  });

  it('are asked for by the supplier of whoever wants the money alone', async () => {
    const { paid, seller } = await signed();
    const { data } = await casing.open(paid);
    const { caseId } = data;
    await casing.answer(seller, { caseId, action: 'offer', offer: 4, text: '请寄回' });
    expect(await casing.cases(paid)).toMatchObject([{ status: 20, offerKind: 4, offerAmount: null }]);
    await casing.reply(paid.buyer, { caseId, action: 'acceptOffer' });
    expect(await casing.cases(paid)).toMatchObject([{ status: 30 }]);
    expect(await casing.refunds(paid)).toMatchObject([{ status: 30 }]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });
});

describe('goods that are back while no money goes back for them', () => {
  const settle = (who: Person, caseId: number, more: object) =>
    casing.answer(who, { caseId, action: 'settleGoods', ...more });
  const stated = async (who: Person, caseId: number) =>
    (
      await decided<{ list: { goods: number | null; goodsText: string | null; allowedActions: string[] }[] }>(
        who,
        '/afterSales/getCasesList',
        { ids: [caseId] },
      )
    ).data.list[0];

  /** The cases of what came back and is not settled, as their supplier's list has them. */
  const unsettled = async (who: Person) =>
    (
      await decided<{ list: Returned[] }>(who, '/returns/getReturnsList', { state: 'unsettled' })
    ).data.list.flatMap(({ cases }) => cases.map(({ caseId }) => caseId));

  async function arrived() {
    const found = await sent();
    await scan(found.seller, found.waybillNo);
    return found;
  }

  it('are in the stock once when their supplier says so, after a part was agreed on', async () => {
    const { paid, seller, caseId } = await arrived();
    expect(await settle(seller, caseId, { goods: 1 })).toMatchObject({ data: { errorKey: 'CASE_STATE' } });
    await casing.answer(seller, { caseId, action: 'offer', amount: 100 });
    await casing.reply(paid.buyer, { caseId, action: 'acceptOffer' });
    expect((await stated(seller, caseId))?.allowedActions).toEqual(['settleGoods']);
    expect(await unsettled(seller)).toEqual([caseId]);
    const before = await stockOf(paid);
    const answers = await Promise.all([1, 2, 3].map(() => settle(seller, caseId, { goods: 1 })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect((await stockOf(paid)) - before).toBe(1);
    expect([await unsettled(seller), await stated(paid.buyer, caseId)]).toMatchObject([
      [],
      { goods: 1, goodsText: '已入库', allowedActions: [] },
    ]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('are not in the stock again with a refund of the rest', async () => {
    const { paid, seller, caseId } = await arrived();
    await casing.answer(seller, { caseId, action: 'offer', amount: 100 });
    await casing.reply(paid.buyer, { caseId, action: 'acceptOffer' });
    await settle(seller, caseId, { goods: 1 });
    const before = await stockOf(paid);
    expect(await casing.refund(paid, { reason: '其余也退' })).toMatchObject({ code: 0 });
    const refundId = (await casing.refunds(paid)).at(-1)?.id ?? 0;
    await casing.answerRefund(seller, { refundId, agree: true });
    const { data } = await decided<{ list: { id: number; allowedActions: string[] }[] }>(
      seller,
      '/refunds/getRefundsList',
      { ids: [refundId] },
    );
    expect(data.list).toMatchObject([{ id: refundId, allowedActions: [] }]);
    expect(await decided(seller, '/refunds/confirmReturn', { refundId })).toMatchObject({
      data: { errorKey: 'REFUND_DECIDED' },
    });
    expect(await stockOf(paid)).toBe(before);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('are sent back to the buyer with a number, after a refusal', async () => {
    const { paid, seller, caseId, waybillNo: inbound } = await arrived();
    await casing.answer(seller, { caseId, action: 'refuse', text: '有使用痕迹' });
    const { courierId } = paid.shop;
    for (const [more, errorKey] of [
      [{}, 'BAD_PARAM'],
      [{ goods: 3 }, 'BAD_PARAM'],
      [{ goods: 3, courierId, waybillNo: '?' }, 'WAYBILL_NO'],
      [{ goods: 3, courierId, waybillNo: inbound }, 'RETURN_USED'],
      [{ goods: 3, courierId: 999_999, waybillNo: anotherNo() }, 'NOT_FOUND'],
    ] as const)
      expect(await settle(seller, caseId, more)).toMatchObject({ data: { errorKey } });
    const waybillNo = anotherNo();
    const before = await stockOf(paid);
    expect((await settle(seller, caseId, { goods: 3, courierId, waybillNo })).code).toBe(0);
    expect((await stated(paid.buyer, caseId))?.goodsText).toMatch(
      new RegExp(`^已寄还买家：.+ ${waybillNo}$`),
    );
    expect(await casing.history(caseId)).toContain('settleGoods seller');
    // The money may still be fought for: it leaves the goods where they are.
    await casing.reply(paid.buyer, { caseId, action: 'insist', text: '没有使用过' });
    await casing.answer(seller, { caseId, action: 'accept', restock: true });
    const refund = (await casing.refunds(paid)).at(-1);
    expect(refund).toMatchObject({ status: 40 });
    expect(await stockOf(paid)).toBe(before);
    expect(await decided(seller, '/refunds/confirmReturn', { refundId: refund?.id })).toMatchObject({
      data: { errorKey: 'REFUND_DECIDED' },
    });
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('are known to the case and the refund, whichever of both is told', async () => {
    const inspected = async () => {
      const found = await arrived();
      await casing.wait(found.paid, 73);
      await casing.stepDue();
      const [refund] = await casing.refunds(found.paid);
      return { ...found, refundId: refund?.id, before: await stockOf(found.paid) };
    };
    const one = await inspected();
    expect(await unsettled(one.seller)).toEqual([one.caseId]);
    await decided(one.seller, '/refunds/confirmReturn', { refundId: one.refundId });
    expect(await stated(one.seller, one.caseId)).toMatchObject({ goods: 1, allowedActions: [] });
    expect(await unsettled(one.seller)).toEqual([]);
    expect((await stockOf(one.paid)) - one.before).toBe(1);

    const other = await inspected();
    await settle(other.seller, other.caseId, { goods: 2 });
    expect(await decided(other.seller, '/refunds/confirmReturn', { refundId: other.refundId })).toMatchObject(
      { data: { errorKey: 'REFUND_DECIDED' } },
    );
    expect(await stockOf(other.paid)).toBe(other.before);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('are in the stock of the warehouse that they were sent to', async () => {
    const { paid, seller } = await signed();
    const [other] = await fixture.query<{ id: number }>(
      `INSERT INTO warehouse (seller_id, name, search_text, contact, phone, province_code, province, city_code, city, district_code, district, address)
       SELECT seller_id, name || '二', search_text, contact, phone, province_code, province, city_code, city, district_code, district, address FROM warehouse WHERE id = $1 RETURNING id`,
      [paid.shop.warehouseId],
    );
    const warehouseId = other?.id ?? 0;
    const { caseId } = (await casing.open(paid, { ask: 4 })).data;
    await casing.answer(seller, { caseId, action: 'accept', warehouseId });
    const waybillNo = anotherNo();
    await casing.reply(paid.buyer, { caseId, action: 'sendBack', courierId: paid.shop.courierId, waybillNo });
    await scan(seller, waybillNo);
    const accept = () => casing.answer(seller, { caseId, action: 'accept', restock: true });
    expect(await accept()).toMatchObject({ data: { errorKey: 'RETURN_STOCK' } });
    await fixture.query(
      `INSERT INTO good_stock (good_id, sku_id, warehouse_id, quantity) SELECT good_id, sku_id, $2, 0 FROM good_stock
        WHERE good_id = $1 AND warehouse_id = $3`,
      [paid.shop.goodId, warehouseId, paid.shop.warehouseId],
    );
    const before = await stockOf(paid);
    expect((await accept()).code).toBe(0);
    expect([
      (await stockOf(paid)) - before,
      await stockOf({ ...paid, shop: { ...paid.shop, warehouseId } }),
    ]).toEqual([0, 1]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });
});

describe('a number on a returned parcel', () => {
  it('may be corrected, may be that of two cases of one buyer, and not of two buyers', async () => {
    const { paid, seller, caseId } = await sent();
    const other = await wanted();
    const waybillNo = anotherNo();
    const { courierId } = paid.shop;
    const back = { action: 'sendBack', courierId, waybillNo };
    expect(await casing.reply(paid.buyer, { caseId, ...back, waybillNo: '??' })).toMatchObject({
      data: { errorKey: 'WAYBILL_NO' },
    });
    await casing.reply(paid.buyer, { caseId, ...back });
    const { data: list } = await decided<{ list: Returned[] }>(seller, '/returns/getReturnsList', {});
    expect(list.list).toMatchObject([{ waybillNo, cases: [{ caseId }] }]);
    // Of another supplier it is another parcel.
    await casing.reply(other.paid.buyer, { caseId: other.caseId, ...back });
    expect(await casing.cases(other.paid)).toMatchObject([{ status: 40 }]);
  });

  it('is not that of the parcel that was sent', async () => {
    const { paid, caseId } = await wanted();
    const [row] = await fixture.query<{ no: string }>(
      'SELECT waybill_no AS no FROM order_package WHERE order_id = $1',
      [paid.orderId],
    );
    const { courierId } = paid.shop;
    const sendBack = { caseId, action: 'sendBack', courierId, waybillNo: row?.no };
    expect(await casing.reply(paid.buyer, sendBack)).toMatchObject({ data: { errorKey: 'RETURN_OWN' } });
    expect(await casing.cases(paid)).toMatchObject([{ status: 30, returnId: null }]);
  });

  it('of no case is closed with what was done about it, once, and not while it is of a case', async () => {
    const { seller, paid, caseId } = await wanted();
    const { data: stray } = await scan(seller, anotherNo());
    const close = (who: Person, note: string, returnId = stray.id) =>
      decided<{ note: string; closedAt: string | null }>(who, '/returns/close', { returnId, note });
    expect([(await close(seller, ' ')).code, (await close(paid.buyer, '入库')).code]).not.toContain(0);
    const closed = await close(seller, ' 核对后入库 ');
    expect(closed.data).toMatchObject({ note: '核对后入库', closedAt: expect.any(String) });
    expect((await close(seller, '又说一遍')).data).toEqual(closed.data);
    const strays = await decided<{ list: Returned[] }>(seller, '/returns/getReturnsList', { state: 'stray' });
    expect(strays.data.list).toEqual([]);
    const { data: linked } = await decided<Returned & { closedAt: string | null }>(seller, '/returns/link', {
      ...{ returnId: stray.id, caseId },
    });
    expect([linked.closedAt, (await close(seller, '入库')).data]).toEqual([null, { errorKey: 'CASE_STATE' }]);
  });

  it('of no case is written down, and finds its case when its buyer or supplier names it', async () => {
    const { paid, seller, caseId } = await wanted();
    const waybillNo = anotherNo();
    const { data: stray } = await scan(seller, waybillNo, { note: '白色纸箱' });
    expect(stray).toMatchObject({ cases: [], packageNo: null, note: '白色纸箱' });
    const strays = () => decided<{ list: Returned[] }>(seller, '/returns/getReturnsList', { state: 'stray' });
    expect((await strays()).data.list).toMatchObject([{ id: stray.id }]);
    const { data: linked } = await decided<Returned>(seller, '/returns/link', { returnId: stray.id, caseId });
    expect(linked).toMatchObject({ id: stray.id, cases: [{ caseId }] });
    expect((await strays()).data.list).toEqual([]);
    await casing.wait(paid, 73);
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([{ status: 70, outcome: 'refunded' }]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });
});

describe('a parcel that comes back by itself', () => {
  async function underway() {
    const earned = await casing.earned();
    await casing.move(earned.paid, 40, { picked: true });
    return earned;
  }

  it('was not taken: its case waits for it without anybody asking', async () => {
    const { paid, seller } = await underway();
    await casing.trace(paid, traceStates.refused, '收件人拒收');
    await casing.lookAtComingBack();
    expect(await casing.cases(paid)).toMatchObject([{ status: 40, ask: 4, amount: FEE - 280 }]);
    await casing.trace(paid, traceStates.returned, '寄件人已签收退件');
    await casing.lookAtComingBack();
    expect(await casing.history((await casing.cases(paid))[0]?.id ?? 0)).toEqual([
      'open system',
      'arrived system',
    ]);
    await casing.answer(seller, {
      caseId: (await casing.cases(paid))[0]?.id ?? 0,
      action: 'accept',
      restock: true,
    });
    expect(await casing.cases(paid)).toMatchObject([
      { status: 70, outcome: 'refunded', givenAmount: FEE - 280 },
    ]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('was refunded at its shop: its courier is asked to stop it, and its case goes on when that failed', async () => {
    const paid = await fixture.paidFromShop([remoteOrder(1)], { autoSend: false });
    await fixture.issue(paid.orderId);
    await casing.move(paid, 40, { picked: true });
    const later = new Date(Date.now() + 60_000);
    await upsertShopOrders(fixture.api.database.db, testBox, paid.bound.id, [
      remoteOrder(1, { refundStatus: 2, updatedAt: later }),
    ]);
    await casing.lookAtComingBack();
    expect(await casing.cases(paid)).toMatchObject([{ status: 40 }]);
    expect(fixture.courier.intercepted).toHaveLength(1);
    await casing.arrive(paid);
    await casing.lookAtComingBack();
    expect(await casing.cases(paid)).toMatchObject([{ status: 20, waits: true }]);
    expect(await casing.history((await casing.cases(paid))[0]?.id ?? 0)).toEqual([
      'open system',
      'notReturned system',
    ]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('is asked for again while its courier does not answer, and has a case when it refuses', async () => {
    const { paid } = await underway();
    await fixture.query(
      'INSERT INTO coming_back (package_id, kind) SELECT id, 8 FROM order_package WHERE order_id = $1',
      [paid.orderId],
    );
    fixture.courier.beforeIntercept = async () => {
      throw new WaybillError('kuaidi100', 'transient', 'TIMEOUT');
    };
    await casing.lookAtComingBack();
    expect(await casing.cases(paid)).toEqual([]);
    fixture.courier.beforeIntercept = async () => {
      throw new WaybillError('kuaidi100', 'refused', '30005');
    };
    await casing.lookAtComingBack();
    const [found] = await casing.cases(paid);
    const [said] = await fixture.query('SELECT text FROM case_message WHERE case_id = $1', [found?.id]);
    expect(said).toEqual({ text: '店铺订单已退款，快递没有受理拦截，请供应商联系快递' });
  });

  it('is known by its own number at the warehouse, whatever its courier says', async () => {
    const { paid, seller } = await underway();
    const [row] = await fixture.query<{ waybillNo: string; packageNo: string }>(
      'SELECT waybill_no AS "waybillNo", package_no AS "packageNo" FROM order_package WHERE order_id = $1',
      [paid.orderId],
    );
    const { data } = await scan(seller, row?.waybillNo ?? '');
    expect(data).toMatchObject({ packageNo: row?.packageNo, cases: [] });
    await casing.lookAtComingBack();
    expect(await casing.cases(paid)).toMatchObject([{ status: 40, waits: true, returnId: data.id }]);
    await casing.wait(paid, 73);
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([{ status: 70, outcome: 'refunded' }]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it.each([
    ['before its buyer was asked for it', true],
    ['after that', false],
  ])('joins the open case whose goods it is, scanned %s', async (_when, isFirst) => {
    const { paid, seller } = await underway();
    await nameContact(paid);
    const [row] = await fixture.query<{ waybillNo: string }>(
      'SELECT waybill_no AS "waybillNo" FROM order_package WHERE order_id = $1',
      [paid.orderId],
    );
    const scanned = async () => {
      const { data } = await scan(seller, row?.waybillNo ?? '');
      await casing.lookAtComingBack();
      return data.id;
    };
    const { caseId } = (await casing.open(paid, { ask: 4 })).data;
    const early = isFirst ? await scanned() : undefined;
    await casing.answer(seller, { caseId, action: 'accept' });
    const returnId = early ?? (await scanned());
    if (isFirst) await casing.lookAtComingBack();
    expect(await casing.cases(paid)).toMatchObject([{ id: caseId, status: 40, waits: true, returnId }]);
    expect(await casing.history(caseId)).toEqual(['open user', 'accept seller', 'sendBack system']);
    await casing.wait(paid, 73);
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([{ status: 70, outcome: 'refunded' }]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });
});
