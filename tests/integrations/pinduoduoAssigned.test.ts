import { describe, expect, it } from 'vitest';
import { pinduoduoAssigned } from '../../api/src/adapters/shops/pinduoduo/pinduoduoAssigned.ts';
import { pinduoduoShop } from '../../api/src/adapters/shops/pinduoduo/pinduoduoShop.ts';
import { assignedTo, assignOne, BY_YTO, onlyAssignedTo, secretsOf, waybillOf } from './assigned.ts';
import { answersChanged, outcomeOf, overheard } from './shopCalls.ts';
import { allowAt, BACK, type SimulatedShops, startShops } from './simulatedShops.ts';

const MERCHANT = { platform: 'pinduoduo', shopId: '2001001' };
const SUPPLIER = { platform: 'pinduoduo', shopId: '2001003' };

function assigningAt({ app, origin, now }: SimulatedShops, elsewhere = origin, appSecret = app.secret) {
  return pinduoduoAssigned({
    ...{ appKey: app.key, appSecret, now },
    gateway: `${elsewhere}/pinduoduo/api/router`,
  });
}

async function grantOf({ app, origin }: SimulatedShops, shopId: string) {
  const shop = pinduoduoShop({
    ...{ appKey: app.key, appSecret: app.secret, redirectUri: BACK },
    gateway: `${origin}/pinduoduo/api/router`,
    authorizePage: `${origin}/pinduoduo/service-market/auth`,
  });
  const back = await allowAt(await shop.authorizeUrl('s'), shopId);
  return shop.exchange(back.searchParams.get('code') ?? '');
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

describe('an order assigned at Pinduoduo', () => {
  it('is listed and read with masks of its merchant and number, its region, and nothing else of its receiver', async () => {
    const { shops, access, orderNo } = await supplying();
    const answers: string[] = [];
    const url = await answersChanged(shops.origin, (body) => {
      answers.push(body);
      return body;
    });
    const platform = assigningAt(shops, url);
    const order = await onlyAssignedTo(platform, access);
    const { receiver, items } = await shops.orderAt(MERCHANT, orderNo);
    const [item] = items;
    expect(order).toEqual({
      assignedId: expect.stringMatching(/^\d+$/),
      merchantShopId: expect.stringMatching(/^[0-9a-f]{20}$/),
      merchantName: expect.stringMatching(/^商家/),
      status: 'assigned',
      isInAfterSale: false,
      cancelReason: '',
      items: [
        {
          remoteGoodId: item?.goodId,
          remoteSkuId: '',
          title: item?.title,
          sku: item?.sku,
          num: item?.num,
          price: item?.price,
          merchantCode: item?.merchantCode,
        },
      ],
      region: { province: receiver.province, city: receiver.city, district: receiver.district },
      receiverId: expect.stringMatching(/^[0-9a-f]{64}$/),
      buyerMemo: '',
      sellerMemo: '',
      assignedAt: expect.any(Date),
      promisedShipAt: null,
      parcels: [],
    });
    expect(await platform.getAssigned(access, order)).toEqual(order);
    const hidden = [...secretsOf(receiver), orderNo, MERCHANT.shopId, '橙子的拼多多店'];
    for (const secret of hidden) expect(answers.join()).not.toContain(secret);
    expect(await platform.merchants(access)).toBeNull();
    expect(await platform.role(access)).toBe('supplier');
  });

  it('shows the memo that its merchant has written', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    await shops.act('remarkOrder', { ...MERCHANT, orderNo, sellerMemo: '轻放', buyerMemo: '快点' });
    expect(await onlyAssignedTo(platform, access)).toMatchObject({ sellerMemo: '轻放', buyerMemo: '' });
  });

  it('is nobody else’s, and of one merchant has another mask at each supplier', async () => {
    const { shops, access, platform } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const other = await grantOf(shops, '2001002');
    expect(await assignedTo(platform, other)).toEqual([]);
    expect(await platform.getAssigned(other, order)).toBeNull();
    expect(await platform.getAssigned(access, { ...order, merchantShopId: 'f'.repeat(20) })).toBeNull();
    const [waybill] = await platform.issueWaybills(other, [waybillOf(order)], BY_YTO);
    expect(waybill?.error?.code).toBe('50001:order');
    const posted = platform.postShipment(other, order, shipmentOf('YT2026000000001'));
    expect(await outcomeOf(posted)).toBe('invalid 50001:order');
    await assignOne(shops, MERCHANT, '2001002');
    const theirs = await onlyAssignedTo(platform, other);
    expect(theirs.merchantShopId).not.toBe(order.merchantShopId);
  });

  it('is listed across pages and spans of half an hour, each one', async () => {
    const { shops, access } = await supplying();
    const { url, calls } = await overheard(shops.origin);
    const orderNos = await shops.addOrders(MERCHANT, { count: 120 });
    for (const orderNo of orderNos) await shops.act('assignOrder', { ...MERCHANT, orderNo });
    expect(await assignedTo(assigningAt(shops, url), access)).toHaveLength(121);
    expect(calls.length).toBeGreaterThan(4);
  });

  it('is taken back by its merchant, and gets no waybill and no number any more', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    await shops.act('cancelAssignment', { ...MERCHANT, orderNo });
    expect((await platform.getAssigned(access, order))?.status).toBe('cancelled');
    const [waybill] = await platform.issueWaybills(access, [waybillOf(order)], BY_YTO);
    expect(waybill).toMatchObject({ waybillNo: null, error: { kind: 'unknown', code: '50001' } });
    const posted = platform.postShipment(access, order, shipmentOf('YT2026000000001'));
    expect(await outcomeOf(posted)).toBe('closed 50001');
  });

  it('says that its buyer asks for a refund, and cannot be posted before that is settled', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    await shops.act('refundOrder', { ...MERCHANT, orderNo, refund: 'applying' });
    expect((await platform.getAssigned(access, order))?.isInAfterSale).toBe(true);
    const post = () => outcomeOf(platform.postShipment(access, order, shipmentOf('YT2026000000001')));
    expect(await post()).toBe('refunding 50001');
    await shops.act('refundOrder', { ...MERCHANT, orderNo, refund: 'none' });
    expect(await post()).toBe('done');
  });
});

describe('waybills of orders assigned at Pinduoduo', () => {
  it('are issued once a parcel, sealed for the print component, and voided', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const issue = async (parcel = 1, parcels = 1) =>
      (await platform.issueWaybills(access, [waybillOf(order, parcel, parcels)], BY_YTO))[0];
    const first = await issue();
    expect(first).toMatchObject({ waybillNo: expect.stringMatching(/^DF\d+$/), error: null });
    expect(await issue()).toEqual(first);
    expect((await issue(2, 2))?.waybillNo).not.toBe(first?.waybillNo);
    const { receiver } = await shops.orderAt(MERCHANT, orderNo);
    const opened = JSON.stringify(first) + Buffer.from(JSON.stringify(first), 'base64').toString();
    for (const secret of secretsOf(receiver)) expect(opened).not.toContain(secret);
    const waybill = { courierCode: 'YTO', waybillNo: first?.waybillNo ?? '' };
    await platform.voidWaybill(access, { ...waybillOf(order), ...waybill });
    expect((await issue())?.waybillNo).not.toBe(first?.waybillNo);
  });

  it('that are refused leave the others', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const [another = ''] = await shops.addOrders(MERCHANT);
    await shops.act('assignOrder', { ...MERCHANT, orderNo: another });
    const orders = await assignedTo(platform, access);
    await shops.act('cancelAssignment', { ...MERCHANT, orderNo });
    const requests = orders.map((order) => waybillOf(order));
    const issued = await platform.issueWaybills(access, requests, BY_YTO);
    expect(issued.map(({ error }) => error?.code)).toEqual(['50001', undefined]);
  });

  it('that the answer leaves out are to be asked for again', async () => {
    const { shops, access } = await supplying();
    const url = await answersChanged(shops.origin, (body) =>
      body.replace(/"modules":\[.*?\]/, '"modules":[]'),
    );
    const platform = assigningAt(shops, url);
    const order = await onlyAssignedTo(platform, access);
    const [waybill] = await platform.issueWaybills(access, [waybillOf(order)], BY_YTO);
    expect(waybill?.error).toMatchObject({ kind: 'transient', code: 'BAD_ANSWER' });
  });

  it('need one of the companies that the calls name', async () => {
    const { access, platform } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const issued = platform.issueWaybills(access, [waybillOf(order)], { ...BY_YTO, courierCode: 'SF' });
    expect(await outcomeOf(issued)).toBe('courierUnknown COURIER');
  });
});

describe('parcels of an order assigned at Pinduoduo', () => {
  it('ship the order at its merchant; the same number again has no effect, another is refused', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const post = (waybillNo: string) =>
      outcomeOf(platform.postShipment(access, order, shipmentOf(waybillNo)));
    expect(await post('YT2026000000001')).toBe('done');
    expect(await post('YT2026000000001')).toBe('done');
    expect(await post('YT2026000000002')).toBe('alreadyShipped 50001');
    const { state, shipments } = await shops.orderAt(MERCHANT, orderNo);
    expect(state).toBe('shipped');
    expect(shipments.map(({ company, waybillNo }) => [company, waybillNo])).toEqual([
      ['85', 'YT2026000000001'],
    ]);
    expect((await platform.getAssigned(access, order))?.status).toBe('posted');
  });

  it('may be up to eleven, the first of which ships the order', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const numbers = Array.from({ length: 12 }, (_, index) => `YT20260000000${index + 10}`);
    const post = (some: string[]) => outcomeOf(platform.postShipment(access, order, shipmentOf(...some)));
    expect(await post(numbers)).toBe('invalid PARCELS');
    expect(await post(numbers.slice(0, 11))).toBe('done');
    expect(await post(numbers.slice(0, 11))).toBe('done');
    const { shipments } = await shops.orderAt(MERCHANT, orderNo);
    expect(shipments.map(({ waybillNo }) => waybillNo)).toEqual(numbers.slice(0, 11));
  });

  it('get another number by taking the first one back', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    await platform.postShipment(access, order, shipmentOf('YT2026000000001'));
    const change = { packId: 'YT2026000000001', courierCode: 'YTO', waybillNo: 'YT2026000000002' };
    await platform.changeShipment(access, order, change);
    const { state, shipments } = await shops.orderAt(MERCHANT, orderNo);
    expect([state, shipments.map(({ waybillNo }) => waybillNo)]).toEqual(['shipped', ['YT2026000000002']]);
  });

  it('wait while calls are limited, the authorisation has ended or the signature is another’s', async () => {
    const { shops, access, platform } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const post = (by = platform) => outcomeOf(by.postShipment(access, order, shipmentOf('YT2026000000001')));
    await shops.act('failCalls', {
      ...{ platform: 'pinduoduo', kind: 'rateLimited', call: 'ship' },
      orderSuffix: order.assignedId.slice(-4),
    });
    expect(await post()).toBe('rateLimited 70031');
    expect(await post(assigningAt(shops, shops.origin, 'another'))).toBe('invalid 20004');
    await shops.act('expireAccess', SUPPLIER);
    expect(await post()).toBe('authExpired 10019');
  });
});
