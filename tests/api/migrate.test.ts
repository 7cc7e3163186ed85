import { readdirSync, readFileSync } from 'node:fs';
import { ConfigError } from '@chengcang/process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyFunctions, readFunctionFiles, withNumbers } from '../../api/src/db/functions.ts';
import { migrate, requireMigrated } from '../../api/src/db/migrate.ts';
import { upsertShopOrders } from '../../api/src/modules/shopOrders/shopOrders.repository.ts';
import { startApi } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/postgres.ts';
import { remoteOrder } from '../support/scriptedShop.ts';
import { testBox } from '../support/sealed.ts';
import { bindShop } from '../support/shopOrders.ts';

const JOURNAL = new URL('../../api/src/db/migrations/meta/_journal.json', import.meta.url);
const FUNCTIONS = new URL('../../api/src/db/functions/', import.meta.url);
const BASELINE = new URL('../../api/src/db/migrations/0000_baseline.sql', import.meta.url);
const SHOP_LINKS = new URL('../../api/src/db/migrations/0008_shop_links.sql', import.meta.url);
const migrations: { when: number }[] = JSON.parse(readFileSync(JOURNAL, 'utf8')).entries;
const baselineTime = migrations[0]?.when ?? 0;

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await freshDatabase('empty');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function rowsOf(text: string): Promise<string[]> {
  const { rows } = await client.query({ text, rowMode: 'array' });
  return rows.map((row) => row.join(' '));
}

/** What the product has of its own in `pg_proc`: not what came with an extension. */
const OWN_FUNCTIONS = `pg_proc p WHERE p.pronamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`;
const OWN_TRIGGERS = `pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE NOT t.tgisinternal AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace`;

const functionNames = () => rowsOf(`SELECT p.proname FROM ${OWN_FUNCTIONS} ORDER BY 1`);
const triggerNames = () => rowsOf(`SELECT t.tgname, c.relname FROM ${OWN_TRIGGERS} ORDER BY 1, 2`);
const definitions = () =>
  rowsOf(`SELECT pg_get_functiondef(p.oid) FROM ${OWN_FUNCTIONS}
          UNION ALL SELECT pg_get_triggerdef(t.oid) FROM ${OWN_TRIGGERS}
          UNION ALL SELECT format('%I.%I %s', table_name, column_name, data_type) FROM information_schema.columns
           WHERE table_schema = 'public' AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = format('%I', table_name)::regclass)
           ORDER BY 1`);

const emptyDatabase = () =>
  client.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public');

describe('migrate', () => {
  const text = readFunctionFiles()
    .map((file) => file.text)
    .join('\n');

  it('leaves the functions and triggers of the files in the database, and no others', async () => {
    const functions = [...text.matchAll(/^CREATE OR REPLACE FUNCTION ([a-z_]+)/gm)].map(([, name]) => name);
    expect(await functionNames()).toEqual(functions.sort());
    const triggers = [
      ...text.matchAll(/^CREATE (?:OR REPLACE|CONSTRAINT) TRIGGER ([a-z_]+)[^;]*? ON ([a-z_]+)/gm),
    ].map(([, name, table]) => `${name} ${table}`);
    expect(await triggerNames()).toEqual(triggers.sort());
  });

  it('finds every number of a status or kind by its name in the files', () => {
    const bare = /(?:status|kind|cancel_type|p_to)\b\s*(?:=|<>|<|>|(?:NOT )?IN\s*\()\s*\d|\b\d+::smallint/;
    const lines = readdirSync(FUNCTIONS).flatMap((name) =>
      readFileSync(new URL(name, FUNCTIONS), 'utf8')
        .split('\n')
        .map((line) => `${name}: ${line.trim()}`),
    );
    expect(lines.filter((line) => bare.test(line))).toEqual([]);
    expect(withNumbers(`IN (\${orderStatus.cancelled}, \${payStatus.paid})`)).toBe('IN (60, 1)');
    expect(() => withNumbers(`\${orderStatus.lost}`)).toThrow('no number is called orderStatus.lost');
    expect(() => withNumbers(`\${noStatus.paid}`)).toThrow('no number is called noStatus.paid');
  });

  it('can apply every file again without a change, with its bodies checked', async () => {
    const before = await definitions();
    for (let time = 0; time < 2; time += 1) {
      for (const file of readFunctionFiles()) await client.query(file.text);
      expect(await definitions()).toEqual(before);
    }
  });

  it('applies the files whose text has changed, and no other', async () => {
    const files = readFunctionFiles();
    expect(await applyFunctions(client, files)).toEqual([]);
    const refusals = files.find(({ name }) => name === 'refusals.sql');
    if (!refusals) throw new Error('no refusals.sql');
    const changed = { ...refusals, text: refusals.text.replace('CC000', 'CC001'), hash: 'another' };
    const others = files.filter((file) => file !== refusals);
    expect(await applyFunctions(client, [...others, changed])).toEqual(['refusals.sql']);
    expect(await rowsOf("SELECT prosrc ~ 'CC001' FROM pg_proc WHERE proname = 'refuse'")).toEqual(['true']);
    await migrate(database.url);
    expect(await rowsOf("SELECT prosrc ~ 'CC000' FROM pg_proc WHERE proname = 'refuse'")).toEqual(['true']);
  });

  it('applies all changed files or none', async () => {
    const [first, ...rest] = readFunctionFiles();
    if (!first) throw new Error('no files');
    const broken = { name: 'zzz.sql', text: 'CREATE OR REPLACE FUNCTION', hash: 'broken' };
    const changed = {
      ...first,
      text: 'CREATE FUNCTION left_over() RETURNS void BEGIN ATOMIC END',
      hash: 'another',
    };
    await expect(applyFunctions(client, [changed, ...rest, broken])).rejects.toThrow('syntax error');
    expect(await functionNames()).not.toContain('left_over');
    expect(await applyFunctions(client, readFunctionFiles())).toEqual([]);
  });

  it('keeps the functions of a newer release', async () => {
    await client.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 9e15)");
    await client.query("UPDATE drizzle.function_file SET hash = 'newer' WHERE name = 'refusals.sql'");
    await migrate(database.url);
    const kept = "SELECT name FROM drizzle.function_file WHERE hash = 'newer'";
    expect(await rowsOf(kept)).toEqual(['refusals.sql']);
    await client.query("DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'newer'");
    await migrate(database.url);
    expect(await rowsOf(kept)).toEqual([]);
  });

  it('makes one and the same schema when several processes migrate an empty database at once', async () => {
    const expected = await definitions();
    await emptyDatabase();
    await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
    expect(await definitions()).toEqual(expected);
    expect(await rowsOf('SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY id')).toEqual(
      migrations.map(({ when }) => String(when)),
    );
  });

  it('brings a database of 0.1.0 to the same schema, without the functions that it had', async () => {
    const expected = await definitions();
    await emptyDatabase();
    await migrateAsOf(baselineTime);
    for (const statement of readFileSync(BASELINE, 'utf8').split('--> statement-breakpoint'))
      await client.query(statement);
    await client.query(`
      CREATE FUNCTION put_order() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
      CREATE TRIGGER keep_inviter BEFORE UPDATE ON account FOR EACH ROW EXECUTE FUNCTION put_order()`);
    await migrate(database.url);
    expect(await definitions()).toEqual(expected);
  });

  it('refuses a database that is older than 0.1.0 and says what to do', async () => {
    await emptyDatabase();
    await migrateAsOf(baselineTime - 1);
    await expect(migrate(database.url)).rejects.toThrow('请换一个空的数据库');
  });

  /** The journal of a database whose newest migration is of this time. */
  function migrateAsOf(time: number) {
    return client.query(`
      CREATE SCHEMA drizzle;
      CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
      INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('0.1.0', ${time})`);
  }
});

describe('links of shops from before combinations were linked', () => {
  it('stand for the only combination, and agree to what the newest order says', async () => {
    const api = await startApi();
    try {
      const buyer = await api.buyer();
      const [one, several] = [await api.shop({ stock: 5 }), await api.shop({ stock: 5 })];
      for (const [goods, deletedAt] of [
        [one, '2026-11-01'],
        [several, null],
      ] as const)
        await api.query(
          `INSERT INTO sku (sku_no, good_id, value_ids, name, supply_price, weight, deleted_at)
           SELECT goods_no || '-9', id, ARRAY[2], 'XL', supply_price, weight, $2::timestamptz FROM goods WHERE id = $1`,
          [goods.goodId, deletedAt],
        );
      const { id: shopId } = await bindShop(api, buyer);
      const item = (remoteSkuId: string, sku: string, title = '杯子') => ({
        ...{ remoteGoodId: 'g', remoteSkuId, title, sku, num: 1, price: 990, pic: '', merchantCode: '' },
      });
      const said = [
        [item('a', '蓝色'), item('b', '  ', ' 大杯  ＸＬ ')],
        [item('a', '红色'), item('c', '绿色')],
      ];
      for (const [at, items] of said.entries())
        await upsertShopOrders(api.database.db, testBox, shopId, [
          remoteOrder(at, { items, paidAt: new Date(Date.UTC(2026, 10, 20 - at)) }),
        ]);
      for (const [remoteSkuId, { skuId }, num] of [
        ['a', one, 3],
        ['b', several, 1],
        ['', one, 2],
      ] as const)
        await buyer.call('POST', '/shops/addGood', {
          ...{ shopId, remoteGoodId: remoteSkuId && 'g', remoteSkuId, items: [{ skuId, num }] },
        });
      await api.query("UPDATE shop_good SET agreed_texts = '{}'");
      await api.query('DELETE FROM shop_good_item');
      await api.query('DELETE FROM shop_sku');

      const moves = readFileSync(SHOP_LINKS, 'utf8')
        .split('--> statement-breakpoint')
        .filter((statement) => /^\s*(INSERT|UPDATE)/.test(statement));
      expect(moves).toHaveLength(3);
      for (const statement of moves) await api.query(statement);

      expect(
        await api.query('SELECT remote_sku_id AS sku, sku_text AS text FROM shop_sku ORDER BY remote_sku_id'),
      ).toEqual([
        { sku: 'a', text: '蓝色' },
        { sku: 'b', text: '大杯 XL' },
        { sku: 'c', text: '绿色' },
      ]);
      expect(
        await api.query(
          `SELECT g.remote_sku_id AS sku, g.agreed_texts AS agreed, i.sku_id AS "skuId", i.num
             FROM shop_good g LEFT JOIN shop_good_item i ON i.shop_good_id = g.id ORDER BY g.remote_sku_id`,
        ),
      ).toEqual([
        { sku: '', agreed: [], skuId: one.skuId, num: 2 },
        { sku: 'a', agreed: ['蓝色'], skuId: one.skuId, num: 3 },
        { sku: 'b', agreed: ['大杯 XL'], skuId: null, num: null },
      ]);
      const { data } = await buyer.call<{ list: object[] }>('POST', '/shops/getShopGoodsList', { shopId });
      expect(data.list).toMatchObject([{ state: 1 }, { state: 3 }, { state: 1 }]);
    } finally {
      await api.close();
    }
  });
});

describe('a database beside running processes', () => {
  it('is required to be migrated by a process that does not migrate itself', async () => {
    const fresh = await freshDatabase('empty');
    const own = new pg.Client({ connectionString: fresh.url });
    await own.connect();
    await expect(requireMigrated(fresh.url)).resolves.toBeUndefined();
    await own.query(
      'DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)',
    );
    await expect(requireMigrated(fresh.url)).rejects.toThrow(ConfigError);
    await own.end();
    await fresh.drop();
  });

  it('lets who comes later through where it would wait for long, and is migrated once it can be', async () => {
    const fresh = await freshDatabase('empty');
    const [reader, writer] = [0, 1].map(() => new pg.Client({ connectionString: fresh.url }));
    if (!reader || !writer) throw new Error('no client');
    await Promise.all([reader.connect(), writer.connect()]);
    await reader.query("DELETE FROM drizzle.function_file WHERE name = 'sales.sql'");
    await reader.query('BEGIN');
    await reader.query('UPDATE orders SET remark = remark');
    const migrated = migrate(fresh.url);
    const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'chengcang-lock' AND wait_event_type = 'Lock'`;
    for (let waiting = 0; waiting === 0; ) waiting = (await writer.query(waits)).rows.length;
    // Behind the migration, which waits for the first one.
    await writer.query('UPDATE orders SET remark = remark');
    await reader.query('COMMIT');
    await migrated;
    expect(
      (await writer.query("SELECT FROM drizzle.function_file WHERE name = 'sales.sql'")).rows,
    ).toHaveLength(1);
    await Promise.all([reader.end(), writer.end()]);
    await fresh.drop();
  });
});
