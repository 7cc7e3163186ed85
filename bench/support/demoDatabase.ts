import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../api/src/db/client.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { readDataKey } from '../../api/src/plugins/config.ts';
import { seedDemo } from '../../api/src/seed/seed.ts';
import { secretBox } from '../../api/src/shared/secretBox.ts';

/** What the people of a bench are sealed with. */
const benchBox = secretBox(readDataKey({}));

export type DemoDatabase = Database & AsyncDisposable & { url: string; folder: string };

/** A PostgreSQL with the demo data, gone when it is disposed of; `durable` as in production. */
export async function demoDatabase({
  durable,
  poolSize,
}: {
  durable: boolean;
  poolSize: number;
}): Promise<DemoDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'chengcang-bench-'));
  // PostgreSQL may have to run as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), port: 0, durable });
  await migrate(postgres.url);
  await seedDemo(postgres.url, benchBox);
  const database = openDatabase(postgres.url, benchBox, poolSize);
  return {
    ...database,
    url: postgres.url,
    folder,
    async [Symbol.asyncDispose]() {
      await database.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
