import { fieldsOf, textOf } from '../fields.ts';
import type { ShopPlatform } from '../shopPlatform.ts';
import { TAOBAO_GATEWAY, taobaoClient } from './taobaoClient.ts';
import { listGoods } from './taobaoGoods.ts';
import { requestGrant } from './taobaoGrants.ts';
import { FLAGS } from './taobaoOrders.ts';
import { listPage, mergeGroups, readAddresses, readOrder } from './taobaoReads.ts';
import { changeShipment, postShipment } from './taobaoShipping.ts';
import { setStocks } from './taobaoStocks.ts';

export type TaobaoOptions = {
  appKey: string;
  appSecret: string;
  /** The redirect address with the code; equal to the one registered for the application. */
  redirectUri: string;
  gateway?: string;
  authorizePage?: string;
  tokenUrl?: string;
  now?: () => Date;
  timeoutMs?: number;
};

/** 淘宝 and 天猫, by TOP. */
export function taobaoShop({
  appKey,
  appSecret,
  redirectUri,
  gateway = TAOBAO_GATEWAY,
  authorizePage = 'https://oauth.taobao.com/authorize',
  tokenUrl = 'https://oauth.taobao.com/token',
  now = () => new Date(),
  timeoutMs = 5_000,
}: TaobaoOptions): ShopPlatform {
  const client = taobaoClient({ appKey, appSecret, gateway, now, timeoutMs });
  const oauth = { appKey, appSecret, tokenUrl, now, timeoutMs };

  /** The grant contains only the seller's nick, which replaces a missing shop name: the code is used up. */
  async function shopName(accessToken: string, nick: string): Promise<string> {
    const answer = await client
      .read('taobao.shop.seller.get', { fields: 'sid,title' }, accessToken)
      .catch(() => fieldsOf(null));
    return textOf(fieldsOf(answer.shop).title) || nick;
  }

  return {
    platform: 1,

    async authorizeUrl(state) {
      const url = new URL(authorizePage);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: appKey,
        redirect_uri: redirectUri,
        state,
        view: 'web',
      }).toString();
      return url.href;
    },

    async exchange(code) {
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
      const grant = await requestGrant(oauth, form, 'invalid');
      return { ...grant, shopName: await shopName(grant.accessToken, grant.sellerNick) };
    },

    async refresh({ refreshToken, shopName: name }) {
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken ?? '' };
      return { ...(await requestGrant(oauth, form, 'authExpired')), shopName: name };
    },

    listOrders: (access, window, cursor) => listPage(client, access, window, cursor),
    getOrder: (access, remoteOrderNo) => readOrder(client, access, remoteOrderNo),
    listGoods: (access, cursor) => listGoods(client, access, cursor),
    sendAddresses: (access) => readAddresses(client, access),
    mergeGroups: (access, orders) => mergeGroups(client, access, orders),
    postShipment: (access, shipment) => postShipment(client, access, shipment),
    changeShipment: (access, shipment) => changeShipment(client, access, shipment),
    setStocks: (access, targets) => setStocks(client, access, targets),

    async remark({ accessToken }, tid, { flagColor, text }) {
      const flag = String(Math.max(0, FLAGS.indexOf(flagColor ?? '')));
      // An empty memo keeps the old one unless it is reset explicitly.
      const memo = text === '' ? { reset: 'true' } : { memo: text };
      await client.write('taobao.trade.memo.update', { tid, flag, ...memo }, accessToken);
    },
  };
}
