import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeCalls } from '../../api/src/adapters/callCounts.ts';
import { observeCall } from '../../api/src/adapters/observed.ts';
import { ProviderError } from '../../api/src/adapters/providerError.ts';
import { diskStorage } from '../../api/src/adapters/storage/diskStorage.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { WRITE_PDF } from '../../api/src/jobs/kinds/exports.ts';
import { handles, type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import { nextRun } from '../../api/src/jobs/schedules.ts';
import { reportCalls, reportProcess } from '../../api/src/modules/system/reporting.ts';
import { keepSchedules, noteRun } from '../../api/src/modules/system/scheduleRuns.repository.ts';
import type { FailedJobDto, SystemDto } from '../../api/src/modules/system/system.schemas.ts';
import { scheduleNames } from '../../web/src/console/system/schedules.text.ts';
import { queueNames } from '../../web/src/console/system/system.text.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';

let api: TestApi;
let queue: JobQueue;
let operator: TestOperator;
beforeAll(async () => {
  // With a storage, so that what looks after files is scheduled, too.
  api = await startApi({ single: true, storage: diskStorage(join(tmpdir(), 'chengcang-system')) });
  queue = await openJobQueue(api.database, [WRITE_PDF], (error) => {
    throw error;
  });
  operator = await operatorWith(api, ['system.read', 'system.act', 'money.read']);
});
afterAll(async () => {
  await queue.stop();
  await api.close();
});
beforeEach(() => api.query('DELETE FROM queue.job'));

const reason = '渠道已恢复，再试一次';
const system = async () => (await operator.call<SystemDto>('GET', '/console/system')).data;
const failed = async () =>
  (await operator.call<{ list: FailedJobDto[] }>('GET', `/console/system/jobs?queue=${WRITE_PDF.name}`)).data
    .list;
const audited = (action: string) =>
  api.query('SELECT target, reason FROM audit_log WHERE operator = $1 AND action = $2 ORDER BY id', [
    operator.name,
    action,
  ]);

/** A job that has failed for the last time. */
async function failedJob(error: Error): Promise<FailedJobDto> {
  await queue.send(api.database.db, WRITE_PDF, randomUUID(), {});
  await api.query('UPDATE queue.job SET retry_limit = 0');
  const fails = handles(WRITE_PDF, () => Promise.reject(error));
  expect(await queue.drain([fails])).toBe(1);
  const [job] = await failed();
  if (!job) throw new Error('no job has failed');
  return job;
}

describe('jobs at the console', () => {
  it('are counted by their queue; an error is told without values of a query', async () => {
    const of = new Error('Failed query: … params: 13800000000', {
      cause: Object.assign(new Error('13800000000 is taken'), { code: '23505', constraint: 'account_phone' }),
    });
    const job = await failedJob(of);
    expect(job).toMatchObject({ queue: WRITE_PDF.name, tries: 1, error: 'Error: 23505 account_phone' });
    await queue.send(api.database.db, WRITE_PDF, 'later', {}, { startAfter: new Date(Date.now() + 60_000) });
    await queue.send(api.database.db, WRITE_PDF, 'now', {});
    expect((await system()).queues.find(({ name }) => name === WRITE_PDF.name)).toEqual({
      ...{ name: WRITE_PDF.name, waiting: 2, due: 1, running: 0, failed: 1 },
      oldestAt: expect.any(String),
    });
    expect(JSON.stringify(await api.query('SELECT output FROM queue.job'))).not.toContain('13800000000');
  });

  it('keep what an earlier release wrote into an error to themselves', async () => {
    await failedJob(new Error('x'));
    await api.query(`UPDATE queue.job SET output = '{"name":"DrizzleQueryError","message":"13800000000"}'`);
    expect((await failed())[0]?.error).toBe('DrizzleQueryError');
  });

  it('are tried once more or deleted by one of two operators, with a reason', async () => {
    const { id } = await failedJob(new Error('courier away'));
    const step = (method: 'POST' | 'DELETE', path: string) =>
      operator.call(method, `/console/system/jobs/${path}`, { queue: WRITE_PDF.name, id, reason });
    const answers = await Promise.all([step('POST', 'retry'), step('DELETE', 'delete')]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.flatMap(({ data }) => (data as { errorKey?: string }).errorKey ?? [])).toEqual([
      'JOB_STATE',
    ]);
    const logs = [...(await audited('job retry')), ...(await audited('job delete'))];
    expect(logs).toEqual([{ target: `${WRITE_PDF.name}:${id}`, reason }]);
  });

  it('run again after a retry', async () => {
    const { id } = await failedJob(new Error('courier away'));
    await operator.call('POST', '/console/system/jobs/retry', { queue: WRITE_PDF.name, id, reason });
    expect(await queue.drain([handles(WRITE_PDF, async () => undefined)])).toBe(1);
    expect([await failed(), await api.query('SELECT state FROM queue.job')]).toEqual([
      [],
      [{ state: 'completed' }],
    ]);
  });
});

describe('scheduled jobs at the console', () => {
  it('each have a name and what they do in Chinese, and so has each queue', () => {
    const names = api.app.scheduledJobs.map(({ name }) => name);
    expect(Object.keys(scheduleNames).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(queueNames).toSorted()).toEqual(JOB_KINDS.map(({ name }) => name).toSorted());
  });

  it('show how their last run ended and when they run next; what a release no longer has is gone', async () => {
    const run = async () => undefined;
    await keepSchedules(api.database.db, [{ name: 'gone', everySeconds: 5, run }]);
    await keepSchedules(api.database.db, [
      { name: 'count', cron: '7 * * * *', run },
      { name: 'poll', everySeconds: 5, run },
    ]);
    await noteRun(api.database.db, 'count', '');
    await noteRun(api.database.db, 'poll', 'Error: away');
    const { schedules } = await system();
    expect(schedules).toMatchObject([
      { name: 'count', everySeconds: null, isFailing: false, failedAt: null, nextAt: expect.any(String) },
      { name: 'poll', everySeconds: 5, isFailing: true, error: 'Error: away', nextAt: null },
    ]);
    await noteRun(api.database.db, 'poll', '');
    expect((await system()).schedules[1]).toMatchObject({ isFailing: false, error: 'Error: away' });
  });

  it.each([
    ['* * * * *', '2026-11-28T10:05:00.000Z'],
    ['*/10 * * * *', '2026-11-28T10:10:00.000Z'],
    ['7 * * * *', '2026-11-28T10:07:00.000Z'],
    ['3 * * * *', '2026-11-28T11:03:00.000Z'],
    ['50 3 * * *', '2026-11-29T03:50:00.000Z'],
    ['30 11 * * *', '2026-11-28T11:30:00.000Z'],
  ])('%s runs next at %s', (cron, next) => {
    expect(nextRun(cron, new Date('2026-11-28T10:04:30Z')).toISOString()).toBe(next);
  });
});

describe('outside platforms and processes at the console', () => {
  it('add up the calls of all processes, and the kinds of failures', async () => {
    takeCalls();
    const fail = () => Promise.reject(new ProviderError('test', 'unreachable', 'TIMEOUT'));
    for (let call = 0; call < 3; call += 1) await observeCall('test', 'x', async () => 1);
    await reportCalls(api.database.db);
    await expect(observeCall('test', 'x', fail)).rejects.toThrow();
    await reportCalls(api.database.db);
    await api.query("INSERT INTO provider_call VALUES (now() - interval '3 hours', 'test', 'timeout', 5)");
    await api.query("INSERT INTO provider_call VALUES (now() - interval '25 hours', 'test', 'ok', 99)");
    expect((await system()).platforms).toEqual([
      {
        ...{ name: 'test', hour: { calls: 4, failed: 1 }, day: { calls: 9, failed: 6 } },
        failures: [
          { outcome: 'timeout', calls: 5 },
          { outcome: 'unreachable', calls: 1 },
        ],
      },
    ]);
  });

  it('show processes that were heard of a short time ago', async () => {
    const process = { id: randomUUID(), role: 'worker', startedAt: new Date() };
    await reportProcess(api.database.db, process);
    await reportProcess(api.database.db, process);
    expect((await system()).processes).toMatchObject([{ id: process.id, role: 'worker' }]);
    await api.query("UPDATE running_process SET seen_at = now() - interval '11 minutes'");
    expect((await system()).processes).toEqual([]);
  });
});

describe('cash-outs at the console', () => {
  const pausing = (step: 'pause' | 'resume') =>
    operator.call<{ errorKey?: string; pausedAt?: string | null }>('POST', `/console/books/${step}`, {
      reason: '银行系统维护',
    });

  it('are stopped and resumed once each, with a reason', async () => {
    const stopped = await Promise.all([pausing('pause'), pausing('pause')]);
    expect(stopped.map(({ data }) => data.errorKey ?? 'done').toSorted()).toEqual(['CASHOUTS_STATE', 'done']);
    expect((await system()).pausedAt).toEqual(expect.any(String));
    expect((await pausing('resume')).data.pausedAt).toBeNull();
    expect((await pausing('resume')).data.errorKey).toBe('CASHOUTS_STATE');
    expect([await audited('books pause'), await audited('books resume')]).toEqual([
      [{ target: '', reason: '银行系统维护' }],
      [{ target: '', reason: '银行系统维护' }],
    ]);
  });

  it('are not resumed while a rule about money is broken', async () => {
    await pausing('pause');
    await api.query(
      "INSERT INTO ledger_violation (rule, rows, sample) VALUES ('every movement is balanced', 1, '{1}')",
    );
    expect((await pausing('resume')).data.errorKey).toBe('BOOKS_BROKEN');
    expect((await system()).pausedAt).toEqual(expect.any(String));
    await api.query('UPDATE ledger_violation SET resolved_at = now() WHERE resolved_at IS NULL');
    expect((await pausing('resume')).data.pausedAt).toBeNull();
  });

  it('have everything checked by the next check', async () => {
    await api.query("UPDATE ledger_check SET next_full_at = now() + interval '9 hours'");
    await operator.call('POST', '/console/books/check');
    expect(await api.query('SELECT next_full_at <= now() AS due FROM ledger_check')).toEqual([{ due: true }]);
  });
});
