import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { exportObject, mimeOf } from '../../adapters/storage/exportNames.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { Db } from '../../db/client.ts';
import { handles, type JobHandler, type JobKind, type JobSender } from '../../jobs/queue.ts';
import { redactError } from '../../shared/redactError.ts';
import { Refusal } from '../../shared/refusal.ts';
import { inTemporaryFolder } from '../../shared/temporaryFolder.ts';
import {
  type ClaimedExport,
  claimExport,
  failExport,
  finishExport,
  keepClaim,
  MAX_ATTEMPTS,
  noteFiles,
  releaseAbandoned,
  releaseExport,
  waitingExports,
} from './exportClaims.repository.ts';
import { openRequest } from './exportRequests.ts';
import type { FileWriter } from './fileKinds.ts';

/** A third of a claim's time. */
const KEEP_MS = 20_000;
/** Less than the queue gives a job. */
const WRITE_WITHIN_MS = 600_000;
/** Before a failed export is tried again, times its attempts. */
const PAUSE_SECONDS = 5;
/** Waiting exports that are woken at a time. */
const WOKEN_AT_ONCE = 200;

type Dependencies = {
  db: Db;
  queue: JobSender;
  storage: Storage | null;
  writers: readonly FileWriter[];
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
};

/** Writes the files that accounts have asked for: one at a time of each account, and accounts take turns. */
export function exportWritingService({ db, queue, storage, writers, now, log }: Dependencies) {
  const writerOf = new Map(writers.map((writer) => [writer.kind.name, writer]));
  const jobs = new Set(writers.map(({ kind }) => kind.job));
  const running = new Map<AbortController, Promise<void>>();
  let stopped = false;

  async function write(claim: ClaimedExport, places: Storage, signal: AbortSignal): Promise<void> {
    const { taskId, kind, createdAt } = claim;
    const writer = writerOf.get(kind);
    if (!writer) throw new Error(`nothing writes ${kind}`);
    await removeFiles(claim, places);
    const { actor, request } = openRequest(db.box, claim.request);
    await inTemporaryFolder('chengcang-export-', async (folder) => {
      const publish = await writer.write(request, { actor, folder, at: createdAt, signal });
      signal.throwIfAborted();
      const names = await readdir(folder);
      if (!(await noteFiles(db, claim, names))) throw new ClaimLost();
      claim.fileNames = names;
      for (const name of names)
        await places.putFile(exportObject(taskId, name), join(folder, name), mimeOf(name));
      await db.transaction(async (tx) => {
        if (!(await finishExport(tx, claim, now()))) throw new ClaimLost();
        await publish?.(tx);
      });
    });
  }

  async function removeFiles({ taskId, fileNames }: ClaimedExport, places: Storage): Promise<void> {
    for (const name of fileNames) await places.remove(exportObject(taskId, name));
  }

  /** After what seconds the export is to be tried again; null when it is not. */
  async function giveBack(claim: ClaimedExport, places: Storage, error: Error): Promise<number | null> {
    if (error instanceof ClaimLost) return null;
    if (error instanceof Refusal && error.errorKey !== 'UNAVAILABLE') {
      await removeFiles(claim, places);
      const { errorKey, message, data } = error;
      await failExport(db, claim, { errorKey, message, data }, now());
      return null;
    }
    if (!stopped) log.error(redactError(error), 'export failed');
    if (claim.attempts >= MAX_ATTEMPTS) {
      await failExport(db, claim, null, now());
      return null;
    }
    const seconds = stopped ? 0 : PAUSE_SECONDS * claim.attempts;
    await releaseExport(db, claim, seconds);
    return seconds;
  }

  async function workOn(
    claim: ClaimedExport,
    job: JobKind<Record<string, never>>,
    places: Storage,
    stop: AbortController,
  ): Promise<void> {
    const keeping = setInterval(() => {
      const kept = keepClaim(db, claim).catch(() => true);
      void kept.then((held) => held || stop.abort());
    }, KEEP_MS);
    const limit = setTimeout(() => stop.abort(), WRITE_WITHIN_MS);
    const again = await write(claim, places, stop.signal)
      .then(() => null)
      .catch((error: Error) => giveBack(claim, places, error))
      .finally(() => {
        clearInterval(keeping);
        clearTimeout(limit);
      });
    // The jobs of the account's next ones may have come while they could not be taken.
    const { accountId } = claim;
    const [next] = await waitingExports(db, job.name, { accountId, limit: 1 });
    if (!next) return;
    const startAfter = new Date(Date.now() + (again ?? 0) * 1000);
    await queue.send(db, job, `after ${claim.id}`, {}, again ? { startAfter } : {});
  }

  async function run(job: JobKind<Record<string, never>>): Promise<void> {
    if (!storage) return;
    // The job is taken by another worker.
    if (stopped) throw new Error('the worker ends');
    const kinds = writers.filter(({ kind }) => kind.job === job).map(({ kind }) => kind.name);
    const claim = await claimExport(db, job.name, kinds, now());
    if (!claim) return;
    const stop = new AbortController();
    const work = workOn(claim, job, storage, stop);
    running.set(stop, work);
    try {
      await work;
    } finally {
      running.delete(stop);
    }
  }

  return {
    handlers: [...jobs].map((job): JobHandler => handles(job, () => run(job))),

    /** Has exports written again whose worker has died, or whose job was lost. */
    async rescue(): Promise<void> {
      await releaseAbandoned(db, now());
      for (const job of jobs)
        for (const { id } of await waitingExports(db, job.name, { limit: WOKEN_AT_ONCE }))
          await queue.send(db, job, String(id), {});
    },

    /** Gives running exports back. */
    async stop(): Promise<void> {
      stopped = true;
      for (const stop of running.keys()) stop.abort();
      await Promise.allSettled(running.values());
    },
  };
}

export type ExportWritingService = ReturnType<typeof exportWritingService>;

/** The export has been given to another worker meanwhile. */
class ClaimLost extends Error {}
