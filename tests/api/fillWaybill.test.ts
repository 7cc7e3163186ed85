import { describe, expect, it } from 'vitest';
import { WaybillError } from '../../api/src/adapters/waybills/waybillError.ts';
import { fillingService } from '../../api/src/modules/waybills/filling.service.ts';
import {
  type Filled,
  type FillRow,
  fillWaybillFixture,
  freshNo,
  type OwnParcel,
} from '../support/fillWaybillFixture.ts';
import type { Paid } from '../support/issuingFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';

const filling = fillWaybillFixture();
const { fixture, own, fill, shipped } = filling;

/** The one parcel of an order, with a number for it. */
async function only(paid: Paid): Promise<OwnParcel & FillRow> {
  const [parcel] = await own(paid);
  if (!parcel) throw new Error('no parcel');
  return { ...parcel, waybillNo: freshNo() };
}
const rowOf = ({ packageNo, waybillNo }: FillRow): FillRow => ({ packageNo, waybillNo });
/** What is said of the rows that failed, in their order. */
const said = ({ failed }: Filled) => failed.map(({ row, msg }) => `${row} ${msg}`);

async function listed(who: Paid['buyer'], filter: object) {
  const { data } = await who.call<{ list: Record<string, unknown>[]; total: number }>(
    'POST',
    '/orderPackages/getOrderPackagesList',
    filter,
  );
  return data;
}

describe('a waybill number filled in by the supplier', () => {
  it('ships the parcel like an issued one: status, stock, money, timeline and tracking', async () => {
    const paid = await fixture.paid();
    const parcel = await only(paid);
    const answer = await fill(paid.shop.seller, [rowOf(parcel)]);
    expect(answer).toMatchObject({
      code: 0,
      msg: '成功1个，失败0个',
      data: { filled: [parcel.id], failed: [] },
    });
    const { courierId, seller } = paid.shop;
    expect(await shipped(paid)).toEqual([
      { status: 30, output: 3, no: parcel.waybillNo, courier: courierId, settle: 1 },
    ]);
    expect(await fixture.order(paid)).toEqual({
      status: 30,
      afterSale: 0,
      refunds: 0,
      quantity: 999,
      locked: 0,
    });
    expect(await filling.timeline(paid)).toEqual(['created user', 'paid user', 'issued seller']);
    expect(await fixture.waitingJobs('parcel.track', String(paid.orderId))).toHaveLength(1);
    const { list } = await listed(seller, { id: parcel.id });
    expect(list).toMatchObject([
      {
        waybillNo: parcel.waybillNo,
        ownWaybill: true,
        outputInfo: '供应商已填写运单号',
        allowedActions: ['refund', 'claim', 'copyNo', 'trace', 'print', 'revealReceiver'],
      },
    ]);
    expect(fixture.courier.asked).toEqual([]);
    await fixture.issue(paid.orderId);
    expect(fixture.courier.asked).toEqual([]);
  });

  it('leaves the other parcels of its order to be issued', async () => {
    const paid = await fixture.paid(2);
    const [first, second] = await own(paid);
    const waybillNo = freshNo();
    await fill(paid.shop.seller, [{ packageNo: first?.packageNo ?? '', waybillNo }]);
    expect(await fixture.order(paid)).toMatchObject({ status: 20, quantity: 999, locked: 1 });
    await fixture.issue(paid.orderId);
    expect(fixture.courier.asked.map(({ requestNo }) => requestNo)).toEqual([second?.packageNo]);
    expect(await shipped(paid)).toMatchObject([
      { no: waybillNo, courier: paid.shop.courierId },
      { output: 3, courier: null },
    ]);
    expect(await fixture.order(paid)).toMatchObject({ status: 30, quantity: 998, locked: 0 });
  });

  it('is normalised: blanks, full width, a leading apostrophe, lower case', async () => {
    const paid = await fixture.paid();
    const { packageNo } = await only(paid);
    const { data } = await fill(paid.shop.seller, [
      { packageNo: ` ${packageNo} `, waybillNo: "'ｓｆ１２３ 456789 " },
    ]);
    expect(data.failed).toEqual([]);
    expect(await shipped(paid)).toMatchObject([{ no: 'SF123456789' }]);
  });

  it('of another courier of the warehouse is tracked and reported under that courier', async () => {
    const names = ['name', 'code', 'short'] as const;
    for (const by of names) {
      const paid = await fixture.paid();
      const parcel = await only(paid);
      const other = await filling.courierOf(paid.shop);
      const courier = { name: other.name, code: ` ${other.code.toLowerCase()}`, short: other.code }[by];
      await fill(paid.shop.seller, [{ ...rowOf(parcel), courier }]);
      expect(await shipped(paid)).toMatchObject([{ no: parcel.waybillNo, courier: other.id }]);
      const { list } = await listed(paid.buyer, { id: parcel.id });
      expect(list).toMatchObject([{ courierId: other.id, courierName: other.name }]);
      const timeline = await paid.buyer.call('POST', '/orderPackages/timeline', { packageId: parcel.id });
      expect(timeline.data).toMatchObject({ courierName: other.name, waybillNo: parcel.waybillNo });
    }
  });

  it('that is sent again is answered as already filled', async () => {
    const paid = await fixture.paid();
    const parcel = await only(paid);
    const first = await fill(paid.shop.seller, [rowOf(parcel)]);
    const before = await filling.stockLog(paid);
    const again = await fill(paid.shop.seller, [rowOf(parcel)]);
    expect([first.data, again.data]).toEqual(Array(2).fill({ filled: [parcel.id], failed: [] }));
    expect(await filling.stockLog(paid)).toEqual(before);
    expect(await filling.timeline(paid)).toEqual(['created user', 'paid user', 'issued seller']);
  });
});

describe('a row is refused individually', () => {
  it.each([
    ['no number', '', '运单号不正确'],
    ['a word', 'ABCDEFGH', '运单号不正确'],
    ['one sign over and over', '0000000000', '运单号不正确'],
    ['a number that a sheet has rounded', '4.31E+12', '运单号不正确'],
    ['too short', 'SF123', '运单号不正确'],
    ['too long', `SF${'12'.repeat(20)}`, '运单号不正确'],
  ])('when it has %s', async (_what, waybillNo, msg) => {
    const paid = await fixture.paid(2);
    const [first, second] = await own(paid);
    const { data } = await fill(paid.shop.seller, [
      { packageNo: first?.packageNo ?? '', waybillNo },
      { packageNo: second?.packageNo ?? '', waybillNo: freshNo() },
    ]);
    expect(data).toEqual({ filled: [second?.id], failed: [{ row: 1, packageNo: first?.packageNo, msg }] });
  });

  it('when it repeats a parcel or a number of an earlier row', async () => {
    const paid = await fixture.paid(2);
    const [first, second] = await own(paid);
    const waybillNo = freshNo();
    const { data } = await fill(paid.shop.seller, [
      { packageNo: first?.packageNo ?? '', waybillNo },
      { packageNo: first?.packageNo ?? '', waybillNo: freshNo() },
      { packageNo: second?.packageNo ?? '', waybillNo },
      { packageNo: '', waybillNo: freshNo() },
    ]);
    expect(data.filled).toEqual([first?.id]);
    expect(said(data)).toEqual(['2 与第1行是同一个包裹', '3 与第1行的运单号重复', '4 没有填写包裹号']);
  });

  it('when the parcel does not exist or belongs to another supplier', async () => {
    const paid = await fixture.paid();
    const parcel = await only(paid);
    const stranger = await fixture.api.seller();
    const { data } = await fill(stranger, [rowOf(parcel), { packageNo: 'P0', waybillNo: freshNo() }]);
    expect(data.filled).toEqual([]);
    expect(said(data)).toEqual(['1 没有找到这个包裹', '2 没有找到这个包裹']);
    expect(await shipped(paid)).toMatchObject([{ status: 20, no: null }]);
  });

  it('when its receiver belongs to a bound shop, which needs the platform’s waybill', async () => {
    const paid = await fixture.paidFromShop([remoteOrder(1)]);
    const parcel = await only(paid);
    const { list } = await listed(paid.shop.seller, { id: parcel.id });
    expect(list).toMatchObject([{ allowedActions: ['refund'] }]);
    const { data } = await fill(paid.shop.seller, [rowOf(parcel)]);
    expect(data.filled).toEqual([]);
    expect(said(data)).toEqual(['1 店铺订单的收件人由店铺平台加密，不能填写自己的运单号，请出电子面单发货']);
    expect(await shipped(paid)).toMatchObject([{ status: 20, no: null, courier: null }]);
  });

  it('when the warehouse does not work with the courier', async () => {
    const paid = await fixture.paid();
    const parcel = await only(paid);
    const other = await filling.courierOf(paid.shop);
    await fixture.query('UPDATE warehouse_courier SET enabled = false WHERE courier_id = $1', [other.id]);
    const { data } = await fill(paid.shop.seller, [{ ...rowOf(parcel), courier: other.name }]);
    expect(said(data)).toEqual(['1 该仓库不支持所选快递']);
  });

  it('when an active parcel of any supplier has the number, which an ended parcel frees', async () => {
    const [one, other] = [await fixture.paid(), await fixture.paid()];
    const [first, second] = [await only(one), await only(other)];
    await fill(one.shop.seller, [rowOf(first)]);
    const row = { packageNo: second.packageNo, waybillNo: first.waybillNo };
    expect(said((await fill(other.shop.seller, [row])).data)).toEqual(['1 运单号已被使用']);
    await filling.refund(one, {}, one.shop.seller);
    expect((await fill(other.shop.seller, [row])).data).toEqual({ filled: [second.id], failed: [] });
  });

  it.each([
    ['not paid', 'status = 10, output_status = 0', '包裹还没有付款'],
    ['cancelled', 'status = 80', '包裹已取消，请不要发货'],
    ['refunded', 'status = 70, refund_status = 40', '包裹已退款，请不要发货'],
    [
      'in the hands of a worker',
      "output_status = 2, lease_until = now() + interval '1 minute'",
      '正在出单，请稍后再试',
    ],
    [
      'left by a worker',
      "output_status = 2, lease_until = now() - interval '1 minute'",
      '正在出单，请稍后再试',
    ],
    [
      'wanted back',
      'output_status = 2, refund_status = 10, cancel_requested = true',
      '包裹正在退款，请不要发货',
    ],
    ['issued', "status = 30, output_status = 3, waybill_no = 'YT1'", '包裹已有运单号YT1'],
  ])('when the parcel is %s', async (_how, set, msg) => {
    const paid = await fixture.paid();
    const parcel = await only(paid);
    const [before] = await fixture.query<object>('SELECT * FROM order_package WHERE id = $1', [parcel.id]);
    const change = (text: string) =>
      fixture.query(`UPDATE order_package SET ${text} WHERE id = ${parcel.id}`);
    await change(set);
    expect(said((await fill(paid.shop.seller, [rowOf(parcel)])).data)).toEqual([`1 ${msg}`]);
    // The books of the file are checked at its end.
    await change(
      "status = 20, output_status = 1, refund_status = 0, cancel_requested = false, waybill_no = NULL, lease_until = NULL, output_info = ''",
    );
    await fixture.query('DELETE FROM good_sale WHERE good_id = $1 AND pieces < 0', [paid.shop.goodId]);
    await fixture.query('DELETE FROM package_event WHERE package_id = $1 AND type NOT IN ($2, $3)', [
      parcel.id,
      'created',
      'paid',
    ]);
    expect(before).toMatchObject({ status: 20, output_status: 1 });
  });

  it('when no time is left for it, and the remaining rows stay unchanged', async () => {
    const paid = await fixture.paid();
    const parcel = await only(paid);
    const { seller } = paid.shop;
    const hurried = fillingService({ db: fixture.api.database.db, queue: fixture.queue, workForMs: 0 });
    const answer = await hurried.fill(
      { accountId: seller.accountId, kind: 'seller', level: 0, superId: null },
      [{ row: 1, ...rowOf(parcel) }],
    );
    expect([answer.filled, said(answer)]).toEqual([[], ['1 还没有处理到这一行，请再提交一次']]);
    expect(await shipped(paid)).toMatchObject([{ status: 20, no: null }]);
  });

  it('and the request is limited to 500 rows and refused to buyers', async () => {
    const paid = await fixture.paid();
    const row = rowOf(await only(paid));
    const many = await fill(paid.shop.seller, Array(501).fill(row));
    const buyer = await fill(paid.buyer, [row]);
    expect([many.http, buyer.http, buyer.data.errorKey]).toEqual([400, 403, 'NO_PERMISSION']);
  });
});

describe('the refund of a parcel with the supplier’s own number', () => {
  it('waits for the supplier to agree and voids no number', async () => {
    const paid = await fixture.paid();
    const parcel = await only(paid);
    await fill(paid.shop.seller, [rowOf(parcel)]);
    const { data } = await filling.refund(paid);
    expect(data.success).toEqual([{ packageId: parcel.id, refundStatus: 30, amount: 400 }]);
    const refundId = await filling.refundId(paid);
    await filling.answer(paid.shop.seller, { refundId, agree: true });
    await filling.voidDue();
    expect(fixture.courier.voided).toEqual([]);
    expect(await shipped(paid)).toMatchObject([{ status: 70, output: 3, settle: 0 }]);
    expect(await fixture.balance(paid)).toBe(1_000_000);
    const back = await paid.shop.seller.call('POST', '/refunds/confirmReturn', { refundId });
    expect(back.code).toBe(0);
    expect(await fixture.order(paid)).toMatchObject({ status: 70, quantity: 1000, locked: 0 });
  });

  it('is immediate when the supplier grants it', async () => {
    const paid = await fixture.paid();
    await fill(paid.shop.seller, [rowOf(await only(paid))]);
    const { data } = await filling.refund(paid, {}, paid.shop.seller);
    expect(data).toMatchObject({ success: [{ refundStatus: 40, amount: 400 }], refundFee: 400 });
    expect(fixture.courier.voided).toEqual([]);
  });

  it('voids the number that was lost before, not the supplier’s', async () => {
    const paid = await fixture.paid();
    const parcel = await only(paid);
    fixture.courier.after = () => Promise.reject(new WaybillError('scripted', 'transient', 'LOST'));
    await fixture.issue(paid.orderId);
    fixture.courier.after = async () => undefined;
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 20, outputStatus: 1 }]);
    await fill(paid.shop.seller, [rowOf(parcel)]);
    await filling.refund(paid, {}, paid.shop.seller);
    await filling.voidOne(await filling.refundId(paid));
    const lost = fixture.courier.numbers.get(parcel.packageNo);
    expect(fixture.courier.voided).toMatchObject([{ requestNo: parcel.packageNo, waybillNo: lost }]);
    expect(await filling.refunds(paid)).toMatchObject([{ status: 40, toVoid: false }]);
  });
});

describe('printed labels', () => {
  it('are counted for the supplier and can be filtered by whether they were printed', async () => {
    const paid = await fixture.paid(2);
    const [first, second] = await own(paid);
    await fixture.query(
      "UPDATE order_package SET print_count = 2, printed_at = '2026-11-21T10:00:00+08:00' WHERE id = $1",
      [first?.id],
    );
    const seen = async (who: Paid['buyer'], printed?: boolean) => {
      const { list, total } = await listed(who, { orderId: paid.orderId, printed });
      expect(total).toBe(list.length);
      return list.map(({ id, printCount, printedAt }) => [id, printCount, printedAt]);
    };
    const printed = [first?.id, 2, '2026-11-21T10:00:00+08:00'];
    const unprinted = [second?.id, 0, null];
    const { seller } = paid.shop;
    expect(await seen(seller)).toEqual([unprinted, printed]);
    expect(await seen(seller, true)).toEqual([printed]);
    expect(await seen(seller, false)).toEqual([unprinted]);
    expect(await seen(paid.buyer, true)).toEqual([unprinted, [first?.id, 0, null]]);
  });
});
