import { beforeEach, describe, expect, it } from 'vitest';
import { ShopError } from '../../api/src/adapters/shops/shopError.ts';
import { SYNC_ERP } from '../../api/src/jobs/kinds/erpAccounts.ts';
import { askedBackService } from '../../api/src/modules/erpAccounts/askedBack.service.ts';
import type { ProblemPageDto } from '../../api/src/modules/problems/problems.schemas.ts';
import type { Person, Shop } from '../support/api.ts';
import { goodReceiver } from '../support/api.ts';
import { issuingFixture, type Paid } from '../support/issuingFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';
import { type SimulatedErp, startErp } from '../support/simulatedErp.ts';

const CODE = 'SP-1';
let erp: SimulatedErp;
const issuing = issuingFixture({ openErp: (account) => erp.open(account) });

beforeEach(async () => {
  erp = await startErp();
  await issuing.query('DELETE FROM erp_account');
});

type Account = {
  id: number;
  problem: string;
  warehouses: { warehouseId: number; warehouseNo: string }[];
  waitingTrades: number;
  pushedTrades: number;
  failedTrades: number;
  takenStocks: number;
  unlinkedStocks: number;
  takenGoods: number;
  failedGoods: number;
  unpushedGoods: number;
};
type Saved = Account & { errorKey?: string; field?: string };

const bodyOf = (shop: Shop, more: object = {}) => {
  const { sid, appKey, appSecret, shopNo } = erp.account;
  const warehouses = [{ warehouseId: shop.warehouseId, warehouseNo: 'W1' }];
  return { sid, appKey, appSecret, shopNo, warehouses, ...more };
};
const save = (shop: Shop, more: object = {}, who: Person = shop.seller) =>
  who.call<Saved>('POST', '/erpAccounts/save', bodyOf(shop, more));
const accountsOf = async (who: Person) =>
  (await who.call<{ list: Account[] }>('POST', '/erpAccounts/list')).data.list;
const retry = (shop: Shop, id: number) => shop.seller.call('POST', '/erpAccounts/retry', { id });
const tradesOf = async (shop: Shop, accountId: number, more: object = {}) =>
  (
    await shop.seller.call<{
      list: {
        id: number;
        packageNo: string;
        state: number;
        msg: string;
        waybillNo: string | null;
        courierName: string | null;
      }[];
    }>('POST', '/erpAccounts/getErpTradesList', { accountId, ...more })
  ).data.list;
const stocksOf = async (shop: Shop, accountId: number, more: object = {}) =>
  (
    await shop.seller.call<{ list: { articleNo: string; available: number; state: number; msg: string }[] }>(
      'POST',
      '/erpAccounts/getErpStocksList',
      { accountId, ...more },
    )
  ).data.list;

/** A supplier whose only combination has a merchant code, with its account at the ERP. */
async function bound(code = CODE): Promise<{ shop: Shop; accountId: number }> {
  const shop = await issuing.api.shop({ stock: 100 });
  await issuing.query('UPDATE sku SET merchant_code = $2 WHERE id = $1', [shop.skuId, code]);
  return { shop, accountId: (await save(shop)).data.id };
}

async function sync(erpAccountId: number): Promise<void> {
  const handler = issuing.api.app.jobHandlers.find(({ kind }) => kind.name === SYNC_ERP.name);
  await handler?.run({ erpAccountId });
}

async function orderOf(shop: Shop): Promise<Paid & { packageNo: string; packageId: number }> {
  const paid = await issuing.paid(1, { shop });
  await issuing.issue(paid.orderId);
  const [parcel] = await issuing.query<{ id: number; no: string }>(
    'SELECT id, package_no AS no FROM order_package WHERE order_id = $1',
    [paid.orderId],
  );
  if (!parcel) throw new Error('an order without a parcel');
  return { ...paid, packageNo: parcel.no, packageId: parcel.id };
}

const parcelOf = async (packageId: number) =>
  (
    await issuing.query<{
      status: number;
      waybillNo: string | null;
      ownCourierId: number | null;
      outputInfo: string;
    }>(
      'SELECT status, waybill_no AS "waybillNo", own_courier_id AS "ownCourierId", output_info AS "outputInfo" FROM order_package WHERE id = $1',
      [packageId],
    )
  )[0];

const eventsOf = async (packageId: number) =>
  (
    await issuing.query<{ type: string; text: string }>(
      'SELECT type, text FROM package_event WHERE package_id = $1 ORDER BY id',
      [packageId],
    )
  ).map(({ type, text }) => (type === 'shippedApart' ? text : type));

const courierOf = async (shop: Shop) =>
  (await issuing.query<{ name: string }>('SELECT name FROM courier WHERE id = $1', [shop.courierId]))[0]
    ?.name ?? '';

const stockHere = async (shop: Shop) =>
  (
    await issuing.query<{ quantity: number; locked: number }>(
      'SELECT quantity, locked FROM good_stock WHERE id = $1',
      [shop.stockId],
    )
  )[0];

describe('binding an account at Wangdian', () => {
  it('keeps it once the ERP has answered, and never answers its secret', async () => {
    const shop = await issuing.api.shop();
    const { data } = await save(shop);
    expect(data).toMatchObject({
      ...{ sid: 'development', appKey: 'development-key', shopNo: 'chengcang', problem: '' },
      warehouses: [{ warehouseId: shop.warehouseId, warehouseNo: 'W1' }],
    });
    expect(JSON.stringify(await accountsOf(shop.seller))).not.toContain('development-secret');
    const [kept] = await issuing.query<{ secret: string }>('SELECT secret FROM erp_account');
    expect(kept?.secret).not.toContain('development-secret');
    const changed = await save(shop, {
      id: data.id,
      appSecret: undefined,
      warehouses: [{ warehouseId: shop.warehouseId, warehouseNo: 'W2' }],
    });
    expect([changed.data.id, changed.data.warehouses[0]?.warehouseNo]).toEqual([data.id, 'W2']);
  });

  it.each([
    ['sid', { sid: 'another' }, '旺店通没有接受：没有这个卖家账号'],
    ['appKey', { appKey: 'another' }, '旺店通没有接受：没有这个接口账号'],
    ['appSecret', { appSecret: 'another' }, '旺店通没有接受：请核对接口密钥和店铺编号（代码 1）'],
    ['appSecret', { shopNo: 'another' }, '旺店通没有接受：请核对接口密钥和店铺编号（代码 1007）'],
  ])('is refused at %s where that is wrong', async (field, more, msg) => {
    const shop = await issuing.api.shop();
    const answer = await save(shop, more);
    expect([answer.msg, answer.data.errorKey, answer.data.field]).toEqual([msg, 'ERP_REFUSED', field]);
    expect(await accountsOf(shop.seller)).toEqual([]);
  });

  it('is refused without a word of the account where the ERP is away', async () => {
    const shop = await issuing.api.shop();
    await erp.act('setMood', { mood: 'down' });
    expect((await save(shop)).data.errorKey).toBe('PLATFORM_ERROR');
    await erp.act('setMood', { mood: 'limited' });
    expect((await save(shop)).data.errorKey).toBe('PLATFORM_LIMIT');
  });

  it('is for own warehouses, each once and of one account', async () => {
    const [shop, other] = [await issuing.api.shop(), await issuing.api.shop()];
    const place = (warehouseNo: string, { warehouseId } = shop) => ({ warehouseId, warehouseNo });
    expect((await save(shop, { warehouses: [place('W1', other)] })).data.errorKey).toBe('NOT_FOUND');
    expect((await save(shop, { warehouses: [place('W1'), place('W2')] })).data.errorKey).toBe(
      'ERP_WAREHOUSE_TWICE',
    );
    const { data } = await save(shop);
    expect((await save(other, { id: data.id })).data.errorKey).toBe('NOT_FOUND');
    // Numbers are told once: a second one would take those of the first one's parcels away.
    for (const who of [shop, other])
      expect((await save(who)).data).toMatchObject({ errorKey: 'ERP_REFUSED', field: 'shopNo' });
    expect((await retry(other, data.id)).data).toMatchObject({ errorKey: 'NOT_FOUND' });
    expect(await accountsOf(other.seller)).toEqual([]);
    expect(await tradesOf(other, data.id)).toEqual([]);
    await shop.seller.call('DELETE', '/erpAccounts/delete', { id: data.id });
    await issuing.query(
      `WITH elsewhere AS (
         INSERT INTO erp_account (seller_id, sid, app_key, shop_no, secret, stock_from)
         SELECT seller_id, 'elsewhere', 'key', 'shop', 'sealed', now() FROM warehouse WHERE id = $1 RETURNING id
       ) INSERT INTO erp_warehouse (warehouse_id, account_id, warehouse_no) SELECT $1, id, 'W1' FROM elsewhere`,
      [other.warehouseId],
    );
    expect((await save(other)).data.errorKey).toBe('ERP_WAREHOUSE');
  });
});

describe('parcels that an ERP ships', () => {
  it('are put in when they are paid, and have the number that it tells', async () => {
    const { shop, accountId } = await bound();
    const { packageNo, packageId, orderId } = await orderOf(shop);
    expect(issuing.courier.asked).toEqual([]);
    await sync(accountId);
    const [trade] = (await erp.seen()).trades;
    expect(trade).toMatchObject({
      ...{ tid: packageNo, receiver: goodReceiver.receiverName, isCancelled: false },
      lines: [{ oid: `${packageNo}-1`, specNo: CODE, num: 1 }],
    });
    expect(await parcelOf(packageId)).toMatchObject({
      ...{ status: 20, waybillNo: null, outputInfo: '供应商备货中，发货后更新运单号' },
    });
    await issuing.rescue();
    await issuing.issue(orderId);
    expect(issuing.courier.asked).toEqual([]);

    await erp.act('ship', { tid: packageNo, waybillNo: 'YT9000000001', courier: await courierOf(shop) });
    await sync(accountId);
    expect(await parcelOf(packageId)).toMatchObject({
      ...{ status: 30, waybillNo: 'YT9000000001', ownCourierId: shop.courierId },
    });
    expect((await erp.seen()).shipments[0]?.verdict).toEqual({ isTaken: true, message: '' });
    expect(await tradesOf(shop, accountId)).toMatchObject([
      { id: packageId, state: 3, waybillNo: 'YT9000000001' },
    ]);
    expect(await stockHere(shop)).toEqual({ quantity: 99, locked: 0 });
  });

  it('are put in once, whatever becomes of an answer', async () => {
    const { shop, accountId } = await bound();
    const { packageId } = await orderOf(shop);
    const real = erp;
    erp = {
      ...real,
      open: (account) => ({
        ...real.open(account),
        async pushOrders(orders) {
          await real.open(account).pushOrders(orders);
          await real.act('setMood', { mood: 'down' });
          return real.open(account).pushOrders(orders);
        },
      }),
    };
    await sync(accountId);
    expect(await tradesOf(shop, accountId)).toMatchObject([
      { state: 1, msg: '旺店通没有应答，稍后自动重试' },
    ]);
    await real.act('setMood', { mood: 'well' });
    erp = real;
    await retry(shop, accountId);
    await sync(accountId);
    expect(await tradesOf(shop, accountId)).toMatchObject([{ id: packageId, state: 2, msg: '' }]);
    expect((await erp.seen()).trades).toHaveLength(1);
  });

  it('are cancelled there when they are asked back here', async () => {
    const { shop, accountId } = await bound();
    const paid = await orderOf(shop);
    await sync(accountId);
    await paid.buyer.call('POST', '/orderPackages/refund', { packageIds: [paid.packageId] });
    await sync(accountId);
    expect((await erp.seen()).trades).toMatchObject([{ tid: paid.packageNo, isCancelled: true }]);
    expect(await tradesOf(shop, accountId)).toMatchObject([{ state: 5 }]);
  });

  it('that ended here before their number was told say so on both sides', async () => {
    const { shop, accountId } = await bound();
    const paid = await orderOf(shop);
    await sync(accountId);
    await paid.buyer.call('POST', '/orderPackages/refund', { packageIds: [paid.packageId] });
    await issuing.query(
      "UPDATE refund SET created_at = created_at - interval '61 minutes' WHERE order_id = $1",
      [paid.orderId],
    );
    await askedBackService(issuing.api.database.db).leaveUncancelled();
    const [refund] = await issuing.query<{ id: number }>('SELECT id FROM refund WHERE order_id = $1', [
      paid.orderId,
    ]);
    await shop.seller.call('POST', '/refunds/answer', { refundId: refund?.id, agree: true });
    await erp.act('ship', { tid: paid.packageNo, waybillNo: 'YT9000000002', courier: await courierOf(shop) });
    await sync(accountId);
    expect((await erp.seen()).shipments[0]?.verdict).toEqual({
      isTaken: false,
      message: '包裹已退款，请不要发货',
    });
    expect(await tradesOf(shop, accountId, { failed: true })).toMatchObject([
      { state: 6, msg: '包裹已退款，请不要发货', waybillNo: 'YT9000000002' },
    ]);
  });

  it('have a number of a courier that the warehouse has not once it has', async () => {
    const { shop, accountId } = await bound();
    const { packageNo, packageId } = await orderOf(shop);
    await sync(accountId);
    await erp.act('ship', { tid: packageNo, waybillNo: 'SF9000000003', courier: '顺丰速运' });
    await sync(accountId);
    expect(await tradesOf(shop, accountId)).toMatchObject([
      { state: 6, msg: '该仓库不支持所选快递', courierName: '顺丰' },
    ]);
    await issuing.query(
      `INSERT INTO courier (name, code) SELECT '顺丰速运', 'SF' WHERE NOT EXISTS (SELECT FROM courier WHERE code = 'SF')`,
    );
    await issuing.query(
      `INSERT INTO warehouse_courier (warehouse_id, courier_id, first_weight, first_fee, step_weight, step_fee, cost_first_fee, cost_step_fee)
       SELECT $1, id, 1000, 280, 1000, 100, 230, 80 FROM courier WHERE code = 'SF'`,
      [shop.warehouseId],
    );
    await retry(shop, accountId);
    await sync(accountId);
    expect(await parcelOf(packageId)).toMatchObject({ status: 30, waybillNo: 'SF9000000003' });
    expect(await tradesOf(shop, accountId)).toMatchObject([{ state: 3, msg: '' }]);
  });

  it('without a merchant code wait until there is one', async () => {
    const { shop, accountId } = await bound('');
    await orderOf(shop);
    await sync(accountId);
    expect((await erp.seen()).trades).toEqual([]);
    expect(await tradesOf(shop, accountId)).toMatchObject([
      { state: 1, msg: '规格没有填写商家编码，请填写后重试' },
    ]);
    expect((await accountsOf(shop.seller))[0]?.failedTrades).toBe(1);
    await issuing.query('UPDATE sku SET merchant_code = $2 WHERE id = $1', [shop.skuId, CODE]);
    await retry(shop, accountId);
    await sync(accountId);
    expect((await erp.seen()).trades).toHaveLength(1);
  });

  it('are put in anew when pieces of them are refunded alone', async () => {
    const { shop, accountId } = await bound();
    const buyer = await issuing.api.buyer({ balance: 1_000_000 });
    await issuing.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [shop.warehouseId]);
    const paid = await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', {
      ...{
        goodId: shop.goodId,
        warehouseId: shop.warehouseId,
        courierId: shop.courierId,
        senderId: buyer.senderId,
      },
      ...{ type: 1, num: 3, packages: [goodReceiver], confirm: true, clientNo: crypto.randomUUID() },
    });
    expect(paid.msg).toBe('下单成功');
    const { orderId } = paid.data;
    await issuing.issue(orderId);
    await sync(accountId);
    const [parcel] = await issuing.query<{ id: number; no: string }>(
      'SELECT id, package_no AS no FROM order_package WHERE order_id = $1',
      [orderId],
    );
    const refund = { packageIds: [parcel?.id], items: [{ skuId: shop.skuId, num: 1 }] };
    expect((await buyer.call('POST', '/orderPackages/refund', refund)).code).toBe(0);
    await sync(accountId);
    await sync(accountId);
    expect(
      (await erp.seen()).trades.map(({ tid, isCancelled, lines }) => [tid, isCancelled, lines[0]?.num]),
    ).toEqual([
      [`${parcel?.no}-2`, false, 2],
      [parcel?.no, true, 3],
    ]);
    await erp.act('ship', {
      tid: `${parcel?.no}-2`,
      waybillNo: 'YT9000000004',
      courier: await courierOf(shop),
    });
    await sync(accountId);
    expect(await parcelOf(parcel?.id ?? 0)).toMatchObject({ status: 30, waybillNo: 'YT9000000004' });
  });

  it('are put in anew when somebody else is to get them, or something else is said of them', async () => {
    const { shop, accountId } = await bound();
    const { buyer, packageId, packageNo } = await orderOf(shop);
    await sync(accountId);
    const edit = (change: object) =>
      buyer.call('POST', '/orderPackages/editReceiver', { packageId, ...goodReceiver, ...change });
    expect((await edit({ receiverName: '钱十' })).code).toBe(0);
    await sync(accountId);
    await sync(accountId);
    const seen = async () =>
      (await erp.seen()).trades.map(({ tid, receiver, isCancelled }) => [tid, receiver, isCancelled]);
    expect(await seen()).toEqual([
      [`${packageNo}-2`, '钱十', false],
      [packageNo, '钱十', true],
    ]);
    expect((await edit({ receiverName: '钱十', remark: '放门口' })).code).toBe(0);
    await sync(accountId);
    await sync(accountId);
    expect((await seen())[0]).toEqual([`${packageNo}-3`, '钱十', false]);
  });

  it.each([true, false])(
    'that the ERP has divided have one number, and the others in their timeline',
    async (together) => {
      const [one, other] = together ? ['YT9000000144', 'YT9000000145'] : ['YT9000000146', 'YT9000000147'];
      const { shop, accountId } = await bound();
      const { packageId, packageNo } = await orderOf(shop);
      await sync(accountId);
      const courier = await courierOf(shop);
      for (const [waybillNo, isLast] of [
        [one, false],
        [other, true],
      ] as const) {
        await erp.act('ship', { tid: packageNo, waybillNo, courier });
        if (!together || isLast) await sync(accountId);
      }
      await sync(accountId);
      expect(await parcelOf(packageId)).toMatchObject({ status: 30, waybillNo: one });
      expect((await erp.seen()).shipments.map(({ verdict }) => verdict)).toEqual([
        { isTaken: true, message: '' },
        { isTaken: true, message: '' },
      ]);
      const apart = (await eventsOf(packageId)).filter((each) => each.startsWith('仓库分开发出'));
      expect(apart).toEqual([expect.stringContaining(`另有运单号 ${other}（`)]);
    },
  );

  it('of which only some lines went out say which', async () => {
    const { shop, accountId } = await bound();
    const { packageId, packageNo } = await orderOf(shop);
    await sync(accountId);
    const waybillNo = 'YT9000000148';
    const told = { tid: packageNo, waybillNo, courier: await courierOf(shop), oids: `${packageNo}-1` };
    await erp.act('ship', told);
    await sync(accountId);
    expect(await parcelOf(packageId)).toMatchObject({ status: 30, waybillNo });
    const apart = (await eventsOf(packageId)).filter((each) => each.startsWith('仓库分开发出'));
    expect(apart).toEqual([expect.stringMatching(/^仓库分开发出：运单号 YT9000000148（.+），.+ × 1$/)]);
  });

  it('that went out before a change of their receiver say so to both sides', async () => {
    const { shop, accountId } = await bound();
    const { buyer, orderId, packageId, packageNo } = await orderOf(shop);
    await sync(accountId);
    await erp.act('ship', { tid: packageNo, waybillNo: 'YT9000000166', courier: await courierOf(shop) });
    const edit = { packageId, ...goodReceiver, receiverName: '钱十' };
    expect((await buyer.call('POST', '/orderPackages/editReceiver', edit)).code).toBe(0);
    await sync(accountId);
    expect(await parcelOf(packageId)).toMatchObject({ status: 30, waybillNo: 'YT9000000166' });
    for (const who of [buyer, shop.seller]) {
      const { data } = await who.call<{ list: object[] }>('POST', '/orderPackages/getOrderPackagesList', {
        orderId,
      });
      expect(data.list).toMatchObject([{ shippedBeforeEdit: true }]);
      const told = await who.call<{ list: { kind: string; title: string }[] }>('POST', '/notice/mine', {});
      expect(told.data.list).toContainEqual(
        expect.objectContaining({
          ...{ kind: 'receiverTooLate', title: `包裹 ${packageNo} 按修改前的收件信息发出` },
        }),
      );
    }
    expect(await eventsOf(packageId)).toContain('receiverTooLate');
  });

  it('whose receiver was changed in time, or whose remark alone, say nothing of it', async () => {
    const { shop, accountId } = await bound();
    const { buyer, orderId, packageId, packageNo } = await orderOf(shop);
    await sync(accountId);
    const edit = { packageId, ...goodReceiver, receiverName: '钱十' };
    await buyer.call('POST', '/orderPackages/editReceiver', edit);
    await sync(accountId);
    await sync(accountId);
    await buyer.call('POST', '/orderPackages/editReceiver', { ...edit, remark: '放门口' });
    const told = { tid: `${packageNo}-2`, waybillNo: 'YT9000000155', courier: await courierOf(shop) };
    await erp.act('ship', told);
    await sync(accountId);
    expect(await parcelOf(packageId)).toMatchObject({ status: 30, waybillNo: 'YT9000000155' });
    const { data } = await buyer.call<{ list: object[] }>('POST', '/orderPackages/getOrderPackagesList', {
      orderId,
    });
    expect(data.list).toMatchObject([{ shippedBeforeEdit: false }]);
    expect(await eventsOf(packageId)).not.toContain('receiverTooLate');
  });

  it('that went out before they were put in anew are sent once', async () => {
    const { shop, accountId } = await bound();
    const { packageId, packageNo } = await orderOf(shop);
    await sync(accountId);
    // As when it goes out between the reading of numbers and the cancelling.
    await issuing.query('UPDATE erp_trade SET state = 1, serial = 2, due_at = now() WHERE package_id = $1', [
      packageId,
    ]);
    await sync(accountId);
    await erp.act('ship', { tid: packageNo, waybillNo: 'YT9000000077', courier: await courierOf(shop) });
    await sync(accountId);
    expect(await parcelOf(packageId)).toMatchObject({ status: 30, waybillNo: 'YT9000000077' });
    expect((await erp.seen()).trades.map(({ tid, isCancelled }) => [tid, isCancelled])).toContainEqual([
      `${packageNo}-2`,
      true,
    ]);
    expect(await tradesOf(shop, accountId)).toMatchObject([{ state: 3, waybillNo: 'YT9000000077' }]);
  });

  it('two of which the ERP names one number are told which', async () => {
    const { shop, accountId } = await bound();
    const [one, other] = [await orderOf(shop), await orderOf(shop)];
    await sync(accountId);
    for (const { packageNo } of [one, other])
      await erp.act('ship', { tid: packageNo, waybillNo: 'YT9000000088', courier: await courierOf(shop) });
    await sync(accountId);
    const said = (await tradesOf(shop, accountId)).map(({ packageNo, state, msg }) => [
      packageNo,
      state,
      msg,
    ]);
    expect(said).toContainEqual([one.packageNo, 3, '']);
    expect(said).toContainEqual([other.packageNo, 6, `与包裹 ${one.packageNo} 的运单号重复`]);
  });

  it('are those of receivers in plain alone: a waybill of a shop is issued here', async () => {
    const { shop, accountId } = await bound();
    const paid = await issuing.paidFromShop([remoteOrder(1)]);
    await issuing.query(
      'INSERT INTO erp_warehouse (warehouse_id, account_id, warehouse_no) VALUES ($1, $2, $3)',
      [paid.shop.warehouseId, accountId, 'W9'],
    );
    await issuing.issue(paid.orderId);
    await sync(accountId);
    expect((await erp.seen()).trades).toEqual([]);
    expect(issuing.courier.asked).toHaveLength(1);
    expect(await tradesOf(shop, accountId)).toEqual([]);
  });

  it('are issued here after unbinding, unless the ERP has them', async () => {
    const { shop, accountId } = await bound();
    const given = await orderOf(shop);
    await sync(accountId);
    const waiting = await orderOf(shop);
    await shop.seller.call('DELETE', '/erpAccounts/delete', { id: accountId });
    await issuing.issue(given.orderId);
    await issuing.issue(waiting.orderId);
    expect(issuing.courier.asked.map(({ requestNo }) => requestNo)).toEqual([waiting.packageNo]);
    expect(await accountsOf(shop.seller)).toEqual([]);
  });

  it('have their number after the account was bound again', async () => {
    const { shop, accountId } = await bound();
    const { packageId, packageNo } = await orderOf(shop);
    await sync(accountId);
    await shop.seller.call('DELETE', '/erpAccounts/delete', { id: accountId });
    const again = (await save(shop)).data.id;
    await erp.act('ship', { tid: packageNo, waybillNo: 'YT9000000066', courier: await courierOf(shop) });
    await sync(again);
    expect(await parcelOf(packageId)).toMatchObject({ status: 30, waybillNo: 'YT9000000066' });
    expect(await tradesOf(shop, again)).toMatchObject([{ packageNo, state: 3 }]);
  });

  it('wait while the ERP refuses the account, which says so', async () => {
    const { shop, accountId } = await bound();
    await orderOf(shop);
    await erp.act('setMood', { mood: 'accessEnded' });
    await sync(accountId);
    expect(await accountsOf(shop.seller)).toMatchObject([{ problem: '接口账号已停用', waitingTrades: 1 }]);
    await erp.act('setMood', { mood: 'well' });
    await retry(shop, accountId);
    await sync(accountId);
    expect(await accountsOf(shop.seller)).toMatchObject([{ problem: '', waitingTrades: 0, pushedTrades: 1 }]);
  });
});

describe('an account that its ERP refuses', () => {
  const noticesOf = async (who: Person) =>
    (
      await who.call<{ list: { kind: string; title: string; detail: string; link: string }[] }>(
        'POST',
        '/notice/mine',
        {},
      )
    ).data.list
      .filter(({ kind }) => kind.startsWith('erp'))
      .map(({ kind, title, detail, link }) => ({ kind, title, detail, link }));
  const problemsOf = async (who: Person) =>
    (await who.call<ProblemPageDto>('POST', '/problems/list', {})).data.list.map(
      ({ kind, title, text, actions }) => ({ kind, title, text, actions }),
    );
  const refused = {
    ...{ kind: 'erpAccount', title: '旺店通 development', actions: ['openErp'] },
    text: '接口账号已停用。推送包裹、取运单号和更新库存已停止，修改账号或处理后点“重试”自动继续',
  };
  const told = {
    ...{ kind: 'erpAccount', title: '旺店通 development 异常', link: '/seller/erp' },
    detail: `${refused.text}。`,
  };
  const inMood = async (mood: string, accountId: number) => {
    await erp.act('setMood', { mood });
    await sync(accountId);
  };

  it('is told to its supplier once an outage, and waits for them until it works again', async () => {
    const { shop, accountId } = await bound();
    await inMood('accessEnded', accountId);
    await inMood('down', accountId);
    await inMood('accessEnded', accountId);
    // Neither a limit nor a person who tries again has shown that it works.
    await inMood('limited', accountId);
    await retry(shop, accountId);
    expect([await noticesOf(shop.seller), await problemsOf(shop.seller)]).toEqual([[told], [refused]]);
    await inMood('well', accountId);
    expect(await problemsOf(shop.seller)).toEqual([]);
    await inMood('accessEnded', accountId);
    expect([await noticesOf(shop.seller), await problemsOf(shop.seller)]).toEqual([[told, told], [refused]]);
  });

  it('that only does not answer is told after an hour', async () => {
    const { shop, accountId } = await bound();
    await inMood('down', accountId);
    expect([await noticesOf(shop.seller), await problemsOf(shop.seller)]).toEqual([[], []]);
    await issuing.query("UPDATE erp_account SET problem_at = problem_at - interval '61 minutes'");
    await sync(accountId);
    expect([await noticesOf(shop.seller), await problemsOf(shop.seller)]).toMatchObject([
      [{ kind: 'erpAccount' }],
      [
        {
          kind: 'erpAccount',
          text: '旺店通超过一小时没有应答。推送包裹、取运单号和更新库存已停止，恢复后自动继续',
        },
      ],
    ]);
  });

  it('is nobody else’s', async () => {
    const { accountId } = await bound();
    await inMood('accessEnded', accountId);
    const [{ seller }, buyer] = [await issuing.api.shop(), await issuing.api.buyer()];
    expect([await problemsOf(seller), await problemsOf(buyer)]).toEqual([[], []]);
  });

  it('and a parcel that it does not take are two things', async () => {
    const { shop, accountId } = await bound('');
    const { packageNo } = await orderOf(shop);
    await sync(accountId);
    const waits = {
      ...{ kind: 'erpParcel', title: packageNo, actions: ['openErp'] },
      text: '规格没有填写商家编码，请填写后重试',
    };
    expect([await noticesOf(shop.seller), await problemsOf(shop.seller)]).toEqual([
      [
        {
          ...{ kind: 'erpParcelFailed', title: '旺店通没有接受包裹' },
          detail: `包裹 ${packageNo}：规格没有填写商家编码，请填写后重试。请处理后在 ERP 对接中点“重试”。`,
          link: `/seller/erp?failed=1&account=${accountId}`,
        },
      ],
      [waits],
    ]);
    await issuing.query('UPDATE sku SET merchant_code = $2 WHERE id = $1', [shop.skuId, CODE]);
    await retry(shop, accountId);
    expect(await problemsOf(shop.seller)).toEqual([]);
    await sync(accountId);
    expect([await problemsOf(shop.seller), (await erp.seen()).trades.length]).toEqual([[], 1]);
  });
});

describe('the stock of an ERP', () => {
  const read = async (accountId: number) => {
    await issuing.query('UPDATE erp_account SET stock_from = now(), stock_to = NULL');
    await sync(accountId);
  };

  it('is that of combinations with its article number as their merchant code', async () => {
    const { shop, accountId } = await bound();
    await erp.act('setStock', { specNo: CODE, warehouseNo: 'W1', available: 40 });
    await erp.act('setStock', { specNo: 'UNKNOWN', warehouseNo: 'W1', available: 7 });
    await erp.act('setStock', { specNo: CODE, warehouseNo: 'W9', available: 1 });
    await read(accountId);
    expect(await stockHere(shop)).toEqual({ quantity: 40, locked: 0 });
    expect(await stocksOf(shop, accountId)).toMatchObject([
      { articleNo: 'UNKNOWN', available: 7, state: 2, msg: '没有商家编码为此编码的规格' },
      { articleNo: CODE, available: 40, state: 1, msg: '' },
    ]);
    const logs = await shop.seller.call<{ list: { type: number; delta: number }[] }>(
      'POST',
      '/goodStock/getStockLogsList',
      { stockId: shop.stockId },
    );
    expect(logs.data.list[0]).toMatchObject({ type: 8, delta: -60 });
    await read(accountId);
    const again = await shop.seller.call<{ list: object[] }>('POST', '/goodStock/getStockLogsList', {
      stockId: shop.stockId,
    });
    expect(again.data.list).toEqual(logs.data.list);
  });

  it('is taken over once its merchant code is filled in', async () => {
    const { shop, accountId } = await bound('');
    await erp.act('setStock', { specNo: CODE, warehouseNo: 'W1', available: 12 });
    await read(accountId);
    expect(await accountsOf(shop.seller)).toMatchObject([{ takenStocks: 0, unlinkedStocks: 1 }]);
    await issuing.query('UPDATE sku SET merchant_code = $2 WHERE id = $1', [shop.skuId, CODE]);
    await retry(shop, accountId);
    await sync(accountId);
    expect(await stockHere(shop)).toEqual({ quantity: 12, locked: 0 });
    expect(await accountsOf(shop.seller)).toMatchObject([{ takenStocks: 1, unlinkedStocks: 0 }]);
  });

  it('counts what it keeps for parcels of here, before and after they are shipped', async () => {
    const { shop, accountId } = await bound();
    await erp.act('setStock', { specNo: CODE, warehouseNo: 'W1', available: 10 });
    await read(accountId);
    const { packageNo } = await orderOf(shop);
    await sync(accountId);
    expect((await erp.seen()).stocks[0]?.available).toBe(9);
    await read(accountId);
    expect(await stockHere(shop)).toEqual({ quantity: 10, locked: 1 });
    await erp.act('ship', { tid: packageNo, waybillNo: 'YT9000000005', courier: await courierOf(shop) });
    await read(accountId);
    expect(await stockHere(shop)).toEqual({ quantity: 9, locked: 0 });
  });

  it('counts what it has kept since before the account was bound again, and cancels it there', async () => {
    const { shop, accountId } = await bound();
    await erp.act('setStock', { specNo: CODE, warehouseNo: 'W1', available: 10 });
    const { buyer, packageId, packageNo } = await orderOf(shop);
    await sync(accountId);
    expect((await erp.seen()).stocks[0]?.available).toBe(9);
    await shop.seller.call('DELETE', '/erpAccounts/delete', { id: accountId });
    await buyer.call('POST', '/orderPackages/refund', { packageIds: [packageId] });
    const again = (await save(shop)).data.id;
    await read(again);
    expect(await stockHere(shop)).toEqual({ quantity: 10, locked: 1 });
    const [refund] = await issuing.query<{ id: number }>('SELECT id FROM refund WHERE package_id = $1', [
      packageId,
    ]);
    const answer = { refundId: refund?.id, agree: true };
    expect((await shop.seller.call('POST', '/refunds/answer', answer)).code).toBe(0);
    await sync(again);
    expect((await erp.seen()).trades.map(({ tid, isCancelled }) => [tid, isCancelled])).toEqual([
      [packageNo, true],
    ]);
  });

  it('goes on with what it had where another account becomes that of its shop', async () => {
    const { shop, accountId } = await bound();
    const { packageNo } = await orderOf(shop);
    await sync(accountId);
    await shop.seller.call('DELETE', '/erpAccounts/delete', { id: accountId });
    const { id } = (await save(shop)).data;
    await issuing.query(
      "UPDATE erp_trade SET account_id = NULL, former_shop = $2 || ' ' || $3 WHERE account_id = $1",
      [...[id, erp.account.sid, erp.account.shopNo]],
    );
    await issuing.query("UPDATE erp_account SET shop_no = 'other' WHERE id = $1", [id]);
    expect(await tradesOf(shop, id)).toEqual([]);
    await save(shop, { id });
    expect(await tradesOf(shop, id)).toMatchObject([{ packageNo, state: 2 }]);
  });

  it('leaves what orders hold that it has not been given yet', async () => {
    const { shop, accountId } = await bound();
    await issuing.paid(2, { shop });
    await erp.act('setStock', { specNo: CODE, warehouseNo: 'W1', available: 0 });
    await read(accountId);
    expect(await stockHere(shop)).toEqual({ quantity: 2, locked: 2 });
  });
});

describe('goods of an ERP', () => {
  const push = (shop: Shop, id: number, goodIds?: number[]) =>
    shop.seller.call<Saved>('POST', '/erpAccounts/pushGoods', { id, ...(goodIds && { goodIds }) });
  const goodsOf = async (shop: Shop, accountId: number, more: object = {}) =>
    (
      await shop.seller.call<{
        list: { id: number; state: number; isChanged: boolean; msg: string; pushedAt: string | null }[];
      }>('POST', '/erpAccounts/getErpGoodsList', { accountId, ...more })
    ).data.list;
  const edit = (goodId: number, price: number) =>
    issuing.query(
      `WITH priced AS (UPDATE sku SET supply_price = $2 WHERE good_id = $1)
       UPDATE goods SET version = version + 1, supply_price = $2 WHERE id = $1`,
      [goodId, price],
    );
  /** Other goods of the supplier, with this merchant code. */
  const copied = async (shop: Shop, code: string): Promise<{ id: number; no: string }> => {
    const [made] = await issuing.query<{ id: number; no: string }>(
      `WITH copied AS (
         INSERT INTO goods (goods_no, name, category_id, seller_id, pics, supply_price, weight)
         SELECT upper(goods_no) || '-2', '另一件', category_id, seller_id, pics, supply_price, weight FROM goods WHERE id = $1
         RETURNING id, goods_no AS no),
       combined AS (
         INSERT INTO sku (sku_no, good_id, merchant_code, supply_price, weight)
         SELECT k.sku_no || '-2', copied.id, $2, k.supply_price, k.weight FROM sku k, copied WHERE k.good_id = $1)
       SELECT id, no FROM copied`,
      [shop.goodId, code],
    );
    if (!made) throw new Error('goods that were not copied');
    return made;
  };
  /** What becomes of the answer of the next call. */
  const answering = (after: (goods: number) => Promise<void>): SimulatedErp => {
    const real = erp;
    return {
      ...real,
      open: (account) => {
        const opened = real.open(account);
        return {
          ...opened,
          async pushGoods(goods) {
            const refused = await opened.pushGoods(goods);
            await after(goods.length);
            return refused;
          },
        };
      },
    };
  };

  it('are all that it has not, once; what has changed since is put in again', async () => {
    const { shop, accountId } = await bound();
    expect(await accountsOf(shop.seller)).toMatchObject([{ takenGoods: 0, unpushedGoods: 1 }]);
    const answer = await push(shop, accountId);
    expect([answer.msg, answer.data.unpushedGoods]).toEqual(['正在推送', 0]);
    expect(await goodsOf(shop, accountId)).toMatchObject([
      { id: shop.goodId, state: 1, msg: '', pushedAt: null },
    ]);
    await sync(accountId);
    const [good] = await issuing.query<{ no: string; name: string; price: number; weight: number }>(
      'SELECT g.goods_no AS no, g.name, k.supply_price AS price, k.weight FROM goods g JOIN sku k ON k.good_id = g.id WHERE g.id = $1',
      [shop.goodId],
    );
    const spec = {
      specNo: CODE,
      wholesalePrice: (good?.price ?? 0) / 100,
      weight: (good?.weight ?? 0) / 1_000,
    };
    expect((await erp.seen()).goods).toMatchObject([
      { goodsNo: good?.no, name: good?.name, specs: [spec], changedTimes: 0 },
    ]);
    expect(await goodsOf(shop, accountId)).toMatchObject([{ state: 2, isChanged: false }]);
    expect(await accountsOf(shop.seller)).toMatchObject([{ takenGoods: 1, unpushedGoods: 0 }]);

    await push(shop, accountId);
    await sync(accountId);
    expect((await erp.seen()).goods).toMatchObject([{ changedTimes: 0 }]);

    await edit(shop.goodId, 777);
    expect(await goodsOf(shop, accountId)).toMatchObject([{ state: 2, isChanged: true }]);
    expect(await accountsOf(shop.seller)).toMatchObject([{ unpushedGoods: 1 }]);
    await push(shop, accountId);
    await sync(accountId);
    expect((await erp.seen()).goods).toMatchObject([{ changedTimes: 1, specs: [{ wholesalePrice: 7.77 }] }]);
    expect(await goodsOf(shop, accountId)).toMatchObject([{ state: 2, isChanged: false }]);
  });

  it('without a merchant code are not put in, and say so', async () => {
    const { shop, accountId } = await bound('');
    await push(shop, accountId);
    await sync(accountId);
    expect((await erp.seen()).goods).toEqual([]);
    expect(await goodsOf(shop, accountId, { state: 3 })).toMatchObject([
      { id: shop.goodId, msg: expect.stringContaining('没有填写商家编码，请填写后重新推送') },
    ]);
    expect(await accountsOf(shop.seller)).toMatchObject([{ failedGoods: 1, unpushedGoods: 1 }]);
    await issuing.query('UPDATE sku SET merchant_code = $2 WHERE id = $1', [shop.skuId, CODE]);
    await retry(shop, accountId);
    await sync(accountId);
    expect(await goodsOf(shop, accountId)).toMatchObject([{ state: 2, msg: '' }]);
  });

  it('that the ERP does not take say why, and keep no others back', async () => {
    const { shop, accountId } = await bound();
    const other = await copied(shop, CODE);
    await push(shop, accountId, [shop.goodId, other.id]);
    await sync(accountId);
    expect((await erp.seen()).goods).toHaveLength(1);
    expect(await goodsOf(shop, accountId)).toMatchObject([
      { id: other.id, state: 3, msg: expect.stringContaining('旺店通没有接受：商家编码已属于货品') },
      { id: shop.goodId, state: 2, msg: '' },
    ]);
    expect(await goodsOf(shop, accountId, { keyword: other.no.toLowerCase() })).toMatchObject([
      { id: other.id },
    ]);
  });

  it('of which the ERP does not name what it refused are found one by one', async () => {
    const { shop, accountId } = await bound();
    const other = await copied(shop, 'SP-2');
    await push(shop, accountId, [shop.goodId, other.id]);
    const real = erp;
    const calls: number[] = [];
    erp = {
      ...real,
      open: (account) => ({
        ...real.open(account),
        pushGoods: (goods) => {
          calls.push(goods.length);
          const isRefused = goods.some(({ goodsNo }) => goodsNo === other.no);
          return Promise.resolve(isRefused ? [{ goodsNo: '', why: '保存失败' }] : []);
        },
      }),
    };
    await sync(accountId);
    expect(calls).toEqual([2, 1, 1]);
    expect(await goodsOf(shop, accountId)).toMatchObject([
      { id: other.id, state: 3, msg: '旺店通没有接受：保存失败' },
      { id: shop.goodId, state: 2, msg: '' },
    ]);
  });

  it('with nothing on sale are not put in', async () => {
    const { shop, accountId } = await bound();
    await issuing.query('UPDATE sku SET status = 2 WHERE id = $1', [shop.skuId]);
    await push(shop, accountId, [shop.goodId]);
    await sync(accountId);
    expect(await goodsOf(shop, accountId)).toMatchObject([
      { state: 3, msg: '没有在售的规格；组合装请直接在旺店通新建' },
    ]);
    await issuing.query('UPDATE sku SET status = 1 WHERE id = $1', [shop.skuId]);
  });

  it('are sent again where an answer was lost, and stand there once', async () => {
    const { shop, accountId } = await bound();
    await push(shop, accountId);
    const real = erp;
    erp = answering(async () => {
      throw new ShopError('wangdian', 'transient', 'TIMEOUT');
    });
    await sync(accountId);
    expect(await goodsOf(shop, accountId)).toMatchObject([
      { state: 1, msg: '旺店通没有应答，稍后自动重试', dueAt: expect.any(String) },
    ]);
    erp = real;
    await issuing.query("UPDATE erp_good SET due_at = now() - interval '1 second'");
    await sync(accountId);
    expect(await goodsOf(shop, accountId)).toMatchObject([{ state: 2, msg: '' }]);
    expect((await erp.seen()).goods).toMatchObject([{ changedTimes: 1 }]);
  });

  it('stay due where they are put in anew while they are sent', async () => {
    const { shop, accountId } = await bound();
    await push(shop, accountId);
    const sent: number[] = [];
    erp = answering(async (goods) => {
      sent.push(goods);
      if (sent.length > 1) return;
      await edit(shop.goodId, 888);
      await push(shop, accountId, [shop.goodId]);
    });
    await sync(accountId);
    expect(sent).toEqual([1, 1]);
    expect((await erp.seen()).goods).toMatchObject([{ specs: [{ wholesalePrice: 8.88 }] }]);
    expect(await goodsOf(shop, accountId)).toMatchObject([{ state: 2, isChanged: false }]);
  });

  it('wait while the ERP refuses the account or is limited', async () => {
    const { shop, accountId } = await bound();
    await push(shop, accountId);
    for (const mood of ['accessEnded', 'limited']) {
      await erp.act('setMood', { mood });
      await sync(accountId);
      expect(await goodsOf(shop, accountId)).toMatchObject([{ state: 1, msg: '' }]);
    }
    await erp.act('setMood', { mood: 'well' });
    await sync(accountId);
    expect(await goodsOf(shop, accountId)).toMatchObject([{ state: 2 }]);
  });

  it('are own ones, of an own account', async () => {
    const [{ shop, accountId }, other] = [await bound(), await issuing.api.shop()];
    expect((await push(shop, accountId, [shop.goodId, other.goodId])).data.errorKey).toBe('NOT_FOUND');
    expect((await push(other, accountId)).data.errorKey).toBe('NOT_FOUND');
    expect(await goodsOf(shop, accountId)).toEqual([]);
    await push(shop, accountId);
    expect(await goodsOf(other, accountId)).toEqual([]);
  });

  it('are unknown to another company', async () => {
    const { shop, accountId } = await bound();
    await push(shop, accountId);
    await sync(accountId);
    await issuing.query("UPDATE erp_account SET sid = 'another'");
    await save(shop, { id: accountId });
    expect(await accountsOf(shop.seller)).toMatchObject([{ takenGoods: 0, unpushedGoods: 1 }]);
  });

  it('that were removed are let go', async () => {
    const { shop, accountId } = await bound();
    await push(shop, accountId);
    await issuing.query('UPDATE goods SET deleted_at = now() WHERE id = $1', [shop.goodId]);
    await sync(accountId);
    expect([(await erp.seen()).goods, await issuing.query('SELECT FROM erp_good')]).toEqual([[], []]);
  });
});
