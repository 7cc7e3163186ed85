import type { Section } from '../section.ts';
import { demoDatabase } from '../support/demoDatabase.ts';
import { batchOfParcels } from './batch.ts';
import { createFixture } from './fixture.ts';
import { type Scenario, singleOrders } from './single.ts';

const CLIENTS = 32;
const BUYERS = 500;
const SPREAD = 'spread over buyers and goods';

export async function measure(): Promise<Section> {
  await using demo = await demoDatabase({ durable: true, poolSize: CLIENTS });
  const { buyers, goods } = await createFixture(demo, BUYERS);
  const [first] = buyers;
  const [good = 0] = goods;
  if (!first) throw new Error('no buyer');
  const spread = buyers.map((buyer, n) => ({ buyer, good: goods[n % goods.length] ?? good }));
  const scenarios: Record<string, Scenario> & { [SPREAD]: Scenario } = {
    [SPREAD]: await singleOrders(demo, spread, CLIENTS),
    'one wallet': await singleOrders(
      demo,
      spread.map((pair) => ({ ...pair, buyer: first })),
      CLIENTS,
    ),
    'one goods': await singleOrders(
      demo,
      spread.map((pair) => ({ ...pair, good })),
      CLIENTS,
    ),
  };
  const { batch, floor } = await batchOfParcels(demo, first, goods);
  const entries = Object.entries(scenarios);
  return {
    title: 'Orders',
    about: `Orders of one parcel, placed and paid in one transaction with stock, wallet and the full ledger, ${CLIENTS} at once, on a durable PostgreSQL. The floor is the leanest order there can be, by ${entries[0]?.[1].floorTitle} on the same server: the same kinds of rows (order, parcel, a movement of two lines, stock, wallet, key) with no index but keys, no rule and no trigger. The transaction is what the api runs: those of one process that come in together go together; the service also prices the order, and reads it and the balance again. The batch is 10,000 parcels in 20 orders, placed by one call, beside the same parcels inserted by one statement over \`unnest\`.`,
    figures: [
      ...entries.flatMap(([name, scenario], at) => [
        {
          name: `service, ${name}`,
          value: scenario.service.perSecond / scenario.floor,
          unit: 'of the floor',
          ...(at === 0 && { target: { atLeast: 0.3 } }),
        },
        {
          name: `transaction, ${name}`,
          value: scenario.transaction.perSecond / scenario.floor,
          unit: 'of the floor',
        },
      ]),
      ...entries.slice(1).map(([name, scenario]) => ({
        name: `service, ${name}, beside spread`,
        value: scenario.service.perSecond / scenarios[SPREAD].service.perSecond,
        unit: 'times',
        target: { atLeast: 1 },
      })),
      {
        name: 'p99 of single orders at half load',
        value: scenarios[SPREAD].half.p99 / scenarios[SPREAD].half.p50,
        unit: 'times p50',
        target: { atMost: 5 },
      },
      { name: 'write-ahead log of a paid order', value: scenarios[SPREAD].walBytes, unit: 'bytes' },
      {
        name: 'batch of 10,000 parcels',
        value: batch / floor,
        unit: 'times `unnest`',
        target: { atMost: 1.5 },
      },
    ],
    tables: [
      {
        title: 'Orders a second',
        columns: ['', 'floor', 'transaction', 'p50 ms', 'p99 ms', 'service', 'p50 ms ', 'p99 ms '],
        rows: entries.map(([name, { floor: bare, transaction, service }]) => [
          name,
          ...[bare, transaction.perSecond, transaction.p50, transaction.p99],
          ...[service.perSecond, service.p50, service.p99],
        ]),
      },
      {
        title: '10,000 parcels',
        columns: ['', 'ms'],
        rows: [
          ['one call of the api', batch],
          ['`unnest`', floor],
        ],
      },
    ],
    plots: [
      {
        file: 'orders',
        title: 'Paid orders',
        unit: 'a second',
        bars: entries.flatMap(([name, { floor: bare, transaction, service }]) => [
          { name: `${name}: floor`, value: bare },
          { name: `${name}: transaction`, value: transaction.perSecond },
          { name: `${name}: service`, value: service.perSecond },
        ]),
      },
    ],
  };
}
