import { type Counts, measure } from '../../addresses/corpus/measure.ts';
import { corpusLines, readPaste } from '../../addresses/corpus/report.ts';
import type { Figure, Table } from '../section.ts';
import { fields, type Score, score } from './addressScore.ts';
import type { Parsed } from './parsed.ts';

/** Pastes of the two corpora that the reader is not developed on. */
export const judge = corpusLines('judge');
export const held = corpusLines('held');
type Line = (typeof judge)[number];

/** Those of one recipient without a fault, which parsers that read one recipient can read, too. */
export function singles(lines: readonly Line[]): Line[] {
  return lines.filter(({ recipients: [only, ...more] }) => only && !only.flag && more.length === 0);
}

/** Judges name, phone, region and detail; a parser may put the extension behind the phone or leave it out. */
export function singleScore({ text, recipients: [recipient] }: Line, parsed: Parsed): Score {
  const { name = '', phone = '', extension = '', region = '', detail = '' } = recipient ?? {};
  const by = (number: string) => score([text, name, number, region, detail, ''], parsed);
  const alone = by(phone);
  const extended = by(`${phone}${extension}`);
  return { ...(extended.phone ? extended : alone), lost: alone.lost };
}

/** Blocks of several lines from all kinds of the held corpus, as one paste. */
export function mixedBlocks(count: number): string {
  const blocks = singles(held).filter(({ text }) => text.trim().split('\n').length > 2);
  return blocks
    .slice(0, count)
    .map(({ text }) => text.trim())
    .join('\n\n');
}

type Corpus = { name: string; counts: Counts };

/** Reads both corpora as the api does. */
export function readCorpora(): Corpus[] {
  return [
    { name: 'judge', counts: measure(judge, readPaste).total },
    { name: 'held', counts: measure(held, readPaste).total },
  ];
}

const percent = (part: number, whole: number) => (100 * part) / whole;
const recipientsOf = ({ faultless, faulty }: Counts) => faultless + faulty;

/** Shares of recipients, by the title of their column. */
function sharesOf(counts: Counts) {
  return {
    right: percent(counts.right, counts.faultless),
    unflagged: percent(counts.wrongUnflagged, recipientsOf(counts)),
    wrongOfSure: percent(counts.wrongUnflagged, counts.sure),
    misdirectedOfSure: percent(counts.misdirected, counts.sure),
    faultyFlagged: percent(counts.faultyFlagged, counts.faulty),
    needless: percent(counts.flaggedNeedlessly, counts.faultless),
    lost: percent(counts.linesWithLoss, counts.lines),
  };
}

export function corpusFigures({ name, counts }: Corpus): Figure[] {
  const shares = sharesOf(counts);
  const of = (title: string, value: number, target: Figure['target']): Figure => ({
    name: `${name}: ${title}`,
    value,
    unit: '%',
    ...(target && { target }),
  });
  return [
    of('right in every field', shares.right, { atLeast: 95 }),
    of('wrong without a flag', shares.unflagged, { atMost: 1.5 }),
    of('wrong, of those without a flag', shares.wrongOfSure, { atMost: 0.5 }),
    of('misdirected, of those without a flag', shares.misdirectedOfSure, { atMost: 0.5 }),
    of('faulty ones flagged', shares.faultyFlagged, { atLeast: 100 }),
    of('right ones flagged needlessly', shares.needless, { atMost: 4.6 }),
    of('pastes on which text is lost', shares.lost, { atMost: 0 }),
  ];
}

export const scoreColumns = [...fields, 'all', 'lost'] as const;

export function corpusTable(corpora: readonly Corpus[]): Table {
  return {
    title: 'Ours, every field and every recipient: %',
    columns: [
      '',
      'pastes',
      'recipients',
      'right',
      'wrong without a flag',
      'wrong of sure',
      'misdirected of sure',
      'faulty flagged',
      'flagged needlessly',
      'text lost',
    ],
    rows: corpora.map(({ name, counts }) => [
      name,
      counts.lines,
      recipientsOf(counts),
      ...Object.values(sharesOf(counts)),
    ]),
  };
}
