import { withDatabaseLock } from '../../api/src/db/databaseLock.ts';
import { inTransaction } from '../../api/src/db/inTransaction.ts';
import { withRetries } from '../../api/src/db/withRetries.ts';
import { runOnce } from '../cluster/Cluster.ts';
import { copies, ports, urlOf } from '../places.ts';
import { until } from '../until.ts';
import type { Fault } from './fault.ts';

const ITS_LOCK = 4_711_074;

/** Every process of the product ends and comes back, one after the other, around a change of the schema. */
export const release: Fault = {
  name: 'release',
  title: '滚动发布每个角色，中间改表结构',
  about: 'rolling release of every role, with a change of the schema',
  mostSeconds: 2,
  mayLoseAttempts: false,
  async strike({ cluster }) {
    const { supervisor, product, directUrl } = cluster;
    await runOnce(product.migrate);
    await expand(directUrl);
    for (const copy of copies) {
      for (const [role, port] of [
        ['worker', ports.metrics.worker + copy],
        ['api', ports.api(copy)],
        ['gateway', ports.gateway(copy)],
        ['console', ports.console(copy)],
      ] as const) {
        const name = `${role}${copy}`;
        await supervisor.stop(name);
        supervisor.release(name);
        await until(name, async () => (await fetch(`${urlOf(port)}/health/ready`)).ok);
      }
    }
  },
};

/** A column that processes of before do not know, as the project's migrations add one: a short wait for the lock, and again. */
const expand = (url: string) =>
  withDatabaseLock(url, ITS_LOCK, (client) =>
    withRetries(() =>
      inTransaction(client, async () => {
        await client.query("SET LOCAL lock_timeout = '500ms'");
        await client.query(`ALTER TABLE orders ADD COLUMN drill_${Date.now()} text NOT NULL DEFAULT ''`);
      }),
    ),
  );
