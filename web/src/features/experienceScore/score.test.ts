import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HIGHEST,
  LOWEST,
  leversOf,
  nextSteps,
  PARTS,
  type ScoreInput,
  shownFor,
  totalOf,
  weightsOf,
  wholeOf,
} from './score.ts';

const input = (scores: [number, number, number], more: Partial<ScoreInput> = {}): ScoreInput => ({
  scores: { goods: scores[0], logistics: scores[1], service: scores[2] },
  weights: { goods: 50, logistics: 30 },
  bonus: 0,
  deduction: 0,
  ...more,
});

const points = fc.integer({ min: LOWEST, max: HIGHEST });
const inputs: fc.Arbitrary<ScoreInput> = fc
  .record({
    scores: fc.record({ goods: points, logistics: points, service: points }),
    goods: fc.integer({ min: 0, max: 100 }),
    share: fc.integer({ min: 0, max: 100 }),
    bonus: fc.integer({ min: 0, max: 10 }),
    deduction: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ scores, goods, share, bonus, deduction }) => ({
    ...{ scores, bonus, deduction },
    weights: { goods, logistics: Math.floor(((100 - goods) * share) / 100) },
  }));

describe('the total score', () => {
  it.each([
    [input([100, 100, 100]), 10_000, 100],
    [input([50, 50, 50]), 5_000, 50],
    [input([80, 70, 60]), 7_300, 73],
    [input([69, 99, 85], { weights: { goods: 50, logistics: 20 }, bonus: 2 }), 8_180, 82],
    [input([90, 90, 90], { deduction: 15 }), 7_500, 75],
    [input([55, 50, 50], { deduction: 15 }), 5_000, 50],
    [input([100, 100, 95], { bonus: 5 }), 10_000, 100],
  ])('the total of %j is %i hundredths, which is %i points', (given, total, whole) => {
    expect([totalOf(given), wholeOf(totalOf(given))]).toEqual([total, whole]);
  });

  it('the total stays within the lowest and the highest score', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const total = totalOf(given);
        expect(Number.isInteger(total)).toBe(true);
        expect(total).toBeGreaterThanOrEqual(100 * LOWEST);
        expect(total).toBeLessThanOrEqual(100 * HIGHEST);
      }),
    );
  });

  it('the total lies between the worst and the best part without bonus and deduction', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const plain = { ...given, bonus: 0, deduction: 0 };
        const scores = Object.values(plain.scores);
        expect(totalOf(plain)).toBeGreaterThanOrEqual(100 * Math.min(...scores));
        expect(totalOf(plain)).toBeLessThanOrEqual(100 * Math.max(...scores));
      }),
    );
  });

  it('the total never falls when a part improves', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...PARTS), (given, part) => {
        fc.pre(given.scores[part] < HIGHEST);
        const better = { ...given, scores: { ...given.scores, [part]: given.scores[part] + 1 } };
        expect(totalOf(better)).toBeGreaterThanOrEqual(totalOf(given));
      }),
    );
  });

  it('the weights of the parts sum to one hundred percent', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const weights = Object.values(weightsOf(given));
        expect(weights.reduce((sum, one) => sum + one)).toBe(100);
        expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the stars that buyers see', () => {
  it.each([
    [100, 50, 10],
    [97, 50, 10],
    [96, 49, 10],
    [89, 48, 10],
    [88, 47, 9],
    [77, 45, 9],
    [76, 44, 8],
    [61, 41, 8],
    [60, 40, 8],
    [59, 39, 7],
    [55, 35, 7],
    [54, 34, 6],
    [50, 30, 6],
  ])('a total of %i is shown as %i tenths and %i half stars', (whole, tenths, halfStars) => {
    expect(shownFor(whole)).toEqual({ tenths, halfStars });
  });

  it('the shown score rises with the total in steps of one tenth', () => {
    for (let whole = LOWEST + 1; whole <= HIGHEST; whole += 1) {
      const [before, after] = [shownFor(whole - 1), shownFor(whole)];
      expect([0, 1]).toContain(after.tenths - before.tenths);
      expect([0, 1]).toContain(after.halfStars - before.halfStars);
    }
  });
});

describe('the next tenth', () => {
  it('the next tenth is reached by exactly the stated distance', () => {
    expect(nextSteps(input([80, 70, 60]))).toEqual({
      tenth: { shown: { tenths: 45, halfStars: 9 }, from: 77, missing: 350 },
      star: { shown: { tenths: 45, halfStars: 9 }, from: 77, missing: 350 },
    });
  });

  it('no next tenth exists at the highest score', () => {
    expect(nextSteps(input([97, 97, 97]))).toEqual({ tenth: null, star: null });
    expect(nextSteps(input([90, 90, 90])).star).toBeNull();
  });

  it('the next tenth is reached by the missing points and by no fewer', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const step = nextSteps(given).tenth;
        fc.pre(step !== null);
        expect(step.missing).toBeGreaterThan(0);
        expect(wholeOf(100 * step.from - 50)).toBe(step.from);
        expect(wholeOf(100 * step.from - 51)).toBe(step.from - 1);
      }),
    );
  });
});

describe('improvements of the score', () => {
  it('leversOf ranks parts by weight times distance', () => {
    expect(leversOf(input([90, 60, 50]))).toEqual([
      { part: 'logistics', perPoint: 30, room: 40, gain: 1_200, toNextTenth: 12 },
      { part: 'service', perPoint: 20, room: 50, gain: 1_000, toNextTenth: 18 },
      { part: 'goods', perPoint: 50, room: 10, gain: 500, toNextTenth: 7 },
    ]);
  });

  it('leversOf marks parts that cannot reach the next tenth alone', () => {
    expect(leversOf(input([100, 60, 50], { deduction: 30 })).at(-1)).toEqual({
      ...{ part: 'goods', perPoint: 50, room: 0, gain: 0, toNextTenth: null },
    });
  });

  it('a part reaches the next tenth with the stated points and with no fewer', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const before = shownFor(wholeOf(totalOf(given))).tenths;
        for (const { part, toNextTenth } of leversOf(given)) {
          if (toNextTenth === null) continue;
          const shownWith = (more: number) => {
            const scores = { ...given.scores, [part]: given.scores[part] + more };
            return shownFor(wholeOf(totalOf({ ...given, scores }))).tenths;
          };
          expect(shownWith(toNextTenth)).toBeGreaterThan(before);
          expect(shownWith(toNextTenth - 1)).toBe(before);
        }
      }),
    );
  });

  it('leversOf states each gain correctly and sorts by gain', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const levers = leversOf(given);
        expect(levers.map(({ part }) => part).toSorted()).toEqual(PARTS.toSorted());
        for (const { part, gain } of levers) {
          const best = { ...given, scores: { ...given.scores, [part]: HIGHEST } };
          expect(totalOf(best) - totalOf(given)).toBe(gain);
        }
        const gains = levers.map(({ gain }) => gain);
        expect(gains).toEqual(gains.toSorted((one, other) => other - one));
      }),
    );
  });
});
