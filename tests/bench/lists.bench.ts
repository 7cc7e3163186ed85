import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../api/src/db/client.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { seedDemo } from '../../api/src/db/seed/seed.ts';
import type { Actor } from '../../api/src/modules/accounts/sessions.service.ts';
import { listParcels } from '../../api/src/modules/parcels/parcels.repository.ts';
import type { ParcelsFilter } from '../../api/src/modules/parcels/parcels.schemas.ts';
import { listRefunds } from '../../api/src/modules/refunds/refunds.repository.ts';
import { countOrders, listOrders } from '../../api/src/modules/shipments/orders.repository.ts';
import type { OrdersFilter } from '../../api/src/modules/shipments/shipments.schemas.ts';
import { seedOrders } from '../support/manyOrders.ts';
import { median } from './load.ts';

/** Of 5 parcels each. */
const SMALL = 200;
const LARGE = 20_000;
const ROUNDS = 15;

const dataDir = mkdtempSync(join(tmpdir(), 'chengcang-bench-'));
// PostgreSQL may have to run as another user, who must be able to enter.
chmodSync(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir, port: 0, durable: false });
await migrate(postgres.url);
await seedDemo(postgres.url);
const database = openDatabase(postgres.url, 2);
const { pool, db } = database;

const client = await pool.connect();
await client.query('SET statement_timeout = 0');
const query = (text: string, values?: unknown[]) => client.query(text, values);
async function buyerOf(phone: string, orders: number): Promise<Actor> {
  const { rows } = await client.query<{ id: number; sellerId: number }>(
    `INSERT INTO account (kind, phone, password_hash, nick_name) VALUES (1, $1, 'x', 'bench')
     RETURNING id, (SELECT min(id) FROM account WHERE kind = 2) AS "sellerId"`,
    [phone],
  );
  const { id = 0, sellerId = 0 } = rows[0] ?? {};
  await seedOrders(query, { accountId: id, sellerId, orders, parcelsEach: 5 });
  return { accountId: id, kind: 'buyer', level: 1, superId: null };
}
const small = await buyerOf('18900000001', SMALL);
const large = await buyerOf('18900000002', LARGE);
await buyerOf('18900000003', LARGE / 2);
await query('VACUUM ANALYZE');
client.release(true);

const no = (actor: Actor) => `${actor.accountId}-77`;
const day = { startAt: new Date(Date.now() - 86_400_000).toISOString(), endAt: new Date().toISOString() };
const orderFilters: [string, (actor: Actor) => OrdersFilter][] = [
  ['no filter', () => ({})],
  ['a frequent tab', () => ({ status: 50 })],
  ['a rare tab', () => ({ status: 20 })],
  ['after-sales', () => ({ afterSale: true })],
  ['a warehouse', () => ({ warehouseId: 2 })],
  ['what there is none of', () => ({ platform: 99 })],
  ['a day', () => day],
  ['the highest fee first', () => ({ sort: 'feeHigh' })],
  ['the last page but ten', (actor) => ({ page: (actor === small ? SMALL : LARGE) / 10 - 10 })],
  ['an order number', (actor) => ({ keyword: `B${no(actor)}` })],
  ['a waybill number', (actor) => ({ keyword: `YT${no(actor)}-2` })],
  ['a third-party number', (actor) => ({ keyword: `T${no(actor)}-2` })],
  ['a part of the goods’ name', () => ({ keyword: '第7款' })],
];
const parcelFilters: [string, (actor: Actor) => ParcelsFilter][] = [
  ['no filter', () => ({})],
  ['a frequent tab', () => ({ status: 50 })],
  ['a rare tab', () => ({ status: 20 })],
  ['refunded', () => ({ refundStatus: 40 })],
  ['failed waybills', () => ({ outputStatus: 4 })],
  ['a warehouse', () => ({ warehouseId: 2 })],
  ['what there is none of', () => ({ platform: 99 })],
  ['a day', () => day],
  ['the last page but ten', (actor) => ({ page: (actor === small ? SMALL : LARGE) / 4 - 10 })],
  ['a waybill number', (actor) => ({ keyword: `YT${no(actor)}-2` })],
  ['a third-party number', (actor) => ({ keyword: `T${no(actor)}-2` })],
  ['a part of the goods’ name', () => ({ keyword: '第7款' })],
];

/** Both in turn, so that what else the machine does weighs on both. */
async function compare(name: string, read: (actor: Actor) => Promise<unknown>): Promise<void> {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [size, actor] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const at = performance.now();
      await read(actor);
      times[size].push(performance.now() - at);
    }
  }
  const [one, other] = [median(times.small), median(times.large)];
  console.log(
    `${name}: ${one.toFixed(1)} ms of ${SMALL * 5} parcels, ${other.toFixed(1)} ms of ${LARGE * 5}, ratio ${(other / one).toFixed(1)}`,
  );
}

console.log('lists of a buyer, page and total, medians');
await compare('orders, counts of the tabs', (actor) => countOrders(db, actor));
for (const [name, filterOf] of orderFilters)
  await compare(`orders, ${name}`, (actor) => listOrders(db, actor, filterOf(actor)));
for (const [name, filterOf] of parcelFilters)
  await compare(`parcels, ${name}`, (actor) => listParcels(db, actor, filterOf(actor)));
await compare('refunds, no filter', (actor) => listRefunds(db, actor, {}));
await database.close();
await postgres.stop();
rmSync(dataDir, { recursive: true });
