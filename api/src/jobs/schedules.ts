import { duration, gauge, isCollecting, LONG_SECONDS, labelSets } from '@chengcang/process';
import { CronExpressionParser } from 'cron-parser';
import type { FastifyBaseLogger } from 'fastify';
import { redactError } from '../shared/redactError.ts';
import { errorText } from './jobError.ts';
import { handles, type JobHandler, type JobKind, type Schedule } from './queue.ts';

/**
 * Work that is done by the clock. Each is safe to run in any number of processes at once. `stop` is aborted when a run has
 * taken its time or the process ends: what is left is the next run's.
 */
export type ScheduledJob = { name: string; run(stop: AbortSignal): Promise<unknown> } & (
  | { cron: string }
  /** A timer in every process: schedules of the queue know minutes, no seconds. */
  | { everySeconds: number }
);

/** What the schedules of the queue send: the name of a scheduled job. */
export const SCHEDULED: JobKind<{ name: string }> = {
  name: 'scheduled',
  expireInSeconds: 900,
  deleteAfterSeconds: 86_400,
  atOnce: 3,
};

/** Well before the queue would take the run for dead. */
const RUN_FOR_MS = 600_000;

/** How a run ended; `error` is empty where it ended well. */
export type NoteRun = (name: string, error: string) => Promise<void>;

/** A timer that ends as before is noted again after so long. */
const NOTED_AGAIN_MS = 60_000;

export type RunningSchedules = { handler: JobHandler; schedules: Schedule[]; stop(): Promise<void> };

const durations = duration('chengcang_schedule_duration_seconds', {
  description: 'Runs of scheduled jobs by outcome',
  seconds: LONG_SECONDS,
});
const labels = labelSets('schedule', 'outcome');

/** How often a scheduled job runs. */
function secondsBetween(job: ScheduledJob): number {
  if ('everySeconds' in job) return job.everySeconds;
  const next = nextRun(job.cron, new Date());
  return (nextRun(job.cron, next).getTime() - next.getTime()) / 1000;
}

/** When a schedule of the queue runs next, by the clock of UTC as the queue has it. */
export function nextRun(cron: string, now: Date): Date {
  return CronExpressionParser.parse(cron, { currentDate: now, tz: 'UTC' }).next().toDate();
}

/** Tells when the jobs last ended well in this process; of several processes, the latest counts. */
function observeAges(jobs: readonly ScheduledJob[], endedAt: ReadonlyMap<string, number>): void {
  const begunAt = performance.now();
  gauge('chengcang_schedule_age_seconds', { description: 'Since the last run that ended well' }, (result) => {
    for (const { name: schedule } of jobs)
      result.observe((performance.now() - (endedAt.get(schedule) ?? begunAt)) / 1000, { schedule });
  });
  gauge('chengcang_schedule_interval_seconds', { description: 'Between two runs' }, (result) => {
    for (const job of jobs) result.observe(secondsBetween(job), { schedule: job.name });
  });
}

/** Notes runs for who looks at them: it neither fails them nor lets them wait. */
function noting(note: NoteRun, log: FastifyBaseLogger) {
  const noted = new Map<string, { error: string; at: number }>();
  return (name: string, error: string): void => {
    const last = noted.get(name);
    const at = performance.now();
    if (last && last.error === error && at - last.at < NOTED_AGAIN_MS) return;
    noted.set(name, { error, at });
    note(name, error).catch((failure: Error) => {
      noted.delete(name);
      log.warn({ ...redactError(failure), job: name }, 'a run was not noted');
    });
  };
}

/** Starts the timers, and answers the schedules that the queue is to keep with what runs them. */
export function runSchedules(
  jobs: readonly ScheduledJob[],
  log: FastifyBaseLogger,
  note: NoteRun = async () => undefined,
): RunningSchedules {
  const noteRun = noting(note, log);
  const running = new Map<string, Promise<void>>();
  const stops = new Set<AbortController>();
  const endedAt = new Map<string, number>();

  /** Not twice at a time in this process. A failure is logged, and the next tick tries again. */
  async function start({ name, run }: ScheduledJob): Promise<void> {
    if (running.has(name)) return;
    const stop = new AbortController();
    stops.add(stop);
    const limit = setTimeout(() => stop.abort(), RUN_FOR_MS).unref();
    const begun = performance.now();
    const work = run(stop.signal)
      .then(
        () => {
          endedAt.set(name, performance.now());
          noteRun(name, '');
          return 'done';
        },
        (error: Error) => {
          log.error({ ...redactError(error), job: name }, 'scheduled job failed');
          noteRun(name, errorText(error));
          return 'failed';
        },
      )
      .then((outcome) => {
        durations.record((performance.now() - begun) / 1000, labels(name, outcome));
        clearTimeout(limit);
        stops.delete(stop);
        running.delete(name);
      });
    running.set(name, work);
    await work;
  }

  if (isCollecting()) observeAges(jobs, endedAt);
  const timers = jobs.flatMap((job) =>
    'everySeconds' in job ? setInterval(() => start(job), job.everySeconds * 1000) : [],
  );
  const byName = new Map(jobs.map((job) => [job.name, job]));
  return {
    handler: handles(SCHEDULED, async ({ name }) => {
      // A release that is gone may have left a job behind.
      const job = byName.get(name);
      if (job) await start(job);
    }),
    schedules: jobs.flatMap(({ name, ...job }) => ('cron' in job ? { name, cron: job.cron } : [])),
    async stop() {
      for (const timer of timers) clearInterval(timer);
      for (const stop of stops) stop.abort();
      await Promise.all(running.values());
    },
  };
}
