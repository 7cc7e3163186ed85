import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { withDatabaseLock, withSession } from '../../api/src/db/databaseLock.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { keepForRole } from '../../api/src/db/sessionSettings.ts';
import { seedDemo } from '../../api/src/seed/seed.ts';
import type { TestServer } from './globalSetup.ts';
import { testBox } from './sealed.ts';

/** `bare` has nothing; `empty` is migrated only; `demo` holds the demo data as well. */
export type Template = 'bare' | 'empty' | 'demo';

export interface TestDatabase {
  /** Of the database itself. */
  url: string;
  /** Where the product's connections go: the same, or a pooler in front of it. */
  pooledUrl: string;
  drop(): Promise<void>;
}

/** Suppliers of tests keep all that they earn; those of deposits set a minimum. */
const WITHOUT_DEPOSITS = `INSERT INTO setting (key, value) VALUES ('depositMin', '0') ON CONFLICT DO NOTHING`;

/** Any constant no other lock of the product uses. */
const TEMPLATE_LOCK = 990_417;

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin(adminUrl: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

function clone(adminUrl: string, from: string, to: string) {
  return asAdmin(adminUrl, `CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY FILE_COPY`);
}

/** Makes the template where no test file of this run has made it yet; the first one to ask does the work. */
async function ensureTemplate({ adminUrl, prefix }: TestServer, template: Template): Promise<string> {
  if (template === 'bare') return 'template0';
  const name = `${prefix}_template_${template}`;
  const base = template === 'demo' ? await ensureTemplate({ adminUrl, prefix }, 'empty') : 'template0';
  await withDatabaseLock(adminUrl, TEMPLATE_LOCK, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    // Only a finished template carries the name: a draft of a killed worker is never cloned.
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft}`);
    await clone(adminUrl, base, draft);
    const url = urlOf(adminUrl, draft);
    await (template === 'demo' ? seedDemo(url, testBox) : migrate(url));
    await withSession(url, (client) => client.query(WITHOUT_DEPOSITS));
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
  return name;
}

/** A database of its own for a test file, cloned from a template; drop it when the file is done. */
export async function freshDatabase(template: Template = 'demo'): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
  await clone(server.adminUrl, await ensureTemplate(server, template), name);
  const url = urlOf(server.adminUrl, name);
  const pooledUrl = urlOf(server.poolerUrl ?? server.adminUrl, name);
  // Unlike the schema, the settings of a role are not cloned.
  if (server.poolerUrl) await withSession(url, (client) => keepForRole(client, pooledUrl));
  return {
    url,
    pooledUrl,
    drop: async () => {
      const dropped = (how = '') => asAdmin(server.adminUrl, `DROP DATABASE IF EXISTS ${name} ${how}`);
      // Connections that are just being closed get the seconds that a plain drop waits for them; those of a pooler stay.
      if (server.poolerUrl) await dropped('WITH (FORCE)');
      else await dropped().catch(() => dropped('WITH (FORCE)'));
    },
  };
}
