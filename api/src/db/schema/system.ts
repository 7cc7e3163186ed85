import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, ref } from './columns.ts';

/** Scheduled jobs, and how their runs end. A job by the second is noted once a minute, and when it ends otherwise than before. */
export const scheduleRuns = pgTable('schedule_run', {
  name: text().primaryKey(),
  /** When the queue sends it; empty for a timer. */
  cron: text().notNull().default(''),
  /** Of a timer. */
  everySeconds: integer(),
  /** When the last run that was noted ended, well or not. */
  endedAt: at(),
  /** When one last failed, and of what; no data is in it. */
  failedAt: at(),
  error: text().notNull().default(''),
});

/** Calls of outside platforms, counted for each five minutes. Lives for two days. */
export const providerCalls = pgTable(
  'provider_call',
  {
    at: at().notNull(),
    provider: text().notNull(),
    /** `ok`, or the kind of failure. */
    outcome: text().notNull(),
    calls: ref().notNull(),
  },
  (t) => [primaryKey({ name: 'provider_call_once', columns: [t.at, t.provider, t.outcome] })],
);

/** Processes of the product that use this database; each says every fifteen seconds that it runs. */
export const runningProcesses = pgTable('running_process', {
  id: uuid().primaryKey(),
  /** `api`, `worker`, or both. */
  role: text().notNull(),
  version: text().notNull(),
  startedAt: at().notNull(),
  seenAt: at().notNull(),
});
