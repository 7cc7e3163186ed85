import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { douyinAssigned } from '../../api/src/adapters/shops/douyin/douyinAssigned.ts';
import { type AssignedOrderChange, readDouyinPush } from '../../api/src/adapters/shops/douyin/douyinPush.ts';
import { assignedTo, assignOne, BY_YTO, onlyAssignedTo, piecesOf, secretsOf, waybillOf } from './assigned.ts';
import { douyinAt } from './douyin.ts';
import { answersChanged, outcomeOf, overheard } from './shopCalls.ts';
import { APP, allowAt, type SimulatedShops, startShops } from './simulatedShops.ts';

const MERCHANT = { platform: 'douyin', shopId: '4001001' };
const SUPPLIER = { platform: 'douyin', shopId: '4001003' };

function assigningAt({ origin, app, now }: SimulatedShops, gateway = `${origin}/douyin`) {
  return douyinAssigned({ appKey: app.key, appSecret: app.secret, gateway, now });
}

async function grantOf(shops: SimulatedShops, shopId: string) {
  const back = await allowAt(await douyinAt(shops).authorizeUrl('s'), shopId);
  return douyinAt(shops).exchange(back.searchParams.get('code') ?? '');
}

/** A supplier with access, and orders that the merchant has assigned to it. */
async function supplying({ orders = 1, bought = {} as Record<string, number>, app = {} } = {}) {
  const shops = await startShops({ app });
  const access = await grantOf(shops, SUPPLIER.shopId);
  const orderNos: string[] = [];
  for (let made = 0; made < orders; made += 1)
    orderNos.push(await assignOne(shops, MERCHANT, SUPPLIER.shopId, bought));
  return { shops, access, platform: assigningAt(shops), orderNo: orderNos[0] ?? '', orderNos };
}

const shipmentOf = (waybillNo: string, num: number) => ({
  parcels: [{ courierCode: 'YTO', waybillNo, num }],
  remoteAddressId: null,
});

describe('who assigns to whom at Douyin', () => {
  it('is told by role and binding', async () => {
    const { shops, access, platform } = await supplying();
    const merchant = await grantOf(shops, MERCHANT.shopId);
    const stranger = await grantOf(shops, '4001002');
    expect(await platform.role(access)).toBe('supplier');
    expect(await platform.role(merchant)).toBe('merchant');
    expect(await platform.role(stranger)).toBe('none');
    const bound = { merchantShopId: '4001001', name: '橙子的抖店店', binding: 'bound' };
    expect(await platform.merchants(access)).toEqual([bound]);
    expect(await platform.merchants(merchant)).toEqual([]);
    await shops.act('unbindSupplier', { ...MERCHANT, supplierId: SUPPLIER.shopId });
    expect(await platform.merchants(access)).toEqual([{ ...bound, binding: 'ended' }]);
  });
});

describe('an order assigned at Douyin', () => {
  it('has the number of its order for the merchant alone', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const merchant = await grantOf(shops, MERCHANT.shopId);
    const { assignedId } = await onlyAssignedTo(platform, access);
    expect(await platform.merchantOrderNo?.(merchant, assignedId)).toBe(orderNo);
    expect(await platform.merchantOrderNo?.(access, assignedId)).toBeNull();
    expect(await platform.merchantOrderNo?.(merchant, '1')).toBeNull();
  });

  it('is listed and read with its region and nothing else of its receiver', async () => {
    const { shops, access, orderNo } = await supplying();
    const answers: string[] = [];
    const url = await answersChanged(shops.origin, (body) => {
      answers.push(body);
      return body;
    });
    const platform = assigningAt(shops, `${url}/douyin`);
    const order = await onlyAssignedTo(platform, access);
    const { receiver, items, promisedShipAt } = await shops.orderAt(MERCHANT, orderNo);
    const [item] = items;
    expect(order).toEqual({
      assignedId: expect.stringMatching(/^\d+$/),
      merchantShopId: MERCHANT.shopId,
      merchantName: '橙子的抖店店',
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
      promisedShipAt: new Date(String(promisedShipAt)),
      parcels: [],
    });
    expect(await platform.getAssigned(access, order)).toEqual(order);
    for (const secret of [...secretsOf(receiver), orderNo]) expect(answers.join()).not.toContain(secret);
  });

  it('is nobody else’s', async () => {
    const { shops, access, platform } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const stranger = await grantOf(shops, '4001002');
    expect(await assignedTo(platform, stranger)).toEqual([]);
    expect(await platform.getAssigned(stranger, order)).toBeNull();
    expect(await platform.getAssigned(access, { ...order, merchantShopId: '4001002' })).toBeNull();
    const [waybill] = await platform.issueWaybills(stranger, [waybillOf(order)], BY_YTO);
    expect(waybill?.error?.code).toBe('isv.business-failed:41002');
    const posted = platform.postShipment(stranger, order, shipmentOf('YT2026000000001', piecesOf(order)));
    expect(await outcomeOf(posted)).toBe('closed isv.business-failed:41002');
  });

  it('of several goods is one assigned order each, of one receiver', async () => {
    const { access, platform } = await supplying({ bought: { items: 3 } });
    const orders = await assignedTo(platform, access);
    expect(orders).toHaveLength(3);
    expect(new Set(orders.map(({ receiverId }) => receiverId)).size).toBe(1);
  });

  it('is listed across pages and spans, each one', async () => {
    const { shops, access, platform } = await supplying();
    const orderNos = await shops.addOrders(MERCHANT, { count: 120 });
    for (const orderNo of orderNos) await shops.act('assignOrder', { ...MERCHANT, orderNo });
    expect(await assignedTo(platform, access)).toHaveLength(121);
  });

  it('is taken back by its merchant, and no waybill of it is issued any more', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    await shops.act('cancelAssignment', { ...MERCHANT, orderNo, reason: '换一家' });
    const { status, cancelReason } = await onlyAssignedTo(platform, access);
    expect({ status, cancelReason }).toEqual({ status: 'cancelled', cancelReason: '换一家' });
    expect(await platform.getAssigned(access, order)).toBeNull();
    const [waybill] = await platform.issueWaybills(access, [waybillOf(order)], BY_YTO);
    expect(waybill?.waybillNo).toBeNull();
    const posted = platform.postShipment(access, order, shipmentOf('YT2026000000001', piecesOf(order)));
    expect(await outcomeOf(posted)).toBe('closed isv.business-failed:41000');
  });

  it('says that its buyer asks for a refund, and cannot be posted before that is settled', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const before = await onlyAssignedTo(platform, access);
    await shops.act('refundOrder', { ...MERCHANT, orderNo, refund: 'applying' });
    const order = await platform.getAssigned(access, before);
    expect([before.isInAfterSale, order?.isInAfterSale]).toEqual([false, true]);
    const post = () => platform.postShipment(access, before, shipmentOf('YT2026000000001', piecesOf(before)));
    expect(await outcomeOf(post())).toBe('refunding isv.business-failed:41004');
    await shops.act('refundOrder', { ...MERCHANT, orderNo, refund: 'none' });
    expect(await outcomeOf(post())).toBe('done');
  });
});

describe('waybills of orders assigned at Douyin', () => {
  it('are issued once a parcel, and printed by the print component alone', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const [first] = await platform.issueWaybills(access, [waybillOf(order)], BY_YTO);
    const [again] = await platform.issueWaybills(access, [waybillOf(order)], BY_YTO);
    const [second] = await platform.issueWaybills(access, [waybillOf(order, 2, 2)], BY_YTO);
    expect(first?.waybillNo).toMatch(/^DF\d+$/);
    expect(again).toEqual(first);
    expect(second).toMatchObject({ parcel: 2, waybillNo: expect.not.stringMatching(`${first?.waybillNo}`) });
    const waybillNo = first?.waybillNo ?? '';
    const prints = await platform.sealedPrints(access, [
      { courierCode: 'YTO', waybillNo },
      { courierCode: 'YTO', waybillNo: 'YT0' },
    ]);
    const sealed = expect.stringMatching(/^[\w+/=]{20,}$/);
    expect(prints).toEqual([{ waybillNo, sealed, signature: expect.stringMatching(/./) }]);
    const { receiver } = await shops.orderAt(MERCHANT, orderNo);
    const opened = Buffer.from(prints[0]?.sealed ?? '', 'base64').toString();
    for (const secret of secretsOf(receiver)) expect(opened).not.toContain(secret);
  });

  it('are issued ten a call, and one that is refused leaves the others', async () => {
    const { shops, access, orderNos } = await supplying({ orders: 12 });
    const { url, calls } = await overheard(shops.origin);
    const platform = assigningAt(shops, `${url}/douyin`);
    const orders = await assignedTo(platform, access);
    await shops.act('cancelAssignment', { ...MERCHANT, orderNo: orderNos[3] ?? '' });
    const issued = await platform.issueWaybills(
      access,
      orders.map((order) => waybillOf(order)),
      BY_YTO,
    );
    expect(issued.map(({ assignedId }) => assignedId)).toEqual(orders.map(({ assignedId }) => assignedId));
    const refused = issued.filter(({ error }) => error);
    expect(refused.map(({ error }) => error?.code)).toEqual(['isv.business-failed:41000']);
    expect(new Set(issued.map(({ waybillNo }) => waybillNo)).size).toBe(12);
    expect(calls.filter(({ path }) => path.includes('iop/waybillGet'))).toHaveLength(2);
  });

  it('that the answer leaves out are to be asked for again', async () => {
    const { shops, access } = await supplying();
    const url = await answersChanged(shops.origin, (body) =>
      body.replace(/"ebill_infos":\[.*?\]/, '"ebill_infos":[]'),
    );
    const platform = assigningAt(shops, `${url}/douyin`);
    const order = await onlyAssignedTo(platform, access);
    const [waybill] = await platform.issueWaybills(access, [waybillOf(order)], BY_YTO);
    expect(waybill?.error).toMatchObject({ kind: 'transient', code: 'BAD_ANSWER' });
  });

  it('are voided, and not printed any more', async () => {
    const { access, platform } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const [issued] = await platform.issueWaybills(access, [waybillOf(order)], BY_YTO);
    const waybill = { courierCode: 'YTO', waybillNo: issued?.waybillNo ?? '' };
    await platform.voidWaybill(access, { ...waybillOf(order), ...waybill });
    expect(await platform.sealedPrints(access, [waybill])).toEqual([]);
    const [next] = await platform.issueWaybills(access, [waybillOf(order)], BY_YTO);
    expect(next?.waybillNo).not.toBe(issued?.waybillNo);
  });

  it('need a courier that Douyin knows', async () => {
    const { access, platform } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const issued = platform.issueWaybills(access, [waybillOf(order)], { ...BY_YTO, courierCode: 'NONE' });
    expect(await outcomeOf(issued)).toBe('courierUnknown COURIER');
  });
});

describe('a parcel of an order assigned at Douyin', () => {
  it('ships the order at its merchant, and again has no effect', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const post = (waybillNo: string) =>
      outcomeOf(platform.postShipment(access, order, shipmentOf(waybillNo, piecesOf(order))));
    expect(await post('YT2026000000001')).toBe('done');
    expect(await post('YT2026000000001')).toBe('done');
    expect(await post('YT2026000000002')).toBe('alreadyShipped isv.business-failed:41001');
    const { state, shipments } = await shops.orderAt(MERCHANT, orderNo);
    expect(state).toBe('shipped');
    expect(shipments.map(({ company, waybillNo }) => [company, waybillNo])).toEqual([
      ['yuantong', 'YT2026000000001'],
    ]);
    const posted = await platform.getAssigned(access, order);
    expect(posted?.status).toBe('posted');
    expect(posted?.parcels).toEqual([
      { packId: expect.stringMatching(/^\d+$/), courierCode: 'YTO', waybillNo: 'YT2026000000001' },
    ]);
  });

  it('is posted by the answer that got lost', async () => {
    const { shops, access, platform } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const url = await answersChanged(shops.origin, () => '<html>');
    const lost = assigningAt(shops, `${url}/douyin`);
    const shipment = shipmentOf('YT2026000000001', piecesOf(order));
    expect(await outcomeOf(lost.postShipment(access, order, shipment))).toBe('transient BAD_ANSWER');
    expect(await outcomeOf(platform.postShipment(access, order, shipment))).toBe('done');
  });

  it('is one of several, which hold the pieces of the order together', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const parcels = [
      { courierCode: 'YTO', waybillNo: 'YT2026000000001', num: piecesOf(order) },
      { courierCode: 'ZTO', waybillNo: 'ZT2026000000001', num: 1 },
    ];
    const post = () => outcomeOf(platform.postShipment(access, order, { parcels, remoteAddressId: null }));
    expect(await post()).toBe('unknown isv.business-failed:41007');
    parcels[0] = { courierCode: 'YTO', waybillNo: 'YT2026000000001', num: piecesOf(order) - 1 };
    expect(await post()).toBe('done');
    const { shipments } = await shops.orderAt(MERCHANT, orderNo);
    expect(shipments.map(({ waybillNo }) => waybillNo)).toEqual(['YT2026000000001', 'ZT2026000000001']);
  });

  it('is sent from an address of the supplier', async () => {
    const { shops, access, platform } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const [theirs] = await shops.sendersOf(MERCHANT);
    const [own] = await shops.sendersOf(SUPPLIER);
    const post = (remoteAddressId: string) =>
      outcomeOf(
        platform.postShipment(access, order, {
          ...shipmentOf('YT2026000000001', piecesOf(order)),
          remoteAddressId,
        }),
      );
    expect(await post(theirs?.addressId ?? '')).toBe('invalid isv.business-failed:41003');
    expect(await post(own?.addressId ?? '')).toBe('done');
  });

  it('gets another number', async () => {
    const { shops, access, platform, orderNo } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    await platform.postShipment(access, order, shipmentOf('YT2026000000001', piecesOf(order)));
    const [parcel] = (await platform.getAssigned(access, order))?.parcels ?? [];
    if (!parcel) throw new Error('no parcel');
    const change = { ...parcel, courierCode: 'ZTO', waybillNo: 'ZT2026000000001' };
    await platform.changeShipment(access, order, change);
    expect((await platform.getAssigned(access, order))?.parcels).toEqual([change]);
    const { shipments } = await shops.orderAt(MERCHANT, orderNo);
    expect(shipments.map(({ waybillNo, replaced }) => ({ waybillNo, replaced }))).toEqual([
      { waybillNo: 'ZT2026000000001', replaced: ['YT2026000000001'] },
    ]);
  });

  it('waits while the authorisation has ended or calls are limited', async () => {
    const { shops, access, platform } = await supplying();
    const order = await onlyAssignedTo(platform, access);
    const post = () =>
      outcomeOf(platform.postShipment(access, order, shipmentOf('YT2026000000001', piecesOf(order))));
    await shops.act('failCalls', { platform: 'douyin', kind: 'rateLimited', call: 'ship' });
    expect(await post()).toBe('rateLimited 60000');
    await shops.act('expireAccess', SUPPLIER);
    expect(await post()).toBe('authExpired isv.access-token-expired');
  });
});

/** An application's address for pushes, with what Douyin sends there, in order: the other platforms push to it, too. */
async function listening() {
  const waiting: ((body: Pushed) => void)[] = [];
  const arrived: Pushed[] = [];
  const server = createServer(async (request, response) => {
    const header = (name: string) => String(request.headers[name] ?? '');
    const seal = { appId: header('app-id'), eventSign: header('event-sign') };
    const app = { appKey: APP.key, appSecret: APP.secret };
    const push = readDouyinPush(app, seal, await text(request))?.assigned ?? null;
    response.end('{"code":0,"msg":"success"}');
    if (!seal.eventSign) return;
    const first = waiting.shift();
    if (first) first(push);
    else arrived.push(push);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once('listening', done));
  return {
    pushUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push`,
    next: async () => arrived.shift() ?? new Promise<Pushed>((done) => waiting.push(done)),
  };
}

type Pushed = AssignedOrderChange[] | null;

describe('Douyin’s pushes of assigned orders', () => {
  it('name the order that was assigned, changed, posted and taken back', async () => {
    const { pushUrl, next } = await listening();
    const { shops, access, platform, orderNo } = await supplying({ app: { pushUrl } });
    const order = await onlyAssignedTo(platform, access);
    const change = {
      supplierShopId: SUPPLIER.shopId,
      merchantShopId: MERCHANT.shopId,
      assignedId: order.assignedId,
    };
    expect(await next()).toEqual([change]);
    await shops.act('changeReceiver', { ...MERCHANT, orderNo });
    expect(await next()).toEqual([change]);
    await shops.act('remarkOrder', { ...MERCHANT, orderNo, sellerMemo: '加急' });
    expect(await next()).toEqual([change]);
    await shops.act('cancelAssignment', { ...MERCHANT, orderNo });
    expect(await next()).toEqual([change]);
  });

  it('may come twice or never', async () => {
    const { pushUrl, next } = await listening();
    const { shops } = await supplying({ app: { pushUrl } });
    await next();
    const [one = '', two = '', three = ''] = await shops.addOrders(MERCHANT, { count: 3 });
    const assign = async (orderNo: string) =>
      (await shops.act('assignOrder', { ...MERCHANT, orderNo })).assignedIds[0] as string;
    await shops.act('dropPushes', { platform: 'douyin', pushes: 1 });
    await assign(one);
    await shops.act('repeatPushes', { platform: 'douyin', times: 2 });
    const second = await assign(two);
    expect([await next(), await next()].map((push) => push?.[0]?.assignedId)).toEqual([second, second]);
    await shops.act('clearFaults', { platform: 'douyin' });
    const third = await assign(three);
    expect((await next())?.[0]?.assignedId).toBe(third);
  });
});

it.each([
  ['of a merchant that is not bound', { shopId: '4001002' }],
  ['that is assigned already', { shopId: '4001001' }],
])('the console assigns no order %s', async (_what, { shopId }) => {
  const { shops, orderNo } = await supplying();
  const [other = ''] = await shops.addOrders({ platform: 'douyin', shopId: '4001002' });
  const fields = { platform: 'douyin', shopId, supplierId: SUPPLIER.shopId };
  const assigned = shops.act('assignOrder', { ...fields, orderNo: shopId === '4001001' ? orderNo : other });
  await expect(assigned).rejects.toThrow('orderNo');
});
