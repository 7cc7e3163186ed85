import { join, resolve } from 'node:path';
import { step } from './console.mjs';
import { checkDataDir, checkExternalDatabase, openDatabase } from './database.mjs';
import { fail } from './main.mjs';
import { dataDir, inProject, root } from './paths.mjs';
import { checkPorts, portFrom } from './ports.mjs';
import { runsTypeScript } from './runtime.mjs';
import { logDir } from './serviceLog.mjs';
import { withoutSecrets } from './settings.mjs';
import {
  simulatedAlipay,
  simulatedCouriers,
  simulatedErps,
  simulatedPayments,
  simulatedRobots,
  simulatedShops,
} from './simulatorKeys.mjs';
import { supervise } from './supervisor.mjs';

// A demo simulates external platforms, except those that its operator has configured.
const isSimulated = () => process.env.NODE_ENV !== 'production' && !process.env.API_BASE_URL;

/** The ports the product listens on, from the environment. */
function productPorts({ dev }) {
  return [
    { label: '网关', variable: 'GATEWAY_PORT', port: portFrom('GATEWAY_PORT', 4000) },
    { label: '运营后台', variable: 'CONSOLE_PORT', port: portFrom('CONSOLE_PORT', 4002) },
    ...(process.env.API_BASE_URL
      ? []
      : [{ label: '接口服务', variable: 'API_PORT', port: portFrom('API_PORT', 4001) }]),
    ...(isSimulated()
      ? [{ label: '模拟外部平台', variable: 'SIMULATORS_PORT', port: portFrom('SIMULATORS_PORT', 4003) }]
      : []),
    ...(dev ? [{ label: '开发网页', variable: 'WEB_PORT', port: portFrom('WEB_PORT', 5173) }] : []),
  ];
}

/** A port of metrics so far behind the api's. */
const metricsBehind = (places) =>
  process.env.METRICS_PORT ? { METRICS_PORT: String(Number(process.env.METRICS_PORT) + places) } : {};

/** @throws UserFacingError when the data directory or a port is taken, before any long work. */
export async function checkRoom({ dev }) {
  // The holder of the data directory is more informative than its port; an older Node cannot read it yet.
  if (runsTypeScript && !process.env.API_BASE_URL) await checkDataDir();
  await checkPorts(productPorts({ dev }));
}

function server(workspace, dev, entry = 'server') {
  return [...(dev ? ['--watch', '--watch-preserve-output'] : []), inProject(workspace, `src/${entry}.ts`)];
}

/** @throws UserFacingError when the configured database cannot be reached. */
export async function checkDatabase() {
  if (process.env.DATABASE_URL && !process.env.API_BASE_URL) await step('连接数据库', checkExternalDatabase);
}

const KEY_FILES = [
  'ALIPAY_PRIVATE_KEY_FILE',
  'ALIPAY_PUBLIC_KEY_FILE',
  'KUAIDI100_PARTNERS_FILE',
  'WECHATPAY_PRIVATE_KEY_FILE',
  'WECHATPAY_PUBLIC_KEY_FILE',
];
const GATEWAY_FOLDERS = ['WEB_DIST', 'EXPLORER_DIST', 'PARTNER_DOCUMENTS'];
const CONSOLE_FOLDERS = ['CONSOLE_DIST'];

// Services run in their own folders; configured paths are relative to the project.
function fromRoot(names) {
  const input = names.filter((name) => process.env[name]);
  return Object.fromEntries(input.map((name) => [name, resolve(root, process.env[name])]));
}

const ROBOT_URLS = ['WECOM_ROBOT_URL', 'DINGTALK_ROBOT_URL', 'FEISHU_ROBOT_URL'];

/** Starts the simulators. Returns the environment that makes the api use them. */
async function startSimulators({ dev, ports }) {
  const url = `http://127.0.0.1:${ports.SIMULATORS_PORT}`;
  const keys = join(dataDir(), 'simulators');
  const alipay = simulatedAlipay(keys, url);
  const shops = simulatedShops(keys, {
    simulatorsUrl: url,
    gatewayUrl: `http://127.0.0.1:${ports.GATEWAY_PORT}`,
    // The address that people use: pages of one site must have one origin.
    publicUrl: process.env.PUBLIC_URL || `http://localhost:${ports.WEB_PORT ?? ports.GATEWAY_PORT}`,
    given: process.env,
  });
  const couriers = simulatedCouriers(keys, url);
  const payments = simulatedPayments(keys, url, process.env);
  const simulators = {
    name: 'simulators',
    label: '模拟外部平台',
    args: server('simulators', dev),
    cwd: inProject('simulators'),
    env: {
      SIMULATORS_HOST: '127.0.0.1',
      SIMULATORS_PORT: String(ports.SIMULATORS_PORT),
      PRINT_COMPONENTS: process.env.PRINT_COMPONENTS || 'on',
      ...alipay.simulatorsEnv,
      ...shops.simulatorsEnv,
      ...couriers.simulatorsEnv,
      ...payments.simulatorsEnv,
    },
    readyUrl: `${url}/health/ready`,
  };
  await step('启动模拟外部平台', () => supervise(simulators, fail));
  return {
    ...(process.env.ALIPAY_APP_ID ? {} : alipay.apiEnv),
    ...(process.env.KUAIDI100_KEY ? {} : couriers.apiEnv),
    ...(ROBOT_URLS.some((name) => process.env[name]) ? {} : simulatedRobots(url).apiEnv),
    ...(process.env.WANGDIAN_URL ? {} : simulatedErps(url).apiEnv),
    ...shops.apiEnv,
    ...payments.apiEnv,
  };
}

/**
 * Starts everything and waits until it is ready. Another back end in API_BASE_URL replaces our api and its database.
 */
export async function startProduct({ dev }) {
  const ports = Object.fromEntries(productPorts({ dev }).map(({ variable, port }) => [variable, port]));
  const portEnv = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  let apiBaseUrl = process.env.API_BASE_URL;
  let place;
  if (!apiBaseUrl) {
    apiBaseUrl = `http://127.0.0.1:${ports.API_PORT}`;
    const database = await openDatabase();
    place = database.place;
    const simulated = isSimulated() ? await startSimulators({ dev, ports }) : {};
    const api = {
      name: 'api',
      label: '接口服务',
      args: server('api', dev),
      cwd: inProject('api'),
      env: {
        API_HOST: '127.0.0.1',
        FILES_DIR: resolve(root, process.env.FILES_DIR || join(dataDir(), 'files')),
        ...portEnv,
        ...fromRoot(KEY_FILES),
        ...simulated,
        DATABASE_URL: database.url,
      },
      readyUrl: `${apiBaseUrl}/health/ready`,
    };
    await step('启动接口服务', () => supervise(api, fail));
  }
  const gateway = {
    name: 'gateway',
    label: '网关',
    args: server('gateway', dev),
    cwd: inProject('gateway'),
    // The public process has no keys, so that a break-in finds none.
    env: {
      ...withoutSecrets,
      ...portEnv,
      ...metricsBehind(1),
      API_BASE_URL: apiBaseUrl,
      ...fromRoot(GATEWAY_FOLDERS),
    },
    readyUrl: `http://127.0.0.1:${ports.GATEWAY_PORT}/health/ready`,
  };
  await step('启动网关', () => supervise(gateway, fail));
  const operatorConsole = {
    name: 'console',
    label: '运营后台',
    args: server('gateway', dev, 'console'),
    cwd: inProject('gateway'),
    env: {
      ...withoutSecrets,
      ...portEnv,
      ...metricsBehind(2),
      API_BASE_URL: apiBaseUrl,
      ...fromRoot(CONSOLE_FOLDERS),
    },
    readyUrl: `http://127.0.0.1:${ports.CONSOLE_PORT}/health/ready`,
  };
  await step('启动运营后台', () => supervise(operatorConsole, fail));
  if (dev) {
    const vite = inProject('node_modules/vite/bin/vite.js');
    const web = {
      name: 'web',
      label: '开发网页',
      args: [vite, '--host', '127.0.0.1', '--port', String(ports.WEB_PORT), '--strictPort'],
      cwd: inProject('web'),
      env: { ...withoutSecrets, ...portEnv },
      readyUrl: `http://127.0.0.1:${ports.WEB_PORT}/t3/`,
    };
    await step('启动开发网页', () => supervise(web, fail));
  }
  return { ports, place: place ?? `由 ${new URL(apiBaseUrl).host} 提供`, logs: logDir() };
}
