import { realpathSync } from 'node:fs';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { readSecret, SUPERUSER } from './cluster.ts';
import { clearLeftovers, helpersGone } from './leftovers.ts';
import { startOnFreePort } from './ports.ts';
import { startPostmaster } from './postmaster.ts';
import { serverOptions } from './settings.ts';
import { DATABASE } from './startEmbeddedPostgres.ts';

/**
 * Runs a server in a cluster that is not in its place yet, for the length of `work`; it has recovered before. Call it only
 * while holding the data directory.
 * @throws EmbeddedPostgresFailed when it does not start
 */
export async function runIn<T>(
  folder: string,
  { binaries, account }: { binaries: Binaries; account: Account | undefined },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const cluster = realpathSync(folder);
  await clearLeftovers(cluster, () => undefined);
  const { port, server } = await startOnFreePort((port) =>
    startPostmaster(binaries.postgres, cluster, serverOptions({ port, durable: true }), account),
  );
  try {
    return await work(`postgresql://${SUPERUSER}:${readSecret(cluster)}@127.0.0.1:${port}/${DATABASE}`);
  } finally {
    await server.stop('fast');
    await helpersGone(cluster);
  }
}
