import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepPartitions } from '../../api/src/db/partitions/keepPartitions.ts';
import { PARTITIONED } from '../../api/src/db/partitions/partitioned.ts';
import { orderBody, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { freshDatabase, type TestDatabase } from '../support/postgres.ts';

const KEPT = ['ledger_entry', 'package_event', 'stock_log'];

let api: TestApi;
let client: pg.Client;
const query = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;

const open = async (url: string) => {
  client = new pg.Client({ connectionString: url });
  await client.connect();
};
/** The partitions of a table but for the default one, with their rows. */
async function partitionsOf(table: string): Promise<Record<string, number>> {
  const names = await query(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = $1::regclass ORDER BY 1`,
    [table],
  );
  const counted: [string, number][] = [];
  for (const { name } of names)
    if (name !== `${table}_default`)
      counted.push([name, Number((await query(`SELECT count(*) AS rows FROM ${name}`))[0].rows)]);
  return Object.fromEntries(counted);
}
const refusedBy = (text: string) =>
  query(text).then(
    () => undefined,
    ({ code }) => code,
  );

describe('partitions of an empty database', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await freshDatabase('empty');
    await open(database.url);
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  it('are those of now and of the next numbers or hours, however often they are asked for', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await keepPartitions(client)).toEqual([]);
      expect(await partitionsOf('ledger_entry')).toEqual({ ledger_entry_0: 0, ledger_entry_40000000: 0 });
      for (const { table } of PARTITIONED.filter((kept) => 'hours' in kept)) {
        const bound = (word: string) =>
          `substring(pg_get_expr(relpartbound, oid) FROM $$${word} \\('(.*?)'\\)$$)::timestamptz`;
        const [covered] = await query(
          `SELECT min(${bound('FROM')}) <= now() AND max(${bound('TO')}) > now() + interval '5 hours' AS next
             FROM pg_inherits JOIN pg_class ON oid = inhrelid WHERE inhparent = $1::regclass`,
          [table],
        );
        expect([table, covered]).toEqual([table, { next: true }]);
      }
    }
  });

  it('are made ahead as the numbers go on', async () => {
    await query("SELECT setval('ledger_tx_id_seq', 79999999), setval('order_package_id_seq', 10000000)");
    await keepPartitions(client);
    expect(Object.keys(await partitionsOf('ledger_entry'))).toEqual([
      'ledger_entry_0',
      'ledger_entry_40000000',
      'ledger_entry_80000000',
    ]);
    expect(Object.keys(await partitionsOf('package_event'))).toEqual([
      'package_event_0',
      'package_event_10000000',
      'package_event_20000000',
    ]);
  });

  it('are dropped when all of them is past its time, and no sooner', async () => {
    for (const [name, age] of [
      ['gone', 72],
      ['kept', 71],
    ] as const)
      await query(
        `DO $$ BEGIN EXECUTE format('CREATE TABLE idempotency_key_${name} PARTITION OF idempotency_key FOR VALUES FROM (%L) TO (%L)',
           date_trunc('hour', now()) - interval '${age + 1} hours', date_trunc('hour', now()) - interval '${age} hours'); END $$`,
      );
    await keepPartitions(client);
    const names = Object.keys(await partitionsOf('idempotency_key'));
    expect(['gone', 'kept'].filter((name) => names.includes(`idempotency_key_${name}`))).toEqual(['kept']);
  });

  it('get what came without one, but for what is past its time', async () => {
    await query(
      `INSERT INTO quote (quote_no, account_id, total_fee, expires_at)
       SELECT 'Q' || days, 1, 1, now() + make_interval(days => days) FROM unnest(ARRAY[-3, 0, 5, 9]) days`,
    );
    expect(await keepPartitions(client)).toEqual([{ table: 'quote', rows: 3 }]);
    expect(await query('SELECT quote_no FROM quote ORDER BY expires_at')).toEqual([
      { quote_no: 'Q0' },
      { quote_no: 'Q5' },
      { quote_no: 'Q9' },
    ]);
    expect(await query('SELECT FROM quote_default')).toEqual([]);
    expect(await keepPartitions(client)).toEqual([]);
  });

  it('are kept by one process at a time', async () => {
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await query("SELECT setval('ledger_tx_id_seq', 79999999)");
    await Promise.all([keepPartitions(client), keepPartitions(other)]);
    await other.end();
    expect(Object.keys(await partitionsOf('ledger_entry'))).toHaveLength(3);
  });
});

describe('the tables in partitions of a used database', () => {
  beforeAll(async () => {
    api = await startApi();
    await open(api.url);
  }, 120_000);
  afterAll(async () => {
    expect(await brokenInvariants(api)).toEqual([]);
    await client.end();
    await api.close();
  });

  const ordered = async (shop: Awaited<ReturnType<TestApi['shop']>>, clientNo: string = randomUUID()) => {
    const buyer = await api.buyer({ balance: 10_000 });
    const place = () =>
      buyer.call<{ orderId: number }>(
        'POST',
        '/orders/createOrder',
        orderBody(buyer, shop, { confirm: true, clientNo }),
      );
    return { buyer, place };
  };

  it('have their rows moved with all that they say, and add up as before', async () => {
    const shop = await api.shop();
    const { buyer, place } = await ordered(shop);
    const before = await place();
    for (const sequence of ['ledger_tx_id_seq', 'order_package_id_seq', 'stock_log_id_seq'])
      await query(`SELECT setval('${sequence}', last_value + 990000000) FROM ${sequence}`);
    const { place: again } = await ordered(shop);
    expect([before.code, (await again()).code]).toEqual([0, 0]);
    await api.query('SELECT give_demo_money($1, 5)', [buyer.accountId]);
    const all = () =>
      Promise.all(KEPT.map((table) => api.query(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY id`)));
    const rows = await all();

    const strays = await keepPartitions(client);
    expect(strays.map(({ table }) => table).sort()).toEqual(KEPT);
    expect(await all()).toEqual(rows);
    for (const table of KEPT) {
      const counted = Object.values(await partitionsOf(table));
      expect(counted.filter((count) => count > 0)).toHaveLength(2);
      expect(await query(`SELECT FROM ${table}_default`)).toEqual([]);
    }
    expect(await brokenInvariants(api)).toEqual([]);
  });

  it('are only appended to, whoever names a partition', async () => {
    const { place } = await ordered(await api.shop());
    await place();
    for (const table of ['ledger_entry', 'stock_log'])
      for (const name of [table, ...Object.keys(await partitionsOf(table)), `${table}_default`])
        for (const statement of [
          `UPDATE ${name} SET id = DEFAULT`,
          `DELETE FROM ${name}`,
          `TRUNCATE ${name}`,
        ])
          expect([statement, await refusedBy(statement)]).toEqual([statement, '42501']);
    const [last] = await query(
      'SELECT tableoid::regclass::text AS name, tx_id FROM ledger_entry ORDER BY id DESC LIMIT 1',
    );
    expect(
      await refusedBy(
        `INSERT INTO ${last.name} (id, tx_id, account_id, amount) OVERRIDING SYSTEM VALUE VALUES (0, ${last.tx_id}, ledger_account_of(0, 'escrow'), 1)`,
      ),
    ).toBe('23514');
  });

  it('answer a key that is sent by many at once with one order, also where a partition ends between them', async () => {
    const shop = await api.shop({ stock: 100 });
    await query('CREATE SEQUENCE turns');
    await query(
      `ALTER TABLE idempotency_key ALTER created_at SET DEFAULT now() + interval '72 hours' * (nextval('turns') % 2)`,
    );
    const keys: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const clientNo = randomUUID();
      keys.push(clientNo);
      const { place } = await ordered(shop, clientNo);
      const answers = await Promise.all(Array.from({ length: 8 }, place));
      expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
      expect((await place()).data.orderId).toBe(answers[0]?.data.orderId);
    }
    const stored = await query(
      'SELECT tableoid::regclass::text AS name, count(*)::int AS keys FROM idempotency_key WHERE key = ANY ($1) GROUP BY 1',
      [keys],
    );
    expect(stored.map(({ keys: count }) => count)).toEqual([3, 3]);
    await query('ALTER TABLE idempotency_key ALTER created_at SET DEFAULT now()');
    await query('DROP SEQUENCE turns CASCADE');
  });

  it('let orders through while partitions are made and dropped', async () => {
    const shop = await api.shop({ stock: 1_000 });
    const { buyer } = await ordered(shop);
    await api.query('SELECT give_demo_money($1, 1000000)', [buyer.accountId]);
    let made = false;
    const orders = async () => {
      const codes = new Set<number>();
      while (!made)
        codes.add(
          (
            await buyer.call(
              'POST',
              '/orders/createOrder',
              orderBody(buyer, shop, { confirm: true, clientNo: randomUUID() }),
            )
          ).code,
        );
      return codes;
    };
    const placing = Promise.all([orders(), orders(), orders()]);
    try {
      for (let round = 0; round < 5; round += 1) {
        for (const { sequence, width } of PARTITIONED.flatMap((kept) => ('width' in kept ? [kept] : [])))
          await query(`SELECT setval('${sequence}', last_value + ${width}) FROM ${sequence}`);
        await keepPartitions(client);
      }
    } finally {
      made = true;
    }
    expect(await placing).toEqual([new Set([0]), new Set([0]), new Set([0])]);
  });
});

it('every id, reference, numbered column and sequence is a bigint', async () => {
  /** Ids that are not numbers of ours. */
  const texts = /^(certify|remote_.*|encrypted|line)_ids?$/;
  const others = [
    'assigned_merchant merchant_shop_id text',
    'captcha id uuid',
    'export_file task_id text',
    'ledger_check id smallint',
    'operator_challenge id uuid',
    'payment prepay_id text',
    'print_key id smallint',
    'running_process id uuid',
    'shop_goods_pull id uuid',
    'shop_listing category_id text',
    'shop_listing freight_id text',
    'shop_offer offer_id text',
    'shop_offer spec_id text',
    'shop_pull id uuid',
    'unclaimed_order assigned_id text',
    'unclaimed_order merchant_shop_id text',
  ];
  const database = await freshDatabase('empty');
  await open(database.url);
  const columns = await query(
    `SELECT table_name AS "table", column_name AS name, CASE data_type WHEN 'ARRAY' THEN udt_name ELSE data_type END AS type
       FROM information_schema.columns
      WHERE table_schema = 'public' AND (column_name ~ '(^|_)ids?$' OR is_identity = 'YES')
        AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = format('%I', table_name)::regclass) ORDER BY 1, 2`,
  );
  expect(columns.length).toBeGreaterThan(150);
  const narrow = columns.filter(({ name, type }) => !texts.test(name) && !['bigint', '_int8'].includes(type));
  expect(narrow.map(({ table, name, type }) => `${table} ${name} ${type}`)).toEqual(others);
  expect(
    await query(
      "SELECT sequence_name FROM information_schema.sequences WHERE sequence_schema = 'public' AND data_type <> 'bigint'",
    ),
  ).toEqual([]);
  await client.end();
  await database.drop();
});
