import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Storage } from '../../api/src/adapters/storage/storage.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import type {
  CreatedListingsDto,
  ShopListingPageDto,
} from '../../api/src/modules/listings/listings.schemas.ts';
import type { ListingPlatforms, ShopPlatforms } from '../../api/src/modules/shops/shopCalls.ts';
import { pushKeysOf } from '../../simulators/src/weixin/pushes.ts';
import { APP, allowAt, type SimulatedShops } from '../integrations/simulatedShops.ts';
import { type Person, type Shop, startApi, type TestApi } from './api.ts';
import { openSimulated } from './openSimulated.ts';

const SITE = 'https://shop.example';
const NUMBERS = { pinduoduo: 2, douyin: 4, kuaishou: 5, weixin: 6, jushuitan: 7 } as const;
const PUSHING: Partial<Record<keyof typeof NUMBERS, 4 | 6>> = { douyin: 4 };

export type ListingSlug = keyof typeof NUMBERS;
export type MadeGoods = Shop & { goodsNo: string; name: string };

/** For the tests of a file: an API with simulated platforms, and a buyer whose shop at one of them is bound. */
export function listingShops() {
  const platforms: ShopPlatforms = {};
  const listing: ListingPlatforms = {};
  const files = new Map<string, Buffer>();
  const storage: Storage = {
    put: async (name, bytes) => void files.set(name, bytes),
    putFile: async () => undefined,
    read: async (name) => {
      const bytes = files.get(name);
      return bytes ? { bytes: Readable.from([bytes]), size: bytes.length } : null;
    },
    remove: async (name) => void files.delete(name),
  };
  let api: TestApi;
  let queue: JobQueue;
  let buyer: Person;
  let origin: string;

  beforeAll(async () => {
    const held: { queue?: JobQueue } = {};
    api = await startApi({
      ...{ site: SITE, storage, shopPlatforms: platforms, listingPlatforms: listing },
      weixinPushKeys: { ...pushKeysOf(APP), appId: APP.key },
      douyinApp: { appKey: APP.key, appSecret: APP.secret },
      queue: { send: (...args) => (held.queue as JobQueue).send(...args) },
    });
    held.queue = queue = await openJobQueue(api.database, JOB_KINDS, (error) => {
      throw error;
    });
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await queue.stop();
    await api.close();
  });
  beforeEach(async () => {
    await api.query('DELETE FROM queue.job');
    await api.query('UPDATE shop SET status = 5');
    buyer = await api.buyer();
  });

  async function picture(width: number, height: number): Promise<string> {
    const key = `${randomBytes(20).toString('hex')}.webp`;
    const drawn = sharp({ create: { width, height, channels: 3, background: '#c63' } });
    files.set(key, await drawn.webp().toBuffer());
    return `/files/u/${key}`;
  }

  /** Runs what the clock runs under this name. */
  async function tick(name: string): Promise<void> {
    const job = api.app.scheduledJobs.find((each) => each.name === name);
    await job?.run(new AbortController().signal);
  }

  /** A bound shop at simulated platforms of the test's own. */
  async function open(slug: ListingSlug) {
    const simulated = await openSimulated(api, {
      ...{ publicUrl: SITE, origin, ...(PUSHING[slug] && { pushes: PUSHING[slug] }) },
    });
    const shops: SimulatedShops = simulated.shops;
    Object.assign(platforms, simulated.opened);
    Object.assign(listing, simulated.listing);
    const remote = { platform: slug, shopId: `${NUMBERS[slug]}001001` };
    if (slug === 'weixin') await fetch(`${shops.origin}/weixin/ticket-push`, { method: 'POST' });
    const { data } = await buyer.call<{ url: string }>('POST', '/shops/auth', { flag: NUMBERS[slug] });
    const back = await allowAt(data.url, remote.shopId);
    await api.app.inject({ method: 'GET', url: back.pathname + back.search });
    const bound = await buyer.call<{ list: { id: number }[] }>('POST', '/shops/getShopsList', {});
    const shopId = bound.data.list[0]?.id ?? 0;
    const read = async <T>(path: string, more: object = {}) =>
      (await buyer.call<T>('POST', path, { shopId, ...more })).data;
    return {
      ...{ shops, remote, shopId, read },
      list: (filter: object = {}) => read<ShopListingPageDto>('/shops/getShopListingsList', filter),
      create: (input: object) => read<CreatedListingsDto>('/shops/createListings', input),
      retry: () => read<{ waiting: number }>('/shops/retryListings'),
      fail: (kind: string, call: string, times = 1) =>
        shops.act('failCalls', { ...remote, kind, call, times }),
      /** What the platform has of the goods. */
      there: async ({ goodsNo }: MadeGoods) =>
        (await shops.stocksAt(remote)).filter(({ merchantCode }) => merchantCode.startsWith(goodsNo)),
      /** Puts up what is due by now, or all of it, pauses being over. */
      async work({ pausesOver = true } = {}): Promise<void> {
        if (pausesOver) await api.query('UPDATE shop_listing SET due_at = now() WHERE due_at IS NOT NULL');
        await tick('rescueListings');
        await queue.drain(api.app.jobHandlers);
      },
    };
  }

  return {
    open,
    tick,
    /** What the clock and the workers do about changes of goods. */
    async look(): Promise<void> {
      await tick('lookAtListings');
      await queue.drain(api.app.jobHandlers);
    },
    api: () => api,
    buyer: () => buyer,
    drain: () => queue.drain(api.app.jobHandlers),

    /** Goods with so many pictures and one in their detail, at ten yuan a piece. */
    async goods({ pictures = 3, name = '日式陶瓷马克杯' } = {}): Promise<MadeGoods> {
      const made = await api.shop({ supplyPrice: 900, margin: 100, stock: 50 });
      const detail = await picture(900, 1_200);
      const shown = await Promise.all(Array.from({ length: pictures }, () => picture(600, 400)));
      const [row] = await api.query<{ goods_no: string }>(
        'UPDATE goods SET name = $2, pics = $3, detail = $4 WHERE id = $1 RETURNING goods_no',
        [made.goodId, name, JSON.stringify(shown), `<p><img src="${detail}" /></p>`],
      );
      return { ...made, name, goodsNo: row?.goods_no ?? '' };
    },

    /** Gives goods of one combination a colour, and another combination in white. */
    async addColors({ goodId, skuId, goodsNo }: MadeGoods): Promise<string[]> {
      const [property] = await api.query<{ id: number }>(
        "INSERT INTO good_property (good_id, name, sort) VALUES ($1, '颜色', 0) RETURNING id",
        [goodId],
      );
      const values = await api.query<{ id: number; name: string }>(
        `INSERT INTO good_property_value (property_id, name, sort) VALUES ($1, '红色', 0), ($1, '白色', 1)
         RETURNING id, name`,
        [property?.id],
      );
      const [red, white] = values.map(({ id }) => id);
      await api.query("UPDATE sku SET name = '红色', value_ids = $2 WHERE id = $1", [skuId, [red]]);
      await api.query(
        "INSERT INTO sku (sku_no, good_id, name, value_ids, supply_price, weight, status) VALUES ($2, $1, '白色', $3, 1900, 300, 1)",
        [goodId, `${goodsNo}-2`, [white]],
      );
      return values.map(({ name: value }) => value);
    },
  };
}
