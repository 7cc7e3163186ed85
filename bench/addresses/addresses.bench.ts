import { type AddressReading, readAddress, readAddressLines } from '@chengcang/addresses';
import { readPaste } from '../../addresses/corpus/report.ts';
import type { Figure, Section, Table } from '../section.ts';
import { askProcess } from '../support/askProcess.ts';
import { median } from '../support/median.ts';
import type { LabelledLine } from './addressLine.ts';
import { heldOutLines } from './addressLines.heldOut.ts';
import { tunedLines } from './addressLines.tuned.ts';
import { type Score, score } from './addressScore.ts';
import {
  corpusFigures,
  corpusTable,
  held,
  judge,
  mixedBlocks,
  readCorpora,
  scoreColumns,
  singleScore,
  singles,
} from './corpora.ts';
import type { Parsed, Parsing, Question } from './parsed.ts';
import { linesPerSecond, timed } from './timed.ts';

const peers = new URL('../peers/addressParsers.ts', import.meta.url);
const ROUNDS = 7;
const BLOCKS = 500;

type Judged = { title: string; linesPerSecond: number; scores: Record<Part, Score[]> };
type Part = 'judge' | 'held' | 'heldOut' | 'tuned';

export async function measure(): Promise<Section> {
  const parsings = await inRounds();
  const [own] = parsings;
  const corpora = readCorpora();
  return {
    title: 'Address reader',
    about: `The judge's ${judge.length} pastes were written by hand and the ${held.length.toLocaleString('en')} held ones generated; the reader is developed on neither, nobody looks at their lines, and a flag is a problem that a reading names ([corpus](../../addresses/corpus/README.md)). Misdirected is what is faulty or wrong in name, phone, region or detail. Beside ours are two parsers of npm. They read one recipient from a text and know name, phone, region and detail alone, so they are judged by those fields, on the pastes of one recipient; an extension behind a phone may be there or not. Of the short lines, ${tunedLines.length} are some that the reader was tuned on, and ${heldOutLines.length} were held out when there were only such. A line is right when every field that is judged is, punctuation aside; text is lost when nothing that came back holds it. Speeds are those of the short lines, by time of the processor, medians of ${ROUNDS} alternating rounds. People and numbers are fictitious.`,
    figures: [
      ...corpora.flatMap(corpusFigures),
      {
        name: 'short held-out lines right in every field',
        value: own ? share(own.scores.heldOut, 'all') : 0,
        unit: '%',
        target: { atLeast: 98 },
      },
      { name: 'short lines', value: own?.linesPerSecond ?? 0, unit: 'a second', target: { atLeast: 10_000 } },
      ...blockFigures(),
      { name: 'lines of held pastes', value: pastedLines(), unit: 'a second' },
      {
        name: 'one paste of 10,000 short lines',
        value: pasteSeconds([...tunedLines, ...heldOutLines]),
        unit: 's',
      },
    ],
    tables: [
      corpusTable(corpora),
      tableOf('Judge, pastes of one recipient: % right', parsings, 'judge'),
      tableOf('Held, pastes of one recipient: % right', parsings, 'held'),
      tableOf('Short lines, held out: % right', parsings, 'heldOut'),
      tableOf('Short lines, tuned on: % right', parsings, 'tuned'),
    ],
    plots: [
      {
        file: 'addresses-right',
        title: "Judge's pastes of one recipient: name, phone, region and detail right",
        unit: '%',
        bars: parsings.map(({ title, scores }) => ({ name: title, value: share(scores.judge, 'all') })),
      },
      {
        file: 'addresses-speed',
        title: 'Speed on short lines',
        unit: 'lines a second',
        bars: parsings.map(({ title, linesPerSecond }) => ({ name: title, value: linesPerSecond })),
      },
    ],
  };
}

/** Ours and the peers in turn; what they read is judged once, speeds are medians. */
async function inRounds(): Promise<Judged[]> {
  const pastes = [...singles(judge), ...singles(held)].map(({ text }) => text);
  const texts = [...tunedLines, ...heldOutLines].map(([text]) => text);
  const rounds: Parsing[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const question: Question = { texts, pastes: round === 0 ? pastes : [] };
    rounds.push([
      timed('ours', question, ours, oursPasted),
      ...(await askProcess<Parsing[]>(peers, question)),
    ]);
  }
  return (rounds[0] ?? []).map(({ title, readings }, at) => ({
    title,
    linesPerSecond: median(rounds.map((round) => round[at]?.linesPerSecond ?? 0)),
    scores: scoresOf(readings),
  }));
}

function scoresOf(readings: readonly Parsed[]): Record<Part, Score[]> {
  let from = 0;
  const judged = <Line>(lines: readonly Line[], judgeOne: (line: Line, parsed: Parsed) => Score) => {
    const own = readings.slice(from, from + lines.length);
    from += lines.length;
    return own.flatMap((reading, at) => {
      const line = lines[at];
      return line ? [judgeOne(line, reading)] : [];
    });
  };
  return {
    tuned: judged(tunedLines, score),
    heldOut: judged(heldOutLines, score),
    judge: judged(singles(judge), singleScore),
    held: judged(singles(held), singleScore),
  };
}

function ours(text: string): Parsed {
  return parsedOf(readAddress(text));
}

/** The first recipient of a paste, as the api reads it. */
function oursPasted(paste: string): Parsed {
  return parsedOf(readPaste(paste)[0] ?? readAddress(''));
}

function parsedOf(reading: AddressReading): Parsed {
  const { name, phone, province, city, district, detail, specification, remark, thirdOrderNo, rest } =
    reading;
  return {
    ...reading,
    all: [name, phone, province, city, district, detail, specification, remark, thirdOrderNo, rest].join(' '),
  };
}

function share(scores: readonly Score[], column: keyof Score): number {
  return (100 * scores.filter((one) => one[column]).length) / scores.length;
}

function tableOf(title: string, parsings: readonly Judged[], part: Part): Table {
  const rows = parsings.map((parsing) => [
    parsing.title,
    ...scoreColumns.map((column) => share(parsing.scores[part], column)),
  ]);
  return { title, columns: ['', ...scoreColumns], rows };
}

/** Lines of text, blank ones left out, that are cut into recipients and read in a second. */
function pastedLines(): number {
  const texts = held.map(({ text }) => text);
  const lines = texts
    .join('\n')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
  const readAll = () => {
    for (const text of texts) readPaste(text);
  };
  return median(Array.from({ length: 3 }, () => linesPerSecond(lines, readAll)));
}

/** One paste of many blocks of lines, cut and read. */
function blockFigures(): Figure[] {
  const paste = mixedBlocks(BLOCKS);
  const found = readPaste(paste).length;
  const taken = median(Array.from({ length: ROUNDS }, () => seconds(() => readPaste(paste))));
  return [
    { name: `a paste of ${BLOCKS} mixed blocks`, value: taken, unit: 's', target: { atMost: 0.5 } },
    { name: 'recipients found in the paste of blocks', value: found, unit: `of ${BLOCKS}` },
  ];
}

/** A paste of 10,000 lines, cut into recipients and read, as the REST call does it. */
function pasteSeconds(lines: readonly LabelledLine[]): number {
  const texts = lines.map(([text]) => text.replaceAll('\n', ' '));
  const paste = Array.from({ length: 10_000 }, (_, at) => texts[at % texts.length]).join('\n');
  return median(Array.from({ length: 3 }, () => seconds(() => readAddressLines(paste))));
}

function seconds(work: () => void): number {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1000;
}
