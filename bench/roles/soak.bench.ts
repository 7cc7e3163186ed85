import { setTimeout as pause } from 'node:timers/promises';
import type { Section } from '../section.ts';
import type { Started } from '../support/Fleet.ts';
import { Company, ORDERS, orderTarget, type SignedInBuyer } from './company.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 60);
/** Of the begin and of the end, whose highest are compared: V8 gives its young generation back and takes it again. */
const SHARE = 1 / 4;
const TOLD_EVERY = 5;
const BUYERS = 200;
const ROUND_MS = 500;
/** Of each kind, in a round. */
const AT_ONCE = 8;

const FEED =
  'query Feed($page: Int!) { goods(page: $page, pageSize: 20) { total list { id name pic price sold } } }';

/** Memory of each role while people look, order and export for an hour. */
export async function measure(): Promise<Section> {
  await using company = await Company.open(BUYERS);
  const api = await company.startApi();
  const gateway = await company.startGateway(api.origin);
  const worker = await company.startWorker();
  const roles: Record<string, Started> = { api: api.process, gateway: gateway.process, worker };
  const samples = new Map(Object.keys(roles).map((role) => [role, [] as number[]]));
  const asked = { orders: 0, reads: 0, exports: 0 };

  const begun = Date.now();
  let sampled = 0;
  for (let round = 0; Date.now() - begun < MINUTES * 60_000; round += 1) {
    const next = begun + (round + 1) * ROUND_MS;
    const some = Array.from(
      { length: AT_ONCE },
      (_, at) => company.buyers[(round * AT_ONCE + at) % BUYERS] as SignedInBuyer,
    );
    await Promise.all([
      ...some.map((buyer, at) => order(api.origin, buyer, company.goods[at % company.goods.length] ?? 0)),
      ...some.map(({ token }) => ask(gateway.origin, token, ORDERS)),
      ...some.map((_, at) => ask(gateway.origin, '', FEED, { page: 1 + ((round + at) % 5) })),
    ]);
    asked.orders += AT_ONCE;
    asked.reads += 2 * AT_ONCE;
    if (round % 20 === 0 && some[0]) {
      await post(api.origin, '/api/v1/orders/exportOrders', some[0].token, {});
      asked.exports += 1;
    }
    if (Date.now() - begun >= (sampled + 1) * 60_000) {
      sampled += 1;
      for (const [role, started] of Object.entries(roles))
        samples.get(role)?.push((await started.usage()).residentMb);
    }
    await pause(Math.max(0, next - Date.now()));
  }

  const at = (role: string, minute: number) => samples.get(role)?.[minute] ?? Number.NaN;
  const told = Array.from({ length: sampled }, (_, minute) => minute).filter(
    (minute) => minute % TOLD_EVERY === 0 || minute === sampled - 1,
  );
  const highest = (role: string, minutes: number[]) => Math.max(...minutes.map((minute) => at(role, minute)));
  const first = told.filter((minute) => minute < sampled * SHARE);
  const last = told.filter((minute) => minute >= sampled * (1 - SHARE));
  return {
    title: 'Memory of each role',
    about: `One process of each role on a durable PostgreSQL for ${MINUTES} minutes: ${asked.orders.toLocaleString('en')} paid orders over REST, ${asked.reads.toLocaleString('en')} operations of the graph, ${asked.exports} exports of orders. Resident megabytes; of the api's and the worker's some 60 are the heap in use and up to 150 the young generation, which V8 makes as large as the machine allows.`,
    figures: Object.keys(roles).map((role) => ({
      name: `${role}, highest of the last quarter`,
      value: highest(role, last) / highest(role, first),
      unit: 'times the highest of the first',
      target: { atMost: 1.15 },
    })),
    tables: [
      {
        title: 'Resident MB',
        columns: ['minute', ...Object.keys(roles)],
        rows: told.map((minute) => [
          String(minute + 1),
          ...Object.keys(roles).map((role) => at(role, minute)),
        ]),
      },
    ],
    plots: [],
  };
}

async function order(origin: string, buyer: SignedInBuyer, good: number): Promise<void> {
  const { path, body = '', headers = {} } = orderTarget(origin, buyer, good);
  await read(await fetch(origin + path, { method: 'POST', headers, body }));
}

async function ask(origin: string, token: string, query: string, variables: object = {}): Promise<void> {
  await post(origin, '/graphql', token, { query, variables });
}

async function post(origin: string, path: string, token: string, body: object): Promise<void> {
  await read(
    await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { 'x-token': token }) },
      body: JSON.stringify(body),
    }),
  );
}

/** An answer that is none would make the memory of doing nothing. */
async function read(response: Response): Promise<void> {
  const text = await response.text();
  if (response.status !== 200 || text.includes('"errors"')) throw new Error(text.slice(0, 400));
}
