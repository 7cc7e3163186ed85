import { describe, expect, it } from 'vitest';
import { eachInRounds, inRounds } from './inRounds.ts';

/** Rounds that find so many rows, one after the other. */
const finding = (...counts: number[]) => {
  const left = [...counts];
  return { left, round: async () => left.shift() ?? 0 };
};

describe('a sweep in rounds', () => {
  it('goes on until a round finds fewer rows than it may', async () => {
    const { left, round } = finding(50, 50, 7, 50);
    expect([await inRounds(50, undefined, round), left]).toEqual([107, [50]]);
  });

  it('runs one round where nothing is left', async () => {
    const { left, round } = finding(0, 50);
    expect([await inRounds(50, undefined, round), left]).toEqual([0, [50]]);
  });

  it('finishes the round during which it is stopped, and begins no other', async () => {
    const stop = new AbortController();
    let rounds = 0;
    const found = await inRounds(50, stop.signal, async () => {
      rounds += 1;
      if (rounds === 2) stop.abort();
      return 50;
    });
    expect([found, rounds]).toEqual([100, 2]);
  });

  it('ends with the round that throws', async () => {
    let rounds = 0;
    const failing = inRounds(50, undefined, async () => {
      rounds += 1;
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(rounds).toBe(1);
  });
});

describe('a sweep of rows that may stay', () => {
  const ids = [1, 2, 3, 4, 5];
  /** The next ids; none of them ever goes. */
  const findNext = async (last: number | undefined) => ids.filter((id) => id > (last ?? 0)).slice(0, 2);

  it('works on each once, whatever becomes of it', async () => {
    const worked: number[] = [];
    await eachInRounds(2, undefined, findNext, async (id) => void worked.push(id));
    expect(worked).toEqual(ids);
  });

  it('works on no other row once it is stopped', async () => {
    const stop = new AbortController();
    const worked: number[] = [];
    await eachInRounds(2, stop.signal, findNext, async (id) => {
      worked.push(id);
      if (id === 3) stop.abort();
    });
    expect(worked).toEqual([1, 2, 3]);
  });
});
