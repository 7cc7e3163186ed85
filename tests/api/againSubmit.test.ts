import { describe, expect, it } from 'vitest';
import { WaybillError, type WaybillErrorKind } from '../../api/src/adapters/waybills/waybillError.ts';
import { openPerson } from '../../api/src/shared/personalData.ts';
import { goodReceiver, orderBody } from '../support/api.ts';
import { decided, type Paid } from '../support/issuingFixture.ts';
import { refundFixture } from '../support/refundFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';
import { testBox } from '../support/sealed.ts';
import { repriced } from '../support/skus.ts';

const refunding = refundFixture();
const { fixture } = refunding;

type Submitted = { orderId: number; newOrderId?: number; submitted: number; skipped: object[] };
const submit = (paid: Paid, more: object = {}, who = paid.buyer) =>
  decided<Submitted>(who, '/orders/againSubmit', { id: paid.orderId, ...more });

const refusing = (kind: WaybillErrorKind) => async () => {
  throw new WaybillError('scripted', kind, 'NO');
};

/** An order of which every waybill has failed. */
async function failed(count = 1): Promise<Paid> {
  const paid = await fixture.paid(count);
  fixture.courier.before = refusing('balance');
  await fixture.drain();
  fixture.courier.before = async () => undefined;
  return paid;
}

describe('failed waybills', () => {
  it.each(['buyer', 'seller'] as const)('are requested again when a %s submits them', async (kind) => {
    const paid = await failed(2);
    const [first] = await refunding.idsOf(paid);
    const who = kind === 'buyer' ? paid.buyer : paid.shop.seller;
    const answer = await submit(paid, { packageIds: [first] }, who);
    expect(answer.data).toEqual({ orderId: paid.orderId, submitted: 1, skipped: [] });
    await fixture.drain();
    expect(await fixture.parcels(paid)).toMatchObject([
      { status: 30, outputStatus: 3, tries: 1 },
      { status: 20, outputStatus: 4 },
    ]);
    expect(await refunding.timeline(paid)).toEqual([
      'created user',
      'paid user',
      'issueFailed platform',
      kind === 'buyer' ? 'resubmitted user' : 'resubmitted seller',
      'issued platform',
    ]);
  });

  it('are requested again five times at most', async () => {
    const paid = await failed();
    fixture.courier.before = refusing('balance');
    for (let round = 0; round < 5; round += 1) {
      expect((await submit(paid)).data.submitted).toBe(1);
      await fixture.drain();
    }
    const refused = await submit(paid);
    expect([refused.code, refused.data.errorKey, refused.msg]).toEqual([
      7,
      'RESUBMIT_LIMIT',
      '再次提交已达5次，请联系客服',
    ]);
    expect(fixture.courier.asked).toHaveLength(6);
    expect((await refunding.refund(paid)).code).toBe(0);
  });

  it('of foreign parcels and parcels in other states are unchanged', async () => {
    const paid = await fixture.paid(2);
    const nothing = await submit(paid);
    expect(nothing.data.errorKey).toBe('ORDER_STATE');
    let first = true;
    fixture.courier.before = async () => {
      if (!first) return;
      first = false;
      await refusing('balance')();
    };
    await fixture.drain();
    const [sent, left] = (await fixture.parcels(paid)).toSorted(
      (one, other) => one.outputStatus - other.outputStatus,
    );
    const answer = await submit(paid, { packageIds: [sent?.id, left?.id] });
    expect(answer.data).toEqual({
      orderId: paid.orderId,
      submitted: 1,
      skipped: [{ packageId: sent?.id, msg: '没有出单失败，不需要再次提交' }],
    });
  });

  it('are requested again once when two callers submit concurrently', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 20; round += 1) {
      const paid = await failed();
      const answers = await Promise.all([submit(paid), submit(paid), submit(paid, {}, paid.shop.seller)]);
      expect(answers.map(({ data }) => data.errorKey ?? 'ok').toSorted()).toEqual([
        'ORDER_STATE',
        'ORDER_STATE',
        'ok',
      ]);
      await fixture.drain();
    }
  });
});

describe('a cancelled order', () => {
  async function cancelled(packages: object[], more: object = {}): Promise<Paid> {
    const buyer = await fixture.api.buyer({ balance: 100_000 });
    const shop = await fixture.api.shop();
    const { data } = await decided<{ orderId: number }>(
      buyer,
      '/orders/createOrder',
      orderBody(buyer, shop, { packages, ...more }),
    );
    const paid = { orderId: data.orderId, buyer, shop };
    expect((await fixture.cancel(paid)).data.status).toBe(60);
    return paid;
  }

  it('is placed again for the same receivers at the current price', async () => {
    const other = { ...goodReceiver, receiverName: '李四', thirdOrderNo: 'T20260001' };
    const old = await cancelled([goodReceiver, other], { remark: '轻放', num: 2 });
    await fixture.query(repriced('supply_price = supply_price + 50'), [old.shop.goodId]);
    const answer = await submit(old, { clientNo: 'again-0001' });
    expect(answer.data).toMatchObject({ orderId: old.orderId, submitted: 2, skipped: [] });
    const again = await submit(old, { clientNo: 'again-0001' });
    expect(again.data.newOrderId).toBe(answer.data.newOrderId);
    const rows = await fixture.query<{ receiver: string }>(
      `SELECT o.status, o.remark, o.num, p.receiver, p.third_order_no AS no, p.package_fee AS fee
         FROM orders o JOIN order_package p ON p.order_id = o.id WHERE o.id = $1 ORDER BY p.id`,
      [answer.data.newOrderId],
    );
    const row = { status: 10, remark: '轻放', num: 2, fee: 2 * 170 + 280 };
    expect(
      rows.map(({ receiver, ...rest }) => ({
        ...rest,
        name: openPerson(testBox, 'receiver', receiver).name,
      })),
    ).toEqual([
      { ...row, name: '张三', no: null },
      { ...row, name: '李四', no: 'T20260001' },
    ]);
  });

  it('is not placed again by its supplier, nor while the order is active', async () => {
    const old = await cancelled([goodReceiver]);
    const refused = await submit(old, {}, old.shop.seller);
    expect(refused.data.errorKey).toBe('ORDER_STATE');
    const paid = await fixture.paid();
    await refunding.refund(paid);
    expect((await submit(paid)).data.errorKey).toBe('ORDER_STATE');
  });

  it('is placed again without parcels that have been ordered since', async () => {
    const taken = { ...goodReceiver, thirdOrderNo: 'T20260002' };
    const old = await cancelled([goodReceiver, taken]);
    await decided(old.buyer, '/orders/createOrder', orderBody(old.buyer, old.shop, { packages: [taken] }));
    const [, second] = await refunding.idsOf(old);
    const answer = await submit(old);
    expect(answer.data).toMatchObject({ submitted: 1, skipped: [{ packageId: second }] });
  });

  it('of a shop takes the shop orders that still wait, also when they are merged', async () => {
    const { receiver } = remoteOrder(1);
    const { buyer, shop, bound, orderId } = await fixture.paidFromShop(
      [1, 2].map((no) => remoteOrder(no, { receiver })),
      { merged: true },
    );
    await refunding.refund({ orderId, buyer, shop });
    const [merge] = await fixture.query<{ id: number }>('SELECT id FROM merge_order WHERE shop_id = $1', [
      bound.id,
    ]);
    const { data } = await decided<{ orderId: number }>(
      buyer,
      '/orders/createOrder',
      orderBody(buyer, shop, { type: 2, packages: [], mergeIds: [merge?.id] }),
    );
    const old = { orderId: data.orderId, buyer, shop };
    await fixture.cancel(old);
    const answer = await submit(old);
    expect(answer.data).toMatchObject({ submitted: 1, skipped: [] });
    const taken = { importStatus: 1, taken: true, problem: '' };
    expect(await fixture.shopOrders(bound.id)).toEqual([taken, taken]);
    await fixture.cancel({ orderId: answer.data.newOrderId ?? 0, buyer, shop });

    await fixture.query('UPDATE shop_order SET import_status = 4 WHERE shop_id = $1', [bound.id]);
    const nothing = await submit(old);
    expect(nothing.data.errorKey).toBe('SHOP_ORDER_CHANGED');
  });
});

describe('orderPackages/editReceiver', () => {
  const moved = {
    receiverName: '王五',
    receiverPhone: '13900000022',
    provinceCode: '32',
    cityCode: '3201',
    districtCode: '320102',
    address: '中山路18号',
  };
  const edit = async (paid: Paid, more: object = {}) => {
    const [packageId] = await refunding.idsOf(paid);
    return decided<{ packageId: number }>(paid.buyer, '/orderPackages/editReceiver', {
      packageId,
      ...moved,
      ...more,
    });
  };

  it('changes the receiver of a parcel before its waybill is requested', async () => {
    const paid = await fixture.paid();
    expect((await edit(paid)).code).toBe(0);
    await fixture.drain();
    expect(fixture.courier.asked[0]?.receiver).toMatchObject({
      name: '王五',
      province: '江苏省',
      city: '南京市',
      address: '中山路18号',
    });
    expect((await refunding.timeline(paid)).slice(2)).toEqual(['receiverEdited user', 'issued platform']);
    expect((await edit(paid)).data.errorKey).toBe('RECEIVER_LOCKED');
  });

  it.each([
    ['a phone that is none', { receiverPhone: '123' }, 'ROWS_INVALID'],
    [
      'a place that costs another surcharge',
      { provinceCode: '15', cityCode: '1501', districtCode: '150102' },
      'PRICE_CHANGED',
    ],
  ])('refuses %s', async (_name, more, errorKey) => {
    const paid = await fixture.paid();
    await fixture.query(
      "INSERT INTO area_rule (warehouse_id, area_code, type, fee, reason) VALUES ($1, '15', 2, 500, '偏远')",
      [paid.shop.warehouseId],
    );
    expect((await edit(paid, more)).data.errorKey).toBe(errorKey);
    expect(await refunding.timeline(paid)).toEqual(['created user', 'paid user']);
  });

  it('refuses a parcel whose waybill may have been issued', async () => {
    const paid = await fixture.paid();
    fixture.courier.after = refusing('transient');
    await fixture.issue(paid.orderId);
    expect((await edit(paid)).data.errorKey).toBe('RECEIVER_LOCKED');
  });

  it('refuses a parcel that a worker claims at the same moment', async () => {
    const paid = await fixture.paid();
    const worker = await fixture.api.database.pool.connect();
    await worker.query('BEGIN');
    await worker.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [paid.orderId]);
    await worker.query('UPDATE order_package SET output_status = 2 WHERE order_id = $1', [paid.orderId]);
    const edited = edit(paid);
    await fixture.untilBlocked();
    await worker.query('COMMIT');
    worker.release();
    expect((await edited).data.errorKey).toBe('RECEIVER_LOCKED');
    expect(await refunding.timeline(paid)).toEqual(['created user', 'paid user']);
  });

  it('refuses a parcel of another account', async () => {
    const paid = await fixture.paid();
    const other = await fixture.api.buyer();
    expect((await edit({ ...paid, buyer: other })).data.errorKey).toBe('NOT_FOUND');
  });

  it('refuses a receiver whose data only the platform holds', async () => {
    const paid = await fixture.paidFromShop([remoteOrder(1)]);
    expect((await edit(paid)).data.errorKey).toBe('RECEIVER_LOCKED');
  });
});
