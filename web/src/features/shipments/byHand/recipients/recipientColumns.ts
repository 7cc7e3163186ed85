import { columnChoices } from '../../../../ui/columns/column.ts';
import type { ColumnChoice } from '../../../../ui/columns/columnPreferences.ts';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import { recipientsText as text } from '../flow/shipByHand.text.ts';

type RecipientColumn = keyof typeof text.columns;

/** Of the columns, in CSS pixels; the address takes what is left. */
const WIDTHS: Record<RecipientColumn, number> = {
  ...{ state: 62, name: 70, phone: 108, extension: 52, region: 120, detail: 120, quantity: 62 },
  ...{ specification: 76, remark: 84, thirdOrderNo: 104, actions: 60 },
};

const { extension, quantity, specification, remark, thirdOrderNo } = text.columns;
const optional = { extension, quantity, specification, remark, thirdOrderNo };
const SELDOM = ['extension', 'specification', 'remark'] as const;

/** The columns that may be hidden; what is seldom there is shown once a recipient has it. */
export function recipientColumnChoices(rows: readonly Recipient[]): ColumnChoice[] {
  const missing = SELDOM.filter((field) => rows.every((row) => row[field] === ''));
  return columnChoices(optional, missing);
}

export interface ShownColumn {
  key: RecipientColumn;
  /** CSS pixels; undefined takes what is left. */
  width: number | undefined;
}

/** The columns in their order, without the hidden ones, and how wide they are at least. */
export function shownColumns(shown: ReadonlySet<string>): { columns: ShownColumn[]; minWidth: number } {
  const keys = (Object.keys(text.columns) as RecipientColumn[]).filter(
    (key) => !(key in optional) || shown.has(key),
  );
  return {
    columns: keys.map((key) => ({ key, width: key === 'detail' ? undefined : WIDTHS[key] })),
    minWidth: keys.reduce((sum, key) => sum + WIDTHS[key], 0),
  };
}
