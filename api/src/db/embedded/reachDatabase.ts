import pg from 'pg';
import { orStartError } from '../orStartError.ts';

/**
 * Connects once and asks one question.
 * @throws StartError where it cannot be reached, or refuses
 */
export async function reachDatabase(url: string): Promise<void> {
  await withClient(url, (client) => client.query('SELECT 1'));
}

/** Creates the database that the URL names where it does not exist yet, asking through `postgres`. */
export async function ensureDatabase(url: string): Promise<void> {
  const target = new URL(url);
  const name = target.pathname.slice(1);
  target.pathname = '/postgres';
  await withClient(target.href, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  });
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await orStartError(url, client.connect());
    await work(client);
  } finally {
    await client.end();
  }
}
