import { setTimeout as pause } from 'node:timers/promises';
import type { PlatformId } from '../../api/src/adapters/shops/shopPlatform.ts';
import type { Section } from '../section.ts';
import { type BenchShop, ShopCompany } from './shopCompany.ts';
import { pulled, secondsUntil } from './watching.ts';

const LINKS = Number(process.env.SHOP_LINKS ?? 10_000);
const PLATFORMS: Record<string, PlatformId> = {
  淘宝: 1,
  拼多多: 2,
  京东: 3,
  抖音: 4,
  快手: 5,
  视频号: 6,
};
const ONE = 8;

/** How soon a change here is at a shop that has ten thousand links. */
export async function measure(): Promise<Section> {
  await using company = await ShopCompany.open(LINKS);
  const rows: [string, number, number, number, number][] = [];
  for (const [name, platform] of Object.entries(PLATFORMS)) {
    const shop = await company.bind(platform, LINKS);
    const pull = await pulled(company, shop);
    await company.link(shop);
    await company.call('/shops/updateShops', { id: shop.id, stockSync: true });
    await allSent(company, shop);
    const one = await secondsOfOne(company, shop);
    const all = await secondsOfAll(company, shop);
    await requireEqual(company, shop);
    await company.call('/shops/updateShops', { id: shop.id, stockSync: false });
    console.log(name, { pull, one, all });
    rows.push([name, one.median, one.worst, all, pull]);
  }
  return {
    title: 'Stock in shops',
    about: `A shop of each simulated platform with ${LINKS.toLocaleString('en')} linked combinations, a worker and an api on a durable PostgreSQL, the platform in a process beside them. One: a sale elsewhere of one combination, ${ONE} times, until the platform has its quantity. All: every combination is changed in one statement, until the platform has them all.`,
    figures: [
      {
        name: 'one of 10,000, the worst of all platforms',
        value: Math.max(...rows.map(([, , worst]) => worst)),
        unit: 's',
        target: { atMost: 60 },
      },
      {
        name: 'all of 10,000, the slowest platform',
        value: Math.max(...rows.map(([, , , all]) => all)),
        unit: 's',
        target: { atMost: 60 },
      },
    ],
    tables: [
      {
        title: 'Seconds',
        columns: ['', 'one, median', 'one, worst', 'all', 'reading the catalogue'],
        rows,
      },
    ],
    plots: [],
  };
}

/** The platform has what the shop was to have. */
async function requireEqual(company: ShopCompany, shop: BenchShop): Promise<void> {
  const has = (await company.quantitiesAt(shop)).reduce((sum, quantity) => sum + quantity, 0);
  const { rows } = await company.demo.pool.query<{ sum: number }>(
    'SELECT sum(quantity)::int AS sum FROM shop_stock WHERE shop_id = $1',
    [shop.id],
  );
  if (has !== rows[0]?.sum) throw new Error(`the shop has ${has} of ${rows[0]?.sum}`);
}

async function allSent({ demo }: ShopCompany, { id, links }: BenchShop): Promise<number> {
  return secondsUntil(async () => {
    const { rows } = await demo.pool.query<{ sent: number }>(
      'SELECT count(*)::int AS sent FROM shop_stock WHERE shop_id = $1 AND state = 1 AND quantity = sent_quantity',
      [id],
    );
    return rows[0]?.sent === links;
  });
}

async function secondsOfOne({ demo }: ShopCompany, { id, links }: BenchShop) {
  const times: number[] = [];
  for (let at = 0; at < ONE; at += 1) {
    const { rows } = await demo.pool.query<{ id: number; skuId: number }>(
      `SELECT s.shop_sku_id AS id, i.sku_id AS "skuId" FROM shop_stock s JOIN shop_sku k ON k.id = s.shop_sku_id
         JOIN shop_good m ON m.shop_id = k.shop_id AND m.remote_good_id = k.remote_good_id AND m.remote_sku_id = k.remote_sku_id
         JOIN shop_good_item i ON i.shop_good_id = m.id
        WHERE s.shop_id = $1 ORDER BY s.shop_sku_id OFFSET $2 LIMIT 1`,
      [id, (at * 97) % links],
    );
    const { id: skuId, skuId: own } = rows[0] ?? { id: 0, skuId: 0 };
    // Not in step with the job that takes the changes.
    await pause(at * 250);
    const { sentAt } = await sentOf(demo, skuId);
    await demo.pool.query(
      'UPDATE good_stock SET locked = locked + 1 WHERE id = (SELECT min(id) FROM good_stock WHERE sku_id = $1)',
      [own],
    );
    times.push(
      await secondsUntil(async () => {
        const now = await sentOf(demo, skuId);
        return now.state === 1 && now.sentAt > sentAt;
      }),
    );
  }
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(ONE / 2)] ?? Number.NaN, worst: times.at(-1) ?? Number.NaN };
}

async function sentOf({ pool }: ShopCompany['demo'], id: number): Promise<{ state: number; sentAt: number }> {
  const { rows } = await pool.query<{ state: number; sentAt: number }>(
    'SELECT state, extract(epoch FROM sent_at)::float8 AS "sentAt" FROM shop_stock WHERE shop_sku_id = $1',
    [id],
  );
  return rows[0] ?? { state: 0, sentAt: 0 };
}

async function secondsOfAll(company: ShopCompany, { id, links }: BenchShop): Promise<number> {
  const { demo } = company;
  const { rows } = await demo.pool.query<{ at: string }>('SELECT now()::text AS at');
  await demo.pool.query(
    `UPDATE good_stock SET locked = locked + 1 WHERE sku_id IN (
       SELECT i.sku_id FROM shop_good m JOIN shop_good_item i ON i.shop_good_id = m.id WHERE m.shop_id = $1)`,
    [id],
  );
  return secondsUntil(async () => {
    const { rows: sent } = await demo.pool.query<{ sent: number }>(
      'SELECT count(*)::int AS sent FROM shop_stock WHERE shop_id = $1 AND state = 1 AND sent_at > $2::timestamptz',
      [id, rows[0]?.at],
    );
    return sent[0]?.sent === links;
  });
}
