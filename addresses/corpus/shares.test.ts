import { beforeAll, describe, expect, it } from 'vitest';
import { type Counts, measure } from './measure.ts';
import { corpusLines, formatShares, readPaste } from './report.ts';

/** On a busy machine; a fast one needs ten seconds. */
const MEASURED_WITHIN_MS = 180_000;

/** Per cent, of the recipients or lines that each is about. */
type Shares = { right: number; faultyFlagged: number; wrong: number; misdirected: number; lost: number };

function sharesOf(counts: Counts): Shares {
  return {
    right: (100 * counts.right) / counts.faultless,
    faultyFlagged: (100 * counts.faultyFlagged) / counts.faulty,
    wrong: (100 * counts.wrongUnflagged) / counts.sure,
    misdirected: (100 * counts.misdirected) / counts.sure,
    lost: (100 * counts.linesWithLoss) / counts.lines,
  };
}

/**
 * A point below what was reached when they were set. A floor is only ever raised and a ceiling only lowered: a reader
 * that falls short is mended, and no line of these corpora is looked at for it.
 */
const floors = {
  held: { right: 95.8, faultyFlagged: 98.7 },
  judge: { right: 91.5, faultyFlagged: 99 },
};
/** Of readings without a problem: those wrong in any field, and those wrong in name, phone, region or detail. */
const ceilings = {
  held: { wrong: 2.5, misdirected: 1.5, lost: 0 },
  judge: { wrong: 2.7, misdirected: 1.3, lost: 0 },
};

describe('the shares of the corpora', () => {
  let shares: Record<keyof typeof floors, Shares>;

  beforeAll(() => {
    const held = measure(corpusLines('held'), readPaste);
    const judge = measure(corpusLines('judge'), readPaste);
    process.stdout.write(`${formatShares({ held, judge })}\n`);
    shares = { held: sharesOf(held.total), judge: sharesOf(judge.total) };
  }, MEASURED_WITHIN_MS);

  it.each(['held', 'judge'] as const)('are at their floors or above in %s', (corpus) => {
    const { right, faultyFlagged } = shares[corpus];
    expect(right).toBeGreaterThanOrEqual(floors[corpus].right);
    expect(faultyFlagged).toBeGreaterThanOrEqual(floors[corpus].faultyFlagged);
  });

  it.each(['held', 'judge'] as const)('are at their ceilings or below in %s', (corpus) => {
    const { wrong, misdirected, lost } = shares[corpus];
    expect(wrong).toBeLessThanOrEqual(ceilings[corpus].wrong);
    expect(misdirected).toBeLessThanOrEqual(ceilings[corpus].misdirected);
    expect(lost).toBeLessThanOrEqual(ceilings[corpus].lost);
  });
});
