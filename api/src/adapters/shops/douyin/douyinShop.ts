import type { ShopPlatform } from '../shopPlatform.ts';
import { DOUYIN_GATEWAY, douyinClient } from './douyinClient.ts';
import { listGoods } from './douyinGoods.ts';
import { grantOf } from './douyinGrants.ts';
import { listPage } from './douyinOrderPages.ts';
import { remoteOrderOf, STARS } from './douyinOrders.ts';
import { mergeGroups, readAddresses, readOrder } from './douyinReads.ts';
import { changeShipment, postShipment } from './douyinShipping.ts';
import { setStocks } from './douyinStocks.ts';

export type DouyinOptions = {
  appKey: string;
  appSecret: string;
  /** The id of the service in the market that shops authorise. The page redirects to the address registered there. */
  serviceId: string;
  gateway?: string;
  authorizePage?: string;
  now?: () => Date;
  timeoutMs?: number;
};

const LISTED_MS = 90 * 86_400_000;
const MINUTE_MS = 60_000;
const REMARK_LENGTH = 500;

/** 抖店. Buyers have no nick, and the address book has no phones. */
export function douyinShop({
  appKey,
  appSecret,
  serviceId,
  gateway = DOUYIN_GATEWAY,
  authorizePage = 'https://fuwu.jinritemai.com/authorize',
  now = () => new Date(),
  timeoutMs = 5_000,
}: DouyinOptions): ShopPlatform {
  const client = douyinClient({ appKey, appSecret, gateway, now, timeoutMs });

  /** Requests for older orders are errors; a minute is left for clock differences. */
  const reach = () => new Date(now().getTime() - LISTED_MS + MINUTE_MS);

  return {
    platform: 4,

    async authorizeUrl(state) {
      const url = new URL(authorizePage);
      url.searchParams.set('service_id', serviceId);
      url.searchParams.set('state', state);
      return url.href;
    },

    async exchange(code) {
      const params = { code, grant_type: 'authorization_code' };
      return grantOf(await client.write('token.create', params, null), now(), null);
    },

    async refresh(grant) {
      const params = { refresh_token: grant.refreshToken, grant_type: 'refresh_token' };
      return grantOf(await client.write('token.refresh', params, null), now(), grant);
    },

    listOrders: (access, window, cursor) => listPage(client, access, window, reach(), cursor),

    async getOrder(access, remoteOrderNo) {
      const order = await readOrder(client, access, remoteOrderNo);
      return order && remoteOrderOf(order);
    },

    listGoods: (access, cursor) => listGoods(client, access, cursor),
    sendAddresses: (access) => readAddresses(client, access),
    mergeGroups: (access, orders) => mergeGroups(client, access, orders),
    postShipment: (access, shipment) => postShipment(client, access, shipment),
    changeShipment: (access, shipment) => changeShipment(client, access, shipment),
    setStocks: (access, targets) => setStocks(client, access, targets),

    async remark({ accessToken }, remoteOrderNo, { flagColor, text }) {
      const star = flagColor === null ? undefined : STARS[flagColor];
      const remark = [...text].slice(0, REMARK_LENGTH).join('');
      const flag = star === undefined ? {} : { is_add_star: 'true', star };
      await client.write('order.addOrderRemark', { order_id: remoteOrderNo, remark, ...flag }, accessToken);
    },
  };
}
