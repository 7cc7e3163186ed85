import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../api/src/db/client.ts';
import { senderService } from '../../api/src/modules/senders/senders.service.ts';
import type { PlaceOrderRequest } from '../../api/src/modules/shipments/orders.writes.ts';
import { orderPlacing } from '../../api/src/modules/shipments/placing.ts';
import { shipmentService } from '../../api/src/modules/shipments/shipments.service.ts';
import type { DemoDatabase } from '../support/demoDatabase.ts';
import { median } from '../support/median.ts';
import { actorOf, type Buyer, inputOf, priced, termsOf } from './fixture.ts';
import { floorOf } from './floor.ts';

const ROUNDS = 3;
const ROUND_MS = 3_000;

type Pair = { buyer: Buyer; good: number };
/** Orders a second; times of one in milliseconds. */
type Rate = { perSecond: number; p50: number; p99: number };
export type Scenario = {
  floorTitle: string;
  floor: number;
  transaction: Rate;
  service: Rate;
  /** Single orders at half of what the service makes. */
  half: Rate;
  /** Bytes of the write-ahead log a paid order, one after the other. */
  walBytes: number;
};

/** Single orders, paid in the same transaction: the leanest there can be, as the api places them, and by the whole service. */
export async function singleOrders(
  demo: DemoDatabase,
  pairs: readonly Pair[],
  clients: number,
): Promise<Scenario> {
  const { db, pool, url, folder } = demo;
  const prepared: PlaceOrderRequest[] = [];
  for (const { buyer, good } of pairs) {
    prepared.push({ terms: termsOf(buyer.id, { confirm: true }), order: await priced(db, buyer, good) });
  }
  const of = (pick: (pair: Pair) => number) => new Set(pairs.map(pick)).size;
  const spread = { buyers: of(({ buyer }) => buyer.id), goods: of(({ good }) => good) };
  const floor = await floorOf({ pool, url, folder, ...spread, clients });
  const placeOne = orderPlacing(db);
  const place = async (n: number) => {
    const each = prepared[n % prepared.length];
    if (each) await placeOne(each);
  };
  const serve = serviceOf(db, pairs);
  await rateOf(place, clients);
  const floors: number[] = [];
  const transactions: Rate[] = [];
  const services: Rate[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(await floor.perSecond(ROUND_MS));
    transactions.push(await rateOf(place, clients));
    services.push(await rateOf(serve, clients));
  }
  const service = medians(services);
  return {
    floorTitle: floor.title,
    floor: median(floors),
    transaction: medians(transactions),
    service,
    half: await arrivingAt(serve, service.perSecond / 2),
    walBytes: await walBytesOf(demo, place),
  };
}

function serviceOf(db: Db, pairs: readonly Pair[]) {
  const shipments = shipmentService({
    db,
    now: () => new Date(),
    onPaid: async () => undefined,
    rereadMerged: async () => undefined,
    senders: senderService(db),
  });
  return async (n: number) => {
    const pair = pairs[n % pairs.length];
    if (!pair) return;
    const { buyer, good } = pair;
    await shipments.create(actorOf(buyer), { ...inputOf(buyer, good), key: null, confirm: true });
  };
}

async function rateOf(place: (n: number) => Promise<void>, clients: number): Promise<Rate> {
  const waits: number[] = [];
  const end = performance.now() + ROUND_MS;
  let next = 0;
  const client = async () => {
    while (performance.now() < end) {
      const requested = performance.now();
      await place(next++);
      waits.push(performance.now() - requested);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return rateFrom(waits);
}

/** Of a round. */
function rateFrom(waits: number[]): Rate {
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0;
  return { perSecond: (waits.length * 1000) / ROUND_MS, p50: at(0.5), p99: at(0.99) };
}

function medians(rates: readonly Rate[]): Rate {
  const of = (part: keyof Rate) => median(rates.map((rate) => rate[part]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') };
}

/** Times of single orders that come in at this rate, whatever becomes of the ones before. */
async function arrivingAt(place: (n: number) => Promise<void>, perSecond: number): Promise<Rate> {
  const waits: number[] = [];
  const begun = performance.now();
  const all: Promise<void>[] = [];
  for (let n = 0; performance.now() < begun + ROUND_MS; ) {
    for (; n < ((performance.now() - begun) * perSecond) / 1000; n++) {
      const requested = performance.now();
      all.push(place(n).then(() => void waits.push(performance.now() - requested)));
    }
    await setTimeout(1);
  }
  await Promise.all(all);
  return rateFrom(waits);
}

const WAL_ORDERS = 500;

async function walBytesOf({ pool }: DemoDatabase, place: (n: number) => Promise<void>): Promise<number> {
  const written = async () => {
    const { rows } = await pool.query<{ bytes: string }>("SELECT pg_current_wal_lsn() - '0/0' AS bytes");
    return Number(rows[0]?.bytes);
  };
  const before = await written();
  for (let n = 0; n < WAL_ORDERS; n++) await place(n);
  return ((await written()) - before) / WAL_ORDERS;
}
