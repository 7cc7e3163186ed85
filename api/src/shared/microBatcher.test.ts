import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { microBatcher } from './microBatcher.ts';

type Run = { requests: string[]; end(): void };

/** Requests such as `a1 stock wallet`: a name, then its keys. Each test ends runs itself. */
function fixture({ maxBatch = 64, maxRuns = 99 } = {}) {
  const runs: Run[] = [];
  const submit = microBatcher<string, string>({
    keysOf: (request) => request.split(' ').slice(1),
    run: (requests) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      runs.push({ requests, end: resolve });
      return promise.then(() =>
        requests.map(async (request) => {
          if (request.startsWith('bad')) throw new Error(request);
          return request;
        }),
      );
    },
    maxBatch,
    maxRuns,
  });
  return { submit, runs, started: () => runs.map(({ requests }) => requests) };
}

describe('microBatcher', () => {
  it('runs a request immediately and alone while its keys are free', () => {
    const { submit, started } = fixture();
    submit('a x');
    submit('b y');
    expect(started()).toEqual([['a x'], ['b y']]);
  });

  it('batches all requests that wait for the same key', async () => {
    const { submit, runs, started } = fixture();
    const first = submit('a stock1 wallet1');
    submit('b stock1 wallet2');
    submit('c stock1 wallet3');
    submit('d stock2 wallet1');
    expect(started()).toEqual([['a stock1 wallet1']]);
    runs[0]?.end();
    await first;
    expect(started().slice(1)).toEqual([['b stock1 wallet2', 'c stock1 wallet3', 'd stock2 wallet1']]);
  });

  it('batches whatever waits for a run, and no more of it than one takes', async () => {
    const { submit, runs, started } = fixture({ maxBatch: 2, maxRuns: 2 });
    const first = submit('a p');
    for (const request of ['b q', 'c r', 'd s', 'e t']) submit(request);
    expect(started()).toEqual([['a p'], ['b q']]);
    runs[0]?.end();
    await first;
    expect(started().slice(2)).toEqual([['c r', 'd s']]);
  });

  it('never lets a request overtake an earlier one for the same key', async () => {
    const { submit, runs, started } = fixture();
    const first = submit('a x');
    submit('b x y');
    submit('c y');
    expect(started()).toEqual([['a x']]);
    runs[0]?.end();
    await first;
    expect(started()[1]).toEqual(['b x y', 'c y']);
  });

  it('rejects one request of a batch and answers the others', async () => {
    const { submit, runs } = fixture();
    const first = submit('a x');
    const others = Promise.allSettled([submit('bad x'), submit('c x')]);
    runs[0]?.end();
    await first;
    runs[1]?.end();
    expect(await others).toMatchObject([
      { status: 'rejected', reason: { message: 'bad x' } },
      { status: 'fulfilled', value: 'c x' },
    ]);
  });

  it('continues after a run that failed as a whole', async () => {
    const broken = microBatcher<string, string>({
      keysOf: () => ['x'],
      run: async ([request = '']) => {
        if (request === 'a') throw new Error('broken');
        return [Promise.resolve(request)];
      },
      maxBatch: 1,
      maxRuns: 9,
    });
    const answers = [broken('a'), broken('b')];
    await expect(answers[0]).rejects.toThrow('broken');
    expect(await answers[1]).toBe('b');
  });

  it('refuses a request as UNAVAILABLE when a thousand are waiting', () => {
    const { submit } = fixture();
    for (let n = 0; n <= 1_000; n++) submit(`${n} x`);
    expect(() => submit('1001 x')).toThrow(expect.objectContaining({ errorKey: 'UNAVAILABLE' }));
  });

  it('answers every request, never runs two batches with one key or three at all at once and keeps the order per key', async () => {
    const keys = fc.uniqueArray(fc.constantFrom('p', 'q', 'r', 's'), { minLength: 1, maxLength: 2 });
    const actions = fc.array(fc.oneof(keys, fc.nat({ max: 5 })), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(actions, async (sequence) => {
        const { submit, runs } = fixture({ maxBatch: 3, maxRuns: 2 });
        const submitted: string[] = [];
        const answers: Promise<string>[] = [];
        const open = new Set<number>();
        const seen = () => {
          for (let at = open.size === 0 ? 0 : Math.min(...open); at < runs.length; at++)
            if (!ended.has(at)) open.add(at);
        };
        const ended = new Set<number>();
        const end = async (at: number) => {
          open.delete(at);
          ended.add(at);
          runs[at]?.end();
          await new Promise(setImmediate);
        };
        const check = () => {
          seen();
          const held = [...open].flatMap((at) => [
            ...new Set(runs[at]?.requests.flatMap((request) => request.split(' ').slice(1))),
          ]);
          expect(new Set(held).size).toBe(held.length);
          expect(open.size).toBeLessThanOrEqual(2);
          expect(Math.max(0, ...runs.map(({ requests }) => requests.length))).toBeLessThanOrEqual(3);
        };
        for (const action of sequence) {
          if (typeof action === 'number') {
            const at = [...open][action];
            if (at !== undefined) await end(at);
          } else {
            const request = [submitted.length, ...action].join(' ');
            submitted.push(request);
            answers.push(submit(request));
          }
          check();
        }
        while (open.size > 0) {
          await end([...open][0] ?? 0);
          check();
        }
        expect(await Promise.all(answers)).toEqual(submitted);
        for (const key of ['p', 'q', 'r', 's']) {
          const wants = (request: string) => request.split(' ').includes(key);
          expect(runs.flatMap(({ requests }) => requests).filter(wants)).toEqual(submitted.filter(wants));
        }
      }),
    );
  });
});
