import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { createLeanTables, leanScript } from './leanFloor.ts';

/** Its sessions are new and plan everything first. */
const WARM_SECONDS = 2;

/** What PostgreSQL itself makes of the leanest order: pgbench where there is one, else bare queries from here. */
export type Floor = { title: string; perSecond(ms: number): Promise<number> };

type Load = { pool: Pool; url: string; folder: string; buyers: number; goods: number; clients: number };

export async function floorOf({ pool, url, folder, clients, ...spread }: Load): Promise<Floor> {
  await createLeanTables(pool, spread);
  const pgbench = pathOfPgbench();
  if (!pgbench) return { title: 'bare queries', perSecond: (ms) => byQueries(pool, spread, clients, ms) };
  const script = join(folder, 'lean.sql');
  writeFileSync(script, leanScript(spread));
  return { title: 'pgbench', perSecond: (ms) => byPgbench(pgbench, { script, url, clients, ms }) };
}

/** The system's; the PostgreSQL that comes with the project has none. */
function pathOfPgbench(): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const folders = spawnSync('test', ['-d', packaged]).status === 0 ? readdirSync(packaged) : [];
  const candidates = ['pgbench', ...folders.map((version) => join(packaged, version, 'bin/pgbench'))];
  return candidates.find((path) => spawnSync(path, ['--version']).status === 0);
}

type Run = { script: string; url: string; clients: number; ms: number };

async function byPgbench(pgbench: string, { script, url, clients, ms }: Run): Promise<number> {
  const seconds = String(WARM_SECONDS + Math.round(ms / 1000));
  const load = ['-j', '2', '-c', String(clients), '-T', seconds, '-P', '1'];
  const child = spawn(pgbench, ['-n', '-M', 'prepared', ...load, '-f', script, url], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  const rates = [...said.matchAll(/ s, ([\d.]+) tps/g)].map(([, rate]) => Number(rate)).slice(WARM_SECONDS);
  if (rates.length === 0) throw new Error(`pgbench told no rate: ${said}`);
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

async function byQueries(
  pool: Pool,
  { buyers, goods }: { buyers: number; goods: number },
  clients: number,
  ms: number,
): Promise<number> {
  const end = performance.now() + ms;
  let done = 0;
  const client = async () => {
    while (performance.now() < end) {
      const values = [1 + (done % buyers), 1 + (done++ % goods)];
      await pool.query({ name: 'bench_floor', text: 'SELECT lean.place($1, $2)', values });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (done * 1000) / ms;
}
