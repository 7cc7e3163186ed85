import { describe, expect, it } from 'vitest';
import type { Db } from './client.ts';
import { readTogether } from './readTogether.ts';

const db = {} as Db;

/** A read of numbers that are doubled; a query waits until the test ends it, and fails where one of them is not positive. */
function fixture() {
  const queries: { requests: number[]; end(): void }[] = [];
  const read = readTogether<number, number>(async (_, requests) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    queries.push({ requests, end: resolve });
    await promise;
    if (requests.some((request) => request <= 0)) throw new Error(`refused ${requests}`);
    return requests.map((request) => request * 2);
  });
  return { read: (request: number) => read(db, request), queries };
}

describe('a read of many requests', () => {
  it('is one query for what comes in while two are under way, and answers each its own', async () => {
    const { read, queries } = fixture();
    const answers = [1, 2, 3, 4].map(read);
    expect(queries.map(({ requests }) => requests)).toEqual([[1], [2]]);
    queries[0]?.end();
    await answers[0];
    expect(queries[2]?.requests).toEqual([3, 4]);
    for (const { end } of queries) end();
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8]);
  });

  it('fails for the request that fails alone, and for no other', async () => {
    const { read, queries } = fixture();
    const answers = [1, 2, 3, -4].map(read);
    const settled = Promise.allSettled(answers);
    queries[0]?.end();
    await answers[0];
    queries[1]?.end();
    await answers[1];
    queries[2]?.end();
    await new Promise(setImmediate);
    for (const { end } of queries.slice(3)) end();
    expect(await settled).toMatchObject([
      { value: 2 },
      { value: 4 },
      { value: 6 },
      { status: 'rejected', reason: { message: 'refused -4' } },
    ]);
  });
});
