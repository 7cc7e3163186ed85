import type { RowField } from '../../../../graphql/generated/graphql.ts';
import { UNFIT } from '../../../../lib/unfit.ts';
import { parcelOf, type Receiver, type Recipient } from './recipient.ts';

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
  /** What the preview had shown. */
  previewed?: string;
}

const MAX_NAME = 30;
const MIN_DETAIL = 4;
const MOBILE = /^1[3-9]\d{9}(-\d{1,4})?$/;
const LANDLINE = /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/;
const SCIENTIFIC = /^\d(\.\d+)?e\+?\d+$/i;

const checked = new WeakMap<Recipient, readonly RowFinding[]>();

/** What is wrong with a row by itself; worked out once for a row that stays as it is. */
export function checkRecipient(row: Recipient): readonly RowFinding[] {
  const known = checked.get(row) ?? check(row);
  checked.set(row, known);
  return known;
}

function check(row: Recipient): RowFinding[] {
  const rest: RowFinding[] = row.rest === '' ? [] : [{ field: 'row', code: 'REST_UNREAD', blocking: false }];
  const unlike = row.unlikePreview.map(
    (one): RowFinding => ({ ...one, code: 'UNLIKE_PREVIEW', blocking: false }),
  );
  return [...checkReceiver(row), ...rest, ...unlike];
}

/** What is wrong with a receiver by itself. */
export function checkReceiver(row: Receiver): RowFinding[] {
  const { receiverName, receiverPhone, address, thirdOrderNo } = parcelOf(row);
  const found: RowFinding[] = [];
  const add = (field: RowField, code: RuleCode) => found.push({ field, code, blocking: true });
  if (receiverName === '') add('name', 'NAME_EMPTY');
  else if (receiverName.length > MAX_NAME) add('name', 'NAME_LONG');
  else if (UNFIT.test(receiverName)) add('name', 'TEXT_BROKEN');
  if (receiverPhone === '') add('phone', 'PHONE_EMPTY');
  else if (!MOBILE.test(receiverPhone) && !LANDLINE.test(receiverPhone)) add('phone', 'PHONE_WRONG');
  if (row.provinceCode === '') add('region', 'PROVINCE_UNKNOWN');
  else if (row.cityCode === '') add('region', 'CITY_UNKNOWN');
  if (address === '') add('detail', 'DETAIL_EMPTY');
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
export function sendableRows(rows: readonly Recipient[]): Recipient[] {
  return rows.filter((row) => !row.excluded && !checkRecipient(row).some((finding) => finding.blocking));
}
