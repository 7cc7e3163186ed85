import { describe, expect, it } from 'vitest';
import { WaybillError, type WaybillErrorKind } from '../../api/src/adapters/waybills/waybillError.ts';
import { FEE, refundFixture } from '../support/refundFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';

const refunding = refundFixture();
const { fixture } = refunding;

const refusing = (kind: WaybillErrorKind) => async () => {
  throw new WaybillError('scripted', kind, 'NO');
};

/** Keeps so many fen of a waybill for the rest of a test. */
async function keepWaybillFee<T>(fen: number, work: () => Promise<T>): Promise<T> {
  await fixture.query("INSERT INTO setting (key, value) VALUES ('waybillFee', $1)", [fen]);
  const done = await work();
  await fixture.query("DELETE FROM setting WHERE key = 'waybillFee'");
  return done;
}

describe('parcels without a waybill', () => {
  it('are refunded in full immediately with their stock, and other parcels of the order continue', async () => {
    const paid = await fixture.paid(3);
    const [first, second] = await refunding.idsOf(paid);
    const answer = await refunding.refund(paid, { packageIds: [second, first], reason: '不要了' });
    expect([answer.code, answer.msg]).toEqual([0, '成功2个，失败0个']);
    expect(answer.data).toEqual({
      success: [first, second].map((packageId) => ({ packageId, refundStatus: 40, amount: FEE })),
      failed: [],
      refundFee: 2 * FEE,
    });
    expect(await fixture.order(paid)).toEqual({
      status: 20,
      afterSale: 2,
      refunds: 2,
      quantity: 1000,
      locked: 1,
    });
    expect(await fixture.balance(paid)).toBe(1_000_000 - FEE);
    expect(await refunding.timeline(paid)).toEqual(['created user', 'paid user', 'refunded user']);
  });

  it('that were refunded before or belong to others are refused without blocking the rest', async () => {
    const paid = await fixture.paid(2);
    const [first, second] = await refunding.idsOf(paid);
    await refunding.refund(paid, { packageIds: [first] });
    const [foreign] = await refunding.idsOf(await fixture.paid());
    const answer = await refunding.refund(paid, { packageIds: [foreign, first, second, second] });
    expect(answer.msg).toBe('成功1个，失败2个');
    expect(answer.data).toEqual({
      success: [{ packageId: second, refundStatus: 40, amount: FEE }],
      failed: [
        { packageId: foreign, reasonCode: 'NOT_FOUND', msg: '数据不存在' },
        { packageId: first, reasonCode: 'REFUND_STATE', msg: '当前包裹不支持退款' },
      ],
      refundFee: FEE,
    });
    const again = await refunding.refund(paid);
    expect([again.code, again.data.errorKey]).toEqual([7, 'REFUND_STATE']);
    expect(again.data.failed).toHaveLength(2);
    expect(await fixture.balance(paid)).toBe(1_000_000);
  });

  it('can be refunded by the supplier of their warehouse', async () => {
    const paid = await fixture.paid();
    const answer = await refunding.refund(paid, { reason: '缺货' }, paid.shop.seller);
    expect(answer.data.refundFee).toBe(FEE);
    expect(await refunding.refunds(paid)).toMatchObject([
      { status: 40, amount: FEE, by: 'seller', auditBy: 'seller', toVoid: false },
    ]);
    expect(await refunding.timeline(paid)).toEqual(['created user', 'paid user', 'refunded seller']);
  });

  it('make the orders of their shop available again, also merged ones', async () => {
    const { receiver } = remoteOrder(1);
    const paid = await fixture.paidFromShop(
      [1, 2].map((no) => remoteOrder(no, { receiver })),
      { merged: true },
    );
    const answer = await refunding.refund(paid);
    expect(answer.data.success).toHaveLength(1);
    const free = { importStatus: 0, taken: false, problem: '' };
    expect(await fixture.shopOrders(paid.bound.id)).toEqual([free, free]);
  });
});

describe('a parcel whose waybill is being issued', () => {
  it('is refunded in full when none is issued', async () => {
    const paid = await fixture.paid();
    fixture.courier.before = async () => {
      const answer = await refunding.refund(paid);
      expect(answer.data.success).toMatchObject([{ refundStatus: 10, amount: FEE }]);
      expect(answer.data.refundFee).toBe(0);
      await refusing('outOfRange')();
    };
    await fixture.issue(paid.orderId);
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 70, outputStatus: 0, waybillNo: null }]);
    expect(await refunding.refunds(paid)).toMatchObject([
      { status: 40, amount: FEE, by: 'user', auditBy: 'system', toVoid: false },
    ]);
    expect(await fixture.order(paid)).toMatchObject({ status: 70, quantity: 1000, locked: 0 });
    expect(await fixture.balance(paid)).toBe(1_000_000);
  });

  it('is voided when one is issued, and the refund is reduced by the waybill fee', async () => {
    const paid = await fixture.paid();
    await keepWaybillFee(30, async () => {
      fixture.courier.before = async () => {
        expect((await refunding.refund(paid)).data.success).toMatchObject([{ refundStatus: 10 }]);
      };
      await fixture.issue(paid.orderId);
    });
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 30, outputStatus: 5 }]);
    expect(await refunding.refunds(paid)).toMatchObject([{ status: 20, amount: FEE - 30, waybillFee: 30 }]);
    await refunding.voidDue();
    const [waybillNo] = fixture.courier.numbers.values();
    expect(fixture.courier.voided.map((each) => each.waybillNo)).toEqual([waybillNo]);
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 70, outputStatus: 6 }]);
    expect(await fixture.balance(paid)).toBe(1_000_000 - 30);
    expect(await refunding.wallet(paid.shop.seller)).toBe(30);
    expect(await refunding.timeline(paid)).toEqual([
      'created user',
      'paid user',
      'refundApplied user',
      'issued platform',
      'refunded platform',
    ]);
  });

  it('and was given up by its supplier cannot be kept by its buyer', async () => {
    const paid = await fixture.paid();
    fixture.courier.before = async () => {
      await refunding.refund(paid, { reason: '缺货' }, paid.shop.seller);
      const answer = await refunding.revoke(paid.buyer, await refunding.refundId(paid));
      expect(answer.data.errorKey).toBe('REFUND_DECIDED');
      const { data } = await paid.buyer.call<{ list: { allowedActions: string[] }[] }>(
        'POST',
        '/orderPackages/getOrderPackagesList',
        { orderId: paid.orderId },
      );
      expect(data.list.map(({ allowedActions }) => allowedActions)).toEqual([['revealReceiver']]);
    };
    await fixture.issue(paid.orderId);
    await refunding.voidDue();
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 70, outputStatus: 6 }]);
  });

  it('continues unchanged when its buyer revokes the request', async () => {
    const paid = await fixture.paid();
    fixture.courier.before = async () => {
      await refunding.refund(paid);
      expect((await refunding.revoke(paid.buyer, await refunding.refundId(paid))).data.status).toBe(60);
    };
    await fixture.issue(paid.orderId);
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 30, outputStatus: 3 }]);
    expect(await fixture.order(paid)).toMatchObject({ status: 30, afterSale: 0, refunds: 0 });
  });
});

describe('a waybill whose number was lost', () => {
  it('is requested again and voided once the parcel was refunded', async () => {
    const paid = await fixture.paid();
    fixture.courier.after = refusing('transient');
    await fixture.issue(paid.orderId);
    fixture.courier.after = async () => undefined;
    const answer = await refunding.refund(paid);
    expect(answer.data.refundFee).toBe(FEE);
    expect(await refunding.refunds(paid)).toMatchObject([{ status: 40, toVoid: true }]);
    await refunding.voidOne(await refunding.refundId(paid));
    const [waybillNo] = fixture.courier.numbers.values();
    expect(fixture.courier.numbers.size).toBe(1);
    expect(fixture.courier.voided.map((each) => each.waybillNo)).toEqual([waybillNo]);
    expect(await refunding.refunds(paid)).toMatchObject([{ status: 40, toVoid: false }]);
    await refunding.voidOne(await refunding.refundId(paid));
    expect(fixture.courier.voided).toHaveLength(1);
  });

  it('is voided even when its worker died and the shop took the order back', async () => {
    const paid = await fixture.paidFromShop([remoteOrder(1)]);
    fixture.failSending(async () => {
      throw new Error('killed');
    });
    await expect(fixture.issue(paid.orderId)).rejects.toThrow('killed');
    fixture.failSending(async () => undefined);
    const [order = remoteOrder(1)] = fixture.platform.script.orders;
    fixture.platform.script.orders[0] = { ...order, refundStatus: 1 };
    await fixture.later(paid);
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 70, waybillNo: null }]);
    expect(await refunding.refunds(paid)).toMatchObject([{ status: 40, by: 'system', toVoid: true }]);
    await refunding.voidOne(await refunding.refundId(paid));
    expect(fixture.courier.voided).toHaveLength(1);
    expect(fixture.courier.numbers.size).toBe(1);
  });

  it('that never existed needs no voiding', async () => {
    const paid = await fixture.paid();
    fixture.courier.before = refusing('transient');
    await fixture.issue(paid.orderId);
    await refunding.refund(paid);
    fixture.courier.before = refusing('outOfRange');
    await refunding.voidOne(await refunding.refundId(paid));
    expect(fixture.courier.voided).toEqual([]);
    expect(await refunding.refunds(paid)).toMatchObject([{ status: 40, toVoid: false }]);
  });
});

describe('a parcel with a waybill that was not picked up', () => {
  it('is refunded once its waybill was voided, and its pieces return once the supplier says so', async () => {
    const paid = await refunding.issued(2);
    const [first] = await refunding.idsOf(paid);
    const answer = await refunding.refund(paid, { packageIds: [first] });
    expect(answer.data).toEqual({
      success: [{ packageId: first, refundStatus: 20, amount: FEE }],
      failed: [],
      refundFee: 0,
    });
    expect(await fixture.order(paid)).toMatchObject({ status: 30, afterSale: 1, quantity: 998, locked: 0 });
    await refunding.voidDue();
    expect(await fixture.order(paid)).toMatchObject({ status: 30, afterSale: 2, quantity: 998, locked: 0 });
    expect(await fixture.balance(paid)).toBe(1_000_000 - FEE);

    const refundId = await refunding.refundId(paid);
    const { seller } = paid.shop;
    expect((await seller.call('POST', '/refunds/confirmReturn', { refundId })).code).toBe(0);
    const again = await seller.call('POST', '/refunds/confirmReturn', { refundId });
    expect(again.data.errorKey).toBe('REFUND_DECIDED');
    expect(await fixture.order(paid)).toMatchObject({ quantity: 999, locked: 0 });
  });

  it('is refunded without the waybill fee when its supplier gives it up', async () => {
    const paid = await refunding.issued();
    await keepWaybillFee(30, () => refunding.refund(paid, { reason: '缺货' }, paid.shop.seller));
    await refunding.voidDue();
    expect(await refunding.refunds(paid)).toMatchObject([{ status: 40, amount: FEE, waybillFee: 0 }]);
    expect([await fixture.balance(paid), await refunding.wallet(paid.shop.seller)]).toEqual([1_000_000, 0]);
  });

  it('waits for its supplier when the courier refuses to void it', async () => {
    const paid = await refunding.issued();
    fixture.courier.beforeVoid = refusing('refused');
    await refunding.refund(paid);
    await refunding.voidDue();
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 30, outputStatus: 3 }]);
    expect(await refunding.refunds(paid)).toMatchObject([{ status: 30, auditBy: 'platform', toVoid: false }]);
    const refundId = await refunding.refundId(paid);
    const agreed = await refunding.answer(paid.shop.seller, { refundId, agree: true });
    expect(agreed.data).toEqual({ refundId, status: 40, amount: FEE });
    expect(await fixture.balance(paid)).toBe(1_000_000);
  });

  it('is voided in five attempts with pauses before its supplier is asked', async () => {
    const paid = await refunding.issued();
    fixture.courier.beforeVoid = refusing('transient');
    await refunding.refund(paid);
    await refunding.voidDue();
    for (let again = 0; again < 5; again += 1) {
      expect(await refunding.refunds(paid)).toMatchObject([
        again < 4 ? { status: 20, toVoid: true, attempts: again + 1 } : { status: 30, attempts: 5 },
      ]);
      await refunding.voidNow(paid);
      await refunding.voidOne(await refunding.refundId(paid));
    }
  });

  it('is not reported to its shop while its number is being voided', async () => {
    const paid = await fixture.paidFromShop([remoteOrder(1)]);
    await fixture.issue(paid.orderId);
    await refunding.refund(paid);
    const send = fixture.api.app.jobHandlers.filter(({ kind }) => kind.name === 'shop.send');
    await fixture.queue.drain(send);
    expect(fixture.platform.script.posted).toEqual([]);
    fixture.courier.beforeVoid = refusing('refused');
    await refunding.voidDue();
    await fixture.queue.send(fixture.api.database.db, { name: 'shop.send' }, String(paid.bound.id), {
      shopId: paid.bound.id,
    });
    await fixture.queue.drain(send);
    expect(fixture.platform.script.posted).toHaveLength(1);
  });
});

describe('a parcel whose number was reported to its shop', () => {
  it('leaves the shop order reported when it is refunded', async () => {
    const paid = await fixture.paidFromShop([remoteOrder(1)]);
    await fixture.issue(paid.orderId);
    await fixture.query(
      'UPDATE shop_order_parcel SET import_status = 3 WHERE shop_order_id IN (SELECT id FROM shop_order WHERE shop_id = $1)',
      [paid.bound.id],
    );
    await refunding.refund(paid);
    await refunding.voidDue();
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 70 }]);
    expect(await fixture.shopOrders(paid.bound.id)).toEqual([{ importStatus: 3, taken: false, problem: '' }]);
  });
});

describe('a parcel that is on its way', () => {
  it.each([
    [30, { picked: true }, 'REFUND_IN_TRANSIT', '包裹已在运输中，请在异常或退回后申请'],
    [40, {}, 'REFUND_IN_TRANSIT', '包裹已在运输中，请在异常或退回后申请'],
    [50, { signedDays: 8 }, 'REFUND_LATE', '签收或确认收货超过7天，不能申请退款'],
    [50, {}, 'REFUND_REASON', '请填写原因'],
  ])('with status %i %j is refused: %s', async (status, more, errorKey, msg) => {
    const paid = await refunding.issued();
    await refunding.move(paid, status, more);
    const answer = await refunding.refund(paid);
    expect([answer.code, answer.data.errorKey, answer.msg]).toEqual([7, errorKey, msg]);
    expect(await refunding.refunds(paid)).toEqual([]);
  });

  it('and is abnormal waits for its supplier, who refunds a part, and the shares add up', async () => {
    const paid = await refunding.issued();
    await refunding.move(paid, 60);
    const requested = await refunding.refund(paid);
    expect(requested.data.success).toMatchObject([{ refundStatus: 30, amount: FEE }]);
    const twice = await refunding.refund(paid);
    expect(twice.data.errorKey).toBe('REFUND_DUP');
    const { seller } = paid.shop;
    const refundId = await refunding.refundId(paid);
    const tooMuch = await refunding.answer(seller, { refundId, agree: true, amount: FEE + 1 });
    expect([tooMuch.data.errorKey, tooMuch.msg]).toEqual(['AMOUNT_MAX', '金额不能超过4.00元']);
    const agreed = await refunding.answer(seller, { refundId, agree: true, amount: 100, reason: '破损' });
    expect(agreed.data).toEqual({ refundId, status: 40, amount: 100 });
    expect([await fixture.balance(paid), await refunding.wallet(seller)]).toEqual([
      1_000_000 - FEE + 100,
      300,
    ]);
    const late = await refunding.answer(seller, { refundId, agree: false, reason: '晚了' });
    expect(late.data.errorKey).toBe('REFUND_DECIDED');
  });

  it('is decided by its own supplier and buyer only', async () => {
    const paid = await refunding.issued();
    await refunding.move(paid, 60);
    await refunding.refund(paid);
    const refundId = await refunding.refundId(paid);
    const [seller, buyer] = [await fixture.api.seller(), await fixture.api.buyer()];
    const answers = [
      await refunding.answer(seller, { refundId, agree: true }),
      await refunding.revoke(buyer, refundId),
      await seller.call('POST', '/refunds/confirmReturn', { refundId }),
    ];
    expect(answers.map(({ data }) => data.errorKey)).toEqual(Array(3).fill('NOT_FOUND'));
    expect(await refunding.refunds(paid)).toMatchObject([{ status: 30, auditBy: null }]);
  });

  it('can be refused with a reason and requested again', async () => {
    const paid = await refunding.issued();
    await refunding.move(paid, 50);
    await refunding.refund(paid, { reason: '少件' });
    const { seller } = paid.shop;
    const refundId = await refunding.refundId(paid);
    const silent = await refunding.answer(seller, { refundId, agree: false, reason: ' ' });
    expect(silent.data.errorKey).toBe('REFUND_REASON');
    await refunding.answer(seller, { refundId, agree: false, reason: '已签收完好' });
    const { data } = await paid.buyer.call<{ list: object[] }>('POST', '/refunds/getRefundsList', {});
    expect(data.list).toMatchObject([
      {
        refundId,
        status: 50,
        statusText: '已拒绝',
        auditBy: 'seller',
        auditReason: '已签收完好',
        dueAt: null,
      },
    ]);
    expect((await refunding.refund(paid, { reason: '真的少件' })).data.success).toMatchObject([
      { refundStatus: 30 },
    ]);
    const sellers = await seller.call<{ list: object[] }>('POST', '/refunds/getRefundsList', { status: 30 });
    expect(sellers.data.list).toMatchObject([{ reason: '真的少件', allowedActions: ['answer'] }]);
    expect((await refunding.timeline(paid)).slice(3)).toEqual([
      'refundApplied user',
      'refundRejected seller',
      'refundApplied user',
    ]);
  });

  it('is refunded when its supplier is silent for two days', async () => {
    const paid = await refunding.issued();
    await refunding.move(paid, 60);
    await refunding.refund(paid);
    expect(await refunding.agreeOverdue()).toBe(0);
    await fixture.query("UPDATE refund SET due_at = now() - interval '1 second' WHERE order_id = $1", [
      paid.orderId,
    ]);
    expect(await refunding.agreeOverdue()).toBe(1);
    expect(await refunding.agreeOverdue()).toBe(0);
    expect(await refunding.refunds(paid)).toMatchObject([{ status: 40, amount: FEE, auditBy: 'system' }]);
    expect(await fixture.balance(paid)).toBe(1_000_000);
  });

  it('is refunded immediately by its supplier', async () => {
    const paid = await refunding.issued();
    await refunding.move(paid, 60);
    const answer = await refunding.refund(paid, {}, paid.shop.seller);
    expect(answer.data.refundFee).toBe(FEE);
  });
});
