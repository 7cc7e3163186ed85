import type { RowField } from '../../../../graphql/generated/graphql.ts';
import { UNFIT } from '../../../../lib/unfit.ts';
import type { Basket } from '../wizard/basket.ts';
import { contentOf } from './content.ts';
import { parcelWordsOf, type Receiver, type Recipient, receiverOf, recipientReceiver } from './recipient.ts';
import type { RowFinding, RuleCode } from './rowFinding.ts';

const MAX_NAME = 30;
const MAX_SPECIFICATION = 100;
const MAX_REMARK = 200;
const MIN_DETAIL = 4;
const MOBILE = /^1[3-9]\d{9}(-\d{1,4})?$/;
const LANDLINE = /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/;
const SCIENTIFIC = /^\d(\.\d+)?e\+?\d+$/i;

/** What shop platforms put in place of what they hide. */
const MASK = /[*＊]/;

const checked = new WeakMap<Recipient, { basket: Basket | null; found: readonly RowFinding[] }>();

/** What is wrong with a row by itself; worked out once for a row and goods that stay as they are. */
export function checkRecipient(row: Recipient, basket: Basket | null): readonly RowFinding[] {
  const known = checked.get(row);
  if (known?.basket === basket) return known.found;
  const found = check(row, basket);
  checked.set(row, { basket, found });
  return found;
}

function check(row: Recipient, basket: Basket | null): RowFinding[] {
  const { receiverPhone } = recipientReceiver(row);
  const content = basket && contentOf(row, basket);
  // Words that say what is in the parcel are not printed.
  const printed = content?.from === 'said' ? { ...row, specification: '' } : row;
  const found = [...checkReceiver({ ...row, phone: receiverPhone }), ...checkParcelWords(printed)];
  if (content?.wrong) found.push(content.wrong);
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
    const { receiverPhone, address, thirdOrderNo } = recipientReceiver(row);
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

/** How many rows that are in go to the same person at the same address as one before them. */
export function countAlike(rows: readonly Recipient[]): number {
  const keys = rows
    .filter(({ excluded }) => !excluded)
    .map((row) => {
      const { receiverName, receiverPhone, address } = recipientReceiver(row);
      return [receiverName, receiverPhone, row.districtCode || row.cityCode, address.replace(/\s/g, '')].join(
        '|',
      );
    });
  return keys.length - new Set(keys).size;
}

/** The rows that are worth pricing: in, and with nothing wrong by themselves. */
export function sendableRows(rows: readonly Recipient[], basket: Basket | null): Recipient[] {
  return rows.filter(
    (row) => !row.excluded && !checkRecipient(row, basket).some((finding) => finding.blocking),
  );
}
