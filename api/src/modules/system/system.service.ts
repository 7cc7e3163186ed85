import { VERSION } from '@chengcang/process';
import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { migrations } from '../../db/migrations.ts';
import { JOB_KINDS } from '../../jobs/kinds/all.ts';
import { nextRun } from '../../jobs/schedules.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { operatorReason } from '../../shared/operatorReason.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import { failedJobs, queueRows, removeJob, retryJob } from './jobs.repository.ts';
import { platformRows, processRows } from './platforms.repository.ts';
import { scheduleRows } from './scheduleRuns.repository.ts';
import type { FailedJobDto, JobStep, SteppedJobDto, SystemDto } from './system.schemas.ts';

const QUEUES = JOB_KINDS.map(({ name }) => name);

/** How the product runs, for operators. */
export function systemService({ db, now }: { db: Db; now: () => Date }) {
  async function step(
    { queue, id, reason }: JobStep,
    who: Auditor,
    action: string,
    work: typeof retryJob,
  ): Promise<SteppedJobDto> {
    await db.transaction(async (tx) => {
      if (!(await work(tx, queue, id))) throw new Refusal('JOB_STATE');
      await recordAudit(tx, who, { action, target: `${queue}:${id}`, reason: operatorReason(reason) });
    });
    return { id, queue };
  }

  return {
    async read(): Promise<SystemDto> {
      const [books, processes, queues, schedules, platforms] = await Promise.all([
        booksOf(db),
        processRows(db),
        queueRows(db, QUEUES),
        scheduleRows(db),
        platformRows(db),
      ]);
      return {
        ...{ version: VERSION, migration: migrations.at(-1)?.tag ?? '' },
        ...{ pausedAt: shanghaiIsoOrNull(books?.pausedAt), violations: books?.violations ?? 0 },
        processes: processes.map((row) => ({
          ...row,
          ...{ startedAt: shanghaiIso(new Date(row.startedAt)), seenAt: shanghaiIso(new Date(row.seenAt)) },
        })),
        queues: queues.map((row) => ({ ...row, oldestAt: shanghaiIsoOrNull(row.oldestAt) })),
        schedules: schedules.map(({ cron, endedAt, failedAt, ...row }) => ({
          ...row,
          ...{ endedAt: shanghaiIsoOrNull(endedAt), failedAt: shanghaiIsoOrNull(failedAt) },
          isFailing: failedAt !== null && failedAt === endedAt,
          nextAt: cron === '' ? null : shanghaiIso(nextRun(cron, now())),
        })),
        platforms: platforms.map(({ name, hourCalls, hourFailed, dayCalls, dayFailed, failures }) => ({
          ...{ name, failures },
          hour: { calls: hourCalls, failed: hourFailed },
          day: { calls: dayCalls, failed: dayFailed },
        })),
      };
    },

    async failed(queue: string): Promise<FailedJobDto[]> {
      return (await failedJobs(db, queue)).map((row) => ({
        ...{ ...row, queue },
        createdAt: shanghaiIso(new Date(row.createdAt)),
        failedAt: shanghaiIsoOrNull(row.failedAt),
      }));
    },

    retry: (job: JobStep, who: Auditor) => step(job, who, 'job retry', retryJob),
    remove: (job: JobStep, who: Auditor) => step(job, who, 'job delete', removeJob),
  };
}

export type SystemService = ReturnType<typeof systemService>;

async function booksOf(db: Queryable) {
  const { rows } = await db.execute<{ pausedAt: string | null; violations: number }>(sql`
    SELECT paused_at AS "pausedAt", (SELECT count(*) FROM ledger_violation WHERE resolved_at IS NULL) AS violations FROM ledger_check`);
  return rows[0];
}
