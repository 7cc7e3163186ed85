import { UNFIT } from '../../../lib/unfit.ts';
import { templateText } from '../sheets.text.ts';
import {
  type Flaw,
  MAX_NUM,
  type ProblemCode,
  type ProblemField,
  type SheetField,
  type SheetProblem,
  type TakenFields,
} from '../sheets.types.ts';

const MAX_NAME = 30;
const MIN_ADDRESS = 4;
const MIN_NO = 4;
const MAX_NO = 40;
const MOBILE = /^1[3-9]\d{9}(-\d{1,4})?$/;
const LANDLINE = /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/;
const SCIENTIFIC = /^\d(\.\d+)?e\+?\d+$/i;
const CIPHER = /^[#$]{2}/;
/** A star in an address may be a dimension; in a name or a number it hides something. */
const MASKED: Partial<Record<SheetField, RegExp>> = { name: /\*/, phone: /\*/, address: /\*{2}/ };
const BROKEN = /\uFFFD/;

const flawCodes: Partial<Record<Flaw, ProblemCode>> = {
  date: 'CELL_DATE',
  digits: 'CELL_DIGITS',
  error: 'CELL_ERROR',
  formula: 'CELL_FORMULA',
};

/** What is wrong with a row by itself. Where a cell is at fault, its field is not judged further. */
export function checkRow(taken: TakenFields, hidden: boolean): SheetProblem[] {
  const found: SheetProblem[] = [];
  const add = (field: ProblemField, code: ProblemCode, blocking = true) =>
    found.push({ field, code, blocking });
  for (const field of Object.keys(taken) as SheetField[]) {
    const code = cellCode(field, taken) ?? ruleCode(field, taken[field].text);
    if (code) add(field === 'town' ? 'address' : field, code);
  }
  // The province of a merged cell reaches every row of it; where a row names no city, nothing else speaks for it.
  if (taken.province.flaw === 'merged' && taken.city.text === '') add('province', 'CELL_MERGED', false);
  if (taken.thirdOrderNo.text === templateText.example.thirdOrderNo) add('row', 'ROW_EXAMPLE');
  if (hidden) add('row', 'ROW_HIDDEN', false);
  return found;
}

function cellCode(field: SheetField, taken: TakenFields): ProblemCode | undefined {
  const { text, flaw } = taken[field];
  if (flaw === 'digits' && field === 'thirdOrderNo') return 'NO_SCIENTIFIC';
  // A day is a fair remark, and a number of any length says something of the goods.
  const isWords = field === 'remark' || field === 'specification';
  if (flaw && flawCodes[flaw] && !((flaw === 'date' || flaw === 'digits') && isWords)) return flawCodes[flaw];
  if (BROKEN.test(text) || UNFIT.test(text)) return 'TEXT_BROKEN';
  const masked = MASKED[field];
  return masked && (masked.test(text) || CIPHER.test(text)) ? 'MASKED' : undefined;
}

function ruleCode(field: SheetField, text: string): ProblemCode | undefined {
  switch (field) {
    case 'name':
      if (text === '') return 'NAME_EMPTY';
      return text.length > MAX_NAME ? 'NAME_LONG' : undefined;
    case 'phone':
      if (text === '') return 'PHONE_EMPTY';
      return MOBILE.test(text) || LANDLINE.test(text) ? undefined : 'PHONE_WRONG';
    case 'address':
      if (text === '') return 'ADDRESS_EMPTY';
      return text.length < MIN_ADDRESS ? 'ADDRESS_SHORT' : undefined;
    case 'thirdOrderNo':
      if (text === '') return undefined;
      if (SCIENTIFIC.test(text)) return 'NO_SCIENTIFIC';
      return text.length < MIN_NO || text.length > MAX_NO ? 'NO_LENGTH' : undefined;
    case 'num':
      return text === '' || (/^\d{1,2}(\.0+)?$/.test(text) && Number(text) > 0 && Number(text) <= MAX_NUM)
        ? undefined
        : 'NUM_WRONG';
    default:
      return undefined;
  }
}
