import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A configuration that cannot be run with; the text is for the operator. */
export class ConfigError extends Error {}

export type Config = {
  host: string;
  port: number;
  /** The back end, without `/api/v1`. */
  apiBaseUrl: string;
  /** Folder of the built web app. */
  webDist: string;
  /** Folder of the built explorer. */
  explorerDist: string;
  /** Folder with the manifests of partners. */
  partnerDocuments: string | undefined;
  /** Addresses and networks of the proxies in front, whose word of the caller's address is taken. */
  trustedProxies: string[];
  /** Seconds that browsers come back by TLS alone; 0 says nothing of it. */
  hstsSeconds: number;
  logLevel: string;
  production: boolean;
};

const NODE_ENVS = ['development', 'production', 'test'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment; a malformed value is a `ConfigError` that names it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  return {
    host: env.GATEWAY_HOST || '127.0.0.1',
    port: portOf(env.GATEWAY_PORT),
    apiBaseUrl: urlOf(env.API_BASE_URL),
    webDist: resolve(env.WEB_DIST || fileURLToPath(new URL('../../web/dist', import.meta.url))),
    explorerDist: resolve(
      env.EXPLORER_DIST || fileURLToPath(new URL('../../explorer/dist', import.meta.url)),
    ),
    partnerDocuments: env.PARTNER_DOCUMENTS ? resolve(env.PARTNER_DOCUMENTS) : undefined,
    trustedProxies: proxiesOf(env.TRUSTED_PROXIES),
    hstsSeconds: secondsOf(env.HSTS_SECONDS),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, env.LOG_LEVEL || 'info'),
    production: oneOf('NODE_ENV', NODE_ENVS, env.NODE_ENV || 'development') === 'production',
  };
}

function portOf(text = '4000'): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new ConfigError('环境变量 GATEWAY_PORT 不是端口号');
  return port;
}

function secondsOf(text = '0'): number {
  if (!/^\d{1,9}$/.test(text)) throw new ConfigError('环境变量 HSTS_SECONDS 不是秒数');
  return Number(text);
}

function proxiesOf(text = ''): string[] {
  if (text.trim() === '') return [];
  const proxies = text.split(',').map((one) => one.trim());
  if (!proxies.every(isNetwork)) throw new ConfigError('环境变量 TRUSTED_PROXIES 不是 IP 地址或网段');
  return proxies;
}

/** An address, or a network such as `10.0.0.0/8`; not all the world, which would be to believe everybody. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isPrefix =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
  return most > 0 && isPrefix && rest.length === 0;
}

function urlOf(text = 'http://127.0.0.1:4001'): string {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash) {
    throw new ConfigError('环境变量 API_BASE_URL 不是 http 地址');
  }
  return url.href.replace(/\/$/, '');
}

function oneOf(name: string, allowed: string[], value: string): string {
  if (!allowed.includes(value)) throw new ConfigError(`环境变量 ${name} 只能是 ${allowed.join('、')}`);
  return value;
}
