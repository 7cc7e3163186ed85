import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const Env = Type.Object({
  NODE_ENV: Type.Union([Type.Literal('development'), Type.Literal('production'), Type.Literal('test')], {
    default: 'development',
  }),
  API_HOST: Type.String({ default: '127.0.0.1' }),
  API_PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 4001 }),
  DATABASE_URL: Type.String({ minLength: 1 }),
  DATABASE_POOL: Type.Integer({ minimum: 1, maximum: 200, default: 10 }),
  FILES_DIR: Type.String({ default: '.data/files' }),
  LOG_LEVEL: Type.String({ default: 'info' }),
});

export type Config = {
  env: Static<typeof Env>['NODE_ENV'];
  host: string;
  port: number;
  databaseUrl: string;
  databasePool: number;
  filesDir: string;
  logLevel: string;
  /** Demo data, console messages and `/dev/outbox`. Never in production. */
  demo: boolean;
};

/** A configuration that cannot be run with; the text is for the operator. */
export class ConfigError extends Error {}

/** Reads the environment; a missing or malformed value is a `ConfigError` that names it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Value.Convert(Env, Value.Default(Env, { ...env })) as unknown;
  if (!Value.Check(Env, given)) {
    const names = [
      ...new Set(
        [...Value.Errors(Env, given)].map((error) => error.instancePath.slice(1) || missingOf(error)),
      ),
    ];
    throw new ConfigError(`环境变量缺失或不正确：${names.join('、')}`);
  }
  return {
    env: given.NODE_ENV,
    host: given.API_HOST,
    port: given.API_PORT,
    databaseUrl: given.DATABASE_URL,
    databasePool: given.DATABASE_POOL,
    filesDir: given.FILES_DIR,
    logLevel: given.LOG_LEVEL,
    demo: given.NODE_ENV !== 'production',
  };
}

function missingOf(error: { params: object }): string {
  return 'requiredProperties' in error.params ? String(error.params.requiredProperties) : '';
}
