import { checkEverything } from '../../api/src/modules/books/books.service.ts';
import { type BankRun, runBank } from '../../tests/support/bank.ts';
import type { Section } from '../section.ts';
import { demoDatabase } from '../support/demoDatabase.ts';

const CLIENTS = 20;
const WALLETS = 10;
const EACH = 10_000;
const MS = 60_000;

/** Whatever does not add up ends the benchmark: its speed would mean nothing. */
export async function measure(): Promise<Section> {
  await using demo = await demoDatabase({ durable: true, poolSize: CLIENTS + 2 });
  const end = performance.now() + MS;
  const run = await runBank({
    query: async (text, values) => (await demo.pool.query(text, values)).rows,
    wallets: WALLETS,
    each: EACH,
    clients: CLIENTS,
    goesOn: () => performance.now() < end,
  });
  const begun = performance.now();
  const { breaches } = await checkEverything(demo.db);
  const checkMs = performance.now() - begun;
  checkRun(run, breaches.length);
  const { moved, refused, reads } = run;
  return {
    title: 'Ledger',
    about: `${CLIENTS} clients move money between ${WALLETS} wallets for ${MS / 1000} s on a durable PostgreSQL while the total is read and every rule of the books is asked; then everything is checked once. In this run nothing was lost and no wallet was overdrawn.`,
    figures: [
      { name: 'movements', value: (moved * 1000) / MS, unit: 'a second' },
      { name: 'refused, for a wallet that was short', value: refused, unit: '' },
      { name: 'reads of the total', value: reads, unit: '' },
      { name: `checking all ${moved.toLocaleString('en')} movements`, value: checkMs, unit: 'ms' },
    ],
    tables: [],
    plots: [],
  };
}

function checkRun({ totals, broken, overdrawn }: BankRun, breaches: number): void {
  const isWhole = totals.every((total) => total === WALLETS * EACH);
  if (!isWhole || broken.length + breaches + overdrawn > 0)
    throw new Error(`the books do not add up: ${JSON.stringify({ totals, broken, breaches, overdrawn })}`);
}
