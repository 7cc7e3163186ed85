import { columnChoices } from '../../../../ui/columns/column.ts';
import type { ColumnChoice } from '../../../../ui/columns/columnPreferences.ts';
import { type Recipient, shortRegionText } from '../../shared/recipients/recipient.ts';
import { recipientsText as text } from '../flow/shipByHand.text.ts';

type RecipientColumn = keyof typeof text.columns;

/** Of the columns, in CSS pixels; the address takes what is left, and has that at least. */
const WIDTHS: Record<RecipientColumn, number> = {
  ...{ state: 60, name: 64, phone: 104, extension: 48, region: 88, detail: 126, items: 98, quantity: 60 },
  ...{ specification: 62, remark: 68, thirdOrderNo: 100, actions: 66 },
};

/** Of the phones, where one of them is a landline with its area code, and of digits of a mobile. */
const LANDLINE = { digits: 11, width: 118 };

/** Of the regions, where the province and the city of one are longer than 浙江 杭州, as 新疆 乌鲁木齐 are. */
const LONG_REGION = { characters: 6, width: 116 };

/** Of a column in which no recipient has anything. */
const EMPTY_WIDTH = 56;

const { extension, quantity, specification, remark, thirdOrderNo } = text.columns;
const optional = { extension, quantity, specification, remark, thirdOrderNo };
const SELDOM = ['extension', 'specification', 'remark'] as const;

/** The columns that may be hidden; what is seldom there is shown once a recipient has it, and what the column of goods says is not. */
export function recipientColumnChoices(rows: readonly Recipient[], hasItems = false): ColumnChoice[] {
  const missing = SELDOM.filter(
    (field) => (field === 'specification' && hasItems) || rows.every((row) => row[field] === ''),
  );
  return columnChoices(optional, missing);
}

export interface ShownColumn {
  key: RecipientColumn;
  /** CSS pixels; undefined takes what is left. */
  width: number | undefined;
}

/** The columns in their order, without the hidden ones and, where all get the same, the goods; and how wide they are at least; empty ones are narrow. */
export function shownColumns(
  shown: ReadonlySet<string>,
  rows: readonly Recipient[],
  hasItems = false,
): { columns: ShownColumn[]; minWidth: number } {
  const keys = (Object.keys(text.columns) as RecipientColumn[]).filter((key) =>
    key === 'items' ? hasItems : !(key in optional) || shown.has(key),
  );
  const widthOf = (key: RecipientColumn) => {
    if (key === 'phone' && rows.some(({ phone }) => phone.length > LANDLINE.digits)) return LANDLINE.width;
    if (key === 'region' && rows.some(hasLongRegion)) return LONG_REGION.width;
    const isEmpty = isWords(key) && key in optional && rows.every((row) => row[key] === '');
    return isEmpty ? EMPTY_WIDTH : WIDTHS[key];
  };
  return {
    columns: keys.map((key) => ({ key, width: key === 'detail' ? undefined : widthOf(key) })),
    minWidth: keys.reduce((sum, key) => sum + widthOf(key), 0),
  };
}

function hasLongRegion(row: Recipient): boolean {
  return shortRegionText({ ...row, district: '' }).length > LONG_REGION.characters;
}

const WORDS = ['name', 'detail', 'specification', 'remark', 'thirdOrderNo'] as const;

/** The columns of words, which go on in a second line. */
export function isWords(key: RecipientColumn): key is (typeof WORDS)[number] {
  return WORDS.some((one) => one === key);
}
