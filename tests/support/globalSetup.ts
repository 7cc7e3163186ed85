import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { startPgBouncer } from './pgBouncer.ts';
import { startRedis } from './redisServer.ts';

/** The one PostgreSQL server of a test run. */
export interface TestServer {
  /** URL of a database on it whose user may create databases. */
  adminUrl: string;
  /** The same through a pooler in transaction mode, where the tests run with one. */
  poolerUrl?: string;
  /** What processes share is there, where the tests run with one. */
  redisUrl?: string;
  /** Every database of this run is named with it. */
  prefix: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestServer;
  }
}

interface Running extends TestServer {
  end(): Promise<void>;
}

const DIR_PREFIX = 'chengcang-test-';
const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 8 * 1024 ** 3;

/** Where clusters of tests are: in memory where there is room, as each file clones a database of two thousand files. */
async function clustersDir(): Promise<string> {
  const room = await statfs(IN_MEMORY).catch(() => null);
  const isRoomy = room !== null && room.bavail * room.bsize > ROOM_BYTES && freemem() > ROOM_BYTES;
  return isRoomy ? IN_MEMORY : tmpdir();
}

function isDead(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Clusters of runs that were killed before they could remove them. */
async function removeAbandoned(dir: string): Promise<void> {
  for (const name of await readdir(dir).catch(() => [])) {
    const pid = Number(name.startsWith(DIR_PREFIX) ? name.slice(DIR_PREFIX.length).split('-')[0] : '');
    if (pid > 0 && isDead(pid)) await rm(join(dir, name), { recursive: true, force: true });
  }
}

async function startOwn(prefix: string): Promise<Running> {
  // What was left in memory would take the room there for good.
  for (const dir of [IN_MEMORY, tmpdir()]) await removeAbandoned(dir);
  const dir = await clustersDir();
  const dataDir = await mkdtemp(join(dir, `${DIR_PREFIX}${process.pid}-`));
  // The server may have to run as another user than ours.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  return {
    adminUrl: server.url,
    prefix,
    end: async () => {
      await server.stop('immediate');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function givenServer(adminUrl: string, prefix: string): Running {
  return {
    adminUrl,
    prefix,
    end: async () => {
      const client = new pg.Client({ connectionString: adminUrl });
      await client.connect();
      const { rows } = await client.query<{ datname: string }>(
        `SELECT datname FROM pg_database WHERE starts_with(datname, '${prefix}_')`,
      );
      for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
      await client.end();
    },
  };
}

async function start(): Promise<Running> {
  const input = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  const prefix = `chengcang_test_${randomBytes(4).toString('hex')}`;
  const server = input ? givenServer(input, prefix) : await startOwn(prefix);
  const pooled = process.env.TEST_DATABASE_POOLER
    ? await withPooler(server, process.env.TEST_DATABASE_POOLER)
    : server;
  return process.env.TEST_REDIS ? withRedis(pooled, process.env.TEST_REDIS) : pooled;
}

async function withPooler(server: Running, program: string): Promise<Running> {
  const pooler = await startPgBouncer(program, server.adminUrl);
  return {
    ...server,
    poolerUrl: pooler.url,
    end: async () => {
      await pooler.stop();
      await server.end();
    },
  };
}

async function withRedis(server: Running, program: string): Promise<Running> {
  const redis = await startRedis(program);
  return {
    ...server,
    redisUrl: redis.url,
    end: async () => {
      await redis.stop();
      await server.end();
    },
  };
}

// Vitest runs this file once for every project that names it; the server is one for all of them.
const shared = globalThis as { chengcangTestServer?: { running: Promise<Running>; users: number } };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.chengcangTestServer ??= { running: start(), users: 0 };
  const server = shared.chengcangTestServer;
  server.users += 1;
  const { end: _end, ...running } = await server.running;
  project.provide('postgres', running);
  return async () => {
    server.users -= 1;
    if (server.users > 0) return;
    delete shared.chengcangTestServer;
    await (await server.running).end();
  };
}
