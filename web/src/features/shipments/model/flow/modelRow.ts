import { type Region, regionText } from '../../../../fields/region.ts';
import type { ReadPlacesQuery, RowField } from '../../../../graphql/generated/graphql.ts';
import { addressText, groupRows, type SheetParcel } from '../../../spreadsheets/recipients/groupRows.ts';
import type { ProblemCode, SheetProblem, SheetRow } from '../../../spreadsheets/sheets.types.ts';
import { nowhere, type Receiver, type ServerProblem } from '../../shared/recipients/recipient.ts';
import { type PlaceProblem, placeProblems, type StatedRegion } from './statedRegion.ts';

export type PlaceReading = ReadPlacesQuery['readPlaces'][number];

/** The cells that a person types into; the region is picked as a whole. */
export type CellField = 'thirdOrderNo' | 'name' | 'phone' | 'detail' | 'num';

/** What a problem of a row belongs to. */
export type ModelField = RowField | 'num';

/** A problem of the file that the text of the row does not show. */
export interface FileProblem extends Omit<SheetProblem, 'field'> {
  field: ModelField;
}

/** A parcel to be: one line of the file or several. */
export interface ModelRow extends Receiver, Record<CellField, string> {
  id: string;
  /** In the file, from 1. */
  lines: readonly number[];
  /** As the file says; for the person's eyes only. */
  remark: string;
  /** What the file names its region, until somebody has picked one. */
  claimed?: StatedRegion;
  /** The whole address, until its region has been read; '' afterwards. */
  unplaced: string;
  /** Of a field until it is edited. */
  fileProblems: readonly FileProblem[];
  /** What the reader of regions found wrong, and what of the file's own names does not fit it. */
  placeProblems: readonly (ServerProblem | PlaceProblem)[];
  excluded: boolean;
}

/** Found anew from the text of a row whenever it changes. */
const FOUND_ANEW: ReadonlySet<ProblemCode> = new Set([
  ...([
    'NAME_EMPTY',
    'NAME_LONG',
    'PHONE_EMPTY',
    'PHONE_WRONG',
    'ADDRESS_EMPTY',
    'ADDRESS_SHORT',
    'NO_LENGTH',
  ] as const),
  'NO_OTHER_RECEIVER',
]);

const fieldOf: Partial<Record<SheetProblem['field'], ModelField>> = {
  ...{ province: 'region', city: 'region', district: 'region', address: 'detail' },
  ...{ thirdOrderNo: 'thirdOrderNo', name: 'name', phone: 'phone', num: 'num', row: 'row' },
};

/** The rows of a file as parcels to be, in its order; an example row of the template is left out from the start. */
export function modelRows(rows: readonly SheetRow[]): ModelRow[] {
  return groupRows(rows).map(rowOf);
}

function rowOf({ lines, problems, num, unreadNum, address, remark, ...parcel }: SheetParcel): ModelRow {
  const { thirdOrderNo, name, phone, province, city, district } = parcel;
  return {
    ...nowhere,
    ...{ id: `l${lines[0]}`, lines, thirdOrderNo, name, phone, detail: address, remark },
    num: unreadNum ?? String(num),
    claimed: { province, city, district },
    unplaced: addressText({ ...parcel, address }),
    fileProblems: problems.filter(({ code }) => !FOUND_ANEW.has(code)).flatMap(fileProblem),
    placeProblems: [],
    excluded: problems.some(({ code }) => code === 'ROW_EXAMPLE'),
  };
}

function fileProblem(problem: SheetProblem): FileProblem[] {
  const field = fieldOf[problem.field];
  return field ? [{ ...problem, field }] : [];
}

/** The row with one cell typed anew; what the file or the reader had against that cell no longer counts. */
export function withCell(row: ModelRow, field: CellField, value: string): ModelRow {
  if (row[field] === value) return row;
  return {
    ...row,
    [field]: value,
    fileProblems: row.fileProblems.filter((one) => one.field !== field),
    placeProblems: row.placeProblems.filter((one) => one.field !== field),
  };
}

/** The row somewhere else. */
export function withPlace({ claimed: _, ...row }: ModelRow, region: Region): ModelRow {
  const { provinceCode, cityCode, districtCode, province, city, district } = region;
  const isElsewhere = (one: { field: ModelField }) => one.field !== 'region';
  return {
    ...{ ...row, provinceCode, cityCode, districtCode, province, city, district, unplaced: '' },
    fileProblems: row.fileProblems.filter(isElsewhere),
    placeProblems: row.placeProblems.filter(isElsewhere),
  };
}

/** The row as the reader of regions understood it; what it could not place stays as it was written. */
export function withReading(row: ModelRow, { problems, detail, ...region }: PlaceReading): ModelRow {
  const placed = withPlace(row, region);
  return {
    ...placed,
    detail: region.provinceCode === '' ? row.unplaced : detail,
    placeProblems: [
      ...problems.filter(({ field }) => field === 'region' || field === 'detail'),
      ...(row.claimed && region.provinceCode !== '' ? placeProblems(row.claimed, region) : []),
    ],
  };
}

/** The row with its region to be read again. */
export function toBePlaced({ claimed: _, ...row }: ModelRow): ModelRow {
  const said = regionText(row).replaceAll(' ', '');
  return { ...row, unplaced: row.detail.startsWith(said) ? row.detail : `${said}${row.detail}` };
}

/** The smallest region that is known of a row, as a code. */
export function areaOf({ provinceCode, cityCode, districtCode }: Region): string {
  return districtCode || cityCode || provinceCode;
}
