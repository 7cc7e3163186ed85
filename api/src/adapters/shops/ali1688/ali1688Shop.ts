import { ShopError } from '../shopError.ts';
import type { PlatformId, ShopPlatform } from '../shopPlatform.ts';
import type { SourcePlatform } from '../sourcePlatform.ts';
import { ali1688Client } from './ali1688Client.ts';
import { PLATFORM } from './ali1688Errors.ts';
import { grantOf } from './ali1688Grants.ts';
import { readOffer } from './ali1688Offers.ts';
import {
  cancelOrder,
  openCashier,
  PLATFORM_CODES,
  payByAgreement,
  placeOrder,
  readOrder,
  readParcels,
} from './ali1688Orders.ts';

export type Ali1688Options = {
  appKey: string;
  appSecret: string;
  redirectUri: string;
  gateway?: string;
  authorizePage?: string;
  now?: () => Date;
  timeoutMs?: number;
};

/** 1688 as what an account authorises. It has bought there and sells nothing: there are no orders, goods or stock. */
export function ali1688Shop({
  redirectUri,
  authorizePage = 'https://auth.1688.com/oauth/authorize',
  ...options
}: Ali1688Options): ShopPlatform {
  const { now = () => new Date() } = options;
  const client = clientOf(options);
  const nothing = async (): Promise<never> => {
    throw new ShopError(PLATFORM, 'invalid', 'NO_SHOP');
  };

  return {
    platform: 8,
    keepsStock: true,

    async authorizeUrl(state) {
      const url = new URL(authorizePage);
      const { appKey } = options;
      url.search = new URLSearchParams({
        ...{ client_id: appKey, site: '1688', redirect_uri: redirectUri, state },
      }).toString();
      return url.href;
    },

    async exchange(code) {
      const parameters = { grant_type: 'authorization_code', need_refresh_token: 'true', code };
      const answer = await client
        .tokens({ ...parameters, redirect_uri: redirectUri })
        .catch(refusedAs('invalid'));
      return grantOf(answer, now());
    },

    async refresh(grant) {
      const parameters = { grant_type: 'refresh_token', refresh_token: grant.refreshToken ?? '' };
      const answer = await client.tokens(parameters).catch(refusedAs('authExpired'));
      const { remoteShopId, shopName, sellerNick } = grant;
      return {
        ...grantOf({ memberId: remoteShopId, ...answer }, now(), grant),
        ...{ remoteShopId, shopName, sellerNick },
      };
    },

    listOrders: async () => ({ orders: [], next: null }),
    getOrder: async () => null,
    listGoods: async () => ({ skus: [], read: 0, total: 0, next: null }),
    sendAddresses: async () => [],
    mergeGroups: async (_access, orders) => orders.map(({ remoteOrderNo }) => [remoteOrderNo]),
    postShipment: nothing,
    changeShipment: nothing,
    setStocks: async (_access, targets) =>
      targets.map(() => ({ kind: 'keptElsewhere', code: 'NO_SHOP', retryAfterMs: null })),
    remark: nothing,
  };
}

export type Ali1688SourceOptions = Omit<Ali1688Options, 'redirectUri' | 'authorizePage'> & {
  /** With which the orders of shops are read, by platform; it is told with the cipher. */
  appKeys: Partial<Record<PlatformId, string>>;
};

/** 1688 as where an account buys (1688 采购). */
export function ali1688Source({ appKeys, ...options }: Ali1688SourceOptions): SourcePlatform {
  const client = clientOf(options);
  const appKeyOf = (platform: PlatformId) => (PLATFORM_CODES[platform] ? appKeys[platform] : undefined);

  return {
    platform: 8,
    takes: (platform) => appKeyOf(platform) !== undefined,
    readOffer: (access, offerId) => readOffer(client, access, offerId),
    async place(access, request) {
      const appKey = appKeyOf(request.platform);
      if (appKey === undefined) throw new ShopError(PLATFORM, 'invalid', 'NO_APP_KEY');
      return placeOrder(client, access, request, appKey);
    },
    findPlaced: async (access, outOrderId) =>
      (await readOrder(client, access, { outOrderId }))?.remoteOrderNo ?? null,
    readOrder: (access, orderId) => readOrder(client, access, { orderId }),
    parcels: (access, orderId) => readParcels(client, access, orderId),
    cashier: (access, orderIds) => openCashier(client, access, orderIds),
    payByAgreement: (access, orderId) => payByAgreement(client, access, orderId),
    cancel: (access, orderId) => cancelOrder(client, access, orderId),
  };
}

function clientOf({
  appKey,
  appSecret,
  gateway = 'https://gw.open.1688.com/openapi',
  now = () => new Date(),
  timeoutMs = 10_000,
}: Omit<Ali1688Options, 'redirectUri' | 'authorizePage'>) {
  return ali1688Client({ appKey, appSecret, gateway, now, timeoutMs });
}

/** What stands for a refusal that is about a code or about a refresh token. */
function refusedAs(kind: 'invalid' | 'authExpired') {
  return (error: unknown): never => {
    if (error instanceof ShopError && !['transient', 'rateLimited'].includes(error.kind))
      throw new ShopError(PLATFORM, kind, error.code);
    throw error;
  };
}
