import { describe, expect, it } from 'vitest';
import type { Person } from '../support/api.ts';
import { caseFixture } from '../support/caseFixture.ts';
import { decided, type Paid } from '../support/issuingFixture.ts';

const { fixture, issued, open, idsOf } = caseFixture();

type Suggestion = { kind: number; ask: number; text: string } | null;
type Parcel = { suggestion: Suggestion; openCaseId: number | null; allowedActions: string[] };

async function parcelOf(paid: Paid, who: Person = paid.buyer): Promise<Parcel | undefined> {
  const body = { orderId: paid.orderId };
  return (await who.call<{ list: Parcel[] }>('POST', '/orderPackages/getOrderPackagesList', body)).data
    .list[0];
}
const suggestionOf = async (paid: Paid, who?: Person) => (await parcelOf(paid, who))?.suggestion;

/** A parcel that its courier has, with whatever went wrong. */
async function sent(set: string): Promise<Paid> {
  const paid = await issued();
  for (const change of ['status = 40, picked_at = now(), traced_at = now()', set])
    await fixture.query(`UPDATE order_package SET ${change} WHERE order_id = $1`, [paid.orderId]);
  return paid;
}
const LATE = "promised_ship_at = now() - interval '1 day'";
const ON_TIME = "promised_ship_at = now() + interval '1 day'";
const late = { kind: 2, ask: 2, text: '发货晚于承诺时间，可以申请部分补偿' };

describe('a suggestion', () => {
  it.each([
    ['shipped later than promised', LATE, late],
    ['on time', ON_TIME, null],
    ['without a promise', 'promised_ship_at = NULL', null],
    [
      'stuck for three days',
      `${ON_TIME}, status = 60, traced_at = now() - interval '73 hours'`,
      { kind: 1, ask: 1, text: '物流三天没有更新，可以申请全额退款' },
    ],
    ['stuck for less', `${ON_TIME}, status = 60, traced_at = now() - interval '71 hours'`, null],
    [
      'on its way back',
      `${LATE}, status = 60, trace_state = 6`,
      { kind: 8, ask: 1, text: '包裹正在退回，可以申请全额退款' },
    ],
    ['back', `status = 60, trace_state = 4`, { kind: 8, ask: 1, text: '包裹已退回，可以申请全额退款' }],
    ['refused', `status = 60, trace_state = 14`, { kind: 9, ask: 1, text: '收件人拒收，可以申请全额退款' }],
  ])('of a parcel that is %s is made to its buyer only', async (_name, set, expected) => {
    const paid = await sent(set);
    expect([await suggestionOf(paid), await suggestionOf(paid, paid.shop.seller)]).toEqual([expected, null]);
  });

  it('is not made before a case may be opened', async () => {
    const paid = await issued();
    await fixture.query(`UPDATE order_package SET ${LATE} WHERE order_id = $1`, [paid.orderId]);
    const { suggestion, allowedActions } = (await parcelOf(paid)) ?? {};
    expect([suggestion, allowedActions?.includes('afterSale')]).toEqual([null, false]);
  });

  it('gives way to a case that is open, and does not come back when that is over', async () => {
    const paid = await sent(LATE);
    const { caseId } = (await open(paid, { kind: 2, ask: 2, amount: 1 })).data;
    expect(await parcelOf(paid)).toMatchObject({ suggestion: null, openCaseId: caseId });
    await decided(paid.buyer, '/afterSales/reply', { caseId, action: 'revoke' });
    expect(await parcelOf(paid)).toMatchObject({ suggestion: null, openCaseId: null });
  });

  it('that its buyer dismissed stays away, while a case may still be opened', async () => {
    const paid = await sent(LATE);
    const [packageId] = await idsOf(paid);
    const path = '/afterSales/dismissSuggestion';
    expect((await decided(await fixture.api.buyer(), path, { packageId })).data).toEqual({
      errorKey: 'NOT_FOUND',
    });
    expect(await suggestionOf(paid)).toEqual(late);
    for (const _ of ['once', 'again'])
      expect((await decided(paid.buyer, path, { packageId })).data).toEqual({ packageId });
    const { suggestion, allowedActions } = (await parcelOf(paid)) ?? {};
    expect([suggestion, allowedActions?.includes('afterSale')]).toEqual([null, true]);
  });
});

type Problems = {
  list: { kind: string; text: string; packageId: number; actions: string[] }[];
  counts: { late: number };
};

describe('the problems of a buyer', () => {
  const read = async (who: Person) => (await who.call<Problems>('POST', '/problems/list', {})).data;
  const told = async (who: Person) =>
    (await read(who)).list.map(({ kind, text, actions }) => ({ kind, text, actions }));

  it('name a parcel that was not shipped in time, whose money can be asked for', async () => {
    const paid = await fixture.paid(1);
    await fixture.query(`UPDATE order_package SET ${LATE} WHERE order_id = $1`, [paid.orderId]);
    const text = '已过承诺的发货时间，还没有发货，可以申请退款';
    expect(await told(paid.buyer)).toEqual([{ kind: 'late', text, actions: ['refund'] }]);
    expect((await read(paid.buyer)).counts.late).toBe(1);
    expect(await told(paid.shop.seller)).toEqual([]);
    await fixture.query(`UPDATE order_package SET ${ON_TIME} WHERE order_id = $1`, [paid.orderId]);
    expect(await told(paid.buyer)).toEqual([]);
  });

  it('name a parcel that was shipped late, until a case was opened', async () => {
    const paid = await sent(LATE);
    expect(await told(paid.buyer)).toEqual([
      { kind: 'late', text: late.text, actions: ['afterSale', 'trace'] },
    ]);
    const { caseId } = (await open(paid, { kind: 2, ask: 2, amount: 1 })).data;
    expect(await told(paid.buyer)).toEqual([]);
    await decided(paid.buyer, '/afterSales/reply', { caseId, action: 'revoke' });
    expect(await told(paid.buyer)).toEqual([]);
  });

  it('suggest a case for a parcel that is stuck, until that is dismissed', async () => {
    const paid = await sent(
      "status = 60, traced_at = now() - interval '73 hours', trace_state = 0, trace_text = '到达'",
    );
    const [packageId] = await idsOf(paid);
    const stuck = { kind: 'movement', text: '超过48小时没有物流更新，最后：到达' };
    expect(await told(paid.buyer)).toEqual([{ ...stuck, actions: ['afterSale', 'refund', 'trace'] }]);
    expect(await told(paid.shop.seller)).toEqual([{ ...stuck, actions: ['trace', 'refund'] }]);
    await decided(paid.buyer, '/afterSales/dismissSuggestion', { packageId });
    expect(await told(paid.buyer)).toEqual([{ ...stuck, actions: ['refund', 'trace'] }]);
  });
});
