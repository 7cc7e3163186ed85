import { chmodSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { seedDemo } from '../../api/src/seed/seed.ts';
import { startApi } from './api.ts';
import { testBox } from './sealed.ts';

/** The service over an embedded database of its own that loses nothing, as `npm start` has it. */
export async function embeddedProduct() {
  const dataDir = await mkdtemp(join(tmpdir(), 'chengcang-product-'));
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir });
  await migrate(server.url);
  await seedDemo(server.url, testBox);
  const api = await startApi({
    on: { url: server.url, pooledUrl: server.url, drop: () => server.stop('immediate') },
  });
  return {
    api,
    dataDir,
    server: { url: server.url, cluster: server.cluster },
    async close() {
      await api.close();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
