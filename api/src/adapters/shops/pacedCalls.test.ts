import { expect, it } from 'vitest';
import { pacedCalls } from './pacedCalls.ts';

function paced(longestMs = 60_000) {
  const waits: number[] = [];
  let at = 1_000_000;
  const take = pacedCalls({
    platform: 'erp',
    limits: [
      { calls: 2, perMs: 1_000 },
      { calls: 5, perMs: 60_000 },
    ],
    longestMs,
    now: () => new Date(at),
    wait: async (ms) => void waits.push(ms),
  });
  return { take, waits, pass: (ms: number) => (at += ms) };
}

it('calls of one key wait for the second and for the minute', async () => {
  const { take, waits } = paced();
  for (let call = 0; call < 6; call += 1) await take('one');
  expect(waits).toEqual([1_000, 1_000, 2_000, 60_000]);
});

it('calls of different keys do not wait for each other', async () => {
  const { take, waits } = paced();
  for (const key of ['one', 'two', 'one', 'two']) await take(key);
  expect(waits).toEqual([]);
});

it('a call that would wait too long is limited, and takes no place', async () => {
  const { take, waits, pass } = paced(5_000);
  for (let call = 0; call < 5; call += 1) await take('one');
  await expect(take('one')).rejects.toMatchObject({
    kind: 'rateLimited',
    code: 'PACED',
    retryAfterMs: 60_000,
  });
  pass(60_000);
  await take('one');
  expect(waits).toEqual([1_000, 1_000, 2_000]);
});
