import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresProcessesOf } from '../../api/src/db/embedded/processes.ts';
import {
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { runScript, temporaryDir } from './script.ts';

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function start(options: EmbeddedPostgresOptions) {
  const server = await startEmbeddedPostgres(options);
  onTestFinished(() => server.stop('immediate'));
  return server;
}

const remembered = 'SELECT text FROM remembered';
const remember = "CREATE TABLE remembered AS SELECT '橙仓' AS text";

describe('embedded PostgreSQL', () => {
  it('keeps its data over a stop and leaves no process behind', async () => {
    const dataDir = await temporaryDir();
    const first = await start({ dataDir });
    await query(first.url, remember);
    await first.stop();
    expect(postgresProcessesOf(first.cluster)).toEqual([]);
    const second = await start({ dataDir });
    expect(await query(second.url, remembered)).toEqual([{ text: '橙仓' }]);
  });

  it('restarts a killed server at the same address with its data', async () => {
    const events: string[] = [];
    const back = Promise.withResolvers<void>();
    const server = await start({
      dataDir: await temporaryDir(),
      log: ({ kind }) => {
        events.push(kind);
        if (kind === 'restarted') back.resolve();
      },
    });
    await query(server.url, remember);
    const killed = server.pid;
    process.kill(killed, 'SIGKILL');
    await back.promise;
    expect(events).toEqual(['creatingCluster', 'exited', 'restarted']);
    expect(server.pid).not.toBe(killed);
    expect(await query(server.url, remembered)).toEqual([{ text: '橙仓' }]);
  });

  it('takes over the data of a killed supervisor', async () => {
    const dataDir = await temporaryDir();
    const holder = runScript('tests/tooling/fixtures/holdPostgres.ts', [dataDir]);
    const url = (await holder.line(/^ready/)).slice('ready '.length);
    await query(url, remember);
    holder.kill('SIGKILL');
    await holder.ended;
    const server = await start({ dataDir });
    expect(await query(server.url, remembered)).toEqual([{ text: '橙仓' }]);
  });

  it('refuses a directory that a living process holds and names the process', async () => {
    const dataDir = await temporaryDir();
    const holder = runScript('tests/tooling/fixtures/holdPostgres.ts', [dataDir]);
    await holder.line(/^ready/);
    await expect(start({ dataDir })).rejects.toMatchObject({ name: 'DataDirHeld', dataDir, pid: holder.pid });
  });

  it('refuses a second server of the same process', async () => {
    const dataDir = await temporaryDir();
    await start({ dataDir, durable: false });
    await expect(start({ dataDir })).rejects.toMatchObject({ name: 'DataDirHeld', pid: process.pid });
  });

  it('starts despite a pid file whose pid now belongs to another program', async () => {
    const dataDir = await temporaryDir();
    const first = await start({ dataDir, durable: false });
    await first.stop();
    writeFileSync(join(first.cluster, 'postmaster.pid'), `${process.pid}\n${first.cluster}\n`);
    const second = await start({ dataDir, durable: false });
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('requires the password, which only the owner of the cluster can read', async () => {
    const server = await start({ dataDir: await temporaryDir(), durable: false });
    const open = new URL(server.url);
    open.password = 'guessed';
    await expect(query(open.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    expect(statSync(join(server.cluster, 'chengcang.secret')).mode & 0o777).toBe(0o600);
    expect(statSync(server.cluster).mode & 0o777).toBe(0o700);
  });

  it('treats Chinese characters as letters so that trigram search finds them', async () => {
    const server = await start({ dataDir: await temporaryDir(), durable: false });
    await query(server.url, 'CREATE EXTENSION pg_trgm');
    expect(await query(server.url, "SELECT similarity('一次性纸杯', '一次性纸杯') AS same")).toEqual([
      { same: 1 },
    ]);
  });

  it('stops with its supervisor', async () => {
    const holder = runScript('tests/tooling/fixtures/holdPostgres.ts', [await temporaryDir()]);
    const client = new pg.Client({ connectionString: (await holder.line(/^ready/)).slice('ready '.length) });
    await client.connect();
    const cut = once(client, 'error');
    // The closed connection follows as a second error.
    client.on('error', () => undefined);
    holder.kill('SIGKILL');
    expect((await cut)[0]).toMatchObject({ code: '57P01' });
  });
});
