import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumsOf, takeOut } from './takenLines.ts';

const line = (skuId: number, num: number, [goods, supply, agent]: [number, number, number]) => ({
  skuId,
  num,
  goodsFee: goods * num,
  supplyFee: supply * num,
  agentFee: agent * num,
});
const lines = [line(1, 3, [130, 100, 10]), line(2, 1, [250, 200, 0])];

describe('pieces that are taken out of a parcel', () => {
  it('take their fen with them, and leave the others theirs', () => {
    expect(takeOut(lines, [{ skuId: 1, num: 2 }])).toEqual({
      taken: [line(1, 2, [130, 100, 10])],
      left: [line(1, 1, [130, 100, 10]), lines[1]],
    });
    expect(takeOut(lines, [{ skuId: 2, num: 1 }])).toEqual({ taken: [lines[1]], left: [lines[0]] });
  });

  it('may be all there are, and are none where there are not so many', () => {
    const all = lines.map(({ skuId, num }) => ({ skuId, num }));
    expect(takeOut(lines, all)).toEqual({ taken: lines, left: [] });
    expect(takeOut(lines, [{ skuId: 1, num: 4 }])).toBeNull();
    expect(takeOut(lines, [{ skuId: 3, num: 1 }])).toBeNull();
    const twice = [
      { skuId: 2, num: 1 },
      { skuId: 2, num: 1 },
    ];
    expect(takeOut(lines, twice)).toBeNull();
  });

  it('add up to what was there however often something is taken, and nobody owes', () => {
    const fen = fc.nat({ max: 100_000 });
    const some = fc.array(
      fc.record({ num: fc.integer({ min: 1, max: 99 }), supply: fen, margin: fen, agent: fc.nat(10_000) }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(
        some,
        fc.array(fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 40 })), { maxLength: 8 }),
        (rows, takes) => {
          // The agent's share of an old line need not be a multiple of its pieces.
          const held = rows.map(({ num, supply, margin, agent }, skuId) => ({
            skuId,
            num,
            goodsFee: (supply + margin) * num,
            supplyFee: supply * num,
            agentFee: Math.floor((margin * num * agent) / 10_000),
          }));
          const before = sumsOf(held);
          let left = held;
          const all: typeof held = [];
          for (const [skuId, num] of takes) {
            const out = takeOut(left, [{ skuId, num }]);
            if (!out) continue;
            all.push(...out.taken);
            left = out.left;
          }
          expect(sumsOf([...all, ...left])).toEqual(before);
          for (const { goodsFee, supplyFee, agentFee } of [...all, ...left]) {
            expect(Math.min(supplyFee, agentFee)).toBeGreaterThanOrEqual(0);
            expect(supplyFee + agentFee).toBeLessThanOrEqual(goodsFee);
          }
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
