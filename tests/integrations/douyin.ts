import { type DouyinOptions, douyinShop } from '../../api/src/adapters/shops/douyin/douyinShop.ts';
import { allowAt, type SimulatedShops } from './simulatedShops.ts';

export const SHOP = { platform: 'douyin', shopId: '4001001' };

export function douyinAt({ origin, app, now }: SimulatedShops, more: Partial<DouyinOptions> = {}) {
  return douyinShop({
    appKey: app.key,
    appSecret: app.secret,
    serviceId: app.serviceId,
    gateway: `${origin}/douyin`,
    authorizePage: `${origin}/douyin/authorize`,
    now,
    ...more,
  });
}

/** The adapter with the grant of a shop that has just been authorised. */
export async function authorised(shops: SimulatedShops, more: Partial<DouyinOptions> = {}) {
  const shop = douyinAt(shops, more);
  const back = await allowAt(await douyinAt(shops).authorizeUrl('s'), SHOP.shopId);
  const grant = await douyinAt(shops).exchange(back.searchParams.get('code') ?? '');
  return { shop, grant };
}
