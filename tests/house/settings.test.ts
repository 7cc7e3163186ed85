import { describe, expect, it } from 'vitest';
import { readConfig as readApi } from '../../api/src/plugins/config.ts';
import { readConfig as readGateway } from '../../gateway/src/config.ts';
import { settings } from '../../scripts/lib/settings.mjs';

const declared = new Map(settings.flatMap(({ settings: group }) => group).map((one) => [one.name, one]));

/** The names that a reader asks the environment for, and what it makes of an empty one. */
function readWith<T>(
  read: (env: Record<string, string | undefined>) => T,
  given: Record<string, string> = {},
) {
  const names = new Set<string>();
  const env = new Proxy(given, {
    get: (target, name) => {
      names.add(String(name));
      return Reflect.get(target, name);
    },
    ownKeys: () => Reflect.ownKeys(given),
  });
  return { config: read(env), names };
}

/** What a demo alone sets for its simulated channel of payments. */
const OF_THE_DEMO = /^SIMULATED_PAY_/;

describe('the list of settings', () => {
  const api = readWith(readApi, { DATABASE_URL: 'postgresql://127.0.0.1/x' });
  const gateway = readWith(readGateway);

  it('holds every variable that api and gateway read', () => {
    const read = [...new Set([...api.names, ...gateway.names])].filter((name) => /^[A-Z]/.test(name));
    expect(read.length).toBeGreaterThan(40);
    expect(read.filter((name) => !declared.has(name) && !OF_THE_DEMO.test(name))).toEqual([]);
  });

  it('says what holds without them', () => {
    const standard = (name: string) => declared.get(name)?.standard;
    expect(api.config).toMatchObject({
      env: standard('NODE_ENV'),
      host: standard('API_HOST'),
      port: Number(standard('API_PORT')),
      databasePool: Number(standard('DATABASE_POOL')),
      filesDir: standard('FILES_DIR'),
      logLevel: standard('LOG_LEVEL'),
      limitByAddress: standard('LIMIT_BY_ADDRESS') === 'true',
    });
    expect(gateway.config).toMatchObject({
      host: standard('GATEWAY_HOST'),
      port: Number(standard('GATEWAY_PORT')),
      logLevel: standard('LOG_LEVEL'),
    });
  });

  it('names each once', () => {
    const names = settings.flatMap(({ settings: group }) => group.map(({ name }) => name));
    expect(names).toEqual([...new Set(names)]);
  });
});
