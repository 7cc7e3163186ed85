import { describe, expect, it } from 'vitest';
import { goodReceiver, type Person } from '../support/api.ts';
import { fillWaybillFixture } from '../support/fillWaybillFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';

let now = new Date();
const { fixture, ordered, ship } = fillWaybillFixture({ now: () => now });

type Found = { row: number; parcels: { packageNo: string; waybillNo: string | null; statusText: string }[] };
const find = async (who: Person, rows: object[], more: object = {}) => {
  const answer = await who.call<{ rows: Found[] }>('POST', '/orderPackages/findByRows', { rows, ...more });
  expect(answer.msg).toBe('操作成功');
  return answer.data.rows;
};
/** By row, what is told of its parcels. */
const told = (rows: Found[]) =>
  rows.map(({ row, parcels }) => [
    row,
    ...parcels.map(({ waybillNo, statusText }) => waybillNo ?? statusText),
  ]);

const numbered = (thirdOrderNo: string) => ({ ...goodReceiver, thirdOrderNo });
const ANNA = { name: '张三', phone: '13800000011', address: '浙江省杭州市西湖区 文三路123号' };

describe('the parcels of the rows of a sheet', () => {
  it('are found by third-party order number, with their waybills or how far they are', async () => {
    const order = await ordered([numbered('FB-1'), numbered('FB-2')]);
    const first = await ship(order, order.parcels[0]);
    const rows = [
      { row: 7, thirdOrderNo: 'FB-2' },
      { row: 3, thirdOrderNo: 'FB-1' },
      { row: 4, thirdOrderNo: 'FB-1' },
      { row: 9, thirdOrderNo: 'FB-3' },
    ];
    const found = await find(order.buyer, rows);
    expect(told(found)).toEqual([
      [7, '待发货'],
      [3, first],
      [4, first],
    ]);
    const [{ courier } = { courier: '' }] = await fixture.query<{ courier: string }>(
      'SELECT courier_name AS courier FROM orders WHERE id = $1',
      [order.orderId],
    );
    expect(found[1]?.parcels).toEqual([
      {
        ...{
          packageId: order.parcels[0]?.id,
          packageNo: order.parcels[0]?.packageNo,
          orderId: order.orderId,
        },
        ...{ status: 30, statusText: '已发货', refundStatus: 0, outputStatus: 3 },
        ...{ waybillNo: first, courierName: courier },
      },
    ]);
  });

  it('are found by our own numbers, of a parcel and of all parcels of an order', async () => {
    const order = await ordered([numbered('FB-A'), numbered('FB-B')]);
    const waybillNo = await ship(order, order.parcels[0]);
    const [{ orderNo } = { orderNo: '' }] = await fixture.query<{ orderNo: string }>(
      'SELECT order_no AS "orderNo" FROM orders WHERE id = $1',
      [order.orderId],
    );
    const rows = [
      { row: 1, thirdOrderNo: order.parcels[0]?.packageNo },
      { row: 2, thirdOrderNo: orderNo },
    ];
    expect(told(await find(order.buyer, rows))).toEqual([
      [1, waybillNo],
      [2, waybillNo, '待发货'],
    ]);
    expect(await find(await fixture.api.buyer(), rows)).toEqual([]);
  });

  it('are those of the caller alone, by number and by receiver', async () => {
    const order = await ordered([numbered('FB-OWN')]);
    const waybillNo = await ship(order, order.parcels[0]);
    const stranger = await fixture.api.buyer();
    const rows = [
      { row: 1, thirdOrderNo: 'FB-OWN' },
      { row: 2, receiver: ANNA },
    ];
    expect(await find(stranger, rows)).toEqual([]);
    expect(told(await find(order.buyer, rows))).toEqual([
      [1, waybillNo],
      [2, waybillNo],
    ]);
    const { http } = await order.shop.seller.call('POST', '/orderPackages/findByRows', { rows });
    expect(http).toBe(403);
  });

  it('are all of a number that several platforms have', async () => {
    const order = await ordered([numbered('FB-SAME')]);
    const other = await ordered([numbered('FB-SAME')], order, { platform: 1 });
    const numbers = [await ship(order, order.parcels[0]), await ship(order, other.parcels[0])];
    expect(told(await find(order.buyer, [{ row: 1, thirdOrderNo: 'FB-SAME' }]))).toEqual([[1, ...numbers]]);
    const [narrowed] = await find(order.buyer, [{ row: 1, thirdOrderNo: 'FB-SAME' }], {
      orderId: other.orderId,
    });
    expect(narrowed?.parcels.map(({ packageNo }) => packageNo)).toEqual([other.parcels[0]?.packageNo]);
  });

  it('are refunded ones only while the number has no other', async () => {
    const order = await ordered([numbered('FB-BACK')]);
    const { buyer } = order;
    await buyer.call('POST', '/orderPackages/refund', {
      packageIds: [order.parcels[0]?.id],
      reason: '不要了',
    });
    const rows = [{ row: 1, thirdOrderNo: 'FB-BACK' }];
    expect(told(await find(buyer, rows))).toEqual([[1, '已退款']]);
    const again = await ordered([numbered('FB-BACK')], order);
    const waybillNo = await ship(again, again.parcels[0]);
    expect(told(await find(buyer, rows))).toEqual([[1, waybillNo]]);
  });

  it('are found in orders of bound shops by the numbers of all that were merged', async () => {
    const paid = await fixture.paidFromShop(
      [remoteOrder(1), remoteOrder(2, { receiver: remoteOrder(1).receiver })],
      { merged: true },
    );
    const numbers = await fixture.query<{ no: string }>(
      `SELECT DISTINCT t.third_order_no AS no FROM third_order t JOIN order_package p ON p.id = t.package_id
        WHERE p.order_id = $1 ORDER BY 1`,
      [paid.orderId],
    );
    expect(numbers).toHaveLength(2);
    const found = await find(
      paid.buyer,
      numbers.map(({ no }, at) => ({ row: at + 1, thirdOrderNo: no })),
    );
    const [parcel] = await fixture.query<{ no: string }>(
      'SELECT package_no AS no FROM order_package WHERE order_id = $1',
      [paid.orderId],
    );
    expect(found.map(({ row, parcels }) => [row, ...parcels.map(({ packageNo }) => packageNo)])).toEqual([
      [1, parcel?.no],
      [2, parcel?.no],
    ]);
  });
});

describe('a row without a number that is known', () => {
  it('is found by name, phone and address, as far as the sheet says the same', async () => {
    const order = await ordered([
      goodReceiver,
      {
        ...goodReceiver,
        receiverName: '李四',
        receiverPhone: '13800000012-1234',
        address: '学院路 9号3单元',
      },
    ]);
    const [anna, bert] = [await ship(order, order.parcels[0]), await ship(order, order.parcels[1])];
    const receivers = [
      ANNA,
      { ...ANNA, address: '浙江 杭州 西湖区　文三路１２３号' },
      { name: '李四', phone: '13800000012-1234', address: '浙江省杭州市西湖区学院路9号3单元' },
      { ...ANNA, name: '张三丰' },
      { ...ANNA, phone: '13800000012' },
      { ...ANNA, address: '浙江省杭州市西湖区文三路99号' },
      { ...ANNA, phone: '0011' },
    ];
    const rows = receivers.map((receiver, at) => ({ row: at + 1, thirdOrderNo: 'FB-NONE', receiver }));
    expect(told(await find(order.buyer, rows))).toEqual([
      [1, anna],
      [2, anna],
      [3, bert],
    ]);
  });

  it('has all parcels of its receiver, those of one order where that is named', async () => {
    const order = await ordered([goodReceiver, goodReceiver]);
    const other = await ordered([goodReceiver], order);
    const rows = [{ row: 1, receiver: ANNA }];
    const [all] = await find(order.buyer, rows);
    expect(all?.parcels.map(({ packageNo }) => packageNo)).toEqual(
      [...order.parcels, ...other.parcels].map(({ packageNo }) => packageNo),
    );
    const [some] = await find(order.buyer, rows, { orderId: other.orderId });
    expect(some?.parcels.map(({ packageNo }) => packageNo)).toEqual([other.parcels[0]?.packageNo]);
  });

  it('is not found among parcels of more than ninety days ago, while its number is', async () => {
    const { buyer } = await ordered([numbered('FB-OLD')]);
    const rows = [
      { row: 1, receiver: ANNA },
      { row: 2, thirdOrderNo: 'FB-OLD' },
    ];
    const today = now;
    now = new Date(today.getTime() + 91 * 86_400_000);
    const found = await find(buyer, rows);
    now = today;
    expect(found.map(({ row }) => row)).toEqual([2]);
    expect((await find(buyer, rows)).map(({ row }) => row)).toEqual([1, 2]);
  });
});

it('more than 500 rows are refused', async () => {
  const buyer = await fixture.api.buyer();
  const rows = Array.from({ length: 501 }, (_, at) => ({ row: at + 1, thirdOrderNo: `FB-${at}` }));
  const { data } = await buyer.call('POST', '/orderPackages/findByRows', { rows });
  expect(data.errorKey).toBe('BAD_PARAM');
  expect(await find(buyer, rows.slice(1))).toEqual([]);
});
