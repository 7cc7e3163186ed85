import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gather } from './gather.ts';

type Run = { wishes: string[]; end(): void };

/** Work on wishes such as `a1 stock wallet`: a name, then what it needs. Runs end by hand. */
function stage(most = 64) {
  const runs: Run[] = [];
  const ask = gather<string, string>({
    keysOf: (wish) => wish.split(' ').slice(1),
    run: (wishes) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      runs.push({ wishes, end: resolve });
      return promise.then(() =>
        wishes.map(async (wish) => {
          if (wish.startsWith('bad')) throw new Error(wish);
          return wish;
        }),
      );
    },
    most,
  });
  return { ask, runs, going: () => runs.map(({ wishes }) => wishes) };
}

describe('work that needs the same rows', () => {
  it('goes at once and alone while nobody holds what it needs', () => {
    const { ask, going } = stage();
    ask('a x');
    ask('b y');
    expect(going()).toEqual([['a x'], ['b y']]);
  });

  it('waits for who holds a row, and goes together with all who wait for it', async () => {
    const { ask, runs, going } = stage();
    const first = ask('a stock1 wallet1');
    ask('b stock1 wallet2');
    ask('c stock1 wallet3');
    ask('d stock2 wallet1');
    expect(going()).toEqual([['a stock1 wallet1']]);
    runs[0]?.end();
    await first;
    expect(going().slice(1)).toEqual([['b stock1 wallet2', 'c stock1 wallet3'], ['d stock2 wallet1']]);
  });

  it('lets nobody overtake who waits for the same row', async () => {
    const { ask, runs, going } = stage();
    const first = ask('a x');
    ask('b x y');
    ask('c y');
    expect(going()).toEqual([['a x']]);
    runs[0]?.end();
    await first;
    expect(going()[1]).toEqual(['b x y', 'c y']);
  });

  it('refuses one and answers the others', async () => {
    const { ask, runs } = stage();
    const first = ask('a x');
    const others = Promise.allSettled([ask('bad x'), ask('c x')]);
    runs[0]?.end();
    await first;
    runs[1]?.end();
    expect(await others).toMatchObject([
      { status: 'rejected', reason: { message: 'bad x' } },
      { status: 'fulfilled', value: 'c x' },
    ]);
  });

  it('goes on after a run that broke down', async () => {
    const broken = gather<string, string>({
      keysOf: () => ['x'],
      run: async ([wish = '']) => {
        if (wish === 'a') throw new Error('broken');
        return [Promise.resolve(wish)];
      },
      most: 1,
    });
    const answers = [broken('a'), broken('b')];
    await expect(answers[0]).rejects.toThrow('broken');
    expect(await answers[1]).toBe('b');
  });

  it('says that it is busy to whoever would be the thousand and first to wait', () => {
    const { ask } = stage();
    for (let n = 0; n <= 1_000; n++) ask(`${n} x`);
    expect(() => ask('1001 x')).toThrow(expect.objectContaining({ errorKey: 'UNAVAILABLE' }));
  });

  it('does all of it, never two runs with the same row, in the order in which a row was asked for', async () => {
    const keys = fc.uniqueArray(fc.constantFrom('p', 'q', 'r', 's'), { minLength: 1, maxLength: 2 });
    const deeds = fc.array(fc.oneof(keys, fc.nat({ max: 5 })), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(deeds, async (given) => {
        const { ask, runs } = stage(3);
        const asked: string[] = [];
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
            ...new Set(runs[at]?.wishes.flatMap((wish) => wish.split(' ').slice(1))),
          ]);
          expect(new Set(held).size).toBe(held.length);
          expect(Math.max(0, ...runs.map(({ wishes }) => wishes.length))).toBeLessThanOrEqual(3);
        };
        for (const deed of given) {
          if (typeof deed === 'number') {
            const at = [...open][deed];
            if (at !== undefined) await end(at);
          } else {
            const wish = [asked.length, ...deed].join(' ');
            asked.push(wish);
            answers.push(ask(wish));
          }
          check();
        }
        while (open.size > 0) {
          await end([...open][0] ?? 0);
          check();
        }
        expect(await Promise.all(answers)).toEqual(asked);
        for (const key of ['p', 'q', 'r', 's']) {
          const wants = (wish: string) => wish.split(' ').includes(key);
          expect(runs.flatMap(({ wishes }) => wishes).filter(wants)).toEqual(asked.filter(wants));
        }
      }),
    );
  });
});
