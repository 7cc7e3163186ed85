import type { CorpusLine, ExpectedReading, Kind, Reading } from './corpusLine.ts';
import { fields, type LineScore, type ScoredField, scoreLine } from './score.ts';

/** What was counted, of one kind or of all. */
export type Counts = {
  lines: number;
  recipients: number;
  /** Right in every field. */
  right: number;
  /** Wrong in some field, or not read at all, and not flagged: what ships to the wrong door. */
  wrongUnflagged: number;
  /** Right, flagged, and nothing to ask about. */
  flaggedNeedlessly: number;
  /** Recipients that a person would ask about, and how many of them were flagged. */
  faulty: number;
  faultyFlagged: number;
  /** Recipients that were not flagged. */
  sure: number;
  /** Lines with labelled text that is nowhere in the readings. */
  linesWithLoss: number;
  linesWithWrongCount: number;
  wrongFields: Record<ScoredField, number>;
};

export type WrongLine = { line: CorpusLine; readings: readonly Reading[]; score: LineScore };

export type Report = { total: Counts; byKind: Map<Kind, Counts>; wrong: WrongLine[] };

function emptyCounts(): Counts {
  return {
    lines: 0,
    recipients: 0,
    right: 0,
    wrongUnflagged: 0,
    flaggedNeedlessly: 0,
    faulty: 0,
    faultyFlagged: 0,
    sure: 0,
    linesWithLoss: 0,
    linesWithWrongCount: 0,
    wrongFields: Object.fromEntries(fields.map((field) => [field, 0])) as Record<ScoredField, number>,
  };
}

type Scored = LineScore['readings'][number];

function countRecipient(counts: Counts, { expected, score }: Scored, strayFlagged: boolean): void {
  const flagged = score ? score.flagged : strayFlagged;
  const right = score?.all === true;
  counts.recipients += 1;
  if (right) counts.right += 1;
  if (!flagged) counts.sure += 1;
  if (!right && !flagged) counts.wrongUnflagged += 1;
  if (expected.flag) {
    counts.faulty += 1;
    if (flagged) counts.faultyFlagged += 1;
  } else if (right && flagged) counts.flaggedNeedlessly += 1;
  for (const field of fields) if (score?.[field] === false) counts.wrongFields[field] += 1;
}

function countLine(counts: Counts, score: LineScore): void {
  counts.lines += 1;
  if (score.lost !== '') counts.linesWithLoss += 1;
  if (score.wrongCount) counts.linesWithWrongCount += 1;
  for (const one of score.readings) countRecipient(counts, one, score.strayFlagged);
}

/** A line that someone should look at: a field or the flag is wrong, text is lost, or a recipient too many or too few. */
function isWrong({ readings, wrongCount, lost }: LineScore): boolean {
  const judged = (expected: ExpectedReading, score: Scored['score']) =>
    score?.all === true && score.flagged === (expected.flag ?? false);
  return wrongCount || lost !== '' || readings.some(({ expected, score }) => !judged(expected, score));
}

/** Reads every line and counts by kind what came out. */
export function measure(lines: readonly CorpusLine[], read: (paste: string) => readonly Reading[]): Report {
  const report: Report = { total: emptyCounts(), byKind: new Map(), wrong: [] };
  for (const line of lines) {
    const readings = read(line.text);
    const score = scoreLine(line, readings);
    const ofKind = report.byKind.get(line.kind) ?? emptyCounts();
    report.byKind.set(line.kind, ofKind);
    countLine(report.total, score);
    countLine(ofKind, score);
    if (isWrong(score)) report.wrong.push({ line, readings, score });
  }
  return report;
}
