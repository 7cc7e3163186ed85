import type { ChosenParcel } from '../chosenParcel.ts';

/** What is kept of a parcel that is to get a number of its supplier's own. */
export interface FillSubject
  extends Pick<ChosenParcel, 'id' | 'packageNo' | 'goodName' | 'quantity' | 'warehouseId' | 'courierName'> {
  /** Masked, with the place. */
  receiver: string;
}

/** A number for a parcel: typed beside it, or a row of a sheet. */
export interface FillRow {
  /** Of the sheet, or of the list. */
  row: number;
  /** Null where only the number of the parcel is known. */
  parcelId: number | null;
  packageNo: string;
  waybillNo: string;
  /** Name or code; '' for the one that was ordered. */
  courier: string;
  /** Digits were lost in the sheet. */
  isRounded: boolean;
}

export type FillProblem =
  | { code: 'NO_PARCEL' | 'NO_NUMBER' | 'WRONG' | 'ROUNDED' }
  | { code: 'SAME_PARCEL' | 'SAME_NUMBER'; other: number };

/** What came of a row. */
export type FillResult = { kind: 'filled' } | { kind: 'failed'; msg: string };

const WAYBILL_NO = /^[A-Z0-9]{6,40}$/;
const LEAST_DIGITS = 5;
const SCIENTIFIC = /^\d(\.\d+)?E\+?\d+$/;

/** A number as the server will read it: half-width, without blanks, in capitals. */
export function cleanWaybillNo(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/^['‘’]/, '')
    .toUpperCase();
}

/** Rows for parcels that were chosen, still without numbers. */
export function rowsOfParcels(parcels: readonly FillSubject[]): FillRow[] {
  return parcels.map(({ id, packageNo }, at) => ({
    ...{ row: at + 1, parcelId: id, packageNo, waybillNo: '', courier: '' },
    isRounded: false,
  }));
}

/** By row, what keeps it from being sent; one without a number is only passed over. */
export function problemsOf(rows: readonly FillRow[]): ReadonlyMap<number, FillProblem> {
  const found = new Map<number, FillProblem>();
  const parcels = new Map<string, number>();
  const numbers = new Map<string, number>();
  for (const each of rows) {
    const problem = problemOf(each, parcels, numbers);
    if (problem) found.set(each.row, problem);
  }
  return found;
}

/** Remembers what the row has, so that the same further down is a repetition of it. */
function problemOf(
  { row, packageNo, waybillNo, isRounded }: FillRow,
  parcels: Map<string, number>,
  numbers: Map<string, number>,
): FillProblem | null {
  const no = cleanWaybillNo(waybillNo);
  if (no === '') return { code: 'NO_NUMBER' };
  if (packageNo === '') return { code: 'NO_PARCEL' };
  if (isRounded || SCIENTIFIC.test(no)) return { code: 'ROUNDED' };
  if (!WAYBILL_NO.test(no) || no.replace(/\D/g, '').length < LEAST_DIGITS || new Set(no).size === 1)
    return { code: 'WRONG' };
  const sameParcel = parcels.get(packageNo);
  if (sameParcel !== undefined) return { code: 'SAME_PARCEL', other: sameParcel };
  const sameNumber = numbers.get(no);
  if (sameNumber !== undefined) return { code: 'SAME_NUMBER', other: sameNumber };
  parcels.set(packageNo, row);
  numbers.set(no, row);
  return null;
}

/** The rows that can be sent. */
export function readyRows(rows: readonly FillRow[]): FillRow[] {
  const problems = problemsOf(rows);
  return rows.filter(({ row }) => !problems.has(row));
}

/** Whether something is wrong with a row that was filled in. */
export function isWrong(problem: FillProblem | undefined): boolean {
  return problem !== undefined && problem.code !== 'NO_NUMBER';
}

/**
 * Puts numbers of several lines into the rows from one on, one line each; a line that names a parcel of the list goes to
 * that one.
 */
export function withPasted(rows: readonly FillRow[], from: number, text: string): FillRow[] {
  const start = rows.findIndex(({ row }) => row === from);
  const numbers = new Map<number, string>();
  let next = start;
  for (const line of text.split(/\r?\n/)) {
    const words = line
      .split(/[\t,;，；]|\s{2,}/)
      .map(cleanWaybillNo)
      .filter(Boolean);
    const [first] = words;
    if (first === undefined) continue;
    const named = rows.find(({ packageNo }) => words.includes(packageNo));
    const target = named ?? rows[next];
    const number = words.find((word) => word !== target?.packageNo);
    if (target && number !== undefined) numbers.set(target.row, number);
    if (!named) next += 1;
  }
  return rows.map((each) => ({ ...each, waybillNo: numbers.get(each.row) ?? each.waybillNo }));
}
