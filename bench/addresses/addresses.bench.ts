import { readAddress, readAddressLines } from '@chengcang/addresses';
import type { Section, Table } from '../section.ts';
import { askProcess } from '../support/askProcess.ts';
import type { LabelledLine } from './addressLine.ts';
import { heldOutLines } from './addressLines.heldOut.ts';
import { tunedLines } from './addressLines.tuned.ts';
import { fields, type Score, score } from './addressScore.ts';
import type { Parsed, Parsing } from './parsed.ts';
import { timed } from './timed.ts';

const peers = new URL('../peers/addressParsers.ts', import.meta.url);
const COLUMNS = [...fields, 'all', 'lost'] as const;

export async function measure(): Promise<Section> {
  const lines = [...tunedLines, ...heldOutLines];
  const texts = lines.map(([text]) => text);
  const own = timed('ours', texts, ours);
  const parsings = [own, ...(await askProcess<Parsing[]>(peers, texts))];
  const scoresOf = ({ readings }: Parsing, from: number) =>
    readings.slice(from).flatMap((reading, at) => {
      const line = lines[from + at];
      return line ? [score(line, reading)] : [];
    });
  const ownHeld = scoresOf(own, tunedLines.length);
  return {
    title: 'Address reader',
    about: `${tunedLines.length} labelled lines that the reader was tuned on and ${heldOutLines.length} that were held out. A line counts as right when every field is, punctuation aside; text is lost when nothing that came back holds it. Beside it the two parsers that npm has. People and numbers are fictitious.`,
    figures: [
      { name: 'lines', value: own.linesPerSecond, unit: 'a second', target: { atLeast: 10_000 } },
      {
        name: 'held lines right in every field',
        value: share(ownHeld, 'all'),
        unit: '%',
        target: { atLeast: 98 },
      },
      {
        name: 'held lines on which text is lost',
        value: share(ownHeld, 'lost'),
        unit: '%',
        target: { atMost: 0 },
      },
      { name: 'one paste of 10,000 lines', value: pasteSeconds(lines), unit: 's' },
    ],
    tables: [
      tableOf('Tuned on: % right', parsings, (parsing) => scoresOf(parsing, 0).slice(0, tunedLines.length)),
      tableOf('Held out: % right', parsings, (parsing) => scoresOf(parsing, tunedLines.length)),
    ],
    plots: [
      {
        file: 'addresses-right',
        title: 'Held lines right in every field',
        unit: '%',
        bars: parsings.map((parsing) => ({
          name: parsing.title,
          value: share(scoresOf(parsing, tunedLines.length), 'all'),
        })),
      },
      {
        file: 'addresses-speed',
        title: 'Speed',
        unit: 'lines a second',
        bars: parsings.map(({ title, linesPerSecond }) => ({ name: title, value: linesPerSecond })),
      },
    ],
  };
}

function ours(text: string): Parsed {
  const reading = readAddress(text);
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

function tableOf(
  title: string,
  parsings: readonly Parsing[],
  scoresOf: (parsing: Parsing) => Score[],
): Table {
  const rows = parsings.map((parsing) => {
    const scores = scoresOf(parsing);
    return [parsing.title, ...COLUMNS.map((column) => share(scores, column))];
  });
  return { title, columns: ['', ...COLUMNS], rows };
}

/** A paste of 10,000 lines, cut into recipients and read, as the REST call does it. */
function pasteSeconds(lines: readonly LabelledLine[]): number {
  const texts = lines.map(([text]) => text.replaceAll('\n', ' '));
  const paste = Array.from({ length: 10_000 }, (_, at) => texts[at % texts.length]).join('\n');
  const begun = performance.now();
  readAddressLines(paste);
  return (performance.now() - begun) / 1000;
}
