import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepExpired } from '../../api/src/jobs/sweepExpired.ts';
import { startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ limitByAddress: true, redisUrl: null });
});
afterAll(() => api.close());

it('the sweep removes counters a day after their window', async () => {
  const counters = async () => (await api.query('SELECT key FROM counter')).length;
  await api.call('GET', '/common/captcha');
  await api.query("UPDATE counter SET key = 'old', ends_at = now() - interval '25 hours'");
  await api.call('GET', '/common/captcha');
  expect(await counters()).toBe(2);
  await sweepExpired(api.database.db);
  expect(await counters()).toBe(1);
});

it('the sweep removes codes a day after they expire and sessions seven days after their last moment', async () => {
  const { accountId } = await api.buyer();
  await api.query('DELETE FROM session');
  await api.query(`
    INSERT INTO phone_code (phone_print, scene, code_hash, expires_at)
    SELECT kept, 1, '', now() - age::interval
      FROM (VALUES ('old', '25 hours'), ('ended', '23 hours'), ('live', '-5 minutes')) AS code (kept, age)`);
  await api.query(
    `INSERT INTO session (token_hash, account_id, idle_until, hard_until, revoked_at)
     SELECT kept, $1, now() + hard::interval, now() + hard::interval, now() + revoked::interval
       FROM (VALUES ('live', '1 day', NULL), ('revoked', '-167 hours', '-12 days'), ('revoked long ago', '-169 hours', '-12 days')) AS s (kept, hard, revoked)`,
    [accountId],
  );
  const other = await api.buyer();
  await api.query(
    "UPDATE session SET token_hash = 'over long ago', hard_until = now() - interval '169 hours' WHERE account_id = $1",
    [other.accountId],
  );
  await sweepExpired(api.database.db);
  const kept = async (text: string) =>
    (await api.query<{ kept: string }>(text)).map((row) => row.kept).sort();
  expect(await kept('SELECT phone_print AS kept FROM phone_code')).toEqual(['ended', 'live']);
  expect(await kept('SELECT token_hash AS kept FROM session')).toEqual(['live', 'revoked']);
});
