import { PLATFORM_NAMES } from '../adapters/shops/platformNames.ts';
import { ShopError } from '../adapters/shops/shopError.ts';
import type { ShopAccess, ShopGrant, ShopPlatform } from '../adapters/shops/shopPlatform.ts';
import type { SecretBox } from '../shared/secretBox.ts';
import { maskedCode, maskedOrder, maskedSender, maskedSku } from './masks.ts';

const SEALED = /^v1\.[0-9a-f]{8}\./;

/**
 * A platform of which only masks, encrypted identities and sealed texts come out: tokens and cursors are sealed with
 * the connector's own key, and kept by whoever calls.
 */
export function maskedShop(shop: ShopPlatform, box: SecretBox): ShopPlatform {
  const platform = PLATFORM_NAMES[shop.platform];
  const tokenOf = (remoteShopId: string) => `${platform} token of ${remoteShopId}`;
  const cursorOf = (remoteShopId: string) => `${platform} cursor of ${remoteShopId}`;

  function sealGrant({ accessToken, refreshToken, ...grant }: ShopGrant): ShopGrant {
    const { remoteShopId, shopName, sellerNick, expiresAt, refreshExpiresAt } = grant;
    const seal = (token: string) => box.seal(token, tokenOf(remoteShopId));
    return {
      ...{ remoteShopId, shopName, sellerNick, expiresAt, refreshExpiresAt },
      accessToken: seal(accessToken),
      refreshToken: refreshToken === null ? null : seal(refreshToken),
    };
  }

  /** A token of the time before the connector is as good as expired, so that callers renew it. */
  function open({ remoteShopId, accessToken }: ShopAccess): ShopAccess {
    if (!SEALED.test(accessToken)) throw new ShopError(platform, 'authExpired', 'TOKEN');
    return { remoteShopId, accessToken: tokenIn(accessToken, remoteShopId) };
  }

  /** Not as expired: with a wrong key of the connector's every shop would have to be bound anew. */
  function tokenIn(sealed: string, remoteShopId: string): string {
    return opened(sealed, tokenOf(remoteShopId), 'transient', 'TOKEN');
  }

  function opened(sealed: string, purpose: string, kind: 'transient' | 'invalid', code: string): string {
    try {
      return box.open(sealed, purpose);
    } catch {
      throw new ShopError(platform, kind, code);
    }
  }

  return {
    platform: shop.platform,
    authorizeUrl: (state) => shop.authorizeUrl(state),
    exchange: async (code) => sealGrant(await shop.exchange(code)),

    /** A grant of the time before the connector is not sealed: it is renewed, and sealed from then on. */
    async refresh(grant) {
      const { remoteShopId, refreshToken } = grant;
      const plain = (token: string) => (SEALED.test(token) ? tokenIn(token, remoteShopId) : token);
      return sealGrant(
        await shop.refresh({
          ...grant,
          accessToken: plain(grant.accessToken),
          refreshToken: refreshToken === null ? null : plain(refreshToken),
        }),
      );
    },

    async listOrders(access, window, cursor) {
      const purpose = cursorOf(access.remoteShopId);
      const place = cursor === null ? null : opened(cursor, purpose, 'invalid', 'CURSOR');
      const { orders, next } = await shop.listOrders(open(access), window, place);
      return {
        orders: orders.map((order) => maskedOrder(platform, order)),
        next: next === null ? null : box.seal(next, purpose),
      };
    },

    async getOrder(access, remoteOrderNo) {
      const order = await shop.getOrder(open(access), remoteOrderNo);
      return order && maskedOrder(platform, order);
    },

    async sendAddresses(access) {
      return (await shop.sendAddresses(open(access))).map(maskedSender);
    },

    async listGoods(access, cursor) {
      const purpose = `${platform} goods cursor of ${access.remoteShopId}`;
      const place = cursor === null ? null : opened(cursor, purpose, 'invalid', 'CURSOR');
      const { skus, read, total, next } = await shop.listGoods(open(access), place);
      return {
        ...{ skus: skus.map((sku) => maskedSku(platform, sku)), read, total },
        next: next === null ? null : box.seal(next, purpose),
      };
    },

    /** Numbers of the given orders, and none that the platform adds. */
    async mergeGroups(access, orders) {
      const given = new Set(orders.map(({ remoteOrderNo }) => remoteOrderNo));
      const groups = await shop.mergeGroups(open(access), orders);
      return groups.map((group) => group.filter((no) => given.has(no))).filter(({ length }) => length > 0);
    },

    postShipment: async (access, shipment) => shop.postShipment(open(access), shipment),
    changeShipment: async (access, shipment) => shop.changeShipment(open(access), shipment),
    async setStocks(access, targets) {
      const answers = await shop.setStocks(open(access), targets);
      return answers.map((refusal) => refusal && { ...refusal, code: maskedCode(refusal.code) });
    },
    remark: async (access, remoteOrderNo, remark) => shop.remark(open(access), remoteOrderNo, remark),
  };
}
