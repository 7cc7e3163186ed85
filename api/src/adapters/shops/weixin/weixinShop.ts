import { type Fields, numberOf, textOf } from '../fields.ts';
import { groupsByReceiver } from '../mergeable.ts';
import { ShopError } from '../shopError.ts';
import type { ShopGrant, ShopPlatform } from '../shopPlatform.ts';
import { weixinClient } from './weixinClient.ts';
import { type WeixinComponentStore, weixinComponent } from './weixinComponent.ts';
import { PLATFORM } from './weixinErrors.ts';
import { listGoods } from './weixinGoods.ts';
import { remoteOrderOf } from './weixinOrders.ts';
import { listPage, readAddresses, readOrder } from './weixinReads.ts';
import { changeShipment, postShipment } from './weixinShipping.ts';
import { setStocks } from './weixinStocks.ts';

export type WeixinOptions = {
  /** Of the third-party platform (第三方平台), one for all shops. */
  componentAppId: string;
  componentSecret: string;
  store: WeixinComponentStore;
  redirectUri: string;
  gateway?: string;
  loginPage?: string;
  now?: () => Date;
  timeoutMs?: number;
  ticketWaitMs?: number;
};

export const WEIXIN_GATEWAY = 'https://api.weixin.qq.com';
const NOTE_LENGTH = 200;

/**
 * 视频号小店 / 微信小店, by the authorisation of a third-party platform. A grant's shop is its app id. The callback has
 * `auth_code` instead of `code`; the state is part of the callback address.
 */
export function weixinShop({
  componentAppId,
  componentSecret,
  store,
  redirectUri,
  gateway = WEIXIN_GATEWAY,
  loginPage = 'https://mp.weixin.qq.com/cgi-bin/componentloginpage',
  now = () => new Date(),
  timeoutMs = 5_000,
  ticketWaitMs = 4_000,
}: WeixinOptions): ShopPlatform {
  const client = weixinClient({ gateway, timeoutMs });
  const component = weixinComponent(client, { componentAppId, componentSecret, store, now, ticketWaitMs });

  function tokensOf(answer: Fields): Pick<ShopGrant, 'accessToken' | 'refreshToken' | 'expiresAt'> {
    const accessToken = textOf(answer.authorizer_access_token);
    const refreshToken = textOf(answer.authorizer_refresh_token);
    if (!accessToken || !refreshToken) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
    const expiresAt = new Date(now().getTime() + numberOf(answer.expires_in) * 1_000);
    return { accessToken, refreshToken, expiresAt };
  }

  return {
    platform: 6,

    async authorizeUrl(state) {
      // Every login page needs its own single-use code.
      const preAuthCode = await component.preAuthCode();
      const back = new URL(redirectUri);
      back.searchParams.set('state', state);
      const url = new URL(loginPage);
      url.searchParams.set('component_appid', componentAppId);
      url.searchParams.set('pre_auth_code', preAuthCode);
      url.searchParams.set('redirect_uri', back.href);
      return url.href;
    },

    async exchange(code) {
      const authorization = await component.queryAuth(code);
      const tokens = tokensOf(authorization);
      const remoteShopId = textOf(authorization.authorizer_appid);
      if (!remoteShopId) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
      // A missing shop name must not lose the grant, whose code is used up.
      const name = await component.nameOf(remoteShopId).catch(() => '');
      return {
        remoteShopId,
        shopName: name || remoteShopId,
        sellerNick: name,
        ...tokens,
        refreshExpiresAt: null,
      };
    },

    async refresh(grant) {
      const answer = await component.renewAuthorizer(grant.remoteShopId, grant.refreshToken ?? '');
      return { ...grant, ...tokensOf(answer) };
    },

    listOrders: (access, window, cursor) => listPage(client, access, window, cursor),

    async getOrder(access, remoteOrderNo) {
      const order = await readOrder(client, access, remoteOrderNo);
      return order && remoteOrderOf(order);
    },

    listGoods: (access, cursor) => listGoods(client, access, cursor),
    sendAddresses: (access) => readAddresses(client, access),

    /** By equal ids: WeChat has no call for it. */
    mergeGroups: async (_access, orders) => groupsByReceiver(orders),

    postShipment: (access, shipment) => postShipment(client, access, shipment),
    changeShipment: (access, shipment) => changeShipment(client, access, shipment),
    setStocks: (access, targets) => setStocks(client, access, targets),

    /** The text only: the meaning of label colours is WeChat's. */
    async remark({ accessToken }, remoteOrderNo, { text }) {
      const merchant_notes = [...text].slice(0, NOTE_LENGTH).join('');
      await client.write(
        '/channels/ec/order/merchantnotes/update',
        { order_id: remoteOrderNo, merchant_notes },
        accessToken,
      );
    },
  };
}
