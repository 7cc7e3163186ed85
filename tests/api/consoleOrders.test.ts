import { describe, expect, it } from 'vitest';
import type { Permission } from '../../api/src/shared/permissions.ts';
import { goodReceiver } from '../support/api.ts';
import type { Paid } from '../support/issuingFixture.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';
import { FEE, refundFixture } from '../support/refundFixture.ts';

const { fixture, issued, idsOf, move, refunds } = refundFixture();

const REASON = '买家来电，双方同意';
const operator = (...permissions: Permission[]) =>
  operatorWith(fixture.api, permissions.length > 0 ? permissions : undefined);
const logOf = ({ name }: TestOperator) =>
  fixture.query<{
    action: string;
    target: string;
    reason: string;
    detail: object;
    before: object;
    after: object;
  }>('SELECT action, target, reason, detail, before, after FROM audit_log WHERE operator = $1 ORDER BY id', [
    name,
  ]);
const errorOf = ({ data }: { data: { errorKey?: string } }) => data.errorKey ?? 'done';
const cancel = (who: TestOperator, { orderId }: Paid, amount?: number) =>
  who.call<{ status: number; refundFee: number }>('POST', '/console/orders/cancel', {
    ...{ orderId, reason: REASON, amount },
  });
const refund = (who: TestOperator, packageId: number, amount?: number) =>
  who.call<{ refundStatus: number; amount: number }>('POST', '/console/parcels/refund', {
    ...{ packageId, reason: REASON, amount },
  });
async function only(paid: Paid): Promise<number> {
  const [id] = await idsOf(paid);
  if (id === undefined) throw new Error('no parcel');
  return id;
}
const balanceOf = async ({ buyer }: Paid) => {
  const [row] = await fixture.query<{ balance: number }>(
    "SELECT balance FROM ledger_account WHERE owner_id = $1 AND code = 'available'",
    [buyer.accountId],
  );
  return Number(row?.balance);
};

type Detail = {
  buyer: { id: number; phone: string };
  seller: { id: number };
  mayCancel: boolean;
  parcels: { id: number; receiverName: string; receiverPhone: string; allowedActions: string[] }[];
  lines: { holder: string; account: string; amount: number }[];
  audit: { action: string; reason: string }[];
};
const detail = async (who: TestOperator, { orderId }: Paid) =>
  (await who.call<Detail>('GET', `/console/orders/detail?id=${orderId}`)).data;

describe('an order for operators', () => {
  it('is on one page, people masked, and reading it is recorded once', async () => {
    const paid = await fixture.paid();
    const who = await operator('orders.read');
    const order = await detail(who, paid);
    await detail(who, paid);
    expect(order).toMatchObject({
      buyer: { id: paid.buyer.accountId },
      seller: { id: paid.shop.seller.accountId },
      mayCancel: true,
      parcels: [{ allowedActions: ['refund', 'editReceiver', 'reveal'] }],
    });
    const all = JSON.stringify(order);
    for (const clear of [paid.buyer.phone, goodReceiver.receiverPhone, goodReceiver.address])
      expect(all).not.toContain(clear);
    expect(order.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(order.lines).toContainEqual(expect.objectContaining({ holder: 'buyer', amount: -FEE }));
    expect(await logOf(who)).toMatchObject([{ action: 'order read', target: `order:${paid.orderId}` }]);
  });

  it('has what was done with it and jobs that wait', async () => {
    const paid = await issued();
    const who = await operator();
    await refund(who, await only(paid));
    const { audit, jobs } = (await detail(who, paid)) as Detail & { jobs: { name: string }[] };
    expect(audit.map(({ action, reason }) => [action, reason])).toEqual([
      ['order read', ''],
      ['parcel refund', REASON],
    ]);
    expect(jobs.map(({ name }) => name)).toContain('waybill.void');
  });
});

describe('cancelling by an operator', () => {
  it('gives back what was paid, as the platform, with a reason', async () => {
    const paid = await fixture.paid(2);
    const before = await balanceOf(paid);
    const who = await operator('orders.act');
    const { data } = await cancel(who, paid);
    expect(data).toMatchObject({ refundFee: 2 * FEE });
    expect((await balanceOf(paid)) - before).toBe(2 * FEE);
    expect(await refunds(paid)).toMatchObject(Array(2).fill({ by: 'platform', auditBy: 'platform' }));
    expect(await logOf(who)).toMatchObject([
      {
        ...{ action: 'order cancel', target: `order:${paid.orderId}`, reason: REASON },
        ...{ detail: { refundFee: 2 * FEE }, before: { status: 20 }, after: { status: 70 } },
      },
    ]);
  });

  it('happens once when two operators and the buyer do it at the same time', async () => {
    const paid = await fixture.paid();
    const before = await balanceOf(paid);
    const [one, two] = [await operator(), await operator()];
    const answers = await Promise.all([
      cancel(one, paid),
      cancel(two, paid),
      paid.buyer.call('POST', '/orders/cancelOrder', { orderId: paid.orderId }),
    ]);
    expect(answers.map(errorOf).toSorted()).toEqual(['ORDER_STATE', 'ORDER_STATE', 'done']);
    expect((await balanceOf(paid)) - before).toBe(FEE);
  });

  it('gives nothing back that is another amount than was shown, and names the one of now', async () => {
    const paid = await fixture.paid(2);
    const [one, two, who] = [await operator(), await operator(), await operator()];
    const before = await balanceOf(paid);
    const [first] = await idsOf(paid);
    await refund(one, Number(first), FEE);
    expect((await cancel(two, paid, 2 * FEE)).data).toMatchObject({
      ...{ errorKey: 'AMOUNT_CHANGED', amount: FEE },
    });
    expect([await logOf(two), (await balanceOf(paid)) - before]).toEqual([[], FEE]);
    expect((await cancel(who, paid, FEE)).data).toMatchObject({ refundFee: FEE });
    expect((await balanceOf(paid)) - before).toBe(2 * FEE);
  });

  it('is refused once a waybill was issued, and nothing is recorded', async () => {
    const paid = await issued();
    const who = await operator();
    expect(errorOf(await cancel(who, paid))).toBe('ORDER_STATE');
    expect(await logOf(who)).toEqual([]);
  });
});

describe('a refund by an operator', () => {
  it('goes back at once before the waybill, and of what is lost', async () => {
    const [fresh, lost] = [await fixture.paid(), await issued()];
    await move(lost, 60, { picked: true });
    const who = await operator('orders.act');
    for (const paid of [fresh, lost]) {
      const before = await balanceOf(paid);
      expect((await refund(who, await only(paid))).data).toMatchObject({ refundStatus: 40, amount: FEE });
      expect((await balanceOf(paid)) - before).toBe(FEE);
      expect(await refunds(paid)).toMatchObject([{ by: 'platform', status: 40, waybillFee: 0 }]);
    }
    expect((await logOf(who)).map(({ action }) => action)).toEqual(['parcel refund', 'parcel refund']);
  });

  it('waits until the waybill is given back, and costs the buyer nothing of it', async () => {
    const paid = await issued();
    const who = await operator();
    expect((await refund(who, await only(paid))).data).toMatchObject({ refundStatus: 20, amount: FEE });
  });

  it('gives nothing back that is another amount than was shown, and names the one of now', async () => {
    const [fresh, out] = [await fixture.paid(), await issued()];
    const who = await operator();
    for (const paid of [fresh, out]) {
      const id = await only(paid);
      expect((await refund(who, id, FEE + 1)).data).toMatchObject({
        ...{ errorKey: 'AMOUNT_CHANGED', amount: FEE },
      });
      expect([await refunds(paid), await logOf(who)]).toEqual([[], []]);
    }
    expect((await refund(who, await only(fresh), FEE)).data).toMatchObject({ refundStatus: 40 });
  });

  it('happens once when two operators do it at the same time', async () => {
    const paid = await fixture.paid();
    const before = await balanceOf(paid);
    const id = await only(paid);
    const [one, two] = [await operator(), await operator()];
    const answers = await Promise.all([refund(one, id), refund(two, id)]);
    expect(answers.map(errorOf).filter((each) => each === 'done')).toHaveLength(1);
    expect((await balanceOf(paid)) - before).toBe(FEE);
    expect([...(await logOf(one)), ...(await logOf(two))]).toHaveLength(1);
  });

  it('is refused on the way, when shares are final and beside a case that is decided', async () => {
    const who = await operator();
    const moving = await issued();
    await move(moving, 40, { picked: true });
    expect(errorOf(await refund(who, await only(moving)))).toBe('REFUND_IN_TRANSIT');

    const final = await issued();
    await move(final, 50, { picked: true, signedDays: 30 });
    await fixture.query('UPDATE order_package SET settle_status = 2, held_until = NULL WHERE order_id = $1', [
      final.orderId,
    ]);
    expect(errorOf(await refund(who, await only(final)))).toBe('REFUND_LATE');
    await fixture.query('UPDATE order_package SET settle_status = 1 WHERE order_id = $1', [final.orderId]);

    const disputed = await issued();
    await move(disputed, 60, { picked: true });
    const id = await only(disputed);
    await fixture.query(
      `INSERT INTO after_sale_case (case_no, package_id, order_id, account_id, seller_id, kind, ask, amount, status)
       VALUES ($1, $2, $3, $4, $5, 1, 1, 100, 60)`,
      [`S${id}`, id, disputed.orderId, disputed.buyer.accountId, disputed.shop.seller.accountId],
    );
    expect(errorOf(await refund(who, id))).toBe('CASE_OPEN');
    expect(await logOf(who)).toEqual([]);
    await fixture.query('DELETE FROM after_sale_case WHERE package_id = $1', [id]);
  });
});

describe('a waybill and a receiver', () => {
  it('are asked for again after a failure, once', async () => {
    const paid = await fixture.paid();
    const id = await only(paid);
    await fixture.query("UPDATE order_package SET output_status = 4, output_result = '失败' WHERE id = $1", [
      id,
    ]);
    const [one, two] = [await operator(), await operator()];
    const reissue = (who: TestOperator) =>
      who.call('POST', '/console/parcels/reissue', { packageId: id, reason: REASON });
    const answers = await Promise.all([reissue(one), reissue(two)]);
    expect(answers.map(errorOf).toSorted()).toEqual(['ORDER_STATE', 'done']);
    const [parcel] = await fixture.parcels(paid);
    expect(parcel?.outputStatus).toBe(1);
    expect([...(await logOf(one)), ...(await logOf(two))]).toMatchObject([
      { action: 'parcel reissue', target: `parcel:${id}`, reason: REASON },
    ]);
  });

  it('are changed before the waybill as far as they are given, without data in the log', async () => {
    const paid = await fixture.paid();
    const id = await only(paid);
    const who = await operator();
    const change = { packageId: id, receiverName: '李新人', reason: REASON };
    expect(errorOf(await who.call('POST', '/console/parcels/receiver', change))).toBe('done');
    const { data } = await who.call<{ name: string; phone: string }>('POST', '/console/reveal', {
      ...{ kind: 2, id, reason: REASON },
    });
    expect(data).toMatchObject({ name: '李新人', phone: goodReceiver.receiverPhone });
    const [entry] = await logOf(who);
    expect(entry).toMatchObject({
      ...{ action: 'receiver change', target: `parcel:${id}`, reason: REASON },
      detail: { changed: ['receiverName'] },
    });
    expect(JSON.stringify(entry)).not.toContain('李新人');
    expect(
      errorOf(await who.call('POST', '/console/parcels/receiver', { ...change, receiverPhone: '1' })),
    ).toBe('ROWS_INVALID');
    await fixture.issue(paid.orderId);
    expect(errorOf(await who.call('POST', '/console/parcels/receiver', change))).toBe('RECEIVER_LOCKED');
  });
});

describe('orders and parcels of everybody', () => {
  it('are listed by state, party, time and number, and pages go on by a cursor', async () => {
    const [one, two] = [await fixture.paid(), await issued()];
    const who = await operator('orders.read');
    const list = async (path: string) =>
      (await who.call<{ list: { id: number }[]; nextCursor: string | null }>('GET', path)).data;
    const ids = async (path: string) => (await list(path)).list.map(({ id }) => id);
    expect(await ids(`/console/orders?accountId=${one.buyer.accountId}`)).toEqual([one.orderId]);
    expect(await ids(`/console/orders?sellerId=${two.shop.seller.accountId}&status=30`)).toEqual([
      two.orderId,
    ]);
    expect(await ids(`/console/parcels?orderId=${two.orderId}&outputStatus=3`)).toEqual(await idsOf(two));
    await fixture.query("UPDATE order_package SET waybill_no = 'SF-OF-ITS-OWN' WHERE order_id = $1", [
      two.orderId,
    ]);
    expect(await ids('/console/orders?number=SF-OF-ITS-OWN')).toEqual([two.orderId]);
    expect(await ids(`/console/orders?courierId=${one.shop.courierId}`)).toEqual([one.orderId]);
    const all = await list('/console/orders?pageSize=100');
    const [first] = (await list('/console/orders?pageSize=1')).list;
    const next = await list('/console/orders?pageSize=1');
    const after = await ids(`/console/orders?pageSize=99&cursor=${next.nextCursor}`);
    expect([first?.id, ...after]).toEqual(all.list.map(({ id }) => id));
    const past = '2001-01-01T00:00:00Z';
    expect(await ids(`/console/parcels?endAt=${past}`)).toEqual([]);
    expect((await ids(`/console/parcels?startAt=${past}&status=20`)).length).toBeGreaterThan(0);
  });
});
