import { readProcessConfig } from '@chengcang/process';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConnector } from '../../api/src/plugins/config.connector.ts';
import { readConfig as readApi } from '../../api/src/plugins/config.ts';
import { readConfig as readGateway } from '../../gateway/src/config.ts';
import { settings, withoutSecrets } from '../../scripts/lib/settings.mjs';

const DATABASE_URL = 'postgresql://127.0.0.1/x';
const declared = new Map(settings.flatMap(({ settings: group }) => group).map((one) => [one.name, one]));

/** The names that a reader asks the environment for, and what it makes of an empty one. */
function readWith<T>(
  read: (env: Record<string, string | undefined>) => T,
  input: Record<string, string> = {},
) {
  const names = new Set<string>();
  const env = new Proxy(input, {
    get: (target, name) => {
      names.add(String(name));
      return Reflect.get(target, name);
    },
    ownKeys: () => Reflect.ownKeys(input),
  });
  return { config: read(env), names };
}

/** What a demo alone sets for its simulated channel of payments. */
const OF_THE_DEMO = /^SIMULATED_PAY_/;

describe('the settings list', () => {
  const api = readWith(readApi, { DATABASE_URL });
  const gateway = readWith(readGateway);
  const connector = readWith(readConnector, {
    CONNECTOR_PLATFORM: 'jd',
    CONNECTOR_SECRET: 'a secret of no less than 32 bytes',
    CONNECTOR_KEY: Buffer.from('a key that has exactly 32 bytes!').toString('base64'),
    PUBLIC_URL: 'https://shop.example',
    SHOP_JD_APP_KEY: 'key',
    SHOP_JD_APP_SECRET: 'secret',
  });
  const ofAll = readWith((env) => readProcessConfig(env, 'api'));

  it('contains every variable that api, gateway and connector read', () => {
    const parts = [api, gateway, connector, ofAll];
    const read = [...new Set(parts.flatMap(({ names }) => [...names]))].filter((name) => /^[A-Z]/.test(name));
    expect(read.length).toBeGreaterThan(40);
    expect(read.filter((name) => !declared.has(name) && !OF_THE_DEMO.test(name))).toEqual([]);
  });

  it('documents the defaults', () => {
    const standard = (name: string) => declared.get(name)?.standard;
    expect(api.config).toMatchObject({
      env: standard('NODE_ENV'),
      host: standard('API_HOST'),
      port: Number(standard('API_PORT')),
      databasePool: Number(standard('DATABASE_POOL')),
      migrateOnStart: standard('MIGRATE_ON_START') === 'true',
      filesDir: standard('FILES_DIR'),
      logLevel: standard('LOG_LEVEL'),
      limitByAddress: standard('LIMIT_BY_ADDRESS') === 'true',
    });
    expect(connector.config).toMatchObject({
      host: standard('CONNECTOR_HOST'),
      port: Number(standard('CONNECTOR_PORT')),
      logLevel: standard('LOG_LEVEL'),
    });
    expect(gateway.config).toMatchObject({
      host: standard('GATEWAY_HOST'),
      port: Number(standard('GATEWAY_PORT')),
      logLevel: standard('LOG_LEVEL'),
    });
  });

  it('has no secret that the gateway reads, so that its environment contains none', () => {
    expect([...gateway.names].filter((name) => name in withoutSecrets)).toEqual([]);
    expect(Object.keys(withoutSecrets)).toEqual(expect.arrayContaining(['DATA_KEY', 'DATABASE_URL']));
  });

  it('names each setting once', () => {
    const names = settings.flatMap(({ settings: group }) => group.map(({ name }) => name));
    expect(names).toEqual([...new Set(names)]);
  });
});

describe.each([
  {
    name: 'TRUSTED_PROXIES',
    listOf: (text: string) => readGateway({ TRUSTED_PROXIES: text }).trustedProxies,
    none: [],
  },
  {
    name: 'TRUSTED_GATEWAYS',
    listOf: (text: string) => readApi({ DATABASE_URL, TRUSTED_GATEWAYS: text }).trustedGateways,
    none: null,
  },
])('$name', ({ name, listOf, none }) => {
  const read = (text: string) => {
    try {
      return listOf(text);
    } catch (error) {
      expect((error as Error).message).toBe(`环境变量 ${name} 不是 IP 地址或网段`);
      return null;
    }
  };

  it.each([
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
    ['10.0.0.1/32,fd00::1/128,::ffff:10.0.0.0/104', ['10.0.0.1/32', 'fd00::1/128', '::ffff:10.0.0.0/104']],
  ])('accepts %j like Fastify', async (text, list) => {
    expect(read(text)).toEqual(list);
    await Fastify({ trustProxy: list }).close();
  });

  it.each([
    ...['proxy', '10.0.0', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/x', '10.0.0.0/255.0.0.0'],
    ...['10.0.0.0/33', 'fd00::/129', '0.0.0.0/0', '::/0'],
    ...['127.0.0.1,', ',127.0.0.1', '127.0.0.1 10.0.0.1', '127.0.0.1,proxy'],
  ])('refuses %j', (text) => expect(read(text)).toBeNull());

  it('is refused without text', () => expect(read('')).toEqual(none));
});
