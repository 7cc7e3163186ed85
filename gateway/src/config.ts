import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, isTrustableNetwork } from '@chengcang/process';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

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
  /** Whether requests and points a minute are limited by session, account and address. */
  limitedRates: boolean;
  /** Whether tokens may send texts in production, too. */
  tokenTexts: boolean;
};

const Env = Type.Object({
  GATEWAY_HOST: Type.String({ default: '127.0.0.1' }),
  GATEWAY_PORT: setting('4000', isPort, '不是端口号'),
  API_BASE_URL: setting('http://127.0.0.1:4001', isBackEnd, '不是 http 地址，或者带有 /api/v1'),
  WEB_DIST: Type.String({ default: fileURLToPath(new URL('../../web/dist', import.meta.url)) }),
  CONSOLE_HOST: Type.String({ default: '127.0.0.1' }),
  CONSOLE_PORT: setting('4002', isPort, '不是端口号'),
  CONSOLE_DIST: Type.String({ default: fileURLToPath(new URL('../../web/dist-console', import.meta.url)) }),
  EXPLORER_DIST: Type.String({ default: fileURLToPath(new URL('../../explorer/dist', import.meta.url)) }),
  PARTNER_DOCUMENTS: Type.Optional(Type.String()),
  TRUSTED_PROXIES: setting('', (text) => listOf(text).every(isTrustableNetwork), '不是 IP 地址或网段'),
  HSTS_SECONDS: setting('0', (text) => /^\d{1,9}$/.test(text), '不是秒数'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  LIMIT_RATES: setting('', (text) => ['', 'true', 'false'].includes(text), '只能是 true、false'),
  TOKEN_TEXTS: setting('false', (text) => ['true', 'false'].includes(text), '只能是 true、false'),
  NODE_ENV: oneOf(['development', 'production', 'test'], 'development'),
});

/** What the console is started with. */
export type ConsoleConfig = Omit<Config, 'explorerDist' | 'partnerDocuments' | 'limitedRates' | 'tokenTexts'>;

/** Reads the environment; a malformed value is a `ConfigError` that names it. What is empty counts as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = readEnv(env);
  return {
    ...sharedOf(given),
    host: given.GATEWAY_HOST,
    port: Number(given.GATEWAY_PORT),
    webDist: resolve(given.WEB_DIST),
    explorerDist: resolve(given.EXPLORER_DIST),
    partnerDocuments: given.PARTNER_DOCUMENTS === undefined ? undefined : resolve(given.PARTNER_DOCUMENTS),
    limitedRates: given.LIMIT_RATES ? given.LIMIT_RATES === 'true' : given.NODE_ENV === 'production',
    tokenTexts: given.TOKEN_TEXTS === 'true',
  };
}

/** The same of the console. */
export function readConsoleConfig(env: Record<string, string | undefined>): ConsoleConfig {
  const given = readEnv(env);
  return {
    ...sharedOf(given),
    host: given.CONSOLE_HOST,
    port: Number(given.CONSOLE_PORT),
    webDist: resolve(given.CONSOLE_DIST),
  };
}

function readEnv(env: Record<string, string | undefined>): Static<typeof Env> {
  const set = Object.keys(Env.properties).flatMap((name) => (env[name] ? [[name, env[name]]] : []));
  const given: unknown = Value.Default(Env, Object.fromEntries(set));
  if (!Value.Check(Env, given)) {
    const [wrong] = Value.Errors(Env, given);
    throw new ConfigError(`环境变量 ${wrong?.instancePath.slice(1)} ${wrong?.message}`);
  }
  return given;
}

function sharedOf(given: Static<typeof Env>) {
  return {
    apiBaseUrl: new URL(given.API_BASE_URL).href.replace(/\/$/, ''),
    trustedProxies: listOf(given.TRUSTED_PROXIES),
    hstsSeconds: Number(given.HSTS_SECONDS),
    logLevel: given.LOG_LEVEL,
    production: given.NODE_ENV === 'production',
  };
}

/** `fault` is what the operator reads about a value that is not accepted. */
function setting(standard: string, accepts: (text: string) => boolean, fault: string) {
  return Type.Refine(Type.String({ default: standard }), accepts, () => fault);
}

function oneOf(values: string[], standard: string) {
  return setting(standard, (text) => values.includes(text), `只能是 ${values.join('、')}`);
}

function isPort(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= 65_535;
}

function listOf(text: string): string[] {
  return text.trim() === '' ? [] : text.split(',').map((one) => one.trim());
}

/** Without `/api/v1`, which is added. */
function isBackEnd(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    !/\/api\/v1\/?$/.test(url.pathname) &&
    ['http:', 'https:'].includes(url.protocol) &&
    !url.search &&
    !url.hash
  );
}
