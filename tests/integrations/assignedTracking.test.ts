import { expect, it } from 'vitest';
import type { AssigningPlatform } from '../../api/src/adapters/shops/assigningPlatform.ts';
import { douyinAssigned } from '../../api/src/adapters/shops/douyin/douyinAssigned.ts';
import { douyinShop } from '../../api/src/adapters/shops/douyin/douyinShop.ts';
import { pinduoduoAssigned } from '../../api/src/adapters/shops/pinduoduo/pinduoduoAssigned.ts';
import { pinduoduoShop } from '../../api/src/adapters/shops/pinduoduo/pinduoduoShop.ts';
import type { ShopPlatform } from '../../api/src/adapters/shops/shopPlatform.ts';
import { weixinAssigned } from '../../api/src/adapters/shops/weixin/weixinAssigned.ts';
import { kuaidi100Tracking } from '../../api/src/adapters/tracking/kuaidi100/kuaidi100Tracking.ts';
import { assignOne, BY_YTO, onlyAssignedTo, secretsOf, waybillOf } from './assigned.ts';
import { CUSTOMER, KEY, SALT, SECRET } from './kuaidi100.ts';
import { allowAt, BACK, type SimulatedShops, startShops } from './simulatedShops.ts';
import { pushedTicket, storeOf, weixinAt } from './weixin.ts';

type Sides = {
  slug: string;
  id: number;
  sides(shops: SimulatedShops): Promise<[ShopPlatform, AssigningPlatform]>;
};

const PLATFORMS: Sides[] = [
  {
    slug: 'pinduoduo',
    id: 2,
    sides: async ({ app, origin, now }) => {
      const own = {
        ...{ appKey: app.key, appSecret: app.secret, redirectUri: BACK, now },
        gateway: `${origin}/pinduoduo/api/router`,
        authorizePage: `${origin}/pinduoduo/service-market/auth`,
      };
      return [pinduoduoShop(own), pinduoduoAssigned(own)];
    },
  },
  {
    slug: 'douyin',
    id: 4,
    sides: async ({ app, origin, now }) => {
      const own = {
        ...{ appKey: app.key, appSecret: app.secret, serviceId: app.serviceId, now },
        ...{ gateway: `${origin}/douyin`, authorizePage: `${origin}/douyin/authorize` },
      };
      return [douyinShop(own), douyinAssigned(own)];
    },
  },
  {
    slug: 'weixin',
    id: 6,
    sides: async (shops) => {
      const { store } = storeOf(await pushedTicket(shops));
      return [weixinAt(shops, store), weixinAssigned({ gateway: `${shops.origin}/weixin` })];
    },
  },
];

it.each(PLATFORMS)(
  'a parcel with a waybill of $slug is carried by its courier, who tells of its receiver nothing',
  async ({ slug, id, sides }) => {
    const shops = await startShops({ kuaidi100: { key: KEY, secret: SECRET, customer: CUSTOMER } });
    const [shop, platform] = await sides(shops);
    const [merchantId, supplierId] = [`${id}001001`, `${id}001003`];
    const back = await allowAt(await shop.authorizeUrl('s'), supplierId);
    const access = await shop.exchange(
      back.searchParams.get('code') ?? back.searchParams.get('auth_code') ?? '',
    );
    const merchant = { platform: slug, shopId: merchantId };
    const orderNo = await assignOne(shops, merchant, supplierId);
    const order = await onlyAssignedTo(platform, access);
    const [waybill] = await platform.issueWaybills(access, [waybillOf(order)], BY_YTO);
    const waybillNo = waybill?.waybillNo ?? '';
    const tracking = kuaidi100Tracking({
      ...{ key: KEY, customer: CUSTOMER, salt: SALT },
      ...{ callbackUrl: `${shops.origin}/nobody`, url: `${shops.origin}/kuaidi100/poll` },
    });
    await fetch(`${shops.origin}/couriers/api/passTime`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ hours: 100 }),
    });
    const parcel = { waybillNo, courierCode: 'YTO', phone: '', from: '', to: '' };
    const found = await tracking.query(parcel);
    expect(found).toMatchObject({ state: 3 });
    const { receiver } = await shops.orderAt(merchant, orderNo);
    for (const secret of secretsOf(receiver)) expect(JSON.stringify(found)).not.toContain(secret);
  },
);
