import { describe, expect, it } from 'vitest';
import { weixinAssigned } from '../../api/src/adapters/shops/weixin/weixinAssigned.ts';
import { assignedTo, assignOne, BY_YTO, onlyAssignedTo, secretsOf, waybillOf } from './assigned.ts';
import { answersChanged, outcomeOf, overheard } from './shopCalls.ts';
import { allowAt, type SimulatedShops, startShops } from './simulatedShops.ts';
import { pushedTicket, storeOf, weixinAt } from './weixin.ts';

const MERCHANT = { platform: 'weixin', shopId: '6001001' };
const SUPPLIER = { platform: 'weixin', shopId: '6001003' };

const assigningAt = ({ origin }: Pick<SimulatedShops, 'origin'>, elsewhere = origin) =>
  weixinAssigned({ gateway: `${elsewhere}/weixin` });

async function grantOf(shops: SimulatedShops, shopId: string) {
  const shop = weixinAt(shops, storeOf(await pushedTicket(shops)).store);
  const back = await allowAt(await shop.authorizeUrl('s'), shopId);
  return shop.exchange(back.searchParams.get('auth_code') ?? '');
}

/** A supplier with access, and an order that a merchant has assigned to it. */
async function supplying(bought: Record<string, number> = {}) {
  const shops = await startShops();
  const access = await grantOf(shops, SUPPLIER.shopId);
  const orderNo = await assignOne(shops, MERCHANT, SUPPLIER.shopId, bought);
  return { shops, access, platform: assigningAt(shops), orderNo };
}

const shipmentOf = (...waybillNos: string[]) => ({
  parcels: waybillNos.map((waybillNo) => ({ courierCode: 'YTO', waybillNo, num: 1 })),
  remoteAddressId: null,
});

describe('who assigns to whom at WeChat', () => {
  it('is told to the supplier by its bindings', async () => {
    const { shops, access, platform } = await supplying();
    const merchant = await grantOf(shops, MERCHANT.shopId);
    expect(await platform.role(access)).toBe('supplier');
    expect(await platform.role(merchant)).toBe('none');
    const bound = { merchantShopId: '6001001', name: '橙子的视频号店', binding: 'bound' };
    expect(await platform.merchants(access)).toEqual([bound]);
    expect(await platform.merchants(merchant)).toEqual([]);
    await shops.act('unbindSupplier', { ...MERCHANT, supplierId: SUPPLIER.shopId });
    expect(await platform.merchants(access)).toEqual([{ ...bound, binding: 'ended' }]);
    expect(await platform.role(access)).toBe('none');
  });

  it.each([
    [{ status: 0, bind_audit_status: 0 }, 'requested'],
    [{ status: 0, bind_audit_status: 2 }, 'refused'],
    [{ status: 0, bind_audit_status: 3 }, 'refused'],
    [{ status: 0, bind_audit_status: 4 }, 'refused'],
  ])('is told before a binding stands, too: %o', async (told, binding) => {
    const { shops, access } = await supplying();
    const url = await answersChanged(shops.origin, (body) =>
      body.replace(/"status":\d,"bind_audit_status":\d/, JSON.stringify(told).slice(1, -1)),
    );
    expect(await assigningAt(shops, url).merchants(access)).toMatchObject([{ binding }]);
  });
});

describe('an order assigned at WeChat', () => {
  it('is listed and read with all of its goods, its merchant and its region, and nothing else of its receiver', async () => {
    const { shops, access, orderNo } = await supplying({ items: 2 });
    const answers: string[] = [];
    const url = await answersChanged(shops.origin, (body) => {
      answers.push(body);
      return body;
    });
    const platform = assigningAt(shops, url);
    const order = await onlyAssignedTo(platform, access);
    const { receiver, items } = await shops.orderAt(MERCHANT, orderNo);
    expect(items).toHaveLength(2);
    expect(order).toEqual({
      assignedId: expect.stringMatching(/^\d+$/),
      merchantShopId: MERCHANT.shopId,
      merchantName: '橙子的视频号店',
      status: 'assigned',
      isInAfterSale: false,
      cancelReason: '',
      items: items.map(({ goodId, skuId, title, num, merchantCode }) => ({
        ...{ remoteGoodId: goodId, remoteSkuId: skuId, title, num, merchantCode },
        ...{ sku: '', price: 0 },
      })),
      region: { province: receiver.province, city: receiver.city, district: receiver.district },
      receiverId: expect.stringMatching(/^[0-9a-f]{64}$/),
      buyerMemo: '',
      sellerMemo: '',
      assignedAt: expect.any(Date),
      promisedShipAt: expect.any(Date),
      parcels: [],
    });
    expect(await platform.getAssigned(access, order)).toEqual(order);
    for (const secret of secretsOf(receiver)) expect(answers.join()).not.toContain(secret);
  });

  it('has the number of its order for its merchant', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const { assignedId } = await onlyAssignedTo(platform, access);
    const merchant = await grantOf(shops, MERCHANT.shopId);
    expect(await platform.merchantOrderNo?.(merchant, assignedId)).toBe(orderNo);
    expect(await platform.merchantOrderNo?.(access, assignedId)).toBeNull();
  });

  it('shows the memos of its buyer and its merchant', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    await shops.act('remarkOrder', { ...MERCHANT, orderNo, sellerMemo: '轻放', buyerMemo: '快点' });
    expect(await onlyAssignedTo(platform, access)).toMatchObject({ sellerMemo: '轻放', buyerMemo: '快点' });
  });

  it('is nobody else’s', async () => {
    const { shops, access, platform } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const other = await grantOf(shops, '6001002');
    expect(await assignedTo(platform, other)).toEqual([]);
    expect(await platform.getAssigned(other, order)).toBeNull();
    expect(await platform.getAssigned(access, { ...order, merchantShopId: '6001002' })).toBeNull();
    const [waybill] = await platform.issueWaybills(other, [waybillOf(order)], BY_YTO);
    expect(waybill?.error?.code).toBe('100002');
    const posted = platform.postShipment(other, order, shipmentOf('YT2026000000001'));
    expect(await outcomeOf(posted)).toBe('closed NOT_ASSIGNED');
  });

  it('is listed across pages, each one', async () => {
    const { shops, access } = await supplying();
    const { url, calls } = await overheard(shops.origin);
    const orderNos = await shops.addOrders(MERCHANT, { count: 120 });
    for (const orderNo of orderNos) await shops.act('assignOrder', { ...MERCHANT, orderNo });
    expect(await assignedTo(assigningAt(shops, url), access)).toHaveLength(121);
    expect(calls).toHaveLength(123);
  });

  it('is taken back by its merchant, and gets no waybill and no number any more', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    await shops.act('cancelAssignment', { ...MERCHANT, orderNo });
    expect((await platform.getAssigned(access, order))?.status).toBe('cancelled');
    const [waybill] = await platform.issueWaybills(access, [waybillOf(order)], BY_YTO);
    expect(waybill).toMatchObject({ waybillNo: null, error: { kind: 'unknown' } });
    const posted = platform.postShipment(access, order, shipmentOf('YT2026000000001'));
    expect(await outcomeOf(posted)).toBe('closed 101100');
  });

  it('cannot be posted while its buyer asks for a refund, of which its supplier is told nothing', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    await shops.act('refundOrder', { ...MERCHANT, orderNo, refund: 'applying' });
    expect((await platform.getAssigned(access, order))?.isInAfterSale).toBe(false);
    const post = () => outcomeOf(platform.postShipment(access, order, shipmentOf('YT2026000000001')));
    expect(await post()).toBe('unknown 101100');
    await shops.act('refundOrder', { ...MERCHANT, orderNo, refund: 'none' });
    expect(await post()).toBe('done');
  });

  it('in a state that is not known is left alone', async () => {
    const { shops, access } = await supplying();
    const url = await answersChanged(shops.origin, (body) => body.replace('"status":20', '"status":7'));
    expect(await outcomeOf(assignedTo(assigningAt(shops, url), access))).toBe('transient BAD_ANSWER');
  });
});

describe('waybills of orders assigned at WeChat', () => {
  it('are issued once a number of ours, sealed for the print component, and voided', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const issue = async (requestNo = 'P1') =>
      (await platform.issueWaybills(access, [{ ...waybillOf(order), requestNo }], BY_YTO))[0];
    const first = await issue();
    expect(first).toMatchObject({ waybillNo: expect.stringMatching(/^DF\d+$/), error: null });
    expect(await issue()).toEqual(first);
    expect((await issue('P2'))?.waybillNo).not.toBe(first?.waybillNo);
    const { receiver } = await shops.orderAt(MERCHANT, orderNo);
    for (const secret of secretsOf(receiver)) expect(JSON.stringify(first)).not.toContain(secret);
    const { merchantShopId } = order;
    const waybill = { courierCode: 'YTO', waybillNo: first?.waybillNo ?? '', merchantShopId };
    expect(await outcomeOf(platform.voidWaybill(access, { requestNo: 'P2', ...waybill }))).toBe(
      'unknown 10025010',
    );
    expect(await outcomeOf(platform.voidWaybill(access, { requestNo: 'P1', ...waybill }))).toBe('done');
    expect(await outcomeOf(platform.voidWaybill(access, { requestNo: 'P1', ...waybill }))).toBe('done');
  });

  it('whose answer was lost are the same when they are asked for again', async () => {
    const { shops, access, platform } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    let lost = '';
    const url = await answersChanged(shops.origin, (body) => {
      const [, found = ''] = /"waybill_id":"(DF\d+)","print_info"/.exec(body) ?? [];
      lost = found || lost;
      return found ? '<html>' : body;
    });
    const issue = (by = platform) => by.issueWaybills(access, [waybillOf(order)], BY_YTO);
    expect(await outcomeOf(issue(assigningAt(shops, url)))).toMatch(/^transient /);
    expect(await issue()).toMatchObject([{ waybillNo: lost, print: { waybillNo: lost }, error: null }]);
  });

  it('that are refused leave the others', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const [another = ''] = await shops.addOrders(MERCHANT);
    await shops.act('assignOrder', { ...MERCHANT, orderNo: another });
    const orders = await assignedTo(platform, access);
    await shops.act('cancelAssignment', { ...MERCHANT, orderNo });
    const requests = orders.map((order) => waybillOf(order));
    const issued = await platform.issueWaybills(access, requests, BY_YTO);
    expect(issued.map(({ waybillNo }) => waybillNo !== null)).toEqual([false, true]);
  });

  it('of Yunda and Deppon are called otherwise than their parcels', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const by = { ...BY_YTO, courierCode: 'YUNDA' };
    const [waybill] = await platform.issueWaybills(access, [waybillOf(order)], by);
    const waybillNo = waybill?.waybillNo ?? '';
    const parcels = [{ courierCode: 'YUNDA', waybillNo, num: 1 }];
    await platform.postShipment(access, order, { parcels, remoteAddressId: null });
    const { shipments } = await shops.orderAt(MERCHANT, orderNo);
    expect(shipments).toMatchObject([{ company: 'YD', waybillNo }]);
    expect((await platform.getAssigned(access, order))?.parcels).toMatchObject([{ courierCode: 'YUNDA' }]);
  });

  it('need an account of the supplier at the courier', async () => {
    const { shops, access } = await supplying();
    const url = await answersChanged(shops.origin, (body) => body.replaceAll('"status":3,', '"status":1,'));
    const platform = assigningAt(shops, url);
    const order = await onlyAssignedTo(platform, access);
    const issue = (courierCode: string) =>
      outcomeOf(platform.issueWaybills(access, [waybillOf(order)], { ...BY_YTO, courierCode }));
    expect(await issue('YTO')).toBe('courierUnknown ACCOUNT');
    expect(await issue('BEST')).toBe('courierUnknown COURIER');
  });
});

describe('parcels of an order assigned at WeChat', () => {
  it('ship all of the order at its merchant; the same number again has no effect, another is refused', async () => {
    const { shops, access, platform, orderNo } = await supplying({ items: 2 });
    const order = await onlyAssignedTo(platform, access);
    const post = (waybillNo: string) =>
      outcomeOf(platform.postShipment(access, order, shipmentOf(waybillNo)));
    expect(await post('YT2026000000001')).toBe('done');
    expect(await post('YT2026000000001')).toBe('done');
    expect(await post('YT2026000000002')).toBe('alreadyShipped 101100');
    const { state, shipments } = await shops.orderAt(MERCHANT, orderNo);
    expect(state).toBe('shipped');
    expect(shipments.map(({ company, waybillNo }) => [company, waybillNo])).toEqual([
      ['YTO', 'YT2026000000001'],
    ]);
    expect(await platform.getAssigned(access, order)).toMatchObject({
      status: 'posted',
      parcels: [{ courierCode: 'YTO', waybillNo: 'YT2026000000001' }],
    });
  });

  it('may be several, each with goods in it', async () => {
    const { shops, access, platform, orderNo } = await supplying({ items: 2 });
    const order = await onlyAssignedTo(platform, access);
    const pieces = order.items.reduce((sum, { num }) => sum + num, 0);
    const numbers = Array.from({ length: pieces + 1 }, (_, index) => `YT20260000000${index + 10}`);
    const post = (some: string[]) => outcomeOf(platform.postShipment(access, order, shipmentOf(...some)));
    expect(await post(numbers)).toBe('invalid PARCELS');
    expect(await post(numbers.slice(0, 2))).toBe('done');
    const { shipments } = await shops.orderAt(MERCHANT, orderNo);
    expect(shipments.map(({ waybillNo }) => waybillNo)).toEqual(numbers.slice(0, 2));
  });

  it('keep their number', async () => {
    const { access, platform } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    await platform.postShipment(access, order, shipmentOf('YT2026000000001'));
    const change = { packId: 'YT2026000000001', courierCode: 'YTO', waybillNo: 'YT2026000000002' };
    expect(await outcomeOf(platform.changeShipment(access, order, change))).toBe('invalid NO_CHANGE');
  });

  it('wait while calls are limited or the authorisation has ended', async () => {
    const { shops, access, platform } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const post = () => outcomeOf(platform.postShipment(access, order, shipmentOf('YT2026000000001')));
    await shops.act('failCalls', {
      ...{ platform: 'weixin', kind: 'rateLimited', call: 'ship' },
      orderSuffix: order.assignedId.slice(-4),
    });
    expect(await post()).toBe('rateLimited 45011');
    await shops.act('expireAccess', SUPPLIER);
    expect(await post()).toBe('authExpired 42001');
  });
});
