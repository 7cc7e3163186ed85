import { onTestFinished } from 'vitest';
import { createSimulators } from '../../simulators/src/app.ts';
import type { SimulatedKuaidi100 } from '../../simulators/src/kuaidi100/labelRequests.ts';
import type {
  PlatformSlug,
  SimulatedApp,
  SimulatedOrder,
  SimulatedShop,
} from '../../simulators/src/shops/shopTypes.ts';
import { APP_ID, keys } from './alipay.ts';

/** Where people are sent back to. Nobody listens there: the tests read the address only. */
export const BACK = 'http://127.0.0.1:9/back';

export const APP = {
  name: '橙仓',
  key: 'test-key',
  secret: 'test-secret',
  signSecret: 'test-sign-secret',
  redirectUri: BACK,
  serviceId: 'test-service',
} satisfies SimulatedApp;

/** A combination as the world knows it, with more of those that a call has put up. */
type ThereSku = {
  goodId: string;
  skuId: string;
  title: string;
  sku: string;
  merchantCode: string;
  quantity: number;
  price: number;
  state?: string;
  edit?: string | null;
  pictures?: string[];
  detail?: string[];
};

export type SimulatedShops = Awaited<ReturnType<typeof startShops>>;

/** The simulated shop platforms on a port of their own until the test ends, without orders. */
export async function startShops({
  app = {},
  kuaidi100,
  now = () => new Date(),
}: {
  app?: Partial<SimulatedApp>;
  kuaidi100?: SimulatedKuaidi100;
  now?: () => Date;
} = {}) {
  const its = { ...APP, ...app };
  const apps: Record<PlatformSlug | 'ali1688', SimulatedApp> = {
    taobao: its,
    pinduoduo: its,
    jd: its,
    douyin: its,
    kuaishou: its,
    weixin: its,
    ali1688: its,
    // As Douyin's it is registered with the application, each platform with an address of its own.
    jushuitan: { ...its, redirectUri: its.redirectUri.replace(/4$/, '7') },
  };
  const alipay = { appId: APP_ID, publicKey: keys.app.publicKey, platformKey: keys.platform.privateKey };
  const server = await createSimulators({
    ...{ alipay, shops: { apps, ordersPerShop: 0 }, now },
    ...(kuaidi100 && { kuaidi100 }),
  });
  onTestFinished(() => {
    // A call that was given up leaves a connection that is not idle to the server.
    server.server.closeAllConnections();
    return server.close();
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });

  /** What a developer does at the console. */
  async function act(action: string, fields: Record<string, string | number | boolean>, console = 'shops') {
    const answer = await fetch(`${origin}/${console}/api/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    if (!answer.ok) throw new Error(`${action}: ${await answer.text()}`);
    return answer.json();
  }

  return {
    origin,
    app: its,
    now,
    act,

    /** Lets people buy; answers the numbers of their orders, the oldest first. */
    async addOrders(shop: { platform: string; shopId: string }, bought: Record<string, number> = {}) {
      const { orderNos } = await act('addOrders', { ...shop, ...bought });
      return orderNos as string[];
    },

    /** The sender addresses of a shop, as the world knows them. */
    async sendersOf({ platform, shopId }: { platform: string; shopId: string }) {
      const answer = await fetch(`${origin}/shops/api`);
      const { platforms } = (await answer.json()) as {
        platforms: { slug: string; shops: SimulatedShop[] }[];
      };
      const shops = platforms.find(({ slug }) => slug === platform)?.shops ?? [];
      return shops.find((shop) => shop.shopId === shopId)?.sendAddresses ?? [];
    },

    /** How many pieces a shop has of what it sells and what they cost, as the world knows it. */
    async stocksAt({ platform, shopId }: { platform: string; shopId: string }) {
      const answer = await fetch(`${origin}/shops/api/${platform}/${shopId}/goods`);
      const { goods } = (await answer.json()) as { goods: ThereSku[] };
      return goods;
    },

    /** An order in plain, as the world knows it. */
    async orderAt({ platform, shopId }: { platform: string; shopId: string }, orderNo: string) {
      const answer = await fetch(`${origin}/shops/api/${platform}/${shopId}`);
      const { orders } = (await answer.json()) as { orders: SimulatedOrder[] };
      const found = orders.find((order) => order.orderNo === orderNo);
      if (!found) throw new Error(`no order ${orderNo}`);
      return found;
    },
  };
}

/** Opens the page where a shop is authorised, allows it for `shopId`, and answers where the person is sent. */
export function allowAt(url: string, shopId: string): Promise<URL> {
  return decideAt(url, { shop: shopId, decision: 'allow' });
}

/** The same, with the other button. */
export function denyAt(url: string): Promise<URL> {
  return decideAt(url, { decision: 'deny' });
}

async function decideAt(url: string, choice: Record<string, string>): Promise<URL> {
  const page = await (await fetch(url)).text();
  const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(page) ?? [];
  const [, key = ''] = /name="key" value="(\w+)"/.exec(page) ?? [];
  const answer = await fetch(new URL(action, url), {
    method: 'POST',
    body: new URLSearchParams({ key, ...choice }),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? 'about:blank');
}
