import { randomUUID } from 'node:crypto';
import { VERSION } from '@chengcang/process';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type CallCount, countCall, takeCalls } from '../../adapters/callCounts.ts';
import type { Queryable } from '../../db/client.ts';
import { redactError } from '../../shared/redactError.ts';

const EVERY_MS = 15_000;

/** Adds the calls of outside platforms that this process has counted, in one statement however many they are. */
export async function reportCalls(db: Queryable): Promise<void> {
  const counted = takeCalls();
  if (counted.length === 0) return;
  try {
    await addCalls(db, counted);
  } catch (error) {
    for (const { provider, outcome, calls } of counted) countCall(provider, outcome, calls);
    throw error;
  }
}

async function addCalls(db: Queryable, counted: readonly CallCount[]): Promise<void> {
  // In one order in all processes, so that two of them wait for each other in turn.
  await db.execute(sql`
    INSERT INTO provider_call AS c (at, provider, outcome, calls)
    SELECT date_bin('5 minutes', now(), 'epoch'), provider, outcome, calls
      FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) AS x (provider text, outcome text, calls bigint)
     ORDER BY provider, outcome
    ON CONFLICT (at, provider, outcome) DO UPDATE SET calls = c.calls + excluded.calls`);
}

type Process = { id: string; role: string; startedAt: Date };

/** Says that a process runs. */
export async function reportProcess(db: Queryable, { id, role, startedAt }: Process): Promise<void> {
  await db.execute(sql`
    INSERT INTO running_process (id, role, version, started_at, seen_at)
    VALUES (${id}, ${role}, ${VERSION}, ${startedAt.toISOString()}::timestamptz, now())
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`);
}

type Reporting = { role: string; log: Pick<FastifyBaseLogger, 'warn'> };

/** Reports of this process for as long as it runs. What it has counted since the last report is lost when it is killed. */
export function startReporting(db: Queryable, { role, log }: Reporting): { stop(): Promise<void> } {
  const process = { id: randomUUID(), role, startedAt: new Date() };
  let under: Promise<void> | null = null;
  async function report(): Promise<void> {
    try {
      await reportProcess(db, process);
      await reportCalls(db);
    } catch (error) {
      log.warn(redactError(error as Error), 'the report of this process');
    } finally {
      under = null;
    }
  }
  const tick = () => {
    under ??= report();
  };
  tick();
  const timer = setInterval(tick, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await under;
      await reportCalls(db).catch((error: Error) =>
        log.warn(redactError(error), 'the report of this process'),
      );
      await db.execute(sql`DELETE FROM running_process WHERE id = ${process.id}`).catch(() => undefined);
    },
  };
}
