import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import {
  simulatedAlipay,
  simulatedCouriers,
  simulatedErps,
  simulatedPayments,
  simulatedRobots,
  simulatedShops,
} from '../../scripts/lib/simulatorKeys.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const READY_WITHIN_MS = 60_000;

/**
 * Starts the product for the journeys; the returned function ends it. Journeys find it by `GATEWAY_URL`, `CONSOLE_URL` and
 * `API_URL`, its database by `PRODUCT_DATABASE_URL`, and the simulated platforms by `SIMULATORS_URL`.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'chengcang-e2e-'));
  const postgres = await (process.env.TEST_DATABASE_URL
    ? databaseOn(process.env.TEST_DATABASE_URL)
    : serverIn(folder));
  const [simulatorsPort, apiPort] = [await freePort(), await freePort()];
  const [gatewayPort, consolePort] = [await freePort(), await freePort()];
  const simulatorsUrl = `http://127.0.0.1:${simulatorsPort}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`;
  const consoleUrl = `http://127.0.0.1:${consolePort}`;
  const keys = join(folder, 'simulators');
  const platforms = [
    simulatedAlipay(keys, simulatorsUrl),
    simulatedShops(keys, { simulatorsUrl, gatewayUrl, publicUrl: gatewayUrl, given: {} }),
    simulatedCouriers(keys, simulatorsUrl),
    simulatedPayments(keys, simulatorsUrl, {}),
    simulatedErps(simulatorsUrl),
    simulatedRobots(simulatorsUrl),
  ];
  const simulators = start('simulators', {
    ...mergedEnv(platforms.map(({ simulatorsEnv }) => simulatorsEnv)),
    SIMULATORS_PORT: String(simulatorsPort),
    // Parcels move when a journey says so, and not while it packs them.
    COURIER_HOUR_SECONDS: '3600',
    LOG_LEVEL: 'warn',
  });
  const api = start('api', {
    ...mergedEnv(platforms.map(({ apiEnv }) => apiEnv)),
    API_PORT: String(apiPort),
    DATABASE_URL: postgres.url,
    FILES_DIR: join(folder, 'files'),
    WEBHOOKS_TO_THIS_MACHINE: 'true',
    LOG_LEVEL: 'warn',
  });
  const gateway = start('gateway', { GATEWAY_PORT: String(gatewayPort), API_BASE_URL: apiUrl });
  const operatorConsole = start(
    'gateway',
    { CONSOLE_PORT: String(consolePort), API_BASE_URL: apiUrl },
    'console',
  );
  await Promise.all([
    ready(`${simulatorsUrl}/health/ready`),
    ready(`${apiUrl}/health/ready`),
    ready(`${gatewayUrl}/health/live`),
    ready(`${consoleUrl}/health/live`),
  ]);
  process.env.API_URL = apiUrl;
  process.env.GATEWAY_URL = gatewayUrl;
  process.env.CONSOLE_URL = consoleUrl;
  process.env.SIMULATORS_URL = simulatorsUrl;
  process.env.PRODUCT_DATABASE_URL = postgres.url;
  return async () => {
    await Promise.all([ended(gateway), ended(operatorConsole), ended(api), ended(simulators)]);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A server of its own. */
function serverIn(folder: string): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  // PostgreSQL may have to run as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  return startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), port: 0, durable: false });
}

/** A database of its own on a server that is there. */
async function databaseOn(adminUrl: string): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const name = `chengcang_e2e_${randomBytes(6).toString('hex')}`;
  const asAdmin = async (statement: string) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await asAdmin(`CREATE DATABASE ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => asAdmin(`DROP DATABASE ${name} WITH (FORCE)`) };
}

function mergedEnv(parts: Record<string, string>[]): Record<string, string> {
  return Object.assign({}, ...parts);
}

/** Starts a server of the product in a process of its own. */
export function start(workspace: string, env: Record<string, string>, entry = 'server'): ChildProcess {
  return spawn(process.execPath, [join(root, workspace, `src/${entry}.ts`)], {
    cwd: join(root, workspace),
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Ends it, and waits until it has. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Waits until an address answers that all is well. */
export async function ready(url: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`not ready: ${url}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
