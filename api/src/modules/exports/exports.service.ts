import { setTimeout as wait } from 'node:timers/promises';
import {
  EXPORT_LIFETIME_MS,
  exportObject,
  exportPath,
  exportUrl,
  isExportOf,
  newExportId,
} from '../../adapters/storage/exportNames.ts';
import { leftFolders } from '../../adapters/storage/leftFolders.ts';
import type { Storage, StoredFile } from '../../adapters/storage/storage.ts';
import type { Db } from '../../db/client.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import type { JobSender } from '../../jobs/queue.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { type ErrorKey, Refusal } from '../../shared/refusal.ts';
import {
  abandonExport,
  addExport,
  countOpenExports,
  findExport,
  isServed,
  knownTaskIds,
  lockExportsOf,
  overdueExports,
  removeExports,
} from './exportFiles.repository.ts';
import { sealRequest } from './exportRequests.ts';
import type { ExportDto } from './exports.schemas.ts';
import type { FileKind } from './fileKinds.ts';

/** Running and waiting files per account. */
const MAX_PER_ACCOUNT = 5;
const ANSWER_WITHIN_MS = 5_000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 400;
const REMOVED_AT_ONCE = 100;

type Dependencies = {
  db: Db;
  queue: JobSender;
  /** Null: nothing is exported. */
  storage: Storage | null;
  /** Where the release before wrote; null where it did not. */
  filesDir: string | null;
  now: () => Date;
  /** How long a request waits for its file before it answers that it is still being written. */
  answerWithinMs?: number;
};

type Done = { fileNames: readonly string[]; finishedAt: Date };

/** Files that are asked for here and written by workers; each is kept for an hour. */
export function exportService({
  db,
  queue,
  storage,
  filesDir,
  now,
  answerWithinMs = ANSWER_WITHIN_MS,
}: Dependencies) {
  const left = filesDir === null ? null : leftFolders(filesDir, now);

  function requireStorage(): Storage {
    if (!storage) throw new Refusal('NOT_CONFIGURED');
    return storage;
  }

  async function add<Request extends object>(
    actor: Actor,
    { name, job }: FileKind<Request>,
    request: Request,
  ): Promise<string> {
    requireStorage();
    const { accountId } = actor;
    const taskId = newExportId(accountId);
    const createdAt = now();
    await db.transaction(async (tx) => {
      await lockExportsOf(tx, accountId);
      if ((await countOpenExports(tx, accountId, createdAt)) >= MAX_PER_ACCOUNT)
        throw new Refusal('RATE_LIMITED');
      const { token: _, ...account } = actor;
      const sealed = sealRequest(db.box, { actor: account, request });
      const id = await addExport(tx, {
        ...{ taskId, accountId, jobKind: job.name, kind: name, request: sealed, createdAt },
      });
      await queue.send(tx, job, String(id), {});
    });
    return taskId;
  }

  /**
   * What an export came to; null while it is being written.
   * @throws Refusal what it was refused with, EXPORT_LOST when nothing comes of it or it has expired
   */
  async function outcomeOf(accountId: number, taskId: string): Promise<Done | null> {
    const found = (await findExport(db, accountId, taskId, now())) ?? (await findLeft(taskId));
    if (found.state === 'open') return null;
    if (found.state === 'done') return found;
    if (found.state === 'gone') throw new Refusal('EXPORT_LOST');
    const { errorKey, message, data } = found.refusal;
    const refusal = new Refusal(errorKey as ErrorKey, {}, data);
    refusal.message = message;
    throw refusal;
  }

  async function findLeft(taskId: string) {
    if (await left?.isWriting(taskId)) return { state: 'open' } as const;
    const file = await left?.find(taskId);
    if (!file) return { state: 'gone' } as const;
    return { state: 'done', fileNames: [file.fileName], finishedAt: file.finishedAt } as const;
  }

  /** Waits for an export as long as a request may; null when it takes longer. */
  async function awaited(accountId: number, taskId: string): Promise<Done | null> {
    const end = performance.now() + answerWithinMs;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
      const done = await outcomeOf(accountId, taskId);
      if (done || performance.now() + pause > end) return done;
      await wait(pause, undefined, { ref: false });
    }
  }

  return {
    /**
     * Has a file written, and waits for it a moment.
     * @throws Refusal BAD_PARAM for JSON Lines of a list that has none
     */
    async begin<Request extends object>(
      actor: Actor,
      kind: FileKind<Request>,
      request: Request,
    ): Promise<ExportDto> {
      if ('format' in request && request.format === 'jsonl' && !kind.hasJson)
        throw new Refusal('BAD_PARAM', { field: 'format' });
      const taskId = await add(actor, kind, request);
      return dtoOf(taskId, await awaited(actor.accountId, taskId));
    },

    /**
     * Has several files written under one unguessable path.
     * @throws Refusal UNAVAILABLE when that takes longer than a request may
     */
    async files<Request extends object>(
      actor: Actor,
      kind: FileKind<Request>,
      request: Request,
    ): Promise<{ path: string; fileNames: readonly string[] }> {
      const taskId = await add(actor, kind, request);
      const done = await awaited(actor.accountId, taskId);
      if (done) return { path: exportPath(taskId), fileNames: done.fileNames };
      await abandonExport(db, taskId, now());
      throw new Refusal('UNAVAILABLE');
    },

    /** How an export of the actor stands that was unfinished when its request was answered. */
    async find({ accountId }: Actor, taskId: string): Promise<ExportDto> {
      requireStorage();
      if (!isExportOf(taskId, accountId)) throw new Refusal('EXPORT_LOST');
      return dtoOf(taskId, await outcomeOf(accountId, taskId));
    },

    /** A file under its address; null when there is none, or none any more. */
    async read(taskId: string, fileName: string): Promise<StoredFile | null> {
      const served = await isServed(db, taskId, fileName, now());
      if (served === null) return (await left?.read(taskId, fileName)) ?? null;
      return served ? requireStorage().read(exportObject(taskId, fileName)) : null;
    },

    /** Removes expired files. */
    async sweep(stop?: AbortSignal): Promise<void> {
      await inRounds(REMOVED_AT_ONCE, stop, async () => {
        const overdue = await overdueExports(db, now(), REMOVED_AT_ONCE);
        for (const { taskId, fileNames } of overdue)
          for (const name of fileNames) await storage?.remove(exportObject(taskId, name));
        const ids = overdue.map(({ id }) => id);
        if (ids.length > 0) await removeExports(db, ids);
        return overdue.length;
      });
      await left?.sweep((names) => knownTaskIds(db, names));
    },
  };
}

export type ExportService = ReturnType<typeof exportService>;

function dtoOf(taskId: string, done: Done | null): ExportDto {
  const [fileName] = done?.fileNames ?? [];
  if (!done || fileName === undefined)
    return { taskId, done: false, url: null, fileName: null, expireAt: null };
  const expireAt = shanghaiIso(new Date(done.finishedAt.getTime() + EXPORT_LIFETIME_MS));
  return { taskId, done: true, url: exportUrl(taskId, fileName), fileName, expireAt };
}
