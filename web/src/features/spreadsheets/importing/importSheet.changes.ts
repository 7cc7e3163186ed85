import { importSheetText as text } from './importSheet.text.ts';
import type {
  CheckedPart,
  ImportAnswer,
  ImportContext,
  ImportedPart,
  UploadAnswer,
} from './importSheet.types.ts';
import { type ImportRow, refuseRows } from './sheetRows.ts';

/** Nothing is chosen. */
export const clean = {
  ...{ file: null, pictures: null, fileProblem: null, rows: [], clientNo: '', zip: null },
  ...{
    checked: 0,
    sent: 0,
    addresses: {},
    stopping: false,
    counts: {},
    failed: [],
    warned: [],
    refusal: null,
  },
};

/** The rows of which a check has said what is wrong. */
export function checkedRows<Row extends ImportRow>({ rows, failed }: ImportContext<Row>): Row[] {
  return refuseRows(rows, new Map(failed.map(({ row, msg }) => [row, msg])), text.withRow);
}

/** The rows without those whose pictures could not be uploaded. */
export function rowsWithPictures<Row extends ImportRow>(
  { rows }: ImportContext<Row>,
  answer: UploadAnswer,
): readonly Row[] {
  if (answer.kind !== 'uploaded' || Object.keys(answer.failed).length === 0) return rows;
  const { failed } = answer;
  const refused = new Map(
    rows.flatMap(({ line, pictures = [] }) => {
      const name = pictures.find((one) => Object.hasOwn(failed, one));
      return name === undefined ? [] : [[line, text.picture(name, failed[name] ?? '')] as const];
    }),
  );
  return refuseRows(rows, refused, text.withRow);
}

/** What a part that was sent adds to what is known. */
export function added<Row extends ImportRow>(
  { sent, counts, failed }: ImportContext<Row>,
  answer: ImportAnswer,
): Partial<ImportContext<Row>> {
  if (answer.kind !== 'imported') return {};
  return {
    sent: sent + answer.taken,
    counts: sumOf(counts, answer.counts),
    // The same as long as nothing is said, so that the table of rows is not drawn again after each part.
    failed: answer.failed.length > 0 ? [...failed, ...answer.failed] : failed,
  };
}

/** What was said of two parts behind each other. */
export const bothChecked = (one: CheckedPart, two: CheckedPart): CheckedPart => ({
  kind: 'checked',
  taken: one.taken + two.taken,
  failed: [...one.failed, ...two.failed],
  warned: [...one.warned, ...two.warned],
});

/** What became of two parts behind each other. */
export const joined = (one: ImportedPart, two: ImportedPart): ImportedPart => ({
  kind: 'imported',
  taken: one.taken + two.taken,
  counts: sumOf(one.counts, two.counts),
  failed: [...one.failed, ...two.failed],
});

function sumOf(one: ImportedPart['counts'], two: ImportedPart['counts']): ImportedPart['counts'] {
  const both = { ...one };
  for (const [name, count] of Object.entries(two)) both[name] = (both[name] ?? 0) + count;
  return both;
}
