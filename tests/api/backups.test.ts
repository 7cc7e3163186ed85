import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
beforeAll(async () => {
  product = await embeddedProduct();
  await openBox(product.server.url, { current: testKey });
  buyer = await product.api.buyer({ balance: 10_000_000 });
  shop = await product.api.shop({ stock: 100_000 });
  const pictures = join(product.dataDir, 'files', 'u');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, 'orange.png'), 'an orange');
}, 120_000);
afterAll(() => product.close());

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
  it('taken while orders are placed holds each that was acknowledged before its end', async () => {
    const to = join(await temporaryDir(), 'backup');
    const before = await placeOrder();
    const load = ordersWithoutEnd();
    const during: Placed[] = [];
    const manifest = await backup(to, async ({ kind }) => {
      if (kind === 'copyingDatabase') for (let i = 0; i < 5; i += 1) during.push(await placeOrder());
    });
    await load.end();
    const after = await placeOrder();
    expect(numberOf(manifest.startLsn)).toBeLessThan(numberOf(during[0]?.lsn ?? ''));

    const into = await temporaryDir();
    const { code, output } = await restore(to, into).ended;
    expect([code, output]).toEqual([0, expect.stringMatching(/已恢复到 .* 笔资金变动，账目相符/)]);
    const restored = await ordersIn(into);
    const acknowledged = [before, ...during, ...load.placed].filter(
      ({ lsn }) => numberOf(lsn) <= numberOf(manifest.stopLsn),
    );
    expect(acknowledged.length).toBeGreaterThanOrEqual(6);
    expect(acknowledged.filter(({ orderId }) => !restored.has(orderId))).toEqual([]);
    expect(restored.has(after.orderId)).toBe(false);
    expect(readFileSync(join(into, 'files/u/orange.png'), 'utf8')).toBe('an orange');
    expect(statSync(join(into, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('keeps the write-ahead log that it needs through checkpoints', async () => {
    const to = join(await temporaryDir(), 'backup');
    const manifest = await backup(to, async ({ kind }) => {
      if (kind !== 'copyingDatabase') return;
      for (let i = 0; i < 8; i += 1) {
        await product.api.query('SELECT pg_switch_wal()');
        await product.api.query('CHECKPOINT');
        await placeOrder();
      }
    });
    const segments = manifest.files.filter(({ path }) => path.startsWith('cluster/pg_wal/'));
    expect(segments.length).toBeGreaterThan(8);
    const { code } = await restore(to, await temporaryDir()).ended;
    expect(code).toBe(0);
    const slots = await product.api.query('SELECT FROM pg_replication_slots');
    expect(slots).toEqual([]);
  });

  it('knows the key that it is sealed with and does not hold it', async () => {
    const to = join(await temporaryDir(), 'backup');
    const { dataKey } = await backup(to);
    expect(testBox.mark).toBe(`v1.${dataKey}.`);
    const into = await temporaryDir();
    const other = Buffer.alloc(32, 9).toString('base64');
    const { code, output } = await restore(to, into, { DATA_KEY: other }).ended;
    expect([code, output]).toEqual([1, expect.stringContaining(`备份用的是 ${dataKey}`)]);
    expect(readdirSync(into)).toEqual([]);
    expect(readFileSync(join(to, 'manifest.json'), 'utf8')).not.toContain(DATA_KEY);
  });

  it('is refused when a byte of it is another one, or a file is gone', async () => {
    const to = join(await temporaryDir(), 'backup');
    const { files } = await backup(to);
    const into = await temporaryDir();
    const table = files.findLast(({ path, size }) => /cluster\/base\/\d+\/\d+$/.test(path) && size > 0);
    for (const path of [table?.path ?? '', 'pictures/orange.png', 'manifest.json']) {
      const file = join(to, path);
      const bytes = readFileSync(file);
      const changed = Buffer.from(bytes);
      // In the manifest the last third is within the sums of files.
      const at = Math.floor((bytes.length * 2) / 3);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      writeFileSync(file, changed);
      const { code, output } = await restore(to, into).ended;
      expect([code, output]).toEqual([1, expect.stringContaining('备份已损坏')]);
      expect(output).toContain(path);
      writeFileSync(file, bytes);
    }
    rmSync(join(to, 'cluster/backup_label'));
    const { output } = await restore(to, into).ended;
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

    const whole = () => runScript('scripts/ops.mjs', ['backup', '--keep', '1'], env).ended;
    expect(await whole()).toMatchObject({ code: 0, output: expect.stringContaining('已备份到') });
    const [first = '', ...rest] = readdirSync(folder);
    expect([first, rest]).toEqual([expect.stringMatching(/^\d{8}T\d{6}Z$/), []]);
    mkdirSync(join(folder, 'notes'));
    const second = await whole();
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
    await backup(to);
    await expect(backup(to)).rejects.toThrow('已存在');
    expect(await readManifest(to)).toMatchObject({ product: '0.0.0' });
  });

  it('is the only one at a time', async () => {
    const parent = await temporaryDir();
    let second: unknown;
    await backup(join(parent, 'first'), async ({ kind }) => {
      if (kind === 'copyingDatabase') second = await backup(join(parent, 'second')).catch((error) => error);
    });
    expect(second).toMatchObject({ name: 'BackupError', message: '另一个备份正在进行' });
  });
});

describe('restoring', { timeout: 120_000 }, () => {
  it('waits until the product has ended, and replaces nothing unasked', async () => {
    const parent = await temporaryDir();
    const to = join(parent, 'backup');
    await backup(to);
    const running = await restore(to, product.dataDir, {}, '--replace').ended;
    expect([running.code, running.output]).toEqual([
      1,
      expect.stringContaining(`正被进程 ${process.pid} 使用`),
    ]);

    const into = await temporaryDir();
    expect((await restore(to, into).ended).code).toBe(0);
    const again = await restore(to, into).ended;
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('已有数据')]);
    const replaced = await restore(to, into, {}, '--replace').ended;
    expect(replaced.code).toBe(0);
    expect(readdirSync(into).filter((name) => name.startsWith('postgres.replaced-'))).toHaveLength(1);
    expect(readdirSync(join(into, 'files')).filter((name) => name.startsWith('u.replaced-'))).toHaveLength(1);
  });

  it('leaves what is there when the restored database does not start', async () => {
    const parent = await temporaryDir();
    const to = join(parent, 'backup');
    await backup(to);
    // Whole by its sums, and yet nothing that a server starts from.
    const { files } = await readManifest(to);
    const segments = files.filter(({ path }) => path.startsWith('cluster/pg_wal/'));
    const into = await temporaryDir();
    expect((await restore(to, into).ended).code).toBe(0);
    const { format: _format, ...manifest } = await readManifest(to);
    rmSync(join(to, 'manifest.json'));
    await writeManifest(to, { ...manifest, files: files.filter((file) => !segments.includes(file)) });
    const { code, output } = await restore(to, into, {}, '--replace').ended;
    expect([code, output]).toEqual([1, expect.stringContaining('自带的 PostgreSQL 无法启动')]);
    expect(readdirSync(into).sort()).toEqual(['files', 'postgres']);
    expect((await ordersIn(into)).size).toBeGreaterThan(0);
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
