import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clusterFiles } from '../../api/src/db/backups/clusterFiles.ts';
import type { BackupEvent } from '../../api/src/db/backups/events.ts';
import { readManifest, writeManifest } from '../../api/src/db/backups/manifest.ts';
import { takeBackup } from '../../api/src/db/backups/takeBackup.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { openBox } from '../../api/src/db/sealed/openBox.ts';
import { orderBody, type Person, type Shop } from '../support/api.ts';
import { embeddedProduct } from '../support/embeddedProduct.ts';
import { testBox, testKey } from '../support/sealed.ts';
import { runScript, temporaryDir } from '../tooling/script.ts';

const DATA_KEY = testKey.toString('base64');

let product: Awaited<ReturnType<typeof embeddedProduct>>;
let buyer: Person;
let shop: Shop;
/** A whole backup, which tests leave as it is. */
let whole: string;
const kept: string[] = [];
beforeAll(async () => {
  product = await embeddedProduct();
  await openBox(product.server.url, { current: testKey });
  buyer = await product.api.buyer({ balance: 10_000_000 });
  shop = await product.api.shop({ stock: 100_000 });
  const pictures = join(product.dataDir, 'files', 'u');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, 'orange.png'), 'an orange');
  const dir = mkdtempSync(join(tmpdir(), 'chengcang-backups-'));
  chmodSync(dir, 0o755);
  kept.push(dir);
  whole = join(dir, 'backup');
  await placeOrder();
  await backup(whole);
}, 240_000);
afterAll(async () => {
  await product.close();
  for (const dir of kept) await rm(dir, { recursive: true, force: true, maxRetries: 5 });
});

type Placed = { orderId: number; lsn: string };

/** An order that is placed and paid, and where the write-ahead log is when that is acknowledged. */
async function placeOrder(): Promise<Placed> {
  const { code, data } = await buyer.call<{ orderId: number }>(
    'POST',
    '/orders/createOrder',
    orderBody(buyer, shop, { confirm: true }),
  );
  expect(code).toBe(0);
  const [row] = await product.api.query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn()::text AS lsn');
  return { orderId: data.orderId, lsn: row?.lsn ?? '' };
}

/** Orders one after the other from four hands, until it is ended. */
function ordersWithoutEnd() {
  const placed: Placed[] = [];
  let isOver = false;
  const hands = Array.from({ length: 4 }, async () => {
    while (!isOver) placed.push(await placeOrder());
  });
  return {
    placed,
    async end() {
      isOver = true;
      await Promise.all(hands);
    },
  };
}

const backup = (to: string, tell: (event: BackupEvent) => void | Promise<void> = () => undefined) =>
  takeBackup({
    server: product.server,
    pictures: join(product.dataDir, 'files', 'u'),
    to,
    product: '0.0.0',
    tell,
  });
const restore = (from: string, into: string, env: Record<string, string> = {}, ...more: string[]) =>
  runScript('scripts/ops.mjs', ['restore', '--from', from, '--into', into, ...more], {
    DATA_KEY,
    DATABASE_URL: '',
    ...env,
  });

const numberOf = (lsn: string) => {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

async function ordersIn(dataDir: string): Promise<Set<number>> {
  const server = await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM orders WHERE status >= 20');
    return new Set(rows.map(({ id }) => Number(id)));
  } finally {
    await client.end();
    await server.stop();
  }
}

describe('a backup of the embedded database', { timeout: 120_000 }, () => {
  it('taken while orders are placed and the log is switched holds each that was acknowledged before its end', async () => {
    const to = join(await temporaryDir(), 'backup');
    const before = await placeOrder();
    const load = ordersWithoutEnd();
    const during: Placed[] = [];
    const manifest = await backup(to, async ({ kind }) => {
      if (kind !== 'copyingDatabase') return;
      for (let i = 0; i < 8; i += 1) {
        await product.api.query('SELECT pg_switch_wal()');
        await product.api.query('CHECKPOINT');
        during.push(await placeOrder());
      }
    });
    await load.end();
    const after = await placeOrder();
    // What it needs of the write-ahead log was kept through the checkpoints, and no longer.
    const segments = manifest.files.filter(({ path }) => path.startsWith('cluster/pg_wal/'));
    expect(segments.length).toBeGreaterThan(8);
    expect(await product.api.query('SELECT FROM pg_replication_slots')).toEqual([]);
    expect(numberOf(manifest.startLsn)).toBeLessThan(numberOf(during[0]?.lsn ?? ''));

    const into = await temporaryDir();
    const { code, output } = await restore(to, into).ended;
    expect([code, output]).toEqual([0, expect.stringMatching(/已恢复到 .* 笔资金变动，账目相符/)]);
    const found = await ordersIn(into);
    const acknowledged = [before, ...during, ...load.placed].filter(
      ({ lsn }) => numberOf(lsn) <= numberOf(manifest.stopLsn),
    );
    expect(acknowledged.length).toBeGreaterThanOrEqual(6);
    expect(acknowledged.filter(({ orderId }) => !found.has(orderId))).toEqual([]);
    expect(found.has(after.orderId)).toBe(false);
    expect(readFileSync(join(into, 'files/u/orange.png'), 'utf8')).toBe('an orange');
    expect(statSync(join(into, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('knows the key that it is sealed with and does not hold it', async () => {
    const { dataKey } = await readManifest(whole);
    expect(testBox.mark).toBe(`v1.${dataKey}.`);
    const into = await temporaryDir();
    const other = Buffer.alloc(32, 9).toString('base64');
    const { code, output } = await restore(whole, into, { DATA_KEY: other }).ended;
    expect([code, output]).toEqual([1, expect.stringContaining(`备份用的是 ${dataKey}`)]);
    expect(readdirSync(into)).toEqual([]);
    expect(readFileSync(join(whole, 'manifest.json'), 'utf8')).not.toContain(DATA_KEY);
  });

  it('is refused when a byte of it is another one, or a file is gone', async () => {
    const { files } = await readManifest(whole);
    const into = await temporaryDir();
    const table = files.findLast(({ path, size }) => /cluster\/base\/\d+\/\d+$/.test(path) && size > 0);
    for (const path of [table?.path ?? '', 'pictures/orange.png', 'manifest.json']) {
      const file = join(whole, path);
      const bytes = readFileSync(file);
      const changed = Buffer.from(bytes);
      // In the manifest the last third is within the sums of files.
      const at = Math.floor((bytes.length * 2) / 3);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      writeFileSync(file, changed);
      const { code, output } = await restore(whole, into).ended;
      writeFileSync(file, bytes);
      expect([code, output]).toEqual([1, expect.stringContaining('备份已损坏')]);
      expect(output).toContain(path);
    }
    const label = join(whole, 'cluster/backup_label');
    renameSync(label, `${label}.away`);
    const { output } = await restore(whole, into).ended;
    renameSync(`${label}.away`, label);
    expect(output).toContain('备份已损坏：cluster/backup_label');
    expect(readdirSync(into)).toEqual([]);
  });

  it('that was killed is not taken for one, and the next one removes what it left', async () => {
    const { dataDir } = product;
    const env = { DATA_DIR: dataDir, DATABASE_URL: '', DATA_KEY };
    const killed = runScript('scripts/ops.mjs', ['backup'], env);
    await killed.line(/复制数据库/);
    killed.kill('SIGKILL');
    await killed.ended;
    const folder = join(dataDir, 'backups');
    const [left = '', ...others] = readdirSync(folder);
    expect([left, others]).toEqual([expect.stringMatching(/^\d{8}T\d{6}Z\.part$/), []]);
    const { code, output } = await restore(join(folder, left), await temporaryDir()).ended;
    expect([code, output]).toEqual([1, expect.stringContaining('是没有完成的备份')]);

    const wholeOne = () => runScript('scripts/ops.mjs', ['backup', '--keep', '1'], env).ended;
    expect(await wholeOne()).toMatchObject({ code: 0, output: expect.stringContaining('已备份到') });
    const [first = '', ...rest] = readdirSync(folder);
    expect([first, rest]).toEqual([expect.stringMatching(/^\d{8}T\d{6}Z$/), []]);
    mkdirSync(join(folder, 'notes'));
    const second = await wholeOne();
    expect(second.output).toContain(`已删除较早的 ${first}`);
    expect(readdirSync(folder)).toHaveLength(2);
    expect(existsSync(join(folder, first))).toBe(false);
  });

  it('leaves nothing when it fails, and is never written over another one', async () => {
    const parent = await temporaryDir();
    const to = join(parent, 'backup');
    const failing = backup(to, () => Promise.reject(new Error('the disk is full')));
    await expect(failing).rejects.toThrow('the disk is full');
    expect(readdirSync(parent)).toEqual([]);
    await expect(backup(whole)).rejects.toThrow('已存在');
    expect(await readManifest(whole)).toMatchObject({ product: '0.0.0' });
  });

  it('is the only one at a time', async () => {
    const parent = await temporaryDir();
    let second: unknown;
    const first = backup(join(parent, 'first'), async () => {
      second = await backup(join(parent, 'second')).catch((error) => error);
      throw new Error('enough');
    });
    await expect(first).rejects.toThrow('enough');
    expect(second).toMatchObject({ name: 'BackupError', message: '另一个备份正在进行' });
  });
});

describe('restoring', { timeout: 120_000 }, () => {
  it('waits until the product has ended, replaces nothing unasked, and leaves what is there when the restored database does not start', async () => {
    const running = await restore(whole, product.dataDir, {}, '--replace').ended;
    expect([running.code, running.output]).toEqual([
      1,
      expect.stringContaining(`正被进程 ${process.pid} 使用`),
    ]);

    const restored = await temporaryDir();
    expect((await restore(whole, restored).ended).code).toBe(0);
    const again = await restore(whole, restored).ended;
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('已有数据')]);
    const replaced = await restore(whole, restored, {}, '--replace').ended;
    expect(replaced.code).toBe(0);
    const replacedIn = (folder: string, name: string) =>
      readdirSync(join(restored, folder)).filter((entry) => entry.startsWith(`${name}.replaced-`));
    expect([replacedIn('.', 'postgres').length, replacedIn('files', 'u').length]).toEqual([1, 1]);

    // Whole by its sums, and yet nothing that a server starts from.
    const { format: _format, ...manifest } = await readManifest(whole);
    const files = manifest.files.filter(({ path }) => !path.startsWith('cluster/pg_wal/'));
    const bytes = readFileSync(join(whole, 'manifest.json'));
    const before = readdirSync(restored).sort();
    rmSync(join(whole, 'manifest.json'));
    await writeManifest(whole, { ...manifest, files });
    const { code, output } = await restore(whole, restored, {}, '--replace').ended;
    writeFileSync(join(whole, 'manifest.json'), bytes);
    expect([code, output]).toEqual([1, expect.stringContaining('自带的 PostgreSQL 无法启动')]);
    expect(readdirSync(restored).sort()).toEqual(before);
    expect((await ordersIn(restored)).size).toBeGreaterThan(0);
  });
});

it('a backup leaves out what belongs to the running server alone', async () => {
  const { files } = await clusterFiles(product.server.cluster);
  expect(files.filter((path) => /^pg_wal\/|postmaster|pg_internal|^log\//.test(path))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['PG_VERSION', 'pg_hba.conf', 'chengcang.secret']));
  expect(files.at(-1)).toBe('global/pg_control');
});

it('what DATABASE_URL names is not backed up silently', async () => {
  const { code, output } = await runScript('scripts/ops.mjs', ['backup'], {
    DATABASE_URL: 'postgresql://127.0.0.1/shop',
  }).ended;
  expect([code, output]).toEqual([1, expect.stringContaining('没有备份：DATABASE_URL')]);
});
