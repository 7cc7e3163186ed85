import { gauge, isCollecting } from '@chengcang/process';
import { sql } from 'drizzle-orm';
import type { SharedStore } from '../../adapters/sharedStore/sharedStore.ts';
import type { Db, Queryable } from '../../db/client.ts';
import type { JobKind } from '../../jobs/queue.ts';
import { MAX_WAITING } from '../accounts/captchas.service.ts';
import { hitsOf } from '../accounts/counters.ts';
import { LIMITS } from '../accounts/limits.ts';
import { beginCounts } from '../waybills/failureCounts.ts';
import { bills, books, dueJobs, waiting } from './figures.repository.ts';

/** The database is asked again after so long, however often metrics are asked for. */
const HELD_MS = 15_000;

/** Whether the database answers this process. */
export function observeDatabase(db: Queryable): void {
  if (!isCollecting()) return;
  const up = held(() =>
    db.execute(sql`SELECT 1`).then(
      () => 1,
      () => 0,
    ),
  );
  gauge('chengcang_database_up', { description: 'Whether the database answers' }, async (result) =>
    result.observe(await up()),
  );
}

/** How the business stands, as the database and the shared store know it. Workers tell: every one of them the same. */
export async function observeFigures(db: Db, shared: SharedStore, kinds: readonly JobKind[]): Promise<void> {
  if (!isCollecting()) return;
  await beginCounts(db);
  observeQueue(db, kinds);
  const [ofBooks, ofWaiting] = [held(() => books(db)), held(() => waiting(db))];
  const ofBills = held(() => bills(db));
  const figures: [name: string, description: string, read: () => Promise<number | undefined>][] = [
    [
      'chengcang_ledger_violations',
      'Open violations of the books',
      async () => (await ofBooks())?.violations,
    ],
    [
      'chengcang_cash_outs_paused',
      'Whether cash-outs are stopped',
      async () => Number((await ofBooks())?.paused),
    ],
    [
      'chengcang_ledger_check_age_seconds',
      'Since the books were checked',
      async () => (await ofBooks())?.checkSeconds,
    ],
    [
      'chengcang_bill_differences',
      'Open differences between channels’ bills and the books',
      async () => (await ofBills())?.differences,
    ],
    [
      'chengcang_bills_unread',
      'Bills of channels older than a day that were not compared',
      async () => (await ofBills())?.unread,
    ],
    ['chengcang_payments_waiting', 'Payments that are not paid', async () => (await ofWaiting())?.payments],
    [
      'chengcang_payments_waiting_age_seconds',
      'How long the oldest of them waits',
      async () => (await ofWaiting())?.paymentSeconds,
    ],
    ['chengcang_parcels_waiting', 'Paid parcels without a waybill', async () => (await ofWaiting())?.parcels],
    [
      'chengcang_parcels_waiting_age_seconds',
      'How long the oldest of them waits',
      async () => (await ofWaiting())?.parcelSeconds,
    ],
    [
      'chengcang_short_messages_sent',
      'Short messages of this day',
      held(() => hitsOf(db, { limit: 'messages', of: 'all' })),
    ],
    ['chengcang_short_messages_limit', 'Most in a day', async () => LIMITS.messages.hits],
    ['chengcang_captchas_waiting', 'Captchas that nobody has solved', held(() => shared.captchas.size())],
    ['chengcang_captchas_limit', 'Most at a time', async () => MAX_WAITING],
  ];
  for (const [name, description, read] of figures)
    gauge(name, { description }, async (result) => {
      const value = await read();
      if (value !== undefined) result.observe(value);
    });
}

function observeQueue(db: Queryable, kinds: readonly JobKind[]): void {
  const due = held(async () => new Map((await dueJobs(db)).map((row) => [row.name, row])));
  gauge('chengcang_job_queue_depth', { description: 'Jobs that are due and wait' }, async (result) => {
    const rows = await due();
    for (const { name: kind } of kinds) result.observe(rows.get(kind)?.depth ?? 0, { kind });
  });
  gauge(
    'chengcang_job_queue_age_seconds',
    { description: 'How long the oldest of them waits' },
    async (result) => {
      const rows = await due();
      for (const { name: kind } of kinds) result.observe(rows.get(kind)?.ageSeconds ?? 0, { kind });
    },
  );
}

/** Answers what was read last for a while; a failure is not kept. */
function held<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (answer && performance.now() < until) return answer;
    until = performance.now() + HELD_MS;
    const asked = read();
    answer = asked;
    asked.catch(() => {
      if (answer === asked) answer = undefined;
    });
    return asked;
  };
}
