import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../api/src/db/client.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { openJobQueue } from '../../api/src/jobs/queue.ts';
import { SCHEDULED } from '../../api/src/jobs/schedules.ts';
import { freshDatabase, type TestDatabase } from '../support/postgres.ts';
import { startRole } from '../support/roleProcesses.ts';
import { testBox } from '../support/sealed.ts';
import { runScript } from '../tooling/script.ts';

let fresh: TestDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase('empty');
  database = openDatabase(fresh.pooledUrl, testBox, 2, fresh.url);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const started = (role: string, env?: Record<string, string>) => startRole(fresh, role, env);

const stateOf = async (key: string) => {
  const { rows } = await database.pool.query('SELECT state FROM queue.job WHERE singleton_key = $1', [key]);
  return rows[0]?.state;
};

describe('a process of one role', () => {
  it('answers requests and leaves jobs to a worker, which answers none', { timeout: 60_000 }, async () => {
    const api = await started('api');
    // A machine that is busy may shed a request.
    await expect.poll(() => api.own('/api/v1/goods/list?page=1&pageSize=1')).toBe(200);

    const queue = await openJobQueue(
      database,
      JOB_KINDS,
      (error) => {
        throw error;
      },
      { works: false },
    );
    await queue.send(database.db, SCHEDULED, 'of this test', { name: 'sweepExpired' });
    // The api has nothing that fetches: whatever it is asked, the job waits.
    expect(await api.own('/health/ready')).toBe(200);
    expect(await stateOf('of this test')).toBe('created');

    const worker = await started('worker');
    await expect.poll(() => stateOf('of this test'), { timeout: 20_000 }).toBe('completed');
    expect(await worker.own('/health/live')).toBe('nobody listens');

    await queue.stop();
    for (const { script } of [api, worker]) script.kill('SIGTERM');
    expect((await api.script.ended).code).toBe(0);
    expect((await worker.script.ended).code).toBe(0);
  });

  it('is not ready from the signal on, and goes on answering until it has drained', {
    timeout: 60_000,
  }, async () => {
    const api = await started('api', { DRAIN_SECONDS: '300' });
    api.script.kill('SIGTERM');
    await expect.poll(() => api.own('/health/ready')).toBe(503);
    expect(await api.metrics('/health/ready')).toBe(503);
    expect(await api.metrics('/health/live')).toBe(200);
    // A machine that is busy may shed a request.
    await expect.poll(() => api.own('/api/v1/goods/list?page=1&pageSize=1')).toBe(200);
    // A second signal cuts the drain short.
    api.script.kill('SIGTERM');
    expect((await api.script.ended).code).toBe(0);
  });

  it.each([
    ['api/src/server.ts', ['api']],
    ['api/src/server.ts', ['worker']],
    ['api/src/migrate.ts', []],
  ])('says why %s %s does not reach its database, and nothing of the password', async (script, args) => {
    const env = { DATABASE_URL: 'postgres://somebody:a-password@127.0.0.1:1/somewhere' };
    const { code, output } = await runScript(script, args, env).ended;
    expect(code).toBe(1);
    expect(output).toBe(
      '无法连接数据库 127.0.0.1:1/somewhere（用户 somebody）：连接被拒绝，数据库可能没有启动',
    );
  });

  it('does not start under a name that no role has', async () => {
    const { code, output } = await runScript('api/src/server.ts', ['printer']).ended;
    expect(code).toBe(78);
    expect(output).toContain('没有角色 printer，只有 api、worker');
  });
});
