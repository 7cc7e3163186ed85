import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../api/src/db/client.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { checkEverything } from '../../api/src/modules/books/books.service.ts';
import { runBank } from '../support/bank.ts';

const CLIENTS = 20;
const WALLETS = 10;
const EACH = 10_000;
const MS = 60_000;

const dataDir = mkdtempSync(join(tmpdir(), 'chengcang-bench-'));
// PostgreSQL may have to run as another user, who must be able to enter.
chmodSync(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir, port: 0, durable: true });
await migrate(postgres.url);
const database = openDatabase(postgres.url, CLIENTS + 2);

const end = performance.now() + MS;
const { moved, refused, reads, totals, broken, overdrawn } = await runBank({
  query: async (text, values) => (await database.pool.query(text, values)).rows,
  wallets: WALLETS,
  each: EACH,
  clients: CLIENTS,
  goesOn: () => performance.now() < end,
});
console.log(
  `${CLIENTS} clients, ${WALLETS} wallets, ${MS / 1000} s: ${Math.round((moved * 1000) / MS)} movements/s, ${refused} refused, ${reads} reads of the total`,
);

const begun = performance.now();
const { breaches } = await checkEverything(database.db);
console.log(`checking everything: ${Math.round(performance.now() - begun)} ms for ${moved} movements`);

const isRight = totals.join() === String(WALLETS * EACH) && broken.length + breaches.length + overdrawn === 0;
if (!isRight) {
  console.error('the books do not add up', {
    totals,
    overdrawn,
    broken: [...broken, ...breaches.map(({ rule }) => rule.name)],
  });
  process.exitCode = 1;
}
await database.close();
await postgres.stop();
rmSync(dataDir, { recursive: true });
