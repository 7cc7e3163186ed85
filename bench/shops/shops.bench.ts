import type { Section } from '../section.ts';
import { inTurn } from '../support/inTurn.ts';
import { median } from '../support/median.ts';
import { type BenchShop, ShopCompany } from './shopCompany.ts';
import { pulled, secondsUntil } from './watching.ts';

const LARGE = Number(process.env.SHOP_LINKS ?? 100_000);
const SMALL = 1_000;
const DOUYIN = 4;
const ROUNDS = 15;
const SAMPLED_EVERY_MS = 500;

type Page = { nextCursor: string | null };
type Read = (shop: BenchShop) => Promise<unknown>;

/** A shop with a hundred thousand links: read, linked, pushed, and listed beside one with a thousand. */
export async function measure(): Promise<Section> {
  await using company = await ShopCompany.open(LARGE);
  const small = await prepared(company, SMALL, 2);
  await company.call('/shops/updateShops', { id: small.id, stockSync: true });
  await secondsUntil(() => isSent(company, small));

  const memory = watchedMemory(company);
  const large = await company.bind(DOUYIN, LARGE, 1);
  const first = await pulled(company, large);
  await company.link(large);
  const again = await pulled(company, large);
  await company.call('/shops/updateShops', { id: large.id, stockSync: true });
  const push = await secondsUntil(() => isSent(company, large));
  await company.call('/shops/resendShopStocks', { shopId: large.id });
  const all = await secondsUntil(() => isSent(company, large));
  const { before, highest } = await memory.stop();
  await company.demo.pool.query('VACUUM ANALYZE shop_sku, shop_good, shop_good_item, shop_stock');

  const rows: [string, number, number, number][] = [];
  for (const [name, read] of Object.entries(readsOf(company))) {
    const [one, other] = await inTurn(read, small, large, { rounds: ROUNDS, warmUp: 2 });
    rows.push([name, one, other, other / one]);
  }
  rows.sort((one, other) => other[3] - one[3]);
  const ratios = rows.map(([, , , ratio]) => ratio);
  return {
    title: 'A large shop',
    about: `A simulated Douyin shop with ${LARGE.toLocaleString('en')} linked combinations of ${(LARGE / 10).toLocaleString('en')} goods beside one with ${SMALL.toLocaleString('en')}, of one buyer, on a durable PostgreSQL with one api and one worker; the platform is a process beside them. Its catalogue is read before and after it is linked, then all its stock is sent, and all once more. Memory is that of the worker, which does all this. Lists by REST in turn; medians of ${ROUNDS}.`,
    figures: [
      {
        name: 'the median list, large beside small',
        value: median(ratios),
        unit: 'times',
        target: { atMost: 3 },
      },
      { name: 'the worst list', value: Math.max(...ratios), unit: 'times', target: { atMost: 3 } },
      {
        name: 'memory of the worker, the highest',
        value: highest / before,
        unit: 'times that of before',
        target: { atMost: 1.5 },
      },
      { name: 'reading the catalogue', value: first, unit: 's' },
      { name: 'reading it again, linked', value: again, unit: 's' },
      { name: 'all stock to the shop', value: push, unit: 's' },
      { name: 'all stock once more', value: all, unit: 's' },
    ],
    tables: [{ title: 'Milliseconds', columns: ['', `of ${SMALL}`, `of ${LARGE}`, 'ratio'], rows }],
    plots: [],
  };
}

async function prepared(company: ShopCompany, links: number, index: number): Promise<BenchShop> {
  const shop = await company.bind(DOUYIN, links, index);
  await pulled(company, shop);
  await company.link(shop);
  return shop;
}

async function isSent({ demo }: ShopCompany, { id, links }: BenchShop): Promise<boolean> {
  const { rows } = await demo.pool.query<{ sent: number }>(
    'SELECT count(*)::int AS sent FROM shop_stock WHERE shop_id = $1 AND state = 1 AND quantity = sent_quantity',
    [id],
  );
  return rows[0]?.sent === links;
}

/** The resident megabytes of the worker from now on. */
function watchedMemory({ worker }: ShopCompany) {
  const samples: number[] = [];
  const sample = async () => void samples.push((await worker.usage()).residentMb);
  const first = sample();
  const timer = setInterval(() => void sample(), SAMPLED_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await first;
      return { before: samples[0] ?? Number.NaN, highest: Math.max(...samples) };
    },
  };
}

function readsOf(company: ShopCompany): Record<string, Read> {
  const list =
    (path: string, filter: object = {}): Read =>
    ({ id }) =>
      company.call(path, { shopId: id, ...filter });
  const skus = '/shops/getShopSkusList';
  const stocks = '/shops/getShopStocksList';
  const goods = '/shops/getShopGoodsList';
  return {
    links: list(skus),
    'links, not linked': list(skus, { state: 0 }),
    'links, linked': list(skus, { state: 1 }),
    'links, waiting': list(skus, { state: 2 }),
    'links, the last page': list(skus, { page: -1 }),
    'links, behind a cursor': behind(company, skus),
    'links, of many': list(skus, { keyword: '本店商品' }),
    'links, of few': list(skus, { keyword: '本店商品 77' }),
    stock: list(stocks),
    'stock, sent': list(stocks, { state: 1 }),
    'stock, failed': list(stocks, { state: 2 }),
    'stock, the last page': list(stocks, { page: -1 }),
    'stock, behind a cursor': behind(company, stocks),
    'stock, of few': list(stocks, { keyword: '本店商品 77' }),
    mappings: list(goods),
    'mappings, behind a cursor': behind(company, goods),
    shops: () => company.call('/shops/getShopsList', {}),
    'linking one': ({ id }) => linkedAgain(company, id),
  };
}

/** The page behind the first. */
function behind(company: ShopCompany, path: string): Read {
  const cursors = new Map<number, string | null>();
  return async ({ id }) => {
    if (!cursors.has(id)) cursors.set(id, (await company.call<Page>(path, { shopId: id })).nextCursor);
    await company.call(path, { shopId: id, cursor: cursors.get(id) });
  };
}

/** The newest of a shop is linked as it is. */
async function linkedAgain(company: ShopCompany, shopId: number): Promise<void> {
  type Skus = {
    list: { remoteGoodId: string; remoteSkuId: string; link: { items: { skuId: number; num: number }[] } }[];
  };
  const { list } = await company.call<Skus>('/shops/getShopSkusList', { shopId, pageSize: 1 });
  const [sku] = list;
  if (!sku) throw new Error('nothing is sold');
  const { remoteGoodId, remoteSkuId } = sku;
  const items = sku.link.items.map(({ skuId, num }) => ({ skuId, num }));
  await company.call('/shops/linkSkus', { shopId, links: [{ remoteGoodId, remoteSkuId, items }] });
}
