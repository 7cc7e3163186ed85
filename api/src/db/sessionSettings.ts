import { ConfigError } from '@chengcang/process';
import pg from 'pg';

/**
 * What holds for every statement of requests and jobs: each is bounded in time, so that a stuck one cannot hold a request
 * for ever, and planned once for all values: what a partial index is by must stand in its text (`literal`). None is
 * compiled: plans for all values look dear, those that may not read a table from end to end dearer still, and compiling
 * one takes up to a second, each time.
 */
const SETTINGS = {
  statement_timeout: '5s',
  lock_timeout: '4s',
  idle_in_transaction_session_timeout: '10s',
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
};

/** The settings as a connection brings them along when it is opened. */
export const asOptions = Object.entries(SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/**
 * Makes the settings those of every new connection to this database as the role of `pooledUrl`: a pooler passes none on,
 * and its connections are not ours to set. A role may do this for itself; for another it needs the right to.
 */
export async function keepForRole(client: pg.ClientBase, pooledUrl: string): Promise<void> {
  const role = new pg.Client({ connectionString: pooledUrl }).user ?? '';
  const { rows } = await client.query<{ database: string; kept: string[] }>(
    `SELECT current_database() AS database, coalesce((
       SELECT setconfig FROM pg_db_role_setting s JOIN pg_roles r ON r.oid = s.setrole JOIN pg_database d ON d.oid = s.setdatabase
        WHERE r.rolname = $1 AND d.datname = current_database()), '{}') AS kept`,
    [role],
  );
  const { database = '', kept = [] } = rows[0] ?? {};
  const place = `ROLE ${pg.escapeIdentifier(role)} IN DATABASE ${pg.escapeIdentifier(database)}`;
  for (const [name, value] of Object.entries(SETTINGS))
    if (!kept.includes(`${name}=${value}`)) await client.query(`ALTER ${place} SET ${name} = '${value}'`);
}

/** @throws ConfigError when connections through the pooler have other settings */
export async function requireSettings(pooledUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: pooledUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const names = Object.keys(SETTINGS);
    const { rows } = await client.query<Record<string, string>>(
      `SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join(', ')}`,
    );
    const wrong = Object.entries(SETTINGS).filter(([name, value]) => rows[0]?.[name] !== value);
    if (wrong.length > 0)
      throw new ConfigError(
        `经连接池的数据库连接没有这些设置：${wrong.map(([name, value]) => `${name}=${value}`).join('、')}。请先运行 npm run migrate，再让连接池重新连接数据库（PgBouncer：RECONNECT）`,
      );
  } finally {
    await client.end();
  }
}
