import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../api/src/db/client.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { seedDemo } from '../../api/src/db/seed/seed.ts';
import type { Actor } from '../../api/src/modules/accounts/sessions.service.ts';
import { shipmentService } from '../../api/src/modules/shipments/shipments.service.ts';

const ORDERS = 1500;
const CONCURRENCY = 32;
const BUYERS = 500;

const dataDir = mkdtempSync(join(tmpdir(), 'chengcang-bench-'));
// PostgreSQL may have to run as another user, who must be able to enter.
chmodSync(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir, port: 0, durable: true });
await migrate(postgres.url);
await seedDemo(postgres.url);
const database = openDatabase(postgres.url, CONCURRENCY);
const { pool, db } = database;
const shipments = shipmentService({
  db,
  now: () => new Date(),
  onPaid: async () => undefined,
  rereadMerged: async () => undefined,
});

const { rows: buyers } = await pool.query<{ id: number; senderId: number }>(
  `WITH b AS (INSERT INTO account (kind, phone, password_hash, nick_name) SELECT 1, '1880' || lpad(n::text, 7, '0'), 'x', 'bench' FROM generate_series(1, ${BUYERS}) n RETURNING id)
   INSERT INTO sender (account_id, name, phone, province_code, city_code, district_code, province, city, district, address)
   SELECT id, '发件人', '13800000099', '33', '3301', '330106', '浙江省', '杭州市', '西湖区', '文三路1号' FROM b RETURNING account_id AS id, id AS "senderId"`,
);
await pool.query(
  `SELECT ledger_move(1::smallint, 'bench', id, '', '', ledger_account_of(0, 'recharge'), ledger_account_of(id, 'available'), 1000000000) FROM account WHERE nick_name = 'bench'`,
);
await pool.query('UPDATE good_stock SET quantity = 100000000');
const { rows: goods } = await pool.query<{ id: number }>(
  'SELECT s.good_id AS id FROM good_stock s JOIN goods g ON g.id = s.good_id WHERE s.warehouse_id = 1 ORDER BY 1',
);

const receiver = {
  receiverName: '张三',
  receiverPhone: '13800000011',
  provinceCode: '33',
  cityCode: '3301',
  districtCode: '330106',
  address: '文三路123号',
};

async function run(name: string, pick: (n: number) => { buyer: number; good: number }): Promise<void> {
  const waits: number[] = [];
  let next = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let n = next++; n < ORDERS; n = next++) {
        const at = performance.now();
        const { buyer, good } = pick(n);
        const who = buyers[buyer % buyers.length];
        const actor: Actor = { accountId: who?.id ?? 0, kind: 'buyer', level: 1, superId: null };
        await shipments.create(actor, {
          goodId: goods[good % goods.length]?.id ?? 0,
          warehouseId: 1,
          courierId: 1,
          senderId: who?.senderId ?? 0,
          packages: [receiver],
          key: null,
          confirm: true,
        });
        waits.push(performance.now() - at);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  waits.sort((a, b) => a - b);
  const at = (share: number) => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(1);
  console.log(`${name}: ${(ORDERS / seconds).toFixed(0)} orders/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

console.log(`paid orders through the service (priced, placed and paid), ${CONCURRENCY} at once`);
await run('warm-up', (n) => ({ buyer: n, good: n }));
await run('spread over buyers and goods', (n) => ({ buyer: n, good: n }));
await run('one wallet', (n) => ({ buyer: 0, good: n }));
await run('one goods', (n) => ({ buyer: n, good: 0 }));
await database.close();
await postgres.stop();
