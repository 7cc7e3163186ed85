import { type CorpusLine, type ExpectedReading, fields, type Reading } from './corpusLine.ts';
import { type LineScore, type ScoredField, scoreLine } from './score.ts';

/** What was counted, of one kind or of all. */
export type Counts = {
  lines: number;
  /** Those that need no question, and how many of them are right in every field. */
  faultless: number;
  right: number;
  /** Not flagged, although wrong in some field, not read at all, or faulty: what ships to the wrong door. */
  wrongUnflagged: number;
  /** Those of them that are not read, faulty, or wrong in a field that decides where the parcel goes. */
  misdirected: number;
  /** Right, flagged, and nothing to ask about. */
  flaggedNeedlessly: number;
  /** Recipients that a person would ask about, and how many were flagged. Their fields are not judged. */
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

/** Counts by kind, or by what the lines were grouped by; `wrong` in the order of the lines. */
export type Report = { total: Counts; byKind: Map<string, Counts>; wrong: WrongLine[] };

function emptyCounts(): Counts {
  return {
    lines: 0,
    faultless: 0,
    right: 0,
    wrongUnflagged: 0,
    misdirected: 0,
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

/** The fields that decide where a parcel goes. */
const destination = ['name', 'phone', 'region', 'detail'] as const;

function countRecipient(counts: Counts, { expected, score }: Scored, strayFlagged: boolean): void {
  const flagged = score ? score.flagged : strayFlagged;
  const right = score?.all === true && !expected.flag;
  if (!flagged) counts.sure += 1;
  if (!right && !flagged) counts.wrongUnflagged += 1;
  const arrives = !expected.flag && destination.every((field) => score?.[field] === true);
  if (!arrives && !flagged) counts.misdirected += 1;
  if (expected.flag) {
    counts.faulty += 1;
    if (flagged) counts.faultyFlagged += 1;
    return;
  }
  counts.faultless += 1;
  if (right) counts.right += 1;
  if (right && flagged) counts.flaggedNeedlessly += 1;
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
  const judged = ({ flag }: ExpectedReading, score: Scored['score']) =>
    score !== null && (flag ? score.flagged : score.all && !score.flagged);
  return wrongCount || lost !== '' || readings.some(({ expected, score }) => !judged(expected, score));
}

/** Whether a recipient of the line is wrong without a flag. */
export function hasUnflagged({ score }: WrongLine): boolean {
  return score.readings.some(({ expected, score: one }) =>
    one ? !one.flagged && (expected.flag || !one.all) : !score.strayFlagged,
  );
}

/** Reads every line and counts by kind, or by another name of the line, what came out. */
export function measure(
  lines: readonly CorpusLine[],
  read: (paste: string) => readonly Reading[],
  groupOf: (line: CorpusLine) => string = ({ kind }) => kind,
): Report {
  const report: Report = { total: emptyCounts(), byKind: new Map(), wrong: [] };
  for (const line of lines) {
    const readings = read(line.text);
    const score = scoreLine(line, readings);
    const ofKind = report.byKind.get(groupOf(line)) ?? emptyCounts();
    report.byKind.set(groupOf(line), ofKind);
    countLine(report.total, score);
    countLine(ofKind, score);
    if (isWrong(score)) report.wrong.push({ line, readings, score });
  }
  return report;
}
