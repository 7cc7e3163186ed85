import type { RowField } from '../../../../graphql/generated/graphql.ts';
import { UNFIT } from '../../../../lib/unfit.ts';
import { parcelOf, parcelWordsOf, type Receiver, type Recipient, receiverOf } from './recipient.ts';

export type RuleCode =
  | 'NAME_EMPTY'
  | 'NAME_LONG'
  | 'TEXT_BROKEN'
  | 'PHONE_EMPTY'
  | 'PHONE_WRONG'
  | 'PROVINCE_UNKNOWN'
  | 'CITY_UNKNOWN'
  | 'DETAIL_EMPTY'
  | 'DETAIL_SHORT'
  | 'NO_SCIENTIFIC'
  | 'NO_LENGTH'
  | 'MASKED'
  | 'QUANTITY_WRONG'
  | 'SPECIFICATION_LONG'
  | 'REMARK_LONG'
  | 'REST_UNREAD'
  | 'UNLIKE_PREVIEW'
  | 'SAME_NO'
  | 'SAME_RECEIVER';

/** What this side of the wire finds wrong with a row; worded in rowNotes.text.ts. */
export interface RowFinding {
  field: RowField;
  code: RuleCode;
  /** False: only a reminder. */
  blocking: boolean;
  /** Position of the other row, from 1, where two are alike. */
  other?: number;
  /** Where the pieces are wrong: how many there may be. */
  pieces?: PiecesRange;
  /** What the preview had shown, and whether it was sure. */
  previewed?: string;
  wasSure?: boolean;
}

/** Fewest and most pieces a parcel. */
export interface PiecesRange {
  minNum: number;
  maxNum: number;
}

const MAX_NAME = 30;
const MAX_SPECIFICATION = 100;
const MAX_REMARK = 200;
const MIN_DETAIL = 4;
const MOBILE = /^1[3-9]\d{9}(-\d{1,4})?$/;
const LANDLINE = /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/;
const SCIENTIFIC = /^\d(\.\d+)?e\+?\d+$/i;

/** What shop platforms put in place of what they hide. */
const MASK = /[*＊]/;

/** Of goods that are not known yet. */
const anyPieces: PiecesRange = { minNum: 1, maxNum: 99 };

interface Checked {
  minNum: number;
  maxNum: number;
  found: readonly RowFinding[];
}

const checked = new WeakMap<Recipient, Checked>();

/** What is wrong with a row by itself; worked out once for a row and goods that stay as they are. */
export function checkRecipient(row: Recipient, range: PiecesRange | null): readonly RowFinding[] {
  const { minNum, maxNum } = range ?? anyPieces;
  const known = checked.get(row);
  if (known?.minNum === minNum && known.maxNum === maxNum) return known.found;
  const found = check(row, { minNum, maxNum });
  checked.set(row, { minNum, maxNum, found });
  return found;
}

function check(row: Recipient, pieces: PiecesRange): RowFinding[] {
  const { receiverPhone } = parcelOf(row);
  const found = [...checkReceiver({ ...row, phone: receiverPhone }), ...checkParcelWords(row)];
  if (!isPieces(row.quantity.trim(), pieces))
    found.push({ field: 'quantity', code: 'QUANTITY_WRONG', blocking: true, pieces });
  if (row.rest !== '') found.push({ field: 'row', code: 'REST_UNREAD', blocking: false });
  return [
    ...found,
    ...row.unlikePreview.map((one): RowFinding => ({ ...one, code: 'UNLIKE_PREVIEW', blocking: false })),
  ];
}

/** What is wrong with the words that are printed for one parcel. */
export function checkParcelWords(row: Pick<Recipient, 'specification' | 'remark'>): RowFinding[] {
  const { specification = '', remark = '' } = parcelWordsOf(row);
  const found: RowFinding[] = [];
  const add = (field: RowField, code: RuleCode) => found.push({ field, code, blocking: true });
  if (specification.length > MAX_SPECIFICATION) add('specification', 'SPECIFICATION_LONG');
  else if (UNFIT.test(specification)) add('specification', 'TEXT_BROKEN');
  if (remark.length > MAX_REMARK) add('remark', 'REMARK_LONG');
  else if (UNFIT.test(remark)) add('remark', 'TEXT_BROKEN');
  return found;
}

/** An empty number is the order's, which was checked where it was chosen. */
function isPieces(text: string, { minNum, maxNum }: PiecesRange): boolean {
  return text === '' || (/^\d+$/.test(text) && Number(text) >= minNum && Number(text) <= maxNum);
}

/** What is wrong with a receiver by itself. */
export function checkReceiver(row: Receiver): RowFinding[] {
  const { receiverName, receiverPhone, address, thirdOrderNo } = receiverOf(row);
  const found: RowFinding[] = [];
  const add = (field: RowField, code: RuleCode) => found.push({ field, code, blocking: true });
  if (receiverName === '') add('name', 'NAME_EMPTY');
  else if (MASK.test(receiverName)) add('name', 'MASKED');
  else if (receiverName.length > MAX_NAME) add('name', 'NAME_LONG');
  else if (UNFIT.test(receiverName)) add('name', 'TEXT_BROKEN');
  if (receiverPhone === '') add('phone', 'PHONE_EMPTY');
  else if (MASK.test(receiverPhone)) add('phone', 'MASKED');
  else if (!MOBILE.test(receiverPhone) && !LANDLINE.test(receiverPhone)) add('phone', 'PHONE_WRONG');
  if (row.provinceCode === '') add('region', 'PROVINCE_UNKNOWN');
  else if (row.cityCode === '') add('region', 'CITY_UNKNOWN');
  if (address === '') add('detail', 'DETAIL_EMPTY');
  else if (MASK.test(address)) add('detail', 'MASKED');
  else if (address.length < MIN_DETAIL) add('detail', 'DETAIL_SHORT');
  else if (UNFIT.test(address)) add('detail', 'TEXT_BROKEN');
  if (thirdOrderNo) {
    if (SCIENTIFIC.test(thirdOrderNo)) add('thirdOrderNo', 'NO_SCIENTIFIC');
    else if (thirdOrderNo.length < 4 || thirdOrderNo.length > 40) add('thirdOrderNo', 'NO_LENGTH');
    else if (UNFIT.test(thirdOrderNo)) add('thirdOrderNo', 'TEXT_BROKEN');
  }
  return found;
}

/** Rows that stand in the list twice, by id: the same order number must not go, the same receiver may. */
export function findDuplicates(rows: readonly Recipient[]): Map<string, RowFinding> {
  const found = new Map<string, RowFinding>();
  const seen = new Map<string, number>();
  const meet = (key: string, index: number, finding: Omit<RowFinding, 'other'>) => {
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, index);
      return;
    }
    const [one, two] = [rows[first], rows[index]];
    if (!one || !two) return;
    if (!found.has(one.id)) found.set(one.id, { ...finding, other: index + 1 });
    found.set(two.id, { ...finding, other: first + 1 });
  };
  rows.forEach((row, index) => {
    const { receiverPhone, address, thirdOrderNo } = parcelOf(row);
    if (row.excluded) return;
    if (receiverPhone && address) {
      const key = `receiver|${receiverPhone}|${row.districtCode || row.cityCode}|${address.replace(/\s/g, '')}`;
      meet(key, index, { field: 'row', code: 'SAME_RECEIVER', blocking: false });
    }
    if (thirdOrderNo)
      meet(`no|${thirdOrderNo}`, index, { field: 'thirdOrderNo', code: 'SAME_NO', blocking: true });
  });
  return found;
}

/** The rows that are worth pricing: in, and with nothing wrong by themselves. */
export function sendableRows(rows: readonly Recipient[], range: PiecesRange | null): Recipient[] {
  return rows.filter(
    (row) => !row.excluded && !checkRecipient(row, range).some((finding) => finding.blocking),
  );
}
