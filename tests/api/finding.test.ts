import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '../../api/src/shared/permissions.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { seedOrders } from '../support/manyOrders.ts';
import { operatorWith } from '../support/operators.ts';

type Hit = { kind: number; id: number; no: string; orderId: number | null; text: string; stateText: string };
type Found = { list: { number: string; hits: Hit[] }[]; left: number };

let api: TestApi;
let buyer: Person;
let seller: Person;
let order: { id: number; orderNo: string; packageId: number; packageNo: string };
beforeAll(async () => {
  api = await startApi();
  [buyer, seller] = [await api.buyer(), await api.seller()];
  const { accountId } = buyer;
  await seedOrders((text, values) => api.query(text, values), {
    ...{ accountId, sellerId: seller.accountId, orders: 1, parcelsEach: 1 },
  });
  const [row] = await api.query<typeof order>(
    `SELECT o.id, o.order_no AS "orderNo", p.id AS "packageId", p.package_no AS "packageNo"
       FROM orders o JOIN order_package p ON p.order_id = o.id WHERE o.account_id = $1`,
    [accountId],
  );
  if (!row) throw new Error('no order');
  order = row;
});
afterAll(() => api.close());

const find = async (text: string, ...permissions: Permission[]) => {
  const who = await operatorWith(api, permissions);
  const { data } = await who.call<Found>('POST', '/console/find', { text });
  const log = await api.query<{ target: string; detail: object }>(
    'SELECT target, detail FROM audit_log WHERE operator = $1',
    [who.name],
  );
  return { ...data, log };
};
const kindsOf = ({ list }: Found) => list.map(({ hits }) => hits.map(({ kind }) => kind));

describe('one box that finds', () => {
  it('says of every kind of number what it is and how it stands', async () => {
    // Begins with a digit: letters before many digits would be written as capital ones.
    const no = () => `9${randomUUID().slice(1, 18)}`;
    const [waybill, third, tradeNo, transferNo] = [no(), no(), no(), no()];
    await api.query('UPDATE order_package SET waybill_no = $2, third_order_no = $3 WHERE id = $1', [
      ...[order.packageId, waybill, third],
    ]);
    const [payNo, cashOutNo, refundNo, caseNo] = [no(), no(), no(), no()];
    await api.query(
      `INSERT INTO payment (pay_no, account_id, amount, pay_type, status, channel_trade_no, expire_at, paid_at, next_ask_at)
       VALUES ($1, $2, 100, 1, 1, $3, now(), now(), now())`,
      [payNo, buyer.accountId, tradeNo],
    );
    await api.query(
      `INSERT INTO cash_out (cash_out_no, account_id, amount, fee, account_type, account, account_name, account_masked, status, transfer_no, paid_at)
       VALUES ($1, $2, 100, 0, 1, 'x', 'x', '1**', 30, $3, now())`,
      [cashOutNo, buyer.accountId, transferNo],
    );
    await api.query(
      `INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, status) VALUES ($1, $2, $3, $4, $5, 500, 60)`,
      [refundNo, order.packageId, order.id, buyer.accountId, seller.accountId],
    );
    await api.query(
      `INSERT INTO after_sale_case (case_no, package_id, order_id, account_id, seller_id, kind, ask, amount, status)
       VALUES ($1, $2, $3, $4, $5, 1, 1, 100, 60)`,
      [caseNo, order.packageId, order.id, buyer.accountId, seller.accountId],
    );
    const name = `店主${randomInt(1e9)}`;
    await api.query('UPDATE account SET nick_name = $2 WHERE id = $1', [buyer.accountId, name]);
    const asked = [
      ...[order.orderNo, order.packageNo, waybill, third, refundNo, caseNo],
      ...[buyer.phone, name, payNo, tradeNo, cashOutNo, transferNo, 'nothing'],
    ];
    const found = await find(asked.join('\n'), 'orders.read', 'cases.read', 'accounts.read', 'money.read');
    expect(found.list.map(({ number }) => number)).toEqual(asked);
    expect(kindsOf(found)).toEqual([[1], [2], [3], [4], [5], [6], [7], [7], [8], [8], [9], [9], []]);
    const [ofOrder, ofParcel] = found.list.map(({ hits }) => hits[0]);
    expect(ofOrder).toMatchObject({ id: order.id, orderId: order.id, no: order.orderNo });
    expect(ofParcel).toMatchObject({ id: order.packageId, orderId: order.id });
    expect(found.list[6]?.hits[0]).toMatchObject({ id: buyer.accountId, no: name, stateText: '正常' });
  });

  it('finds an account by its id, and shows no more of its phone than the mask', async () => {
    const found = await find(`${buyer.accountId}，${fullWidth(buyer.phone)}`, 'accounts.read');
    const hits = found.list.map((each) => each.hits.filter(({ id }) => id === buyer.accountId));
    expect(hits.map(({ length }) => length)).toEqual([1, 1]);
    expect(hits[0]?.[0]?.text).toMatch(/^买家 1\d\d\*{6}\d\d$/);
    expect(JSON.stringify(found.list.map(({ hits: each }) => each))).not.toContain(buyer.phone);
  });

  it('finds nothing of what the operator may not read', async () => {
    const asked = `${order.orderNo} ${buyer.phone}`;
    expect(kindsOf(await find(asked, 'orders.read'))).toEqual([[1], []]);
    expect(kindsOf(await find(asked, 'accounts.read'))).toEqual([[], [7]]);
    expect(kindsOf(await find(asked, 'money.read', 'cases.read'))).toEqual([[], []]);
  });

  it('records that phones were looked for, without them', async () => {
    const { log } = await find(buyer.phone, 'accounts.read');
    expect(log).toEqual([
      {
        target: `account:${buyer.accountId}`,
        detail: { phones: 1, accounts: [buyer.accountId], parcels: [] },
      },
    ]);
    expect((await find('13900000000', 'accounts.read')).log).toEqual([
      { target: 'phones', detail: { phones: 1, accounts: [], parcels: [] } },
    ]);
    expect((await find(order.orderNo, 'orders.read', 'accounts.read')).log).toEqual([]);
  });

  it('looks for 200 numbers at once and says how many were left out', async () => {
    const many = Array.from({ length: 201 }, (_, n) => (n === 150 ? order.orderNo : `none${n}`));
    const { list, left } = await find(many.join(','), 'orders.read');
    expect([list.length, left, list[150]?.hits.length]).toEqual([200, 1, 1]);
  });
});

function fullWidth(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
}
