import type {
  LapsingToken,
  WeixinComponentStore,
} from '../../api/src/adapters/shops/weixin/weixinComponent.ts';
import { elementOf, openPush } from '../../api/src/adapters/shops/weixin/weixinPush.ts';
import { type WeixinOptions, weixinShop } from '../../api/src/adapters/shops/weixin/weixinShop.ts';
import { pushKeysOf } from '../../simulators/src/weixin/pushes.ts';
import { allowAt, BACK, type SimulatedShops } from './simulatedShops.ts';

export const SHOP = { platform: 'weixin', shopId: '6001001' };

/** A component's store in memory; what it holds can be seen and changed. */
export function storeOf(ticket: string | null) {
  const held: { ticket: string | null; token: LapsingToken | null; kept: number } = {
    ticket,
    token: null,
    kept: 0,
  };
  const store: WeixinComponentStore = {
    ticket: async () => held.ticket,
    token: async () => held.token,
    async saveToken(token) {
      held.token = token;
      held.kept += token ? 1 : 0;
    },
  };
  return { held, store };
}

/** The ticket as the platform pushes it: sealed, and opened with the application's keys. */
export async function pushedTicket({ origin, app }: Pick<SimulatedShops, 'origin' | 'app'>): Promise<string> {
  const answer = await fetch(`${origin}/weixin/ticket-push`);
  const { body, ...seal } = (await answer.json()) as Record<string, string> & { body: string };
  const { timestamp = '', nonce = '', msgSignature = '' } = seal;
  const message = openPush(
    { ...pushKeysOf(app), appId: app.key },
    { timestamp, nonce, msgSignature },
    elementOf(body, 'Encrypt') ?? '',
  );
  return elementOf(message ?? '', 'ComponentVerifyTicket') ?? '';
}

export function weixinAt(
  { origin, app, now }: SimulatedShops,
  store: WeixinComponentStore,
  more: Partial<WeixinOptions> = {},
) {
  return weixinShop({
    componentAppId: app.key,
    componentSecret: app.secret,
    store,
    redirectUri: BACK,
    gateway: `${origin}/weixin`,
    loginPage: `${origin}/weixin/cgi-bin/componentloginpage`,
    now,
    ...more,
  });
}

/** The adapter with the grant of a shop that has just been authorised. */
export async function authorised(shops: SimulatedShops, more: Partial<WeixinOptions> = {}) {
  const { held, store } = storeOf(await pushedTicket(shops));
  const shop = weixinAt(shops, store, more);
  const authorising = weixinAt(shops, store);
  const back = await allowAt(await authorising.authorizeUrl('s'), SHOP.shopId);
  const grant = await authorising.exchange(back.searchParams.get('auth_code') ?? '');
  return { shop, grant, held, store };
}
