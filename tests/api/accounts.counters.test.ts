import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../api/src/db/client.ts';
import {
  beginAttempt,
  beginAttempts,
  clearHits,
  count,
  countAttempt,
  endAttempts,
  isUsedUp,
  type LimitKey,
  releaseHits,
  reserve,
} from '../../api/src/modules/accounts/counters.ts';
import { startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
let db: Db;
beforeAll(async () => {
  api = await startApi();
  ({ db } = api.database);
});
afterAll(() => api.close());

const RACERS = 200;
let serial = 0;
/** Five in 15 minutes, of somebody new. */
const newLimit = (): LimitKey => {
  serial += 1;
  return { limit: 'wrongOldPasswords', of: `test${serial}` };
};
const keyOf = ({ limit, of }: LimitKey) => `${limit}:${of}`;
const hits = async (requested: LimitKey) =>
  (await api.query<{ hits: number }>('SELECT hits FROM counter WHERE key = $1', [keyOf(requested)]))[0]
    ?.hits ?? 0;
const open = (requested: LimitKey) => beginAttempts(db, (tx) => beginAttempt(tx, requested));
const use = (requested: LimitKey) => db.transaction((tx) => reserve(tx, requested));

/** How many of 200 at once are let through. */
async function race(enter: () => Promise<unknown>): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: RACERS }, enter));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

/** What must not be done: look first, count afterwards. */
async function lookThenCount(requested: LimitKey): Promise<void> {
  if (await isUsedUp(db, requested)) throw new Error('used up');
  await count(db, requested);
}

describe('a counter', () => {
  it('admits five of 200 concurrent hits', async () => {
    const requested = newLimit();
    expect(await race(() => use(requested))).toBe(5);
    expect(await hits(requested)).toBe(5);
  });

  it('admits more when it is read before it is incremented, so the test above can fail', async () => {
    const requested = newLimit();
    expect(await race(() => lookThenCount(requested))).toBeGreaterThan(5);
  });

  it('starts again when its window has ended', async () => {
    const requested = newLimit();
    await race(() => use(requested));
    expect(await isUsedUp(db, requested)).toBe(true);
    await api.query("UPDATE counter SET ends_at = now() - interval '1 second' WHERE key = $1", [
      keyOf(requested),
    ]);
    expect(await isUsedUp(db, requested)).toBe(false);
    expect((await use(requested)).hits).toBe(1);
  });

  it('releases a hit only into the window in which it was counted', async () => {
    const requested = newLimit();
    const present = await use(requested);
    await releaseHits(db, [{ ...present, endsAt: '2026-01-01 00:00:00+08' }]);
    expect(await hits(requested)).toBe(1);
    await releaseHits(db, [present, present]);
    expect(await hits(requested)).toBe(0);
    await clearHits(db, requested);
    expect(await api.query('SELECT 1 FROM counter WHERE key = $1', [keyOf(requested)])).toEqual([]);
  });

  it('counts nothing of hits that were refused together', async () => {
    const [first, full] = [newLimit(), newLimit()];
    await race(() => use(full));
    await expect(countAttempt(db, [first, full], async () => 'done')).rejects.toMatchObject({
      errorKey: 'LOGIN_LOCKED',
    });
    expect([await hits(first), await hits(full)]).toEqual([0, 5]);
  });

  it('makes callers wait while it is full of pending attempts, and admits them five at a time', async () => {
    const requested = newLimit();
    let at = 0;
    let most = 0;
    const right = async () => {
      at += 1;
      most = Math.max(most, at);
      await api.query('SELECT pg_sleep(0.01)');
      at -= 1;
      return 'right';
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => countAttempt(db, [requested], right)));
    expect([new Set(answers), most]).toEqual([new Set(['right']), 5]);
    expect(await hits(requested)).toBe(0);
  });

  it('refuses waiting callers once the pending attempts turn out wrong', async () => {
    const requested = newLimit();
    let tried = 0;
    const wrong = async () => {
      tried += 1;
      await api.query('SELECT pg_sleep(0.01)');
      return null;
    };
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => countAttempt(db, [requested], wrong)),
    );
    expect([tried, answers.filter(({ status }) => status === 'rejected').length]).toEqual([5, 45]);
    await expect(countAttempt(db, [requested], wrong)).rejects.toMatchObject({ errorKey: 'LOGIN_LOCKED' });
  });

  it('counts attempts as wrong whose outcome is not reported in time', async () => {
    const requested = newLimit();
    for (let n = 0; n < 5; n += 1) await open(requested);
    await api.query("UPDATE counter SET open_until = now() - interval '1 second' WHERE key = $1", [
      keyOf(requested),
    ]);
    await expect(countAttempt(db, [requested], async () => 'right')).rejects.toMatchObject({
      errorKey: 'LOGIN_LOCKED',
    });
  });

  it('keeps pending attempts when a correct one clears the wrong ones', async () => {
    const requested = newLimit();
    await countAttempt(db, [requested], async () => null);
    const undecided = await open(requested);
    await clearHits(db, requested);
    expect(await hits(requested)).toBe(1);
    await endAttempts(db, [undecided], 'wrong');
    expect(await hits(requested)).toBe(1);
  });

  it('keeps an attempt that was wrong, and none that was correct or could not be made', async () => {
    const requested = newLimit();
    expect(await countAttempt(db, [requested], async () => null)).toBeNull();
    expect(await hits(requested)).toBe(1);
    expect(await countAttempt(db, [requested], async () => 'right')).toBe('right');
    await expect(countAttempt(db, [requested], () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(await hits(requested)).toBe(1);
  });
});
