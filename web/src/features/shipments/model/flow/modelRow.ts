import { type Region, regionOf, regionText } from '../../../../fields/region.ts';
import type { ReadPlacesQuery, RowField } from '../../../../graphql/generated/graphql.ts';
import type { Item } from '../../../../shop/items.ts';
import { addressText, groupRows, type SheetParcel } from '../../../spreadsheets/recipients/groupRows.ts';
import type { ProblemCode, SheetProblem, SheetRow } from '../../../spreadsheets/sheets.types.ts';
import { nowhere, type Receiver, type ServerProblem } from '../../shared/recipients/recipient.ts';

export type PlaceReading = ReadPlacesQuery['readPlaces'][number];

/** The cells that a person types into; the region is picked as a whole. */
export type CellField = 'thirdOrderNo' | 'name' | 'phone' | 'detail' | 'num' | 'specification' | 'remark';

/** What a problem of a row belongs to. */
export type ModelField = RowField | 'num';

/** A problem of the file that the text of the row does not show. */
interface FileProblem extends Omit<SheetProblem, 'field'> {
  field: ModelField;
}

/** A parcel to be: one line of the file or several. */
export interface ModelRow extends Receiver, Record<CellField, string> {
  id: string;
  /** The supplier's numbers of what is in the parcel; a specification that is typed anew takes their place. */
  merchantCode: string;
  /** What the parcel holds since it was joined with others or got more; pieces or words that are typed anew take its place. */
  own?: readonly Item[] | undefined;
  /** In the file, from 1. */
  lines: readonly number[];
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
  ...{ specification: 'specification', remark: 'remark' },
};

/** The rows of a file as parcels to be, in its order; an example row of the template is left out from the start. */
export function modelRows(rows: readonly SheetRow[]): ModelRow[] {
  return groupRows(rows).map(rowOf);
}

function rowOf({ lines, problems, num, unreadNum, address, ...parcel }: SheetParcel): ModelRow {
  const { thirdOrderNo, name, phone, province, city, district, specification, merchantCode, remark } = parcel;
  return {
    ...nowhere,
    ...{ id: `l${lines[0]}`, lines, thirdOrderNo, name, phone, detail: address },
    ...{ specification, merchantCode, remark },
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
  const isCode = field === 'specification' && (row.merchantCode !== '' || row.own);
  if (row[field] === value && !isCode) return row;
  return {
    ...row,
    [field]: value,
    ...(field === 'specification' ? { merchantCode: '' } : {}),
    ...(field === 'specification' || field === 'num' ? { own: undefined } : {}),
    fileProblems: row.fileProblems.filter((one) => one.field !== field),
    placeProblems: row.placeProblems.filter((one) => one.field !== field),
  };
}

/** The row somewhere else. */
export function withPlace({ claimed: _, ...row }: ModelRow, region: Region): ModelRow {
  const isElsewhere = (one: { field: ModelField }) => one.field !== 'region';
  return {
    ...{ ...row, ...regionOf(region), unplaced: '' },
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

/** What the columns of a file name a row's region; '' where they say nothing. */
type StatedRegion = Pick<Region, 'province' | 'city' | 'district'>;

/** A name of the file that is no part of the region that was read. */
interface PlaceProblem {
  field: 'region';
  code: 'PLACE_OTHER';
  /** A province must be right; the names of cities and districts change, so that theirs is a reminder. */
  blocking: boolean;
  said: string;
}

const LEVELS = ['province', 'city', 'district'] as const;
/** Stand for a level that is not there. */
const NOTHING = /^(市辖区|县|省直辖.*|自治区直辖.*|直辖.*)$/;
const KIND = /(特别行政区|(维吾尔|壮族|回族)?自治区|自治州|自治县|地区|新区|[省市区县州盟旗])$/;

/** The names of the file that the region as it was read does not bear out; the reader leaves unknown ones in the detail. */
export function placeProblems(claimed: StatedRegion, read: Region): PlaceProblem[] {
  const names = LEVELS.map((level) => bare(read[level])).filter(Boolean);
  const isBorneOut = (said: string) =>
    said === '' ||
    NOTHING.test(said) ||
    names.some((name) => name.startsWith(bare(said)) || said.includes(name));
  return LEVELS.filter((level) => !isBorneOut(claimed[level].trim())).map((level) => ({
    field: 'region',
    code: 'PLACE_OTHER',
    blocking: level === 'province',
    said: claimed[level].trim(),
  }));
}

function bare(name: string): string {
  const short = name.replace(KIND, '');
  return short.length < 2 ? name : short;
}
