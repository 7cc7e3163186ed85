import { beforeEach, describe, expect, it } from 'vitest';
import type { WangdianErp } from '../../api/src/adapters/erp/wangdian/wangdianErp.ts';
import { SYNC_ERP } from '../../api/src/jobs/kinds/erpAccounts.ts';
import { askedBackService } from '../../api/src/modules/erpAccounts/askedBack.service.ts';
import { markHanded } from '../../api/src/modules/erpAccounts/cancelledTrades.repository.ts';
import { dueTrades } from '../../api/src/modules/erpAccounts/erpTrades.repository.ts';
import { reconcileFrozenSellers } from '../../api/src/modules/shipments/freezing.service.ts';
import type { Person, Shop } from '../support/api.ts';
import type { Paid } from '../support/issuingFixture.ts';
import { raceOn } from '../support/race.ts';
import { FEE, refundFixture } from '../support/refundFixture.ts';
import { type SimulatedErp, startErp } from '../support/simulatedErp.ts';
import { whileHeld } from '../support/whileHeld.ts';

const FULL = 1_000_000;
let erp: SimulatedErp;
/** What happens around the calls of a run. */
let around: Partial<WangdianErp> = {};
const refunding = refundFixture({ openErp: (account) => ({ ...erp.open(account), ...around }) });
const { fixture } = refunding;
const race = raceOn(fixture.query);

beforeEach(async () => {
  around = {};
  erp = await startErp();
  await fixture.query('DELETE FROM erp_account');
});

type AtErp = Paid & { accountId: number; packageId: number; packageNo: string };

async function sync(erpAccountId: number): Promise<void> {
  const handler = fixture.api.app.jobHandlers.find(({ kind }) => kind.name === SYNC_ERP.name);
  await handler?.run({ erpAccountId });
}

/** A parcel that its supplier's ERP is to ship; it is there once it was synced. */
async function given(shop?: Shop, num = 1): Promise<AtErp> {
  const at = shop ?? (await fixture.api.shop({ stock: 1000 }));
  const { sid, appKey, appSecret, shopNo } = erp.account;
  await fixture.query('UPDATE sku SET merchant_code = $2 WHERE id = $1', [at.skuId, 'SP-1']);
  const { data } = await at.seller.call<{ id: number }>('POST', '/erpAccounts/save', {
    ...{ sid, appKey, appSecret, shopNo },
    warehouses: [{ warehouseId: at.warehouseId, warehouseNo: `W${at.warehouseId}` }],
  });
  return orderedOf(at, data.id, num);
}

async function orderedOf(shop: Shop, accountId: number, num = 1): Promise<AtErp> {
  const paid = await fixture.paid(1, { shop, num });
  await fixture.issue(paid.orderId);
  const [parcel] = await fixture.query<{ id: number; no: string }>(
    'SELECT id, package_no AS no FROM order_package WHERE order_id = $1',
    [paid.orderId],
  );
  if (!parcel) throw new Error('an order without a parcel');
  return { ...paid, accountId, packageId: parcel.id, packageNo: parcel.no };
}

async function pushed(num = 1): Promise<AtErp> {
  const paid = await given(undefined, num);
  await sync(paid.accountId);
  return paid;
}

const courierOf = async ({ shop }: AtErp) =>
  (await fixture.query<{ name: string }>('SELECT name FROM courier WHERE id = $1', [shop.courierId]))[0]
    ?.name ?? '';
const ship = async (paid: AtErp, more: object = {}) =>
  erp.act('ship', {
    ...{
      tid: paid.packageNo,
      waybillNo: `YT${9_000_000_000 + paid.packageId}`,
      courier: await courierOf(paid),
    },
    ...more,
  });
const stateOf = async ({ packageId }: AtErp) =>
  (
    await fixture.query<{ status: number; refund: number; trade: number | null; serial: number | null }>(
      `SELECT p.status, p.refund_status AS refund, t.state AS trade, t.serial FROM order_package p
         LEFT JOIN erp_trade t ON t.package_id = p.id WHERE p.id = $1`,
      [packageId],
    )
  )[0];
const payCancelled = ({ accountId }: AtErp) =>
  askedBackService(fixture.api.database.db).payCancelled(accountId);
const leaveUncancelled = () => askedBackService(fixture.api.database.db).leaveUncancelled();
const atErpOf = async (paid: AtErp) =>
  (await erp.seen()).trades
    .filter(({ tid }) => tid.startsWith(paid.packageNo))
    .map(({ tid, isCancelled }) => [tid, isCancelled]);
const answer = (paid: AtErp, refundId: number, agree: boolean) =>
  paid.shop.seller.call('POST', '/refunds/answer', {
    refundId,
    agree,
    ...(!agree && { reason: '已经发出' }),
  });
const noticesOf = async (who: Person) =>
  (await who.call<{ list: { kind: string; title: string }[] }>('POST', '/notice/mine', {})).data.list.map(
    ({ kind, title }) => `${kind} ${title}`,
  );

/** A parcel whose refund is not paid yet, though its ERP has cancelled it. */
async function cancelledThere(): Promise<AtErp> {
  const paid = await pushed();
  await refunding.refund(paid);
  await fixture.query('UPDATE erp_trade SET state = 5, due_at = NULL WHERE package_id = $1', [
    paid.packageId,
  ]);
  return paid;
}

const orderRow = ({ orderId: id }: AtErp) => ({ text: 'SELECT FROM orders WHERE id = $1 FOR UPDATE', id });

describe('a parcel that an ERP may have shipped is refunded', { timeout: 120_000 }, () => {
  it('once the ERP has cancelled it, and meanwhile its pages say so', async () => {
    const paid = await pushed();
    expect((await refunding.refund(paid)).data.success).toMatchObject([{ refundStatus: 10, amount: FEE }]);
    expect(await fixture.balance(paid)).toBe(FULL - FEE);
    const { data } = await paid.shop.seller.call<{ list: { state: number }[] }>(
      'POST',
      '/erpAccounts/getErpTradesList',
      {
        accountId: paid.accountId,
      },
    );
    expect(data.list).toMatchObject([{ state: 4 }]);
    for (const who of [paid.buyer, paid.shop.seller]) {
      const listed = await who.call<{ list: { statusText: string }[] }>(
        'POST',
        '/refunds/getRefundsList',
        {},
      );
      expect(listed.data.list).toMatchObject([{ statusText: '正在通知供应商的仓库取消' }]);
      const parcels = await who.call<{ list: object[] }>('POST', '/orderPackages/getOrderPackagesList', {
        orderId: paid.orderId,
      });
      expect(parcels.data.list).toMatchObject([{ atErp: true, refundStatus: 10 }]);
    }
    await sync(paid.accountId);
    expect(await atErpOf(paid)).toEqual([[paid.packageNo, true]]);
    expect(await stateOf(paid)).toEqual({ status: 70, refund: 40, trade: 5, serial: 1 });
    expect(await fixture.balance(paid)).toBe(FULL);
    expect(await fixture.order(paid)).toMatchObject({ status: 70, quantity: 1000, locked: 0 });
    await sync(paid.accountId);
    expect(await refunding.refunds(paid)).toMatchObject([{ status: 40, amount: FEE, waybillFee: 0 }]);
  });

  it('as its supplier decides, where the ERP had shipped it before', async () => {
    const paid = await pushed();
    await ship(paid);
    await refunding.refund(paid);
    await sync(paid.accountId);
    expect((await erp.seen()).shipments[0]?.verdict).toEqual({ isTaken: true, message: '' });
    expect(await stateOf(paid)).toMatchObject({ status: 30, refund: 30, trade: 3 });
    expect(await fixture.balance(paid)).toBe(FULL - FEE);
    expect(await noticesOf(paid.buyer)).toContain('refundAnswered 包裹已发出，退款待供应商处理');
    expect(await noticesOf(paid.shop.seller)).toContain('case.open 买家申请售后');
    await answer(paid, await refunding.refundId(paid), true);
    expect(await fixture.balance(paid)).toBe(FULL);
  });

  it('as its supplier decides, where the ERP shipped it while it was told', async () => {
    const paid = await pushed();
    await refunding.refund(paid);
    around = {
      async pushOrders(orders) {
        await ship(paid);
        return erp.open(erp.account).pushOrders(orders);
      },
    };
    await sync(paid.accountId);
    expect(await stateOf(paid)).toMatchObject({ status: 30, refund: 30, trade: 3 });
    expect(await fixture.balance(paid)).toBe(FULL - FEE);
  });

  it('not at once while it is being put in', async () => {
    const paid = await given();
    around = {
      async pushOrders(orders) {
        const taken = await erp.open(erp.account).pushOrders(orders);
        if (!orders[0]?.isCancelled) await refunding.refund(paid);
        return taken;
      },
    };
    await sync(paid.accountId);
    // It was cancelled by the same run, and its money went back only then.
    expect(await atErpOf(paid)).toEqual([[paid.packageNo, true]]);
    expect(await refunding.refunds(paid)).toMatchObject([{ by: 'user', auditBy: 'system', status: 40 }]);
    expect(await fixture.balance(paid)).toBe(FULL);
  });

  it('at once before it is put in, and never is then', async () => {
    const paid = await given();
    expect((await refunding.refund(paid)).data.success).toMatchObject([{ refundStatus: 40 }]);
    await sync(paid.accountId);
    expect(await atErpOf(paid)).toEqual([]);
    expect(await stateOf(paid)).toMatchObject({ status: 70, trade: 5 });
  });

  it('or put in, when both happen concurrently', async () => {
    const ends = new Set<string>();
    const shop = await fixture.api.shop({ stock: 1000 });
    const first = await given(shop);
    await race(
      () => orderedOf(shop, first.accountId),
      (paid) => [() => refunding.refund(paid), () => sync(first.accountId)],
      async (paid) => {
        const [refund] = await refunding.refunds(paid);
        const trades = (await erp.seen()).trades.length;
        ends.add(`${refund?.status} ${trades}`);
        await sync(first.accountId);
        expect(await refunding.refunds(paid)).toMatchObject([{ status: 40, amount: FEE }]);
        expect(await fixture.balance(paid)).toBe(FULL);
        const live = (await erp.seen()).trades.filter(({ isCancelled }) => !isCancelled);
        expect(live.map(({ tid }) => tid)).toEqual([first.packageNo]);
      },
    );
    expect(ends.size).toBeGreaterThan(1);
  });

  it('once, when it is requested twice', async () => {
    const paid = await pushed();
    const [one, other] = await Promise.all([
      refunding.refund(paid),
      refunding.refund(paid, {}, paid.shop.seller),
    ]);
    const reasons = [one, other].flatMap(({ data }) =>
      (data.failed ?? []).map(({ reasonCode }) => reasonCode),
    );
    expect(reasons).toEqual(['REFUND_DUP']);
    await Promise.all([sync(paid.accountId), sync(paid.accountId)]);
    await sync(paid.accountId);
    expect(await refunding.refunds(paid)).toMatchObject([{ status: 40, amount: FEE }]);
    expect(await fixture.balance(paid)).toBe(FULL);
  });

  it('not where the request was revoked while its order was locked', async () => {
    const paid = await cancelledThere();
    const [revoked] = await whileHeld<unknown>(fixture.api, orderRow(paid), [
      async () => paid.buyer.call('POST', '/refunds/revoke', { refundId: await refunding.refundId(paid) }),
      () => payCancelled(paid),
    ]);
    expect(revoked).toMatchObject({ code: 0 });
    expect(await stateOf(paid)).toMatchObject({ status: 20, refund: 60 });
    expect(await fixture.balance(paid)).toBe(FULL - FEE);
  });

  it('not where the ERP was given it anew while its order was locked', async () => {
    const paid = await cancelledThere();
    await whileHeld<unknown>(fixture.api, orderRow(paid), [() => payCancelled(paid)], () =>
      fixture.query('UPDATE erp_trade SET state = 2 WHERE package_id = $1', [paid.packageId]),
    );
    expect(await stateOf(paid)).toMatchObject({ status: 20, refund: 10, trade: 2 });
    expect(await fixture.balance(paid)).toBe(FULL - FEE);
  });

  it('and is not put in where it was requested after what is due was read', async () => {
    const paid = await given();
    const due = await dueTrades(fixture.api.database.db, paid.accountId, 10);
    expect(due.map(({ packageId }) => packageId)).toEqual([paid.packageId]);
    await fixture.query('UPDATE order_package SET refund_status = 10 WHERE id = $1', [paid.packageId]);
    expect(await markHanded(fixture.api.database.db, due)).toEqual(new Set());
    await fixture.query('UPDATE order_package SET refund_status = 0 WHERE id = $1', [paid.packageId]);
    expect(await markHanded(fixture.api.database.db, due)).toEqual(new Set([paid.packageId]));
  });

  it('or shipped, when its number is told in the same moment', async () => {
    const shop = await fixture.api.shop({ stock: 1000 });
    await race(
      async () => {
        await fixture.query('DELETE FROM erp_account');
        const paid = await given(shop);
        await sync(paid.accountId);
        await ship(paid);
        return paid;
      },
      (paid) => [() => refunding.refund(paid), () => sync(paid.accountId)],
      async (paid) => {
        await sync(paid.accountId);
        expect(await stateOf(paid)).toMatchObject({ status: 30, refund: 30, trade: 3 });
        expect(await fixture.balance(paid)).toBe(FULL - FEE);
      },
    );
  });

  it('once it is cancelled, whatever becomes of the answer', async () => {
    const paid = await pushed();
    await refunding.refund(paid);
    around = {
      async pushOrders(orders) {
        await erp.open(erp.account).pushOrders(orders);
        await erp.act('setMood', { mood: 'down' });
        return erp.open(erp.account).pushOrders(orders);
      },
    };
    await sync(paid.accountId);
    expect(await stateOf(paid)).toMatchObject({ status: 20, refund: 10, trade: 4 });
    expect(await fixture.balance(paid)).toBe(FULL - FEE);
    around = {};
    await erp.act('setMood', { mood: 'well' });
    await paid.shop.seller.call('POST', '/erpAccounts/retry', { id: paid.accountId });
    await sync(paid.accountId);
    expect(await stateOf(paid)).toMatchObject({ status: 70, refund: 40, trade: 5 });
    expect(await fixture.balance(paid)).toBe(FULL);
  });

  it('as its supplier decides after an hour without the ERP, and once that is back and has cancelled it', async () => {
    const paid = await pushed();
    await refunding.refund(paid);
    await erp.act('setMood', { mood: 'down' });
    await sync(paid.accountId);
    await leaveUncancelled();
    expect(await stateOf(paid)).toMatchObject({ status: 20, refund: 10 });
    await fixture.query(
      "UPDATE refund SET created_at = created_at - interval '61 minutes' WHERE order_id = $1",
      [paid.orderId],
    );
    await leaveUncancelled();
    await leaveUncancelled();
    expect(await stateOf(paid)).toMatchObject({ status: 20, refund: 30, trade: 4 });
    expect(await noticesOf(paid.buyer)).toContain('refundAnswered 退款待供应商处理');
    await erp.act('setMood', { mood: 'well' });
    await sync(paid.accountId);
    expect(await stateOf(paid)).toMatchObject({ status: 70, refund: 40, trade: 5 });
    expect(await fixture.balance(paid)).toBe(FULL);
  });

  it('as its supplier decides where the ERP was unbound, which may fill in its number by hand', async () => {
    const paid = await pushed();
    const later = await orderedOf(paid.shop, paid.accountId);
    await sync(later.accountId);
    await refunding.refund(paid);
    await paid.shop.seller.call('DELETE', '/erpAccounts/delete', { id: paid.accountId });
    await leaveUncancelled();
    expect((await refunding.refund(later)).data.success).toMatchObject([{ refundStatus: 30 }]);
    expect([await stateOf(paid), await stateOf(later)]).toMatchObject([
      { status: 20, refund: 30 },
      { status: 20, refund: 30 },
    ]);
    const rows = [{ row: 1, packageNo: paid.packageNo, waybillNo: 'YT9100000001' }];
    const filled = await paid.shop.seller.call('POST', '/orderPackages/fillWaybill', { rows });
    expect(filled.data).toMatchObject({ filled: [paid.packageId] });
    expect(await stateOf(paid)).toMatchObject({ status: 30, refund: 30 });
    await answer(later, await refunding.refundId(later), true);
    expect(await fixture.balance(later)).toBe(FULL);
  });

  it('as its supplier decides where the ERP has shipped it under a number that is not taken', async () => {
    const paid = await pushed();
    await ship(paid, { courier: '不认识的快递' });
    await sync(paid.accountId);
    expect(await stateOf(paid)).toMatchObject({ status: 20, trade: 6 });
    expect((await refunding.refund(paid)).data.success).toMatchObject([{ refundStatus: 30 }]);
    expect(await fixture.balance(paid)).toBe(FULL - FEE);
  });

  it('and stays at the ERP when the request is revoked before, or is put in anew after', async () => {
    const paid = await pushed();
    await refunding.refund(paid);
    const revoke = async () =>
      paid.buyer.call('POST', '/refunds/revoke', { refundId: await refunding.refundId(paid) });
    expect((await revoke()).code).toBe(0);
    await sync(paid.accountId);
    expect([await stateOf(paid), await atErpOf(paid)]).toMatchObject([
      { status: 20, refund: 60, trade: 2, serial: 1 },
      [[paid.packageNo, false]],
    ]);
    await refunding.refund(paid);
    around = {
      async pushOrders(orders) {
        const taken = await erp.open(erp.account).pushOrders(orders);
        if (orders[0]?.isCancelled) await revoke();
        return taken;
      },
    };
    await sync(paid.accountId);
    expect([await stateOf(paid), await atErpOf(paid)]).toMatchObject([
      { status: 20, refund: 60, trade: 2, serial: 2 },
      [
        [`${paid.packageNo}-2`, false],
        [paid.packageNo, true],
      ],
    ]);
  });

  it('not by cancelling its order, which nobody is offered', async () => {
    const paid = await pushed();
    expect((await fixture.cancel(paid)).data).toMatchObject({ errorKey: 'ORDER_STATE' });
    expect(await fixture.balance(paid)).toBe(FULL - FEE);
    const { data } = await paid.buyer.call<{ list: { allowedActions: string[] }[] }>(
      'POST',
      '/orders/getOrdersList',
      {},
    );
    expect(data.list[0]?.allowedActions).not.toContain('cancel');
  });

  it('of a frozen supplier too once it is cancelled', async () => {
    const paid = await pushed();
    await fixture.query(
      "UPDATE account SET status = 2, frozen_at = now() - interval '49 hours' WHERE id = $1",
      [paid.shop.seller.accountId],
    );
    await reconcileFrozenSellers(fixture.api.database.db);
    await reconcileFrozenSellers(fixture.api.database.db);
    expect(await stateOf(paid)).toMatchObject({ status: 20, refund: 10, trade: 4 });
    await sync(paid.accountId);
    expect(await stateOf(paid)).toMatchObject({ status: 70, refund: 40, trade: 5 });
    expect(await fixture.balance(paid)).toBe(FULL);
  });

  it('by its supplier too only once it is cancelled', async () => {
    const paid = await pushed();
    const { data } = await refunding.refund(paid, {}, paid.shop.seller);
    expect(data.success).toMatchObject([{ refundStatus: 10 }]);
    await ship(paid);
    await sync(paid.accountId);
    expect(await stateOf(paid)).toMatchObject({ status: 30, refund: 30 });
    expect(await noticesOf(paid.shop.seller)).toContain('refundAnswered 包裹已发出，退款待供应商处理');
  });
});

describe('some pieces of a parcel that an ERP may have shipped are refunded', { timeout: 120_000 }, () => {
  const PIECES = 3;
  /** What the supplier's part of the fee is not: pieces alone, without the courier's. */
  const priceOf = async ({ packageId }: AtErp) =>
    (
      await fixture.query<{ fee: number }>(
        'SELECT goods_fee / num AS fee FROM parcel_line WHERE package_id = $1',
        [packageId],
      )
    )[0]?.fee ?? 0;
  const refundOne = (paid: AtErp, who = paid.buyer) =>
    refunding.refund(
      paid,
      { packageIds: [paid.packageId], items: [{ skuId: paid.shop.skuId, num: 1 }] },
      who,
    );
  const linesAtErp = async (paid: AtErp) =>
    (await erp.seen()).trades
      .filter(({ tid }) => tid.startsWith(paid.packageNo))
      .map(({ tid, isCancelled, lines }) => [tid, isCancelled, lines[0]?.num]);

  it('once the ERP has cancelled it, and the rest is put in anew and shipped', async () => {
    const paid = await pushed(PIECES);
    const [price, before] = [await priceOf(paid), (await fixture.balance(paid)) ?? 0];
    expect((await refundOne(paid)).data.success).toEqual([
      { packageId: paid.packageId, refundStatus: 10, amount: price },
    ]);
    expect(await fixture.balance(paid)).toBe(before);
    expect((await refundOne(paid)).data).toMatchObject({ errorKey: 'REFUND_DUP' });
    await sync(paid.accountId);
    expect(await fixture.balance(paid)).toBe(before + price);
    expect(await refunding.refunds(paid)).toMatchObject([{ status: 40, amount: price }]);
    expect(await stateOf(paid)).toMatchObject({ status: 20, refund: 0 });
    await sync(paid.accountId);
    expect(await linesAtErp(paid)).toEqual([
      [`${paid.packageNo}-2`, false, 2],
      [paid.packageNo, true, PIECES],
    ]);
    await ship(paid, { tid: `${paid.packageNo}-2` });
    await sync(paid.accountId);
    expect(await stateOf(paid)).toMatchObject({ status: 30, refund: 0, trade: 3, serial: 2 });
    expect(await fixture.balance(paid)).toBe(before + price);
  });

  it('as its supplier decides, where the ERP had shipped all of it before', async () => {
    const paid = await pushed(PIECES);
    const [price, before] = [await priceOf(paid), (await fixture.balance(paid)) ?? 0];
    await ship(paid);
    await refundOne(paid);
    await sync(paid.accountId);
    expect(await stateOf(paid)).toMatchObject({ status: 30, refund: 30, trade: 3 });
    expect(await fixture.balance(paid)).toBe(before);
    expect(await linesAtErp(paid)).toEqual([[paid.packageNo, false, PIECES]]);
    const [kept] = await fixture.query<{ items: { num: number }[] }>(
      'SELECT items FROM after_sale_case WHERE package_id = $1',
      [paid.packageId],
    );
    expect(kept?.items).toMatchObject([{ num: 1 }]);
    await answer(paid, await refunding.refundId(paid), true);
    expect(await fixture.balance(paid)).toBe(before + price);
    expect(await stateOf(paid)).toMatchObject({ status: 30, refund: 0 });
  });

  it('by its supplier too only once it is cancelled, and not where the request is revoked', async () => {
    const paid = await pushed(PIECES);
    const before = (await fixture.balance(paid)) ?? 0;
    await refundOne(paid);
    await paid.buyer.call('POST', '/refunds/revoke', { refundId: await refunding.refundId(paid) });
    await sync(paid.accountId);
    expect(await linesAtErp(paid)).toEqual([[paid.packageNo, false, PIECES]]);
    expect(await fixture.balance(paid)).toBe(before);
    expect((await refundOne(paid, paid.shop.seller)).data.success).toMatchObject([{ refundStatus: 10 }]);
    await sync(paid.accountId);
    expect(await fixture.balance(paid)).toBe(before + (await priceOf(paid)));
  });

  it('after an hour as its supplier decides, and once the ERP is back and has cancelled it', async () => {
    const paid = await pushed(PIECES);
    const [price, before] = [await priceOf(paid), (await fixture.balance(paid)) ?? 0];
    await refundOne(paid);
    await erp.act('setMood', { mood: 'down' });
    await sync(paid.accountId);
    await fixture.query(
      "UPDATE refund SET created_at = created_at - interval '61 minutes' WHERE order_id = $1",
      [paid.orderId],
    );
    await leaveUncancelled();
    expect(await stateOf(paid)).toMatchObject({ status: 20, refund: 30, trade: 4 });
    await erp.act('setMood', { mood: 'well' });
    await sync(paid.accountId);
    expect(await fixture.balance(paid)).toBe(before + price);
    await sync(paid.accountId);
    expect((await linesAtErp(paid))[0]).toEqual([`${paid.packageNo}-2`, false, 2]);
  });
});

describe('a parcel that an ERP is to ship', { timeout: 120_000 }, () => {
  it('takes no number by hand, which would ship it twice, while its supplier may see who gets it', async () => {
    const paid = await pushed();
    const { seller } = paid.shop;
    const { data } = await seller.call<{ list: { allowedActions: string[] }[] }>(
      'POST',
      '/orderPackages/getOrderPackagesList',
      { orderId: paid.orderId },
    );
    expect(data.list[0]?.allowedActions).not.toContain('fillWaybill');
    expect(data.list[0]?.allowedActions).toContain('revealReceiver');
    const fill = () =>
      seller.call('POST', '/orderPackages/fillWaybill', {
        rows: [{ row: 1, packageNo: paid.packageNo, waybillNo: 'YT9100000002' }],
      });
    expect((await fill()).data).toMatchObject({
      filled: [],
      failed: [{ row: 1, msg: '包裹已推送到旺店通，由它发货并取回运单号，请不要重复发货' }],
    });
    await seller.call('DELETE', '/erpAccounts/delete', { id: paid.accountId });
    expect((await fill()).data).toMatchObject({ filled: [paid.packageId] });
  });
});
