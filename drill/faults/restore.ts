import { spawn } from 'node:child_process';
import { appendFileSync, chownSync, closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { own } from '../cluster/configuration.ts';
import { databaseUrl } from '../cluster/product.ts';
import { execute } from '../execute.ts';
import { countIn } from '../measure/counting.ts';
import { HOST, inFolder, POSTGRES_BIN, ports, project } from '../places.ts';
import { end } from '../supervisor/kept.ts';
import { postgres } from '../supervisor/Supervisor.ts';
import { until } from '../until.ts';
import type { Fault } from './fault.ts';

const MORE_MS = 6_000;

/** A backup and the archive of the log, restored beside the cluster to a moment in the middle of the load. */
export const restore: Fault = {
  name: 'restore',
  title: '由备份与归档恢复到一个时刻',
  about: 'a backup is restored to a moment under load',
  async strike({ cluster, load, note }) {
    const { replicator } = cluster.passwords;
    const target = inFolder('restored');
    rmSync(target, { recursive: true, force: true });
    own(target);
    const from = ['-h', HOST, '-p', String(ports.write), '-U', 'replicator', '-w'];
    await execute(join(POSTGRES_BIN, 'pg_basebackup'), [...from, '-D', target, '-X', 'none', '-c', 'fast'], {
      env: { PGPASSWORD: replicator },
      cwd: inFolder(),
      ...postgres,
    });
    await setTimeout(MORE_MS);
    const moment = await momentOf(cluster.directUrl);
    await setTimeout(MORE_MS);
    const { rows } = await cluster.asSuperuser(
      'chengcang',
      'SELECT pg_walfile_name(pg_switch_wal()) AS name',
    );
    await until('the archive', async () => existsSync(inFolder('archive', rows[0].name)));

    const begun = Date.now();
    const server = startAt(target, moment);
    const url = databaseUrl(ports.restored, cluster.passwords);
    try {
      await until('the restored server', () => isWritable(url));
      const seconds = (Date.now() - begun) / 1000;
      const before = load.journal.acknowledged.filter(({ at }) => at <= moment.getTime());
      const { missing, twice, breaches } = await countIn(url, before);
      const newest = await newestOrder(url);
      const books = await booksCheck(url);
      note(
        `恢复用时 ${seconds.toFixed(1)} 秒；此前确认的 ${before.length} 笔缺 ${missing}、重复 ${twice}；${books}`,
        `restored in ${seconds.toFixed(1)} s; of ${before.length} acknowledged before the moment ${missing} missing, ${twice} twice; \`books check\` finds nothing`,
      );
      if (newest > moment) throw new Error('the restored server has what came after the moment');
      if (missing + twice + breaches.length > 0)
        throw new Error(`restored: ${missing} missing, ${twice} twice, ${breaches}`);
    } finally {
      await end(server, 'SIGINT');
    }
  },
};

async function asked<Row extends object>(url: string, text: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client
    .query<Row>(text)
    .then(({ rows }) => rows[0])
    .finally(() => client.end());
}

async function momentOf(url: string): Promise<Date> {
  const row = await asked<{ now: Date }>(url, 'SELECT clock_timestamp() AS now');
  if (!row) throw new Error('no clock');
  return row.now;
}

const newestOrder = async (url: string) =>
  (await asked<{ newest: Date }>(url, 'SELECT max(created_at) AS newest FROM orders'))?.newest ?? new Date(0);

const isWritable = async (url: string) =>
  (await asked<{ is: boolean }>(url, 'SELECT NOT pg_is_in_recovery() AS is'))?.is === true;

/** The settings of the cluster's servers came with the backup; this one has no standby and archives nothing. */
function startAt(target: string, moment: Date): number {
  // Abbreviations such as Z are not known yet when this is read.
  const untilMoment = moment.toISOString().replace('Z', '+00');
  const lines = [
    `restore_command = 'cp ${inFolder('archive')}/%f %p'`,
    `recovery_target_time = '${untilMoment}'`,
    "recovery_target_action = 'promote'",
  ];
  appendFileSync(join(target, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
  writeFileSync(join(target, 'recovery.signal'), '');
  rmSync(join(target, 'standby.signal'), { force: true });
  chownSync(join(target, 'recovery.signal'), postgres.uid, postgres.gid);
  const log = openSync(inFolder('log', 'restored.log'), 'a');
  const own = [
    `port=${ports.restored}`,
    'synchronous_standby_names=',
    'archive_mode=off',
    `listen_addresses=${HOST}`,
  ];
  const child = spawn(
    join(POSTGRES_BIN, 'postgres'),
    ['-D', target, ...own.flatMap((setting) => ['-c', setting])],
    {
      stdio: ['ignore', log, log],
      cwd: target,
      ...postgres,
    },
  );
  closeSync(log);
  writeFileSync(inFolder('run', 'restored.pid'), `${child.pid}\n`);
  return child.pid ?? 0;
}

/** The operator's own command, against the restored server. */
async function booksCheck(url: string): Promise<string> {
  const told = await execute(process.execPath, [join(project, 'scripts/ops.mjs'), 'books', 'check'], {
    env: { ...process.env, DATABASE_URL: url, DATABASE_POOLER: '', DATABASE_DIRECT_URL: '' },
  });
  return told.split('\n').find((line) => line.includes('账目')) ?? told;
}
