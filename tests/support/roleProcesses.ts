import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { freePort, runScript, type Script, temporaryDir } from '../tooling/script.ts';
import type { TestDatabase } from './postgres.ts';

const DATA_KEY = randomBytes(32).toString('base64');

export type RoleProcess = {
  script: Script;
  url: string;
  /** Status at the process' own port, and at that of its metrics. */
  own(path: string): Promise<number | string>;
  metrics(path: string): Promise<number | string>;
  /** What it tells Prometheus. */
  metricsText(): Promise<string>;
};

/** Starts a process of the product as an operator does, in production. It is ready then, or alive where it has no metrics. */
async function started(
  file: string,
  args: string[],
  env: (port: number) => Record<string, string>,
): Promise<RoleProcess> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const given = { METRICS_PORT: String(metricsPort), ...env(port) };
  const script = runScript(file, args, { NODE_ENV: 'production', ...given });
  const [url, metricsUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${metricsPort}`];
  const statusAt = (address: string) =>
    fetch(address).then(
      ({ status }) => status,
      () => 'nobody listens',
    );
  const own = (path: string) => statusAt(url + path);
  const metrics = (path: string) => statusAt(metricsUrl + path);
  const alive = () => (given.METRICS_PORT ? metrics('/health/ready') : own('/health/live'));
  await expect.poll(alive, { timeout: 60_000 }).toBe(200);
  const metricsText = async () => (await fetch(`${metricsUrl}/metrics`)).text();
  return { script, url, own, metrics, metricsText };
}

/** An api process of this role. */
export async function startRole(
  database: TestDatabase,
  role: string,
  env: Record<string, string> = {},
): Promise<RoleProcess> {
  const filesDir = await temporaryDir();
  const isPooled = database.pooledUrl !== database.url;
  return started('api/src/server.ts', [role], (port) => ({
    MIGRATE_ON_START: 'false',
    DATABASE_URL: database.pooledUrl,
    ...(isPooled && { DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: database.url }),
    DATA_KEY,
    API_PORT: String(port),
    FILES_DIR: filesDir,
    ...env,
  }));
}

/** A gateway in front of an api. */
export function startGateway(apiBaseUrl: string, env: Record<string, string> = {}): Promise<RoleProcess> {
  return started('gateway/src/server.ts', [], (port) => ({
    API_BASE_URL: apiBaseUrl,
    GATEWAY_PORT: String(port),
    ...env,
  }));
}
