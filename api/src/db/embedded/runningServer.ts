import { existsSync, realpathSync } from 'node:fs';
import { clusterExists, readSecret, SUPERUSER } from './cluster.ts';
import { dataDirHolder } from './dataDirLock.ts';
import { clusterIn, homeOf } from './home.ts';
import { pidFileLines } from './leftovers.ts';
import { DATABASE } from './startEmbeddedPostgres.ts';

const PORT_LINE = 3;

/** The embedded server that another process keeps running in a data directory; undefined when none does. */
export function runningServer(dataDir: string): { url: string; cluster: string } | undefined {
  if (!existsSync(dataDir) || dataDirHolder(dataDir) === undefined) return undefined;
  const cluster = clusterIn(homeOf(dataDir));
  if (!clusterExists(cluster)) return undefined;
  const real = realpathSync(cluster);
  const port = Number(pidFileLines(real)[PORT_LINE]);
  if (!port) return undefined;
  return {
    url: `postgresql://${SUPERUSER}:${readSecret(real)}@127.0.0.1:${port}/${DATABASE}`,
    cluster: real,
  };
}
