import { setTimeout } from 'node:timers/promises';
import { placeOrders } from '../../api/src/modules/shipments/orders.writes.ts';
import type { PlaceableOrder } from '../../api/src/modules/shipments/pricedOrder.ts';
import { type Buyer, createFixture, priced, termsOf } from '../orders/fixture.ts';
import type { Section } from '../section.ts';
import { type DemoDatabase, demoDatabase } from '../support/demoDatabase.ts';
import { median } from '../support/median.ts';
import { type Issuing, startIssuing } from './fixture.ts';

/** As many as an api process has by default. */
const CONNECTIONS = 10;
const ORDERS = 10;
const PARCELS = 500;
const ROUNDS = 3;
const BUYERS = 100;
const ALONE_EVERY_MS = 200;
const LOOKED_EVERY_MS = 100;

/** Milliseconds: of the batch, and from each payment of a parcel alone to its waybill. */
type Round = { batch: number; alone: number[]; perSecond: number };

export async function measure(): Promise<Section> {
  await using demo = await demoDatabase({ durable: true, poolSize: CONNECTIONS });
  const { buyers, goods } = await createFixture(demo, BUYERS);
  await demo.pool.query('UPDATE warehouse SET output_mode = 1');
  const [batchBuyer, ...others] = buyers;
  if (!batchBuyer) throw new Error('no buyer');
  await using issuing = await startIssuing(demo);
  const order = (buyer: Buyer, at: number, parcels: number) =>
    priced(demo.db, buyer, goods[at % goods.length] ?? 0, parcels);
  const batch: PlaceableOrder[] = [];
  for (let at = 0; at < ORDERS; at++) batch.push(await order(batchBuyer, at, PARCELS));
  const alone: { buyer: Buyer; order: PlaceableOrder }[] = [];
  for (const [at, buyer] of others.entries()) alone.push({ buyer, order: await order(buyer, at, 1) });

  const rounds: Round[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    // The first warms up, with one of its orders.
    const measured = await roundOf(demo, issuing, {
      batch: { buyer: batchBuyer, orders: round === 0 ? batch.slice(0, 1) : batch },
      alone,
    });
    if (round > 0) rounds.push(measured);
  }
  const times = rounds.flatMap(({ alone }) => alone).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0) / 1000;
  return {
    title: 'Waybills',
    about: `A batch of ${(ORDERS * PARCELS).toLocaleString('en')} parcels of one buyer, placed and paid as ${ORDERS} orders at once, and a parcel alone of another buyer every ${ALONE_EVERY_MS} ms until it is issued, on a durable PostgreSQL, ${ROUNDS} times. One process has the queue, the service with ${CONNECTIONS} connections and a courier that answers after 50 ms; nothing but waybills is worked on. Times are those of the rows, from payment to waybill; ${times.length} parcels alone were measured.`,
    figures: [
      {
        name: 'parcels issued',
        value: median(rounds.map(({ perSecond }) => perSecond)),
        unit: 'a second',
        target: { atLeast: 300 },
      },
      { name: 'p99 of a parcel alone', value: at(0.99), unit: 's', target: { atMost: 5 } },
      { name: 'p50 of a parcel alone', value: at(0.5), unit: 's' },
      { name: 'the batch', value: median(rounds.map((round) => round.batch)) / 1000, unit: 's' },
      { name: 'requests at the courier at once, at most', value: issuing.busiest(), unit: '' },
    ],
    tables: [],
    plots: [],
  };
}

type Load = {
  batch: { buyer: Buyer; orders: PlaceableOrder[] };
  alone: readonly { buyer: Buyer; order: PlaceableOrder }[];
};

async function roundOf({ db, pool }: DemoDatabase, issuing: Issuing, load: Load): Promise<Round> {
  const place = async (buyer: Buyer, orders: PlaceableOrder[]): Promise<number[]> => {
    const { orderIds } = await placeOrders(db, termsOf(buyer.id, { confirm: true }), orders);
    await issuing.start(orderIds);
    return orderIds;
  };
  /** Milliseconds from payment to waybill of each parcel, once all have one. */
  const untilIssued = async (orderIds: readonly number[]): Promise<number[]> => {
    for (;;) {
      const { rows: waiting } = await pool.query(
        'SELECT FROM orders WHERE id = ANY ($1) AND status = 20 LIMIT 1',
        [orderIds],
      );
      if (waiting.length === 0) break;
      await setTimeout(LOOKED_EVERY_MS);
    }
    const { rows } = await pool.query<{ ms: number }>(
      `SELECT (extract(epoch FROM p.shipped_at - o.paid_at) * 1000)::float8 AS ms
         FROM order_package p JOIN orders o ON o.id = p.order_id WHERE o.id = ANY ($1)`,
      [orderIds],
    );
    return rows.map(({ ms }) => ms);
  };

  const whole = untilIssued(await place(load.batch.buyer, load.batch.orders));
  const isIssued = whole.then(() => true);
  const alone: Promise<number[]>[] = [];
  for (let at = 0; !(await Promise.race([isIssued, setTimeout(ALONE_EVERY_MS, false)])); at++) {
    const next = load.alone[at % load.alone.length];
    if (next) alone.push(place(next.buyer, [next.order]));
  }
  const batch = Math.max(...(await whole));
  const orderIds = (await Promise.all(alone)).flat();
  const times = await untilIssued(orderIds);
  const parcels = load.batch.orders.reduce((sum, { packageCount }) => sum + packageCount, 0);
  return { batch, alone: times, perSecond: ((parcels + times.length) * 1000) / batch };
}
