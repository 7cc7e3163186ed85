import { statfsSync } from 'node:fs';
import type { TestApi } from '../../tests/support/api.ts';
import { startApi } from '../../tests/support/api.ts';
import { GROWING_LISTS, WHOLE_LISTS } from '../../tests/support/growingLists.ts';
import { type Grown, growDatabase } from '../../tests/support/grownDatabase.ts';
import { filtersOf } from '../../tests/support/listFilters.ts';
import { describedRoutes, type Route } from '../../tests/support/routes.ts';
import type { Section } from '../section.ts';
import { type DemoDatabase, demoDatabase } from '../support/demoDatabase.ts';
import { inTurn } from '../support/inTurn.ts';
import { median } from '../support/median.ts';

/** `SCALE_PARCELS` says another number of parcels. */
const LARGE = Number(process.env.SCALE_PARCELS ?? 10_000_000);
const SMALL = 10_000;
/** What comes less often than orders: so many of a hundred. */
const SOME = 0.3;
/** Rows of the buyer and the supplier who look, in both: the rest is other people's. */
const OWN = { buyer: 100, seller: 200, shop: 100 };
const ROUNDS = 5;
/** What the largest sorting for an index takes beside what there is in the end. */
const BUILDING = 1.2;
/** Each works through what is due; on these, nothing is. */
const WITHOUT_LIMIT = ['checkBooks'];
const FIGURES = [
  ...['GET /user/info', 'GET /seller/info', 'GET /closing/find', 'POST /cashOut/limits'],
  ...['POST /user/invite/days', 'POST /user/league', 'POST /userMoneyLogs/days', 'POST /orders/lastBuyGood'],
];

/** `bytes` is what its parcels take, with all that they leave behind. */
type World = { demo: DemoDatabase; api: TestApi; grown: Grown; bytes: number };
type Work = { kind: 'sweep' | 'figure' | 'list'; name: string; run(world: World): Promise<unknown> };

export async function measure(): Promise<Section> {
  await using small = disposable(await open(SMALL));
  const bytesEach = small.bytes / SMALL;
  requireDisk(small.demo.folder, bytesEach * LARGE * BUILDING);
  await using large = disposable(await open(LARGE));
  const rows: [string, string, number, number, number][] = [];
  for (const { kind, name, run } of worksOf(small)) {
    const [one, other] = await inTurn<World>(run, small, large, { rounds: ROUNDS, warmUp: 1 });
    rows.push([kind, name, one, other, other / one]);
  }
  rows.sort((one, other) => other[4] - one[4]);
  const ratios = (kind: string) =>
    rows.filter(([of, name]) => of === kind && !WITHOUT_LIMIT.includes(name)).map(([, , , , ratio]) => ratio);
  const figure = (kind: string, title: string) => [
    { name: `${title}, median`, value: median(ratios(kind)), unit: 'times', target: { atMost: 3 } },
    { name: `${title}, worst`, value: Math.max(...ratios(kind)), unit: 'times', target: { atMost: 3 } },
  ];
  return {
    title: 'Scale',
    about: `A database of ${LARGE.toLocaleString('en')} orders of one parcel beside one of ${SMALL.toLocaleString('en')}, each with what such orders leave behind, of 10,000 buyers and 1,000 suppliers: every scheduled job with nothing due, every figure of a person, every list with each of its filters, of a buyer with ${OWN.buyer} orders and a supplier with ${OWN.seller} in both. In turn; medians of ${ROUNDS}. A row of everything takes ${Math.round(bytesEach).toLocaleString('en')} bytes a parcel.`,
    figures: [
      ...figure('sweep', 'scheduled jobs'),
      ...figure('figure', 'wallets and figures'),
      ...figure('list', 'lists and statistics'),
    ],
    tables: [
      {
        title: 'Milliseconds, the worst first',
        columns: ['', 'what', `of ${SMALL}`, `of ${LARGE}`, 'ratio'],
        rows: rows.slice(0, 60),
      },
    ],
    plots: [],
  };
}

/** A service on a database of so many parcels. */
async function open(parcels: number): Promise<World> {
  const demo = await demoDatabase({ durable: false, poolSize: 4 });
  const api = await startApi({
    on: { url: demo.url, pooledUrl: demo.url, drop: async () => {} },
    queue: { send: async () => undefined },
    redisUrl: null,
  });
  // A prime, so that they are of all kinds.
  const everyOf = (own: number) => primeFrom(Math.ceil(parcels / own));
  const [began, before] = [performance.now(), await bytesOf(demo)];
  const grown = await growDatabase(api, {
    many: parcels,
    some: Math.round(parcels * SOME),
    every: { buyer: everyOf(OWN.buyer), seller: everyOf(OWN.seller), shop: everyOf(OWN.shop) },
  });
  const bytes = (await bytesOf(demo)) - before;
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${parcels.toLocaleString('en')} parcels: ${gigabytes(bytes)}, ${seconds} s`);
  return { demo, api, grown, bytes };
}

function primeFrom(n: number): number {
  const isPrime = Array.from({ length: Math.floor(Math.sqrt(n)) - 1 }, (_, at) => at + 2).every(
    (by) => n % by > 0,
  );
  return isPrime ? n : primeFrom(n + 1);
}

function disposable(world: World) {
  return Object.assign(world, {
    async [Symbol.asyncDispose]() {
      await world.api.close();
      await world.demo[Symbol.asyncDispose]();
    },
  });
}

async function bytesOf({ pool }: DemoDatabase): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    'SELECT pg_database_size(current_database()) AS bytes',
  );
  return rows[0]?.bytes ?? 0;
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** Says what the large database takes, and refuses where the disk has less. */
function requireDisk(folder: string, needed: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  console.log(
    `${LARGE.toLocaleString('en')} parcels take ${gigabytes(needed)} in ${folder}; ${gigabytes(free)} are free`,
  );
  if (free < needed) throw new Error(`not enough disk: SCALE_PARCELS says how many parcels, TMPDIR where`);
}

function worksOf({ api, grown }: World): Work[] {
  const jobs = api.app.scheduledJobs.map(
    ({ name }): Work => ({
      kind: 'sweep',
      name,
      run: async (world) =>
        world.api.app.scheduledJobs.find((job) => job.name === name)?.run(new AbortController().signal),
    }),
  );
  const figures = FIGURES.map((name): Work => {
    const [method, path] = name.split(' ') as [Route['method'], string];
    return { kind: 'figure', name, run: (world) => call(world, { method, path, fields: [] }, () => ({})) };
  });
  const routes = describedRoutes(api);
  const lists = [...Object.keys(GROWING_LISTS), ...Object.keys(WHOLE_LISTS)].flatMap((name): Work[] => {
    const route = routes.find((each) => `${each.method} ${each.path}` === name);
    if (!route) throw new Error(`no such route: ${name}`);
    // Ids differ between the databases, what is asked for does not.
    return filtersOf(name, route, grown).map((filter, at) => ({
      kind: 'list',
      name: `${name} ${JSON.stringify(filter)}`,
      run: (world) => call(world, route, () => filtersOf(name, route, world.grown)[at] ?? {}),
    }));
  });
  return [...jobs, ...figures, ...lists];
}

/** As the buyer and as the supplier: whoever a route is not for is refused at once. */
async function call({ api, grown }: World, { method, path }: Route, bodyOf: () => object): Promise<void> {
  const body = bodyOf();
  const query = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)]));
  for (const { token } of [grown.buyer, grown.shop.seller]) {
    const { statusCode } = await api.app.inject({
      method,
      url: method === 'GET' ? `/api/v1${path}?${query}` : `/api/v1${path}`,
      headers: { 'x-token': token },
      ...(method === 'GET' ? {} : { payload: body }),
    });
    if (![200, 403].includes(statusCode)) throw new Error(`${path} ${JSON.stringify(body)}: ${statusCode}`);
  }
}
