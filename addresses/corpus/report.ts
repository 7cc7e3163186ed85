import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { districtsOfStreet } from '../../streets/src/districtsOfStreet.ts';
import { type AddressReading, readAddressLines } from '../src/index.ts';
import { generate } from './corpus.ts';
import type { CorpusLine } from './corpusLine.ts';
import { fields } from './corpusLine.ts';
import { devTemplates } from './devTemplates.ts';
import { heldTemplates } from './heldTemplates.ts';
import { type Counts, hasUnflagged, measure, type Report, type WrongLine } from './measure.ts';

const generatedLines = 5000;

function writtenLines(corpus: string): CorpusLine[] {
  const text = readFileSync(new URL(`./${corpus}.jsonl`, import.meta.url), 'utf8');
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  return rows.map((row): CorpusLine => JSON.parse(row));
}

/** The lines of a corpus: generated for dev and held, written by hand for hand and judge. */
export function corpusLines(corpus: string, seed = corpus): CorpusLine[] {
  if (corpus === 'dev') return generate(devTemplates, seed, generatedLines);
  if (corpus === 'held') return generate(heldTemplates, seed, generatedLines, 'held');
  if (corpus === 'hand' || corpus === 'judge') return writtenLines(corpus);
  throw new Error(`There is no corpus ${corpus}; there are dev, hand, held and judge.`);
}

/** Reads a paste as the api does, which knows streets. */
export function readPaste(paste: string): AddressReading[] {
  return readAddressLines(paste, { streets: districtsOfStreet });
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

function row(title: string, counts: Counts): string[] {
  return [
    title,
    String(counts.lines),
    String(counts.faultless + counts.faulty),
    percent(counts.right, counts.faultless),
    `${counts.wrongUnflagged} (${percent(counts.wrongUnflagged, counts.sure)})`,
    `${counts.misdirected} (${percent(counts.misdirected, counts.sure)})`,
    percent(counts.flaggedNeedlessly, counts.faultless),
    `${counts.faultyFlagged}/${counts.faulty}`,
    String(counts.linesWithLoss),
    String(counts.linesWithWrongCount),
  ];
}

const head = [
  'kind',
  'lines',
  'recipients',
  'right',
  'wrong, no flag (of sure)',
  'misdirected (of sure)',
  'flagged needlessly',
  'faulty flagged',
  'lost',
  'wrong number',
];

/** The shares by kind as one table, the worst kind of each corpus first and its total last. */
export function formatShares(reports: Readonly<Record<string, Report>>): string {
  const share = ({ right, faultless }: Counts) => (faultless === 0 ? 1 : right / faultless);
  const rows = Object.entries(reports).flatMap(([corpus, { total, byKind }]) => {
    const kinds = [...byKind].toSorted(([, a], [, b]) => share(a) - share(b));
    return [...kinds, ['all', total] as const].map(([kind, counts]) => row(`${corpus}: ${kind}`, counts));
  });
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((cells) => (cells[column] ?? '').length)));
  return table
    .map((cells) =>
      cells
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** How often each field is wrong. */
function formatFields({ total }: Report): string {
  return `wrong by field: ${fields.map((field) => `${field} ${total.wrongFields[field]}`).join(', ')}`;
}

function formatWrong({ line, readings, score }: WrongLine): string {
  const wrong = score.readings.map(({ score: one, expected }) =>
    one === null
      ? 'not read'
      : [
          ...fields.filter((field) => !one[field]),
          ...(one.flagged === (expected.flag ?? false) ? [] : ['flag']),
        ].join(' ') || 'right',
  );
  const shown = readings.map(
    ({
      name,
      phone,
      extension,
      province,
      city,
      district,
      detail,
      quantity,
      specification,
      remark,
      thirdOrderNo,
      rest,
      problems,
    }) =>
      JSON.stringify({
        ...{ name, phone, extension, region: `${province}/${city}/${district}`, detail, quantity },
        ...{ specification, remark, thirdOrderNo, rest, problems: problems.map(({ field }) => field) },
      }),
  );
  return [
    `── ${line.kind}, ${line.template ?? 'by hand'}${score.lost === '' ? '' : `, lost: ${score.lost}`}`,
    line.text,
    ...line.recipients.map((expected, i) => `expected ${JSON.stringify(expected)}  → ${wrong[i]}`),
    ...shown.map((reading) => `read     ${reading}`),
  ].join('\n');
}

/** `node addresses/corpus/report.ts [dev|held|judge] [--kind K] [--show N] [--seed S] [--templates]` */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      show: { type: 'string' },
      seed: { type: 'string' },
      templates: { type: 'boolean' },
    },
  });
  const corpus = positionals[0] ?? 'dev';
  if ((values.show || values.templates) && corpus !== 'dev' && corpus !== 'hand') {
    throw new Error(
      'Only lines of dev and hand are shown: a reader tuned on the others would no longer be measured by them.',
    );
  }
  const lines = corpusLines(corpus, values.seed);
  const chosen = values.kind ? lines.filter(({ kind }) => kind === values.kind) : lines;
  const report = measure(chosen, readPaste, ({ kind, template }) =>
    values.templates ? `${kind}, ${template ?? 'by hand'}` : kind,
  );
  const worstFirst = report.wrong.toSorted((a, b) => Number(hasUnflagged(b)) - Number(hasUnflagged(a)));
  const wrong = worstFirst.slice(0, Number(values.show ?? 0)).map(formatWrong);
  process.stdout.write(
    `${[...wrong, formatShares({ [corpus]: report }), formatFields(report)].join('\n\n')}\n`,
  );
}

if (import.meta.main) main();
