import { mkdirSync, realpathSync } from 'node:fs';
import { accountFor } from './account.ts';
import { findBinaries } from './binaries.ts';
import { clusterExists, createCluster, readSecret, SUPERUSER } from './cluster.ts';
import { holdDataDir } from './dataDirLock.ts';
import { asManagerError } from './errors.ts';
import type { EmbeddedPostgresEvent } from './events.ts';
import { clusterIn, homeOf, settleHome } from './home.ts';
import { keepRunning } from './keepRunning.ts';
import { clearLeftovers, helpersGone } from './leftovers.ts';
import { startOnFreePort } from './ports.ts';
import { startPostmaster } from './postmaster.ts';
import { ensureDatabase } from './reachDatabase.ts';
import { serverOptions } from './settings.ts';

export interface EmbeddedPostgresOptions {
  /** Folder of the product's data; made when missing. */
  dataDir: string;
  /** 0 or absent: any free port. */
  port?: number;
  /** False for clusters that are thrown away (tests): fsync off. Default true. */
  durable?: boolean;
  log?: (event: EmbeddedPostgresEvent) => void;
}

export interface EmbeddedPostgres {
  /** Connection URL with the password, on loopback; stays the same when the server is restarted. */
  readonly url: string;
  /** Process id of the server running now. */
  readonly pid: number;
  /** Directory of the cluster; outside `dataDir` when root's folder is closed to the server's user. */
  readonly cluster: string;
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
}

export const DATABASE = 'chengcang';

/**
 * Starts PostgreSQL in a data directory (made on the first start) and keeps it running: a server that dies
 * is started again on the same port after its own recovery, until `stop`.
 * @throws DataDirHeld when another process works there; EmbeddedPostgresFailed when it cannot be run.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, log = () => undefined } = options;
  const releases: (() => void)[] = [];
  const release = () => {
    for (const undo of releases) undo();
  };
  try {
    mkdirSync(dataDir, { recursive: true });
    releases.push(await holdDataDir(dataDir));
    const account = accountFor(clusterIn(homeOf(dataDir)));
    const home = settleHome(dataDir, account);
    // A copied data directory points to the same home: the home is held as well.
    if (home !== realpathSync(dataDir)) releases.push(await holdDataDir(home));
    const binaries = findBinaries(account, () => log({ kind: 'copyingBinaries' }));
    if (!clusterExists(clusterIn(home))) {
      log({ kind: 'creatingCluster', cluster: clusterIn(home) });
      await createCluster(binaries, clusterIn(home), { account, durable });
    }
    const cluster = realpathSync(clusterIn(home));

    const start = async (port: number) => {
      await clearLeftovers(cluster, (pid) => log({ kind: 'stoppingLeftover', pid }));
      return startPostmaster(binaries.postgres, cluster, serverOptions({ port, durable }), account);
    };
    const first = options.port
      ? { port: options.port, server: await start(options.port) }
      : await startOnFreePort(start);
    const { port } = first;
    const url = `postgresql://${SUPERUSER}:${readSecret(cluster)}@127.0.0.1:${port}/${DATABASE}`;
    const keeper = keepRunning(first.server, () => start(port), log);
    await ensureDatabase(url).catch(async (error) => {
      await keeper.stop('fast');
      throw error;
    });
    return {
      url,
      cluster,
      get pid() {
        return keeper.pid();
      },
      async stop(mode = 'fast') {
        await keeper.stop(mode);
        await helpersGone(cluster);
        release();
      },
    };
  } catch (error) {
    release();
    throw asManagerError(error);
  }
}
