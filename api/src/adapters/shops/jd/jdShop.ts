import { fieldsOf } from '../fields.ts';
import { groupsByReceiver } from '../mergeable.ts';
import type { ShopPlatform } from '../shopPlatform.ts';
import { JD_GATEWAY, jdClient } from './jdClient.ts';
import { isSuccess, resultError } from './jdErrors.ts';
import { listGoods } from './jdGoods.ts';
import { requestTokens, shopOf } from './jdGrants.ts';
import { FLAGS } from './jdOrders.ts';
import { listPage, readAddresses, readOrder } from './jdReads.ts';
import { changeShipment, postShipment } from './jdShipping.ts';
import { setStocks } from './jdStocks.ts';

export type JdOptions = {
  appKey: string;
  appSecret: string;
  /** The redirect address with the code; equal to the one registered for the application. */
  redirectUri: string;
  gateway?: string;
  /** Holds the page `to_login` and the calls `access_token` and `refresh_token`. */
  oauthUrl?: string;
  now?: () => Date;
  timeoutMs?: number;
};

/** 京东, by routerjson. It returns no pictures, promised times or buyers; unpaid orders are invisible. */
export function jdShop({
  appKey,
  appSecret,
  redirectUri,
  gateway = JD_GATEWAY,
  oauthUrl = 'https://open-oauth.jd.com/oauth2',
  now = () => new Date(),
  timeoutMs = 5_000,
}: JdOptions): ShopPlatform {
  const client = jdClient({ appKey, appSecret, gateway, now, timeoutMs });
  const oauth = { appKey, appSecret, oauthUrl, now, timeoutMs };

  return {
    platform: 3,

    async authorizeUrl(state) {
      const url = new URL(`${oauthUrl}/to_login`);
      url.search = new URLSearchParams({
        app_key: appKey,
        response_type: 'code',
        redirect_uri: redirectUri,
        state,
        scope: 'snsapi_base',
      }).toString();
      return url.href;
    },

    async exchange(code) {
      const parameters = { grant_type: 'authorization_code', code };
      const tokens = await requestTokens(oauth, 'access_token', parameters, 'invalid');
      return { ...(await shopOf(client, tokens.accessToken)), ...tokens };
    },

    async refresh({ remoteShopId, shopName, sellerNick, refreshToken }) {
      const parameters = { grant_type: 'refresh_token', refresh_token: refreshToken ?? '' };
      const tokens = await requestTokens(oauth, 'refresh_token', parameters, 'authExpired');
      return { remoteShopId, shopName, sellerNick, ...tokens };
    },

    listOrders: (access, window, cursor) => listPage(client, access, window, cursor),
    getOrder: (access, remoteOrderNo) => readOrder(client, access, remoteOrderNo),
    listGoods: (access, cursor) => listGoods(client, access, cursor),
    sendAddresses: (access) => readAddresses(client, access),
    // By equal oaids only: two different oaids of one receiver are not detected.
    mergeGroups: async (_access, orders) => groupsByReceiver(orders),
    postShipment: (access, shipment) => postShipment(client, access, shipment),
    changeShipment: (access, shipment) => changeShipment(client, access, shipment),
    setStocks: (access, targets) => setStocks(client, access, targets),

    async remark({ accessToken }, orderNo, { flagColor, text }) {
      const flag = Math.max(0, FLAGS.indexOf(flagColor ?? ''));
      const answer = await client.write(
        'jingdong.pop.order.modifyVenderRemark',
        { order_id: Number(orderNo), flag, remark: text },
        accessToken,
      );
      const result = fieldsOf(answer.modifyvenderremark_result);
      if (!isSuccess(result)) throw resultError(result);
    },
  };
}
