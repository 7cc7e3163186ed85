import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { diskStorage } from '../../api/src/adapters/storage/diskStorage.ts';
import { WRITE_SHEET } from '../../api/src/jobs/kinds/exports.ts';
import type { JobSender } from '../../api/src/jobs/queue.ts';
import type { ExportDto } from '../../api/src/modules/exports/exports.schemas.ts';
import { exportService } from '../../api/src/modules/exports/exports.service.ts';
import { exportWritingService } from '../../api/src/modules/exports/exportWriting.service.ts';
import { type FileKind, type Publish, type Target, writes } from '../../api/src/modules/exports/fileKinds.ts';
import type { Actor } from '../../api/src/shared/actor.ts';
import { Refusal } from '../../api/src/shared/refusal.ts';
import { startApi, type TestApi } from '../support/api.ts';

type Note = { text: string };
const NOTE: FileKind<Note> = { name: 'note', job: WRITE_SHEET };
const MINUTE_MS = 60_000;

let api: TestApi;
let filesDir: string;
let storage: ReturnType<typeof diskStorage>;
/** Milliseconds by which the clock is put forward. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-turns-'));
  storage = diskStorage(filesDir);
  api = await startApi();
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});
beforeEach(async () => {
  ahead = 0;
  await api.query('DELETE FROM export_file');
});

const writeText = async ({ text }: Note, { folder }: Target): Promise<Publish | undefined> => {
  await writeFile(join(folder, 'note.csv'), text);
  return undefined;
};

/** What a process has: requests that do not wait, and a worker that takes one export each time it is woken. */
function startProcess(write = writeText, putFile = storage.putFile) {
  const sent: { key: string; isLater: boolean }[] = [];
  const queue: JobSender = {
    send: async (_tx, _kind, key, _data, { startAfter } = {}) => {
      sent.push({ key, isLater: startAfter !== undefined });
    },
  };
  const logged: unknown[] = [];
  const log = { error: (...line: unknown[]) => void logged.push(line) };
  const shared = { db: api.database.db, queue, storage: { ...storage, putFile }, now };
  const requests = exportService({ ...shared, filesDir: null, answerWithinMs: 0 });
  const worker = exportWritingService({ ...shared, log, writers: [writes(NOTE, write)] });
  const [handler] = worker.handlers;
  return {
    requests,
    worker,
    sent,
    logged,
    ask: (actor: Actor, text: string) => requests.begin(actor, NOTE, { text }),
    wake: async () => handler?.run({}),
  };
}

/** A writer that writes when it is told to; `begun` resolves with what it was given next. */
function gatedWriter() {
  const gates: { text: string; open: () => void }[] = [];
  const waiting: ((text: string) => void)[] = [];
  return {
    write: async (note: Note, target: Target) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      target.signal.addEventListener('abort', () => reject(new Error('aborted')));
      gates.push({ text: note.text, open: resolve });
      waiting.shift()?.(note.text);
      await promise;
      return writeText(note, target);
    },
    begun: () => new Promise<string>((heard) => void waiting.push(heard)),
    open: (text: string) => gates.find((gate) => gate.text === text)?.open(),
  };
}

const actor = async (): Promise<Actor> => {
  const { accountId } = await api.buyer();
  return { accountId, kind: 'buyer', level: 1, superId: null };
};
const outcomeOf = (work: Promise<ExportDto>) =>
  work.then(
    ({ done }) => (done ? 'done' : 'open'),
    ({ errorKey }) => errorKey as string,
  );
const textOf = async ({ taskId }: ExportDto): Promise<string | null> => {
  const file = await startProcess().requests.read(taskId, 'note.csv');
  return file && (await file.bytes.toArray()).join('');
};

describe('the exports of an account', () => {
  it('are at most five that wait or are written, whichever processes are asked', async () => {
    const who = await actor();
    const [one, other] = [startProcess(), startProcess()];
    const asked = Array.from({ length: 12 }, (_, at) => (at % 2 ? one : other).ask(who, 'text'));
    const outcomes = await Promise.all(asked.map(outcomeOf));
    expect(outcomes.toSorted()).toEqual([...Array(7).fill('RATE_LIMITED'), ...Array(5).fill('open')]);
    expect(await outcomeOf(one.ask(await actor(), 'text'))).toBe('open');
    await other.wake();
    expect([await outcomeOf(one.ask(who, 'text')), await outcomeOf(one.ask(who, 'text'))]).toEqual([
      ...['open', 'RATE_LIMITED'],
    ]);
  });

  it('are written one at a time, and accounts take turns', async () => {
    const [a, b, c] = [await actor(), await actor(), await actor()];
    const gates = gatedWriter();
    const [one, other] = [startProcess(gates.write), startProcess(gates.write)];
    for (const text of ['a1', 'a2', 'a3']) await one.ask(a, text);
    await one.ask(b, 'b1');
    const [first, second] = [gates.begun(), gates.begun()];
    const works = [one.wake(), other.wake()];
    expect([await first, await second].toSorted()).toEqual(['a1', 'b1']);
    // Both accounts have their turn: a third worker finds nothing to do.
    await startProcess(() => Promise.reject(new Error('there was something'))).wake();

    await one.ask(c, 'c1');
    for (const text of ['a1', 'b1']) gates.open(text);
    await Promise.all(works);
    for (const text of ['c1', 'a2', 'a3']) {
      const begun = gates.begun();
      const work = other.wake();
      expect(await begun).toBe(text);
      gates.open(text);
      await work;
    }
  });

  it('are claimed by one worker each, however many are woken', async () => {
    const written: string[] = [];
    const write = async (note: Note, target: Target) => {
      written.push(note.text);
      return writeText(note, target);
    };
    const workers = Array.from({ length: 8 }, () => startProcess(write));
    const actors = await Promise.all(Array.from({ length: 4 }, actor));
    for (const who of actors) await workers[0]?.ask(who, String(who.accountId));
    await Promise.all(workers.map(({ wake }) => wake()));
    expect(written.toSorted()).toEqual(actors.map(({ accountId }) => String(accountId)).toSorted());
  });

  it('wake a worker for the next one when one is done', async () => {
    const who = await actor();
    const worker = startProcess();
    await worker.ask(who, 'one');
    await worker.ask(who, 'two');
    worker.sent.length = 0;
    await worker.wake();
    expect(worker.sent).toEqual([{ key: expect.stringMatching(/^after \d+$/), isLater: false }]);
    await worker.wake();
    expect(worker.sent).toHaveLength(1);
  });
});

describe('an export whose attempt fails', () => {
  const retryNow = () => api.query("UPDATE export_file SET lease_until = now() - interval '1 second'");

  it('is tried again after a pause, and is there once', async () => {
    const who = await actor();
    let failures = 2;
    const { ask, wake, sent, logged } = startProcess(async (note, target) => {
      if (failures-- > 0) throw new Error('not now');
      return writeText(note, target);
    });
    const asked = await ask(who, 'whole');
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await wake();
      expect(sent.at(-1)).toEqual({ key: expect.stringMatching(/^after/), isLater: true });
      // Its pause is not over.
      await wake();
      await retryNow();
    }
    expect([await textOf(asked), logged.length]).toEqual([null, 2]);
    await wake();
    expect(await textOf(asked)).toBe('whole');
  });

  it('is lost after the third, and nothing of it stays but its row', async () => {
    const who = await actor();
    const { ask, wake, requests, logged } = startProcess(async (note, target) => {
      await writeText(note, target);
      return () => Promise.reject(new Error('the database is away'));
    });
    const { taskId } = await ask(who, '号码13800000001');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await outcomeOf(requests.find(who, taskId))).toBe('open');
      await wake();
      await retryNow();
    }
    expect([await outcomeOf(requests.find(who, taskId)), logged.length]).toEqual(['EXPORT_LOST', 3]);
    expect(await requests.read(taskId, 'note.csv')).toBeNull();
    expect(await api.query('SELECT status, request FROM export_file')).toEqual([{ status: 4, request: '' }]);
  });

  it('says why it is refused, also to who asks later, and leaves no file', async () => {
    const who = await actor();
    const { ask, wake, requests, logged } = startProcess(async (note, target) => {
      await writeText(note, target);
      return () => Promise.reject(new Refusal('TOO_MANY_ROWS', { max: 7 }));
    });
    const { taskId } = await ask(who, 'much');
    await wake();
    await expect(requests.find(who, taskId)).rejects.toMatchObject({
      errorKey: 'TOO_MANY_ROWS',
      message: '最多支持7条',
    });
    expect(logged).toEqual([]);
    expect(await readdir(join(filesDir, 'exports'))).not.toContain(taskId);
  });
});

describe('a worker', () => {
  it('that ends gives back what it writes, and takes no more', async () => {
    const who = await actor();
    const gates = gatedWriter();
    const [ending, other] = [startProcess(gates.write), startProcess()];
    const asked = await ending.ask(who, 'text');
    const begun = gates.begun();
    const work = ending.wake();
    await begun;
    await ending.worker.stop();
    await work;
    expect([ending.logged, ending.sent.at(-1)]).toEqual([
      [],
      { key: expect.stringMatching(/^after/), isLater: false },
    ]);
    await expect(ending.wake()).rejects.toThrow('the worker ends');
    await other.wake();
    expect(await textOf(asked)).toBe('text');
  });

  it.each(['writes', 'uploads'])(
    'whose claim was given to another while it %s publishes nothing',
    async (when) => {
      const who = await actor();
      const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const published: string[] = [];
      const uploaded: string[] = [];
      const waiting = async () => {
        begun.resolve();
        await gate.promise;
      };
      const publishing = (name: string, step = async (_step: string) => {}) =>
        startProcess(
          async (note, target) => {
            await step('writes');
            await writeText(note, target);
            return async () => void published.push(name);
          },
          async (...file) => {
            uploaded.push(name);
            await step('uploads');
            await storage.putFile(...file);
          },
        );
      const late = publishing('late', async (step) => (step === when ? waiting() : undefined));
      const other = publishing('other');
      const asked = await late.ask(who, 'text');
      const work = late.wake();
      await begun.promise;
      await api.query("UPDATE export_file SET lease_until = now() - interval '1 second'");
      await other.worker.rescue();
      await other.wake();
      gate.resolve();
      await work;
      expect([published, await textOf(asked)]).toEqual([['other'], 'text']);
      expect(uploaded).toEqual(when === 'writes' ? ['other'] : ['late', 'other']);
      expect(await api.query('SELECT status, attempts FROM export_file')).toEqual([
        { status: 3, attempts: 2 },
      ]);
    },
  );

  it('that dies three times over one export is not given it again', async () => {
    const who = await actor();
    const { ask, worker, requests, sent } = startProcess();
    const { taskId } = await ask(who, 'text');
    const die = (attempts: number) =>
      api.query(
        "UPDATE export_file SET status = 2, attempts = $1, lease_until = now() - interval '1 second' WHERE task_id = $2",
        [attempts, taskId],
      );
    await die(2);
    await worker.rescue();
    expect(await outcomeOf(requests.find(who, taskId))).toBe('open');
    await die(3);
    sent.length = 0;
    await worker.rescue();
    expect([await outcomeOf(requests.find(who, taskId)), sent]).toEqual(['EXPORT_LOST', []]);
  });
});

describe('an export that no worker takes', () => {
  it('is open for a quarter of an hour, then lost, and is not written any more', async () => {
    const who = await actor();
    const { ask, wake, worker, requests } = startProcess();
    const { taskId } = await ask(who, 'text');
    ahead = 14 * MINUTE_MS;
    expect(await outcomeOf(requests.find(who, taskId))).toBe('open');
    ahead = 15 * MINUTE_MS;
    expect(await outcomeOf(requests.find(who, taskId))).toBe('EXPORT_LOST');
    await wake();
    expect(await api.query('SELECT status FROM export_file')).toEqual([{ status: 1 }]);
    await worker.rescue();
    expect(await api.query('SELECT status, request FROM export_file')).toEqual([{ status: 4, request: '' }]);
  });

  it('is woken again where its job was lost', async () => {
    const { ask, worker, sent } = startProcess();
    await ask(await actor(), 'text');
    const [first] = sent.splice(0);
    await worker.rescue();
    expect(sent).toEqual([first]);
  });

  it('of which several files were wanted is refused as busy and not written', async () => {
    const { requests, wake } = startProcess();
    await expect(requests.files(await actor(), NOTE, { text: 'text' })).rejects.toMatchObject({
      errorKey: 'UNAVAILABLE',
    });
    await wake();
    expect(await api.query('SELECT status, attempts FROM export_file')).toEqual([{ status: 4, attempts: 0 }]);
  });
});

it('what is asked for lies sealed in the database, until it is written', async () => {
  const { ask, wake } = startProcess();
  await ask(await actor(), '号码13800000001');
  const requestOf = async () => {
    const [row] = await api.query<{ request: string }>('SELECT request FROM export_file');
    return row?.request;
  };
  expect(await requestOf()).toMatch(/^v1\.[\w-]+\.[\w-]+$/);
  await wake();
  expect(await requestOf()).toBe('');
});
