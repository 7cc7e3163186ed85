import { describe, expect, it } from 'vitest';
import { jushuitan } from './jushuitan.ts';
import { answersChanged, lastDays, listed, outcomeOf, overheard, shipmentOf } from './shopCalls.ts';
import { shopContract } from './shops/contract.ts';
import { oneByOneContract } from './shops/oneByOne.ts';
import { allowAt, startShops } from './simulatedShops.ts';

const SHOP = { platform: 'jushuitan', shopId: '7001001' };

shopContract(jushuitan);
oneByOneContract(jushuitan);

async function opened() {
  const shops = await startShops();
  const [orderNo = ''] = await shops.addOrders(SHOP);
  const shop = jushuitan.adapter(shops);
  const back = await allowAt(await shop.authorizeUrl('state-1'), SHOP.shopId);
  return { shops, orderNo, grant: await shop.exchange(back.searchParams.get('code') ?? '') };
}

describe('the Jushuitan adapter', () => {
  it.each([
    ['Delivering', 2],
    ['Question', 2],
    ['Split', 6],
    ['Merged', 6],
  ])('lists no order whose status is %s, and reads it as %i', async (status, known) => {
    const { shops, orderNo, grant } = await opened();
    const origin = await answersChanged(shops.origin, (body) => body.replace('"WaitConfirm"', `"${status}"`));
    const shop = jushuitan.adapter(shops, { origin });
    expect((await listed(shop, grant, lastDays(1))).flat()).toEqual([]);
    expect((await shop.getOrder(grant, orderNo))?.status).toBe(known);
  });

  it('tells the number with the courier as the company has it', async () => {
    const { shops, orderNo, grant } = await opened();
    const { url, calls } = await overheard(shops.origin);
    await jushuitan
      .adapter(shops, { origin: url })
      .postShipment(grant, shipmentOf([orderNo], { courierCode: 'ZTO' }));
    const told = new URLSearchParams(calls.find(({ path }) => path.endsWith('/sent/upload'))?.body).get(
      'biz',
    );
    expect(JSON.parse(told ?? '')).toEqual({
      items: [
        {
          ...{ o_id: Number(orderNo), shop_id: 70_010_011, so_id: `CC${orderNo}` },
          ...{ lc_id: 'LC102', lc_name: '中通快递', l_id: 'YT2026000000001' },
        },
      ],
    });
  });

  it('reads results as the list that other companies are answered with', async () => {
    const { shops, orderNo, grant } = await opened();
    const origin = await answersChanged(shops.origin, (body) =>
      body.replace(/"data":\{"data":(\[.*\])\}/, '"data":$1'),
    );
    const shop = jushuitan.adapter(shops, { origin });
    await shops.act('closeOrder', { ...SHOP, orderNo });
    expect(await outcomeOf(shop.postShipment(grant, shipmentOf([orderNo])))).toBe('closed NO_SUCCESS');
  });

  it('finds no courier that the company has not', async () => {
    const { shops, orderNo, grant } = await opened();
    const origin = await answersChanged(shops.origin, (body) => body.replace('极兔速递', '别家'));
    const parcel = shipmentOf([orderNo], { courierCode: 'JTSD' });
    const shop = jushuitan.adapter(shops, { origin });
    expect(await outcomeOf(shop.postShipment(grant, parcel))).toBe('courierUnknown COURIER');
    const whole = jushuitan.adapter(shops);
    await whole.postShipment(grant, parcel);
    expect((await whole.getOrder(grant, orderNo))?.shipments).toEqual([
      { waybillNo: 'YT2026000000001', courierCode: 'JTSD' },
    ]);
  });

  it('is not bound for a company without shops', async () => {
    const { shops } = await opened();
    const origin = await answersChanged(shops.origin, (body) =>
      body.replace(/"datas":\[.*?\]/, '"datas":[]'),
    );
    const shop = jushuitan.adapter(shops, { origin });
    const back = await allowAt(await jushuitan.adapter(shops).authorizeUrl('state-2'), SHOP.shopId);
    expect(await outcomeOf(shop.exchange(back.searchParams.get('code') ?? ''))).toBe('invalid NO_SHOP');
  });

  it('tells a company with several shops by the first of them', async () => {
    const { shops } = await opened();
    const origin = await answersChanged(shops.origin, (body) =>
      body.replace(/"datas":\[(.*?)\]/, '"datas":[$1,{"shop_id":2,"shop_name":"另一店"}]'),
    );
    const back = await allowAt(await jushuitan.adapter(shops).authorizeUrl('state-2'), SHOP.shopId);
    const grant = await jushuitan.adapter(shops, { origin }).exchange(back.searchParams.get('code') ?? '');
    expect([grant.remoteShopId, grant.shopName]).toEqual(['7001001', '橙子的聚水潭店等2个店铺']);
  });
});

describe('quantities of a company', () => {
  const target = { remoteGoodId: 'g', remoteSkuId: 'SP0', quantity: 1 };

  it('are a confirmed stocktake of the main warehouse, with a number of its own each time', async () => {
    const { shops, grant } = await opened();
    const { url, calls } = await overheard(shops.origin);
    const shop = jushuitan.adapter(shops, { origin: url });
    expect(await shop.setStocks(grant, [target])).toEqual([null]);
    expect(await shop.setStocks(grant, [target])).toEqual([null]);
    const documents = calls.map(({ body }) => JSON.parse(new URLSearchParams(body).get('biz') ?? ''));
    expect(documents[0]).toEqual({
      ...{
        type: 'check',
        is_confirm: true,
        warehouse: '1',
        so_id: expect.stringMatching(/^CC[0-9a-f]{32}$/),
      },
      items: [{ sku_id: 'SP0', qty: 1 }],
    });
    expect(documents[1].so_id).not.toBe(documents[0].so_id);
  });

  it('end no authorisation where the call is not open to the application', async () => {
    const { shops, grant } = await opened();
    const origin = await answersChanged(
      shops.origin,
      () => '{"code":190,"msg":"无API权限，请前往开放平台申请"}',
    );
    expect(await jushuitan.adapter(shops, { origin }).setStocks(grant, [target])).toEqual([
      { kind: 'invalid', code: '190', retryAfterMs: null },
    ]);
  });
});
