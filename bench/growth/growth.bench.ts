import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStorage } from '../../api/src/adapters/storage/diskStorage.ts';
import { exportService } from '../../api/src/modules/exports/exports.service.ts';
import { exportWritingService } from '../../api/src/modules/exports/exportWriting.service.ts';
import { printingService } from '../../api/src/modules/labels/printing.service.ts';
import { printThread } from '../../api/src/modules/labels/printThread.ts';
import { printWriters } from '../../api/src/modules/labels/printWriters.ts';
import { listParcels } from '../../api/src/modules/parcels/parcels.repository.ts';
import { senderService } from '../../api/src/modules/senders/senders.service.ts';
import { shipmentService } from '../../api/src/modules/shipments/shipments.service.ts';
import { actorOf, type Buyer, createFixture, inputOf } from '../orders/fixture.ts';
import type { Section } from '../section.ts';
import { type DemoDatabase, demoDatabase } from '../support/demoDatabase.ts';
import { type Cost, type Costs, HABITS, loadOf } from './model.ts';
import { ownCpu, postgresCpu } from './usage.ts';

const CLIENTS = 32;
const BUYERS = 200;
const ORDERS = 6_000;
const LISTS = 2_000;
const LABELS = 200;
const A_DAY = [10_000, 1_000_000, 20_000_000];

export async function measure(): Promise<Section> {
  await using demo = await demoDatabase({ durable: true, poolSize: CLIENTS });
  const { buyers, goods } = await createFixture(demo, BUYERS);
  const costs: Costs = {
    order: await costOfOrders(demo, buyers, goods),
    list: await costOfLists(demo, buyers),
    label: await costOfLabels(demo),
  };
  return {
    title: 'Growth',
    about: `What one order, one page of parcels and one label cost: processor time of the process and of PostgreSQL, bytes of the write-ahead log and of tables and indexes; orders of one parcel through the service, ${CLIENTS} at once, on a durable PostgreSQL. The second table is a model of it (\`bench/growth/model.ts\`): ${HABITS.listsAnOrder} pages of lists and ${HABITS.labelsAnOrder} labels an order, the busiest hour ${HABITS.peak} times the average one, processors filled to six tenths. docs/growth.md says what follows.`,
    figures: [],
    tables: [
      {
        title: 'One of a kind',
        columns: ['', 'ms of the api', 'ms of PostgreSQL', 'log bytes', 'disk bytes'],
        rows: Object.entries(costs).map(([name, { api, postgres, walBytes, diskBytes }]) => [
          name,
          ...[api, postgres, walBytes, diskBytes],
        ]),
      },
      {
        title: 'Orders a day',
        columns: [
          ...['', 'a second, busiest hour', 'cores of api', 'cores of PostgreSQL'],
          ...['GB of log a day', 'GB of disk a year'],
        ],
        rows: A_DAY.map((ordersADay) => {
          const load = loadOf(costs, ordersADay);
          return [
            ordersADay.toLocaleString('en'),
            ...[load.peakOrders, load.apiCores, load.postgresCores, load.walGbADay, load.diskGbAYear],
          ];
        }),
      },
    ],
    plots: [],
  };
}

/** What each of `count` costs, begun by as many clients as there are. */
async function costOf(
  { pool, folder }: DemoDatabase,
  count: number,
  work: (n: number) => Promise<unknown>,
): Promise<Cost> {
  const state = async () => {
    const { rows } = await pool.query<{ wal: string; disk: string }>(
      "SELECT pg_current_wal_lsn() - '0/0' AS wal, pg_database_size(current_database()) AS disk",
    );
    return {
      ...{ api: ownCpu(), postgres: postgresCpu(folder) },
      ...{ walBytes: Number(rows[0]?.wal), diskBytes: Number(rows[0]?.disk) },
    };
  };
  const before = await state();
  let next = 0;
  const client = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const after = await state();
  const each = (part: keyof Cost) => (after[part] - before[part]) / count;
  return {
    ...{ api: each('api'), postgres: each('postgres') },
    ...{ walBytes: each('walBytes'), diskBytes: each('diskBytes') },
  };
}

async function costOfOrders(demo: DemoDatabase, buyers: readonly Buyer[], goods: readonly number[]) {
  const shipments = shipmentService({
    db: demo.db,
    now: () => new Date(),
    onPaid: async () => undefined,
    rereadMerged: async () => undefined,
    senders: senderService(demo.db),
  });
  const place = async (n: number) => {
    const buyer = buyers[n % buyers.length];
    if (buyer)
      await shipments.create(actorOf(buyer), {
        ...inputOf(buyer, goods[n % goods.length] ?? 0),
        ...{ key: `growth-${n}`, confirm: true },
      });
  };
  for (let n = 0; n < CLIENTS * 10; n++) await place(ORDERS + n);
  return costOf(demo, ORDERS, place);
}

function costOfLists(demo: DemoDatabase, buyers: readonly Buyer[]) {
  return costOf(demo, LISTS, async (n) => {
    const buyer = buyers[n % buyers.length];
    if (buyer) await listParcels(demo.db, actorOf(buyer), {});
  });
}

async function costOfLabels(demo: DemoDatabase): Promise<Cost> {
  const { db, pool } = demo;
  const { rows } = await pool.query<{ id: number; sellerId: number }>(
    `UPDATE order_package SET status = 30, output_status = 3, waybill_no = 'YT' || id, shipped_at = now()
      WHERE seller_id = (SELECT min(seller_id) FROM order_package WHERE output_status = 1) AND output_status = 1
     RETURNING id, seller_id AS "sellerId"`,
  );
  const filesDir = await mkdtemp(join(tmpdir(), 'chengcang-bench-labels-'));
  const thread = printThread();
  const now = () => new Date();
  const log = { error: () => undefined };
  const queue = { send: async () => undefined };
  const shared = { db, queue, storage: diskStorage(filesDir), now };
  // Nobody waits for the file: the worker is woken right behind the request.
  const exports = exportService({ ...shared, filesDir: null, answerWithinMs: 0 });
  const { handlers } = exportWritingService({ ...shared, log, writers: printWriters({ db, thread }) });
  const printing = printingService({ db, exports });
  const [first] = rows;
  const seller = { accountId: first?.sellerId ?? 0, kind: 'seller' as const, level: 0, superId: null };
  const labels = (from: number) => rows.slice(from, from + LABELS).map(({ id }) => id);
  // A file of labels, as a supplier prints them; the first one opens the font.
  const printed = async (from: number) => {
    await printing.print(seller, labels(from), 'labels');
    await handlers[0]?.run({});
  };
  await printed(0);
  const { api, postgres, walBytes, diskBytes } = await costOf(demo, 1, () => printed(LABELS));
  await thread.stop();
  await rm(filesDir, { recursive: true });
  return {
    ...{ api: api / LABELS, postgres: postgres / LABELS },
    ...{ walBytes: walBytes / LABELS, diskBytes: diskBytes / LABELS },
  };
}
