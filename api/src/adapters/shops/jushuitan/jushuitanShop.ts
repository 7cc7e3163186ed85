import { groupsByReceiver } from '../mergeable.ts';
import { ShopError } from '../shopError.ts';
import type { ShopPlatform } from '../shopPlatform.ts';
import { JUSHUITAN_GATEWAY, jushuitanClient, signedWith } from './jushuitanClient.ts';
import { PLATFORM } from './jushuitanErrors.ts';
import { listGoods } from './jushuitanGoods.ts';
import { companyOf, tokensOf } from './jushuitanGrants.ts';
import { remoteOrderOf } from './jushuitanOrders.ts';
import { listPage, readOrder } from './jushuitanReads.ts';
import { changeShipment, postShipment } from './jushuitanShipping.ts';
import { setStocks } from './jushuitanStocks.ts';

export type JushuitanOptions = {
  appKey: string;
  appSecret: string;
  gateway?: string;
  authorizePage?: string;
  now?: () => Date;
  timeoutMs?: number;
  isPaced?: boolean;
};

const REMARK_LENGTH = 500;
const ACCESS_TOKEN = '/openWeb/auth/accessToken';
const REFRESH_TOKEN = '/openWeb/auth/refreshToken';

/**
 * 聚水潭, an ERP: its "shop" is a company with all of its shops. It tells of orders of own malls and offline ones, whose
 * receivers are in plain; it has no sender addresses, and flags cannot be written.
 */
export function jushuitanShop({
  appKey,
  appSecret,
  gateway = JUSHUITAN_GATEWAY,
  authorizePage = 'https://openweb.jushuitan.com/auth',
  now = () => new Date(),
  timeoutMs = 10_000,
  isPaced = true,
}: JushuitanOptions): ShopPlatform {
  const client = jushuitanClient({ appKey, appSecret, gateway, now, timeoutMs, isPaced });

  return {
    platform: 7,

    async authorizeUrl(state) {
      const url = new URL(authorizePage);
      url.search = new URLSearchParams(signedWith({ appKey, appSecret, now }, { state })).toString();
      return url.href;
    },

    async exchange(code) {
      const parameters = { grant_type: 'authorization_code', code };
      const answer = await client.tokens(ACCESS_TOKEN, parameters).catch(refusedAs('invalid'));
      const tokens = tokensOf(answer, now());
      return { ...(await companyOf(client, tokens.accessToken)), ...tokens };
    },

    async refresh({ remoteShopId, shopName, sellerNick, refreshToken }) {
      const parameters = { grant_type: 'refresh_token', refresh_token: refreshToken ?? '', scope: 'all' };
      const answer = await client.tokens(REFRESH_TOKEN, parameters).catch(refusedAs('authExpired'));
      return { remoteShopId, shopName, sellerNick, ...tokensOf(answer, now()) };
    },

    listOrders: (access, window, cursor) => listPage(client, access, window, cursor),

    async getOrder(access, remoteOrderNo) {
      const order = await readOrder(client, access, remoteOrderNo);
      return order && remoteOrderOf(order);
    },

    listGoods: (access, cursor) => listGoods(client, access, cursor, now()),
    sendAddresses: async () => [],
    mergeGroups: async (_access, orders) => groupsByReceiver(orders),
    postShipment: (access, shipment) => postShipment(client, access, shipment),
    changeShipment: (access, shipment) => changeShipment(client, access, shipment),

    setStocks: (access, targets) => setStocks(client, access, targets),

    async remark({ accessToken }, remoteOrderNo, { text }) {
      const remark = [...text].slice(0, REMARK_LENGTH).join('');
      const biz = { o_id: Number(remoteOrderNo), remark, is_append: false };
      await client.write('/open/jushuitan/order/remark/upload', biz, accessToken);
    },
  };
}

/** What stands for a refusal that is about a code or about a refresh token. */
function refusedAs(kind: 'invalid' | 'authExpired') {
  return (error: unknown): never => {
    if (error instanceof ShopError && ['unknown', 'authExpired'].includes(error.kind))
      throw new ShopError(PLATFORM, kind, error.code);
    throw error;
  };
}
