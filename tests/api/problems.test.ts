import { describe, expect, it } from 'vitest';
import { momentText } from '../../api/src/modules/problems/problemTexts.ts';
import type { Person } from '../support/api.ts';
import type { Paid } from '../support/issuingFixture.ts';
import { FEE, refundFixture } from '../support/refundFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';

const { fixture, issued, refund, refunds, answer, idsOf } = refundFixture();

type Problem = {
  id: string;
  kind: string;
  at: string;
  title: string;
  reasonCode: string | null;
  text: string;
  shopId: number | null;
  shopName: string | null;
  shopOrderId: number | null;
  orderId: number | null;
  packageId: number | null;
  refundId: number | null;
  caseId: number | null;
  waybillAccountId: number | null;
  erpAccountId: number | null;
  packageStatus: number | null;
  goodName: string | null;
  price: number | null;
  actions: string[];
};
type Page = {
  list: Problem[];
  total: number;
  page: number;
  pageSize: number;
  counts: Record<string, number>;
};

const NONE = {
  case: 0,
  refund: 0,
  pickup: 0,
  movement: 0,
  late: 0,
  autoOrder: 0,
  output: 0,
  autoSend: 0,
  shop: 0,
  sourceOrder: 0,
  listing: 0,
  waybillAccount: 0,
  erpAccount: 0,
  erpParcel: 0,
};
const HOUR_MS = 3_600_000;

const problems = async (who: Person, body: object = {}) =>
  (await who.call<Page>('POST', '/problems/list', body)).data;
const change = (paid: Paid, set: string, values: unknown[] = []) =>
  fixture.query(`UPDATE order_package SET ${set} WHERE order_id = $1`, [paid.orderId, ...values]);

const FAILED = "output_status = 4, output_code = $2, output_result = '不成'";
const NOT_PICKED = 'shipped_at = now() - $2::interval, trace_checked_at = now()';
const TROUBLED = "status = 60, traced_at = now(), trace_state = $2, trace_text = '派送异常'";

/** An order of one parcel whose waybill has failed. */
async function failed(reasonCode = 'TIMEOUT'): Promise<Paid> {
  const paid = await fixture.paid(1);
  await change(paid, FAILED, [reasonCode]);
  return paid;
}

/** A shipped parcel that waits for its courier. */
async function notPicked(since = '25 hours'): Promise<Paid> {
  const paid = await issued();
  await change(paid, NOT_PICKED, [since]);
  return paid;
}

/** What both sides read of the one parcel of an order, without what says which one it is. */
async function seen(paid: Paid) {
  const read = async (who: Person) =>
    (await problems(who)).list.map(({ kind, reasonCode, text, actions }) => ({
      kind,
      reasonCode,
      text,
      actions,
    }));
  return { buyer: await read(paid.buyer), seller: await read(paid.shop.seller) };
}

describe('a problem', () => {
  it('is shown with its subject to its buyer and its supplier only', async () => {
    const paid = await failed();
    const [parcel] = await fixture.query<{ id: number; no: string; at: Date; good: string }>(
      `SELECT p.id, package_no AS no, p.created_at AS at, good_name AS good FROM order_package p JOIN orders o ON o.id = order_id
        WHERE order_id = $1`,
      [paid.orderId],
    );
    const problem = {
      id: `output-${parcel?.id}`,
      kind: 'output',
      at: expect.any(String),
      title: parcel?.no,
      reasonCode: 'TIMEOUT',
      text: '不成',
      shopId: null,
      shopName: null,
      shopOrderId: null,
      orderId: paid.orderId,
      packageId: parcel?.id,
      refundId: null,
      caseId: null,
      waybillAccountId: null,
      erpAccountId: null,
      packageStatus: 20,
      goodName: parcel?.good,
      price: FEE,
    };
    const page = {
      total: 1,
      totalIsExact: true,
      page: 1,
      pageSize: 20,
      nextCursor: null,
      cursors: [expect.any(String)],
      counts: { ...NONE, output: 1 },
    };
    const list = await problems(paid.buyer);
    expect(list).toEqual({
      ...page,
      list: [{ ...problem, actions: ['againSubmit', 'editReceiver', 'refund'] }],
    });
    expect(Date.parse(list.list[0]?.at ?? '')).toBe(Math.floor((parcel?.at.getTime() ?? 0) / 1000) * 1000);
    expect(await problems(paid.shop.seller)).toEqual({
      ...page,
      list: [{ ...problem, actions: ['againSubmit', 'fillWaybill', 'refund'] }],
    });
    const nothing = {
      list: [],
      total: 0,
      totalIsExact: true,
      page: 1,
      pageSize: 20,
      nextCursor: null,
      cursors: [],
      counts: NONE,
    };
    expect(await problems(await fixture.api.buyer())).toEqual(nothing);
    expect(await problems(await fixture.api.seller())).toEqual(nothing);
  });

  it.each([
    ['TIMEOUT', ['againSubmit', 'editReceiver', 'refund'], ['againSubmit', 'fillWaybill', 'refund']],
    ['ADDRESS_INVALID', ['editReceiver', 'againSubmit', 'refund'], ['againSubmit', 'fillWaybill', 'refund']],
    ['OUT_OF_RANGE', ['refund', 'editReceiver', 'againSubmit'], ['refund', 'againSubmit', 'fillWaybill']],
  ])('of a waybill that failed for %s lists the best action first', async (reasonCode, buyer, seller) => {
    const said = { kind: 'output', reasonCode, text: '不成' };
    expect(await seen(await failed(reasonCode))).toEqual({
      buyer: [{ ...said, actions: buyer }],
      seller: [{ ...said, actions: seller }],
    });
  });

  it('offers no action that would be refused', async () => {
    const paid = await failed();
    await change(paid, 'resubmits = 5, waybill_outcome_unknown = true');
    const { buyer, seller } = await seen(paid);
    expect([buyer[0]?.actions, seller[0]?.actions]).toEqual([['refund'], ['fillWaybill', 'refund']]);
    const again = await paid.buyer.call('POST', '/orders/againSubmit', {
      id: paid.orderId,
      packageIds: await idsOf(paid),
      clientNo: 'problem-again',
    });
    expect(again.data).toMatchObject({ errorKey: 'RESUBMIT_LIMIT' });
  });

  it('ends once its proposed action has been done', async () => {
    const paid = await failed();
    const body = { id: paid.orderId, packageIds: await idsOf(paid), clientNo: 'problem-done' };
    expect((await paid.buyer.call('POST', '/orders/againSubmit', body)).data).toMatchObject({ submitted: 1 });
    expect(await seen(paid)).toEqual({ buyer: [], seller: [] });
  });
});

describe('a parcel without a pick-up', () => {
  it('is a problem after 24 hours', async () => {
    const said = { kind: 'pickup', reasonCode: null, text: '出单已25小时，快递还没有揽收' };
    expect(await seen(await notPicked())).toEqual({
      buyer: [{ ...said, actions: ['refund', 'trace'] }],
      seller: [{ ...said, actions: ['trace', 'refund'] }],
    });
    const { buyer } = await seen(await notPicked('3 days 2 hours'));
    expect(buyer[0]?.text).toBe('出单已3天，快递还没有揽收');
  });

  it.each([
    ['less than 24 hours', NOT_PICKED, '23 hours 59 minutes'],
    ['longer than anybody waits', NOT_PICKED, '61 days'],
    ['picked up', `${NOT_PICKED}, picked_at = now()`, '25 hours'],
    ['of a courier that cannot be asked', 'shipped_at = now() - $2::interval', '25 hours'],
  ])('is no problem: %s', async (_, set, since) => {
    const paid = await issued();
    await change(paid, set, [since]);
    expect(await seen(paid)).toEqual({ buyer: [], seller: [] });
  });
});

describe('a parcel without movement', () => {
  it.each([
    [2, '物流异常：派送异常'],
    [0, '超过48小时没有物流更新，最后：派送异常'],
    [null, '超过48小时没有物流更新，最后：派送异常'],
  ])('reports its trace state %s', async (state, text) => {
    const paid = await issued();
    await change(paid, TROUBLED, [state]);
    const said = { kind: 'movement', reasonCode: null, text };
    expect(await seen(paid)).toEqual({
      buyer: [{ ...said, actions: ['refund', 'trace'] }],
      seller: [{ ...said, actions: ['trace', 'refund'] }],
    });
  });
});

describe('a pending refund', () => {
  it('replaces the original problem and is a case to its supplier, shown once', async () => {
    const paid = await issued();
    await change(paid, TROUBLED, [2]);
    await refund(paid, { reason: '一直没动' });
    const [row] = await fixture.query<{ id: number; due: Date }>(
      'SELECT id, due_at AS due FROM refund WHERE order_id = $1',
      [paid.orderId],
    );
    const due = momentText(row?.due ?? new Date(0));
    const yuan = `${FEE / 100}.00元`;
    expect(await seen(paid)).toEqual({
      buyer: [
        {
          kind: 'refund',
          reasonCode: null,
          text: `等待供应商处理退款${yuan}，最晚${due}，逾期自动同意`,
          actions: ['trace'],
        },
      ],
      seller: [
        {
          kind: 'case',
          reasonCode: null,
          text: `买家申请全额退款${yuan}，原因：一直没动。请在${due}前处理，逾期自动同意`,
          actions: ['answerCase', 'trace'],
        },
      ],
    });
    const { list, counts } = await problems(paid.buyer, { kind: 'refund' });
    expect([list[0]?.refundId, list[0]?.packageId, counts]).toEqual([
      row?.id,
      (await idsOf(paid))[0],
      { ...NONE, refund: 1 },
    ]);
    expect((await problems(paid.buyer, { kind: 'movement' })).list).toEqual([]);

    await answer(paid.shop.seller, { refundId: row?.id ?? 0, agree: false, reason: '已签收' });
    const caseDue = (
      await fixture.query<{ due: Date }>('SELECT due_at AS due FROM after_sale_case WHERE order_id = $1', [
        paid.orderId,
      ])
    )[0]?.due;
    const { buyer, seller } = await seen(paid);
    expect(seller.map(({ kind }) => kind)).toEqual(['movement']);
    expect(buyer).toEqual([
      {
        kind: 'case',
        reasonCode: null,
        text: `供应商拒绝了售后申请。请在${momentText(caseDue ?? new Date(0))}前确认，逾期自动关闭`,
        actions: ['answerCase', 'trace'],
      },
      expect.objectContaining({ kind: 'movement' }),
    ]);
  });

  it('of a waybill that is being voided requires nobody to act', async () => {
    const paid = await notPicked();
    await refund(paid);
    expect(await refunds(paid)).toMatchObject([{ status: 20 }]);
    expect(await seen(paid)).toEqual({ buyer: [], seller: [] });
  });
});

describe('a case', () => {
  type Opened = { caseId: number };
  const open = async (paid: Paid) =>
    (
      await paid.buyer.call<Opened>('POST', '/afterSales/open', {
        ...{ packageId: (await idsOf(paid))[0], kind: 3, ask: 2, amount: 150, text: '碎了一角' },
      })
    ).data.caseId;

  it('is a problem of whoever it waits for, with its number, since it waits, until it is over', async () => {
    const paid = await issued();
    await change(paid, 'status = 40, picked_at = now()');
    const caseId = await open(paid);
    const stranger = await fixture.paid(1);
    const ofSeller = await problems(paid.shop.seller);
    expect([ofSeller.total, ofSeller.counts, ofSeller.list[0]?.id]).toEqual([
      1,
      { ...NONE, case: 1 },
      `case-${caseId}`,
    ]);
    expect(ofSeller.list[0]).toMatchObject({
      ...{ caseId, refundId: null, packageId: (await idsOf(paid))[0], price: 150 },
      text: expect.stringMatching(/^买家申请部分补偿1\.50元，原因：碎了一角。请在.*前处理，逾期自动同意$/),
      actions: ['answerCase', 'trace'],
    });
    expect(Math.abs(Date.now() - Date.parse(ofSeller.list[0]?.at ?? ''))).toBeLessThan(HOUR_MS);
    expect((await problems(paid.buyer)).total).toBe(0);
    expect((await problems(stranger.shop.seller)).counts).toEqual(NONE);

    await paid.shop.seller.call('POST', '/afterSales/answer', { caseId, action: 'offer', amount: 120 });
    expect((await problems(paid.shop.seller)).counts).toEqual(NONE);
    const [offered] = (await problems(paid.buyer, { kind: 'case' })).list;
    expect([offered?.caseId, offered?.text]).toEqual([
      caseId,
      expect.stringMatching(/^供应商提出补偿1\.20元。请在.*前确认，逾期自动关闭$/),
    ]);
    await paid.buyer.call('POST', '/afterSales/reply', { caseId, action: 'acceptOffer' });
    expect((await problems(paid.buyer)).counts).toEqual(NONE);
  });

  it('is one of its buyer while goods are to be sent back, and of its supplier when they are there', async () => {
    const paid = await issued();
    const { buyer, shop } = paid;
    await change(paid, 'status = 50, signed_at = now()');
    await fixture.query("UPDATE warehouse SET contact = '退货组', phone = '13800001111' WHERE id = $1", [
      shop.warehouseId,
    ]);
    const caseId = await open(paid);
    const textOf = async (who: Person) => (await problems(who, { kind: 'case' })).list[0]?.text;
    await shop.seller.call('POST', '/afterSales/answer', { caseId, action: 'offer', offer: 3 });
    expect(await textOf(buyer)).toMatch(/^供应商提出补发。请在.*前确认，逾期自动关闭$/);
    await shop.seller.call('POST', '/afterSales/answer', { caseId, action: 'offer', offer: 4 });
    expect(await textOf(buyer)).toMatch(/^供应商提出退货退款。/);
    await buyer.call('POST', '/afterSales/reply', { caseId, action: 'acceptOffer' });
    expect(await textOf(buyer)).toMatch(/^供应商同意退货。请在.*前寄回并填写运单号，逾期自动关闭$/);
    const waybillNo = `YT${String(paid.orderId).padStart(12, '0')}`;
    const sent = { caseId, action: 'sendBack', courierId: shop.courierId, waybillNo };
    await buyer.call('POST', '/afterSales/reply', sent);
    expect([await textOf(buyer), await textOf(shop.seller)]).toEqual([undefined, undefined]);
    await shop.seller.call('POST', '/returns/scan', { waybillNo });
    const [arrived] = (await problems(shop.seller, { kind: 'case' })).list;
    expect(arrived?.text).toMatch(/^退货已送达。请在.*前验收，逾期自动退款$/);
    expect(Math.abs(Date.now() - Date.parse(arrived?.at ?? ''))).toBeLessThan(HOUR_MS);
  });
});

describe('a shop with a failed write-back', () => {
  const NOT_SENT = "auto_send_status = $2, auto_send_code = $3, auto_send_result = '没有回传'";

  it.each([
    [4, 'PLATFORM_ERROR', ['reAutoSend', 'trace']],
    [4, 'SHOP_REFUNDING', ['refund', 'reAutoSend', 'trace']],
    [5, 'SHOP_EXPIRED', ['renewShop', 'reAutoSend']],
  ])('with status %i for %s is a problem of its buyer only', async (status, reasonCode, actions) => {
    const paid = await fixture.paidFromShop([remoteOrder(1)]);
    await fixture.issue(paid.orderId);
    await change(paid, NOT_SENT, [status, reasonCode]);
    const read = await seen(paid);
    expect(read).toEqual({
      buyer: [{ kind: 'autoSend', reasonCode, text: '没有回传', actions }],
      seller: [],
    });
    // Nobody renews a shop that is bound no more.
    await fixture.query('UPDATE shop SET status = 5 WHERE id = $1', [paid.bound.id]);
    expect((await seen(paid)).buyer[0]?.actions).toEqual(actions.filter((action) => action !== 'renewShop'));
  });

  it('is listed and counted by its shop, with the other problems of that and of no other', async () => {
    const paid = await fixture.paidFromShop([remoteOrder(1)]);
    await fixture.issue(paid.orderId);
    await change(paid, NOT_SENT, [4, 'PLATFORM_ERROR']);
    await fixture.query("UPDATE shop SET expires_at = now() + interval '2 days' WHERE id = $1", [
      paid.bound.id,
    ]);
    const { list, total, counts } = await problems(paid.buyer, { shopId: paid.bound.id });
    expect(list.map(({ kind, shopId }) => [kind, shopId]).sort()).toEqual([
      ['autoSend', paid.bound.id],
      ['shop', paid.bound.id],
    ]);
    expect([total, counts.autoSend, counts.shop]).toEqual([2, 1, 1]);
    expect(await problems(paid.buyer, { shopId: paid.bound.id + 1_000_000 })).toMatchObject({
      total: 0,
      list: [],
    });
    const stranger = await fixture.api.buyer();
    expect((await problems(stranger, { shopId: paid.bound.id })).total).toBe(0);
  });

  it('offers a renewal where its authorisation ends soon', async () => {
    const paid = await fixture.paidFromShop([remoteOrder(1)]);
    await fixture.query("UPDATE shop SET expires_at = now() + interval '2 days' WHERE id = $1", [
      paid.bound.id,
    ]);
    expect(await problems(paid.buyer)).toMatchObject({
      total: 1,
      totalIsExact: true,
      list: [
        {
          id: `shop-${paid.bound.id}`,
          kind: 'shop',
          title: '橙子小店',
          reasonCode: 'SHOP_EXPIRED',
          text: '店铺授权即将到期，请续期',
          shopId: paid.bound.id,
          packageId: null,
          actions: ['renewShop'],
        },
      ],
    });
  });
});

describe('many problems', () => {
  it('are paged without a gap, newest first, over all kinds and per kind', async () => {
    const paid = await fixture.paid(7);
    await fixture.issue(paid.orderId);
    const ids = await idsOf(paid);
    const set = (at: number, text: string) =>
      fixture.query(`UPDATE order_package SET ${text} WHERE id = $1`, [ids[at]]);
    for (const at of [0, 1, 2])
      await set(at, `shipped_at = now() - interval '${30 + at} hours', trace_checked_at = now()`);
    for (const at of [3, 4, 5]) await set(at, `status = 60, traced_at = now() - interval '${at * 12} hours'`);

    const walk = async (kind?: string) => {
      const pages = [];
      for (const page of [1, 2, 3, 4]) {
        const { list, total } = await problems(paid.buyer, { page, pageSize: 2, ...(kind && { kind }) });
        pages.push(...list.map(({ id }) => id));
        expect(total).toBe(kind ? 3 : 6);
      }
      return pages;
    };
    const [pickups, movements] = [
      [0, 1, 2].map((at) => `pickup-${ids[at]}`),
      [3, 4, 5].map((at) => `movement-${ids[at]}`),
    ];
    expect(await walk('pickup')).toEqual(pickups);
    expect(await walk('movement')).toEqual(movements);
    // Since 30, 31, 32 hours, and since 36, 48, 60.
    expect(await walk()).toEqual([...pickups, ...movements]);
    const sellers = await problems(paid.shop.seller, { pageSize: 100 });
    expect(sellers.list.map(({ id }) => id)).toEqual([...pickups, ...movements]);
    expect(sellers.counts).toEqual({ ...NONE, pickup: 3, movement: 3 });
  });

  it('are counted as zero for kinds that a supplier does not have', async () => {
    const seller = await fixture.api.seller();
    expect(await problems(seller, { kind: 'shop' })).toEqual({
      list: [],
      total: 0,
      totalIsExact: true,
      page: 1,
      pageSize: 20,
      nextCursor: null,
      cursors: [],
      counts: NONE,
    });
  });
});

describe('times in problems', () => {
  it('are shown in Shanghai time', () => {
    const moment = new Date('2026-11-22T16:05:00Z');
    expect([momentText(moment), momentText(new Date(moment.getTime() + 10 * HOUR_MS))]).toEqual([
      '11月23日 00:05',
      '11月23日 10:05',
    ]);
  });
});
