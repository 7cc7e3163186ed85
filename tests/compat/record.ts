/** `npm run release:record`: writes what the code as it is promises its clients to `tests/compat/<version>/`. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { createApp } from '../../api/src/app.ts';
import { openDatabase } from '../../api/src/db/client.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { readFunctionFiles } from '../../api/src/db/functions.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { seedDemo } from '../../api/src/seed/seed.ts';
import { manifestOf } from '../../web/vite/documentManifest.ts';
import { generatedDocuments, operationOf } from '../../web/vite/operations.ts';
import { testBox } from '../support/sealed.ts';
import { runCalls } from './calls.ts';
import { demoTokens } from './demoTokens.ts';
import { dumpOf, packed } from './dump.ts';
import { calls } from './recordedCalls.ts';
import { folderOf } from './release.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string };
const folder = folderOf(version);
mkdirSync(folder, { recursive: true });

const operations = [...generatedDocuments().values()].map(operationOf).filter((one) => one !== null);
writeFileSync(`${folder}documents.json`, `${manifestOf(operations)}\n`);
// One line: nobody reads it, and every release has one.
const openapi: unknown = JSON.parse(readFileSync(`${ROOT}api/src/openapi.json`, 'utf8'));
writeFileSync(`${folder}openapi.json`, `${JSON.stringify(openapi)}\n`);
copyFileSync(`${ROOT}schema.graphql`, `${folder}schema.graphql`);

const dataDir = mkdtempSync(join(tmpdir(), 'chengcang-release-'));
const server = await startEmbeddedPostgres({ dataDir, durable: false });
try {
  await migrate(server.url);
  await seedDemo(server.url, testBox);
  const database = openDatabase(server.url, testBox, 5);
  const app = await createApp({ demo: true, shedding: false, database });
  const answers = await runCalls(app, await demoTokens(database), calls);
  await app.close();
  await database.close();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const dump = await dumpOf(client, schemaStatements());
  await client.end();
  const recorded = calls.map((call, at) => ({ ...call, answer: answers[at] }));
  for (const { as, path, answer } of recorded)
    process.stdout.write(`${as} ${path}: ${answer?.http} ${answer?.code}\n`);
  writeFileSync(`${folder}calls.json`, `${JSON.stringify(recorded)}\n`);
  writeFileSync(`${folder}dump.json.gz`, packed(dump));
} finally {
  await server.stop('immediate');
  rmSync(dataDir, { recursive: true, force: true });
}

/** What makes the tables and functions of this release in an empty database. */
function schemaStatements(): string[] {
  const migrations = readMigrationFiles({ migrationsFolder: `${ROOT}api/src/db/migrations` });
  return [
    'CREATE SCHEMA drizzle',
    'CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
    'CREATE TABLE drizzle.function_file (name text PRIMARY KEY, hash text NOT NULL)',
    'SET check_function_bodies = off',
    ...migrations.flatMap(({ sql }) => sql),
    ...readFunctionFiles().map(({ text }) => text),
  ];
}
