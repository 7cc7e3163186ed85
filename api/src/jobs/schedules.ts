import type { FastifyBaseLogger } from 'fastify';
import { redactError } from '../shared/redactError.ts';
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

export type RunningSchedules = { handler: JobHandler; schedules: Schedule[]; stop(): Promise<void> };

/** Starts the timers, and answers the schedules that the queue is to keep with what runs them. */
export function runSchedules(jobs: readonly ScheduledJob[], log: FastifyBaseLogger): RunningSchedules {
  const running = new Map<string, Promise<void>>();
  const stops = new Set<AbortController>();

  /** Not twice at a time in this process. A failure is logged, and the next tick tries again. */
  async function start({ name, run }: ScheduledJob): Promise<void> {
    if (running.has(name)) return;
    const stop = new AbortController();
    stops.add(stop);
    const limit = setTimeout(() => stop.abort(), RUN_FOR_MS).unref();
    const work = run(stop.signal)
      .catch((error: Error) => log.error({ ...redactError(error), job: name }, 'scheduled job failed'))
      .then(() => {
        clearTimeout(limit);
        stops.delete(stop);
        running.delete(name);
      });
    running.set(name, work);
    await work;
  }

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
