import { fieldsOf, textOf } from '../fields.ts';
import type { ShopPlatform } from '../shopPlatform.ts';
import { KUAISHOU_GATEWAY, kuaishouClient, numberOfId } from './kuaishouClient.ts';
import { listGoods } from './kuaishouGoods.ts';
import { requestTokens } from './kuaishouGrants.ts';
import { listPage } from './kuaishouListing.ts';
import { FLAGS, remoteOrderOf } from './kuaishouOrders.ts';
import { mergeGroups, readAddresses, readOrder } from './kuaishouReads.ts';
import { changeShipment, postShipment } from './kuaishouShipping.ts';
import { setStocks } from './kuaishouStocks.ts';

export type KuaishouOptions = {
  appKey: string;
  appSecret: string;
  /** The secret for signatures, different from the one above. */
  signSecret: string;
  redirectUri: string;
  gateway?: string;
  authorizePage?: string;
  /** The address before /access_token and /refresh_token. */
  oauth?: string;
  now?: () => Date;
  timeoutMs?: number;
};

const SCOPES = [
  ...['merchant_order', 'merchant_logistics', 'merchant_refund', 'merchant_user', 'merchant_shop'],
  'merchant_item',
];
const LISTED_MS = 90 * 86_400_000;
const MINUTE_MS = 60_000;
const NOTE_LENGTH = 200;
const NO_FLAG = 0;

/** 快手小店. A grant's shop is its `open_id`. Remarks are appended, not replaced. */
export function kuaishouShop({
  appKey,
  appSecret,
  signSecret,
  redirectUri,
  gateway = KUAISHOU_GATEWAY,
  authorizePage = 'https://open.kwaixiaodian.com/oauth/authorize',
  oauth = 'https://openapi.kwaixiaodian.com/oauth2',
  now = () => new Date(),
  timeoutMs = 5_000,
}: KuaishouOptions): ShopPlatform {
  const application = { appKey, appSecret, oauth, now, timeoutMs };
  const client = kuaishouClient({ appKey, signSecret, gateway, now, timeoutMs });

  /** Requests for older orders are errors; a minute is left for clock differences. */
  const reach = () => new Date(now().getTime() - LISTED_MS + MINUTE_MS);

  /** A missing shop name must not lose the grant, whose code is used up. */
  async function nameOf(method: string, field: string, accessToken: string): Promise<string> {
    const answer = await client.read(method, {}, accessToken).catch(() => null);
    return textOf(fieldsOf(answer?.data)[field]);
  }

  return {
    platform: 5,

    async authorizeUrl(state) {
      const url = new URL(authorizePage);
      url.searchParams.set('app_id', appKey);
      url.searchParams.set('response_type', 'code');
      url.searchParams.set('scope', SCOPES.join());
      url.searchParams.set('redirect_uri', redirectUri);
      url.searchParams.set('state', state);
      return url.href;
    },

    async exchange(code) {
      const { openId, ...tokens } = await requestTokens(application, 'access_token', {
        grant_type: 'code',
        code,
      });
      const [shopName, sellerNick] = await Promise.all([
        nameOf('open.shop.info.get', 'shopName', tokens.accessToken),
        nameOf('open.user.seller.get', 'name', tokens.accessToken),
      ]);
      return { remoteShopId: openId, shopName: shopName || openId, sellerNick, ...tokens };
    },

    async refresh(grant) {
      const { openId: _, ...tokens } = await requestTokens(application, 'refresh_token', {
        grant_type: 'refresh_token',
        refresh_token: grant.refreshToken ?? '',
      });
      return { ...grant, ...tokens };
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
      await client.write(
        'open.seller.order.note.add',
        {
          orderId: numberOfId(remoteOrderNo),
          note: [...text].slice(0, NOTE_LENGTH).join(''),
          flag: (flagColor !== null && FLAGS[flagColor]?.number) || NO_FLAG,
        },
        accessToken,
      );
    },
  };
}
