import { describe, expect, it } from 'vitest';
import type { CorpusCase } from '../../../../../tests/support/spreadsheets/corpus.types.ts';
import { pitfallCases } from '../../../../../tests/support/spreadsheets/pitfallCases.ts';
import { platformCases } from '../../../../../tests/support/spreadsheets/platformCases.ts';
import { refusedCases } from '../../../../../tests/support/spreadsheets/refusedCases.ts';
import { fileRefusalText } from '../sheets.text.ts';
import type { FileRefusal, SheetReading, SheetRow } from '../sheets.types.ts';
import { readBytes } from './readSheet.core.ts';

function rowText(row: SheetRow): string {
  const { line, thirdOrderNo, name, phone, province, city, district, address, num, remark, problems } = row;
  const said = problems
    .map(({ field, code, blocking }) => ` ${blocking ? '!' : '~'}${field} ${code}`)
    .join('');
  const region = [province, city, district].join('/');
  return `${line} ${[thirdOrderNo, name, phone, region, address, num, remark].join('|')}${said}`;
}

function outcome(answer: SheetReading | FileRefusal): CorpusCase['expected'] {
  if (answer.kind === 'refused') return { refused: answer.code, text: fileRefusalText(answer) };
  const { source, header, rows } = answer;
  return { form: `${source} ${header.line}${header.certain ? '' : '?'}`, rows: rows.map(rowText) };
}

describe.each([
  ['platforms', platformCases],
  ['pitfalls', pitfallCases],
  ['files that are refused', refusedCases],
] as const)('spreadsheet corpus: %s', (_, cases) => {
  it.each(cases)('$title', async ({ name, file, sheet, expected }) => {
    const answer = await readBytes(await file(), { name, ...(sheet === undefined ? {} : { sheet }) });
    expect(outcome(answer)).toEqual(expected);
  });
});
