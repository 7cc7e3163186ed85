import { join } from 'node:path';
import {
  simulatedAlipay,
  simulatedCouriers,
  simulatedPayments,
  simulatedShops,
} from '../../scripts/lib/simulatorKeys.mjs';
import { copies, HOST, inFolder, ports, project, urlOf } from '../places.ts';
import type { Part } from '../supervisor/Supervisor.ts';
import type { Passwords } from './configuration.ts';

const DRAIN_SECONDS = 3;

export const databaseUrl = (port: number, { app }: Passwords) =>
  `postgresql://chengcang:${app}@${HOST}:${port}/chengcang`;

export type Product = {
  simulators: Part;
  migrate: Part;
  apis: Part[];
  workers: Part[];
  gateways: Part[];
  consoles: Part[];
};

/** The processes of the product: two of each role, all through the pooler, and the platforms that they use. */
export function productOf(passwords: Passwords): Product {
  const keys = inFolder('keys');
  const simulatorsUrl = urlOf(ports.simulators);
  const gatewayUrl = urlOf(ports.gatewayFront);
  const platforms = [
    simulatedAlipay(keys, simulatorsUrl),
    simulatedShops(keys, { simulatorsUrl, gatewayUrl, publicUrl: gatewayUrl, given: {} }),
    simulatedCouriers(keys, simulatorsUrl),
    simulatedPayments(keys, simulatorsUrl, {}),
  ];
  const shared = { NODE_ENV: 'development', LOG_LEVEL: 'warn', DRAIN_SECONDS: String(DRAIN_SECONDS) };
  const backEnd = {
    ...shared,
    ...Object.assign({}, ...platforms.map(({ apiEnv }) => apiEnv)),
    DATABASE_URL: databaseUrl(ports.pooler, passwords),
    DATABASE_POOLER: 'transaction',
    DATABASE_DIRECT_URL: databaseUrl(ports.write, passwords),
    MIGRATE_ON_START: 'false',
    REDIS_URL: `redis://${HOST}:${ports.redis}`,
    FILES_DIR: inFolder('files'),
  };
  const inFront = { ...shared, API_BASE_URL: urlOf(ports.apiFront), TRUSTED_PROXIES: HOST };
  return {
    simulators: node('simulators', 'simulators', 'server.ts', [], {
      ...shared,
      ...Object.assign({}, ...platforms.map(({ simulatorsEnv }) => simulatorsEnv)),
      SIMULATORS_PORT: String(ports.simulators),
      PRINT_COMPONENTS: 'off',
    }),
    migrate: node('migrate', 'api', 'migrate.ts', [], backEnd),
    apis: copies.map((copy) =>
      node(`api${copy}`, 'api', 'server.ts', ['api'], {
        ...backEnd,
        API_PORT: String(ports.api(copy)),
        METRICS_PORT: String(ports.metrics.api + copy),
      }),
    ),
    workers: copies.map((copy) =>
      node(`worker${copy}`, 'api', 'server.ts', ['worker'], {
        ...backEnd,
        METRICS_PORT: String(ports.metrics.worker + copy),
      }),
    ),
    gateways: copies.map((copy) =>
      node(`gateway${copy}`, 'gateway', 'server.ts', [], {
        ...inFront,
        GATEWAY_PORT: String(ports.gateway(copy)),
        METRICS_PORT: String(ports.metrics.gateway + copy),
      }),
    ),
    consoles: copies.map((copy) =>
      node(`console${copy}`, 'gateway', 'console.ts', [], {
        ...inFront,
        CONSOLE_PORT: String(ports.console(copy)),
        METRICS_PORT: String(ports.metrics.console + copy),
      }),
    ),
  };
}

function node(
  name: string,
  workspace: string,
  file: string,
  args: string[],
  env: Record<string, string>,
): Part {
  const cwd = join(project, workspace);
  return { name, command: process.execPath, args: [join(cwd, 'src', file), ...args], env, cwd };
}
