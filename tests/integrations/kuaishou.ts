import { type KuaishouOptions, kuaishouShop } from '../../api/src/adapters/shops/kuaishou/kuaishouShop.ts';
import { allowAt, BACK, type SimulatedShops } from './simulatedShops.ts';

export const SHOP = { platform: 'kuaishou', shopId: '5001001' };

export function kuaishouAt({ origin, app, now }: SimulatedShops, more: Partial<KuaishouOptions> = {}) {
  return kuaishouShop({
    appKey: app.key,
    appSecret: app.secret,
    signSecret: app.signSecret,
    redirectUri: BACK,
    gateway: `${origin}/kuaishou`,
    authorizePage: `${origin}/kuaishou/oauth/authorize`,
    oauth: `${origin}/kuaishou/oauth2`,
    now,
    ...more,
  });
}

/** The adapter with the grant of a shop that has just been authorised. */
export async function authorised(shops: SimulatedShops, more: Partial<KuaishouOptions> = {}) {
  const shop = kuaishouAt(shops, more);
  const back = await allowAt(await kuaishouAt(shops).authorizeUrl('s'), SHOP.shopId);
  const grant = await kuaishouAt(shops).exchange(back.searchParams.get('code') ?? '');
  return { shop, grant };
}
