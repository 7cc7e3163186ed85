import { describe, expect, it } from 'vitest';
import { goodReceiver, orderBody, type Person, type Shop } from '../support/api.ts';
import { decided } from '../support/issuingFixture.ts';
import { refundFixture } from '../support/refundFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';
import { repriced } from '../support/skus.ts';

const { fixture } = refundFixture();

type Row = {
  packageId: number;
  receiverName: string;
  receiverPhone: string;
  address: string;
  items: { skuId: number; num: number }[];
  specification: string;
  remark: string;
};
type Copied = {
  orderNo: string;
  warehouseId: number;
  courierId: number;
  senderId: number | null;
  remark: string;
  items: { skuId: number; goodId: number; num: number }[];
  rows: Row[];
  leftOut: { packageId: number; msg: string }[];
  changes: string[];
  errorKey?: string;
};
const copy = (who: Person, body: object) => who.call<Copied>('POST', '/orders/copyOrder', body);

const ANNA = { ...goodReceiver, specification: '红色', remark: '放门口', thirdOrderNo: 'T20260101' };
const BERT = { ...goodReceiver, receiverName: '李四', receiverPhone: '13800000012-1234', num: 3 };

async function ordered(packages: object[], { buyer, shop, ...more }: { buyer?: Person; shop?: Shop } = {}) {
  const at = shop ?? (await fixture.api.shop());
  const who = buyer ?? (await fixture.api.buyer({ balance: 100_000 }));
  const { data } = await decided<{ orderId: number; orderNo: string }>(
    who,
    '/orders/createOrder',
    orderBody(who, at, { packages, remark: '轻放', num: 2, ...more }),
  );
  return { ...data, buyer: who, shop: at };
}
const idsOf = async (orderId: number) =>
  (
    await fixture.query<{ id: number }>('SELECT id FROM order_package WHERE order_id = $1 ORDER BY id', [
      orderId,
    ])
  ).map(({ id }) => id);
const seen = (packageIds: number[]) =>
  fixture.query(
    'SELECT package_id AS id, purpose FROM receiver_reveal WHERE package_id = ANY ($1) ORDER BY id',
    [packageIds],
  );

describe('a new order like an earlier one', () => {
  it('starts with its goods, delivery, sender and receivers, and each receiver is recorded', async () => {
    const { buyer, shop, orderId, orderNo } = await ordered([ANNA, BERT, goodReceiver]);
    const ids = await idsOf(orderId);
    const { data } = await copy(buyer, { orderId });
    const item = (num: number) => ({ skuId: data.items[0]?.skuId, goodId: shop.goodId, num });
    expect(data).toMatchObject({
      ...{ orderNo, warehouseId: shop.warehouseId, courierId: shop.courierId, senderId: buyer.senderId },
      ...{ remark: '轻放', items: [item(2)], leftOut: [], changes: [] },
    });
    expect(data.rows).toMatchObject([
      { packageId: ids[0], ...goodReceiver, items: [item(2)], specification: '红色', remark: '放门口' },
      { ...goodReceiver, receiverName: '李四', receiverPhone: '13800000012-1234', items: [item(3)] },
      { ...goodReceiver, specification: '', remark: '' },
    ]);
    expect(data.rows[1]).toMatchObject({ phoneExtension: '1234' });
    expect(await seen(ids)).toEqual(ids.map((id) => ({ id, purpose: 'screen' })));
    // What was bought elsewhere under a number was bought once.
    expect(JSON.stringify(data)).not.toContain('T20260101');
  });

  it('says what has changed since', async () => {
    const { buyer, shop, orderId } = await ordered([goodReceiver]);
    await fixture.query(repriced('supply_price = supply_price + 50'), [shop.goodId]);
    const [name] = await fixture.query<{ good: string; warehouse: string; courier: string }>(
      `SELECT g.name AS good, w.name AS warehouse, c.name AS courier FROM goods g, warehouse w, courier c
        WHERE g.id = $1 AND w.id = $2 AND c.id = $3`,
      [shop.goodId, shop.warehouseId, shop.courierId],
    );
    const dearer = await copy(buyer, { orderId });
    expect(dearer.data.changes).toEqual([`【${name?.good}】单价由1.20元变为1.70元`]);
    await fixture.query('UPDATE warehouse SET status = 3, pause_reason = $2 WHERE id = $1', [
      shop.warehouseId,
      '盘点',
    ]);
    await fixture.query('UPDATE goods SET status = 2 WHERE id = $1', [shop.goodId]);
    const gone = await copy(buyer, { orderId });
    expect(gone.data.changes).toEqual([
      `【${name?.good}】已下架`,
      `仓库【${name?.warehouse}】暂停发货：盘点`,
    ]);
    expect(gone.data.rows).toHaveLength(1);
  });

  it('has the sender that is still there only', async () => {
    const { buyer, orderId } = await ordered([goodReceiver]);
    await buyer.call('DELETE', '/sellerSends/delete', { ids: [buyer.senderId] });
    const { data } = await copy(buyer, { orderId });
    expect([data.senderId, data.changes]).toEqual([null, ['原来的发件人已删除，请重新选择']]);
  });

  it('has the pieces of a parcel together that were refunded apart', async () => {
    const paid = await ordered([{ ...goodReceiver, num: 3 }]);
    await decided(paid.buyer, '/orders/confirmOrder', { id: paid.orderId, action: 'pay' });
    const [id] = await idsOf(paid.orderId);
    const before = await copy(paid.buyer, { orderId: paid.orderId });
    const skuId = before.data.items[0]?.skuId;
    const refund = { packageIds: [id], reason: '不要了', items: [{ skuId, num: 1 }] };
    expect((await decided(paid.buyer, '/orderPackages/refund', refund)).code).toBe(0);
    expect(await idsOf(paid.orderId)).toHaveLength(2);
    const { data } = await copy(paid.buyer, { orderId: paid.orderId });
    expect(data.rows.map(({ packageId, items }) => [packageId, items[0]?.num])).toEqual([[id, 3]]);
    expect(data.changes).toEqual([]);
  });

  it('leaves out receivers that a shop platform keeps, and those that were erased', async () => {
    const { buyer, shop, orderId } = await fixture.paidFromShop([remoteOrder(1)]);
    const own = await ordered([goodReceiver], { buyer, shop });
    await fixture.query(
      "UPDATE order_package SET receiver = '', receiver_erased_at = now() WHERE order_id = $1",
      [own.orderId],
    );
    const ids = [...(await idsOf(orderId)), ...(await idsOf(own.orderId))];
    const { data } = await copy(buyer, { packageIds: ids });
    expect(data.rows).toEqual([]);
    expect(data.leftOut.map(({ packageId, msg }) => [packageId, msg])).toEqual([
      [ids[0], '店铺订单的收件人由店铺平台加密，不能沿用'],
      [ids[1], '收件人信息已按规定清除'],
    ]);
    expect(await seen(ids)).toEqual([]);
    expect(data.items).toHaveLength(1);
  });
});

describe('a new order for the receivers of some parcels', () => {
  it('starts with them and with what the newest order chose', async () => {
    const one = await ordered([ANNA, goodReceiver]);
    const other = await ordered([BERT], { buyer: one.buyer });
    const [first] = await idsOf(one.orderId);
    const [third] = await idsOf(other.orderId);
    const { data } = await copy(one.buyer, { packageIds: [third, first, third] });
    expect(data.rows.map(({ receiverName }) => receiverName)).toEqual(['张三', '李四']);
    expect([data.orderNo, data.warehouseId]).toEqual([other.orderNo, other.shop.warehouseId]);
  });

  it('is refused as missing with a parcel of somebody else among them, and nothing is recorded', async () => {
    const one = await ordered([goodReceiver]);
    const other = await ordered([goodReceiver]);
    const ids = [...(await idsOf(one.orderId)), ...(await idsOf(other.orderId))];
    expect((await copy(one.buyer, { packageIds: ids })).data.errorKey).toBe('NOT_FOUND');
    expect((await copy(one.buyer, { orderId: other.orderId })).data.errorKey).toBe('NOT_FOUND');
    expect(await seen(ids)).toEqual([]);
  });

  it('names an order or parcels', async () => {
    const { buyer, orderId } = await ordered([goodReceiver]);
    const packageIds = await idsOf(orderId);
    const both = await copy(buyer, { orderId, packageIds });
    const neither = await copy(buyer, {});
    expect([both.data.errorKey, neither.data.errorKey]).toEqual(['BAD_PARAM', 'BAD_PARAM']);
  });

  it('is refused beyond the receivers of a day', async () => {
    const { buyer, orderId } = await ordered([goodReceiver, BERT]);
    await fixture.query(
      `INSERT INTO counter (key, hits, ends_at) VALUES ($1, 4999, now() + interval '1 hour')`,
      [`receiversCopied:${buyer.accountId}`],
    );
    const { data } = await copy(buyer, { orderId });
    expect(data.errorKey).toBe('REVEAL_LIMIT');
    expect(await seen(await idsOf(orderId))).toEqual([]);
  });
});
