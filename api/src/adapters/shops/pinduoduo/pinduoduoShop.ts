import { fieldsOf, textOf } from '../fields.ts';
import { groupsByReceiver } from '../mergeable.ts';
import { ShopError } from '../shopError.ts';
import type { ShopPlatform } from '../shopPlatform.ts';
import { pinduoduoClient } from './pinduoduoClient.ts';
import { PLATFORM } from './pinduoduoErrors.ts';
import { listGoods } from './pinduoduoGoods.ts';
import { grantOf } from './pinduoduoGrants.ts';
import { TAGS } from './pinduoduoOrders.ts';
import { listPage, readAddresses, readOrder } from './pinduoduoReads.ts';
import { changeShipment, postShipment } from './pinduoduoShipping.ts';
import { setStocks } from './pinduoduoStocks.ts';

export const PINDUODUO_GATEWAY = 'https://gw-api.pinduoduo.com/api/router';

export type PinduoduoOptions = {
  appKey: string;
  appSecret: string;
  /** The redirect address with the code; equal to the one registered for the application. */
  redirectUri: string;
  gateway?: string;
  authorizePage?: string;
  now?: () => Date;
  timeoutMs?: number;
};

const TAG_NAMES = ['', '红色', '黄色', '绿色', '蓝色', '紫色'];

/** 拼多多. Orders are listed by confirmation time, and buyers have no nick. */
export function pinduoduoShop({
  appKey,
  appSecret,
  redirectUri,
  gateway = PINDUODUO_GATEWAY,
  authorizePage = 'https://fuwu.pinduoduo.com/service-market/auth',
  now = () => new Date(),
  timeoutMs = 5_000,
}: PinduoduoOptions): ShopPlatform {
  const client = pinduoduoClient({ appKey, appSecret, gateway, now, timeoutMs });

  /** The grant contains only the seller's name, which replaces a missing shop name: the code is used up. */
  async function shopName(accessToken: string, sellerName: string): Promise<string> {
    const answer = await client
      .read({ type: 'pdd.mall.info.get', node: 'mall_info_get_response' }, {}, accessToken)
      .catch(() => fieldsOf(null));
    return textOf(answer.mall_name) || sellerName;
  }

  return {
    platform: 2,

    async authorizeUrl(state) {
      const url = new URL(authorizePage);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: appKey,
        redirect_uri: redirectUri,
        state,
      }).toString();
      return url.href;
    },

    async exchange(code) {
      const method = { type: 'pdd.pop.auth.token.create', node: 'pop_auth_token_create_response' };
      const grant = grantOf(await client.write(method, { code }, null).catch(asInvalid), now());
      return { ...grant, shopName: await shopName(grant.accessToken, grant.sellerNick) };
    },

    async refresh({ refreshToken, shopName: name }) {
      const method = { type: 'pdd.pop.auth.token.refresh', node: 'pop_auth_token_refresh_response' };
      const parameters = { refresh_token: refreshToken ?? '' };
      const answer = await client.write(method, parameters, null).catch(asExpired);
      return { ...grantOf(answer, now()), shopName: name };
    },

    listOrders: (access, window, cursor) => listPage(client, access, window, cursor),
    getOrder: (access, remoteOrderNo) => readOrder(client, access, remoteOrderNo),
    listGoods: (access, cursor) => listGoods(client, access, cursor),
    sendAddresses: (access) => readAddresses(client, access),
    // Equal open_address_ids may be merged, as Pinduoduo documents.
    mergeGroups: async (_access, orders) => groupsByReceiver(orders),
    postShipment: (access, shipment) => postShipment(client, access, shipment),
    changeShipment: (access, shipment) => changeShipment(client, access, shipment),
    setStocks: (access, targets) => setStocks(client, access, targets),

    async remark({ accessToken }, order_sn, { flagColor, text }) {
      const tag = TAGS.indexOf(flagColor ?? '');
      // The two are sent together or not at all.
      const tags = tag > 0 ? { tag: String(tag), tag_name: TAG_NAMES[tag] ?? '' } : {};
      const method = { type: 'pdd.order.note.update', node: 'response' };
      const answer = await client.write(method, { order_sn, note: text, ...tags }, accessToken);
      if (answer.success === false) throw new ShopError(PLATFORM, 'unknown', textOf(answer.error_code));
    },
  };
}

/** A service refusal about a code or refresh token means that it is expired. */
function asInvalid(error: unknown): never {
  if (error instanceof ShopError && ['unknown', 'authExpired'].includes(error.kind))
    throw new ShopError(PLATFORM, 'invalid', error.code);
  throw error;
}

function asExpired(error: unknown): never {
  if (error instanceof ShopError && error.kind === 'unknown')
    throw new ShopError(PLATFORM, 'authExpired', error.code);
  throw error;
}
