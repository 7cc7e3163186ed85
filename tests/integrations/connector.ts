import { onTestFinished } from 'vitest';
import {
  type ConnectedShopOptions,
  connectedShop,
} from '../../api/src/adapters/shops/connected/connectedShop.ts';
import type { PlatformId, ShopPlatform } from '../../api/src/adapters/shops/shopPlatform.ts';
import { type ConnectorOptions, createConnector } from '../../api/src/connector/createConnector.ts';
import { secretBox } from '../../api/src/shared/secretBox.ts';
import type { ContractPlatform } from './shops/contract.ts';

export const SECRET = 'shared by api and connector, 32 bytes or more';
export const connectorBox = secretBox(Buffer.alloc(32, 'connector'));

/** The connector of an adapter, on a port of its own until the test ends. */
export async function startConnector(
  shop: ShopPlatform,
  more: Partial<Omit<ConnectorOptions, 'shop'>> = {},
): Promise<string> {
  const { app } = createConnector({ shop, secret: SECRET, box: connectorBox, ...more });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** An adapter as the api uses it through its connector. */
export async function connected(
  shop: ShopPlatform,
  more: Partial<Omit<ConnectedShopOptions, 'platform'>> = {},
): Promise<ShopPlatform> {
  const { platform } = shop;
  const connectorUrl = more.connectorUrl ?? (await startConnector(shop));
  return connectedShop({ connectorSecret: SECRET, ...more, platform, connectorUrl });
}

/** A platform of which every adapter runs in a connector of its own. */
export function throughConnector(platform: ContractPlatform): ContractPlatform {
  return {
    ...platform,
    adapter(shops, changes) {
      const shop = platform.adapter(shops, changes);
      return awaited(shop.platform, connected(shop));
    },
  };
}

/** A shop that is still being connected. */
function awaited(platform: PlatformId, shop: Promise<ShopPlatform>): ShopPlatform {
  return {
    platform,
    authorizeUrl: async (state) => (await shop).authorizeUrl(state),
    exchange: async (code) => (await shop).exchange(code),
    refresh: async (grant) => (await shop).refresh(grant),
    listOrders: async (access, window, cursor) => (await shop).listOrders(access, window, cursor),
    getOrder: async (access, remoteOrderNo) => (await shop).getOrder(access, remoteOrderNo),
    listGoods: async (access, cursor) => (await shop).listGoods(access, cursor),
    sendAddresses: async (access) => (await shop).sendAddresses(access),
    mergeGroups: async (access, orders) => (await shop).mergeGroups(access, orders),
    postShipment: async (access, shipment) => (await shop).postShipment(access, shipment),
    changeShipment: async (access, shipment) => (await shop).changeShipment(access, shipment),
    setStocks: async (access, targets) => (await shop).setStocks(access, targets),
    remark: async (access, remoteOrderNo, remark) => (await shop).remark(access, remoteOrderNo, remark),
  };
}
