import type { ValueOf } from '../../rest/enums.ts';
import type { PrintParcelsPayloadDto } from './labels.dto.ts';

/** Millimetres. */
export const labelPaper = { W76_H130: '76x130', W100_H150: '100x150', W100_H180: '100x180' } as const;
export type LabelPaper = ValueOf<typeof labelPaper>;

export const labelField = {
  GOODS: 'goods',
  SPEC: 'spec',
  MERCHANT_CODE: 'merchantCode',
  NUM: 'num',
  ORDER_NO: 'orderNo',
  PACKAGE_NO: 'packageNo',
  SENDER: 'sender',
  PRINTED_AT: 'printedAt',
  TEXT: 'text',
  REMARK: 'remark',
} as const;
export type LabelField = ValueOf<typeof labelField>;

export const labelFontSize = { SMALL: 'small', NORMAL: 'normal', LARGE: 'large' } as const;
export type LabelFontSize = ValueOf<typeof labelFontSize>;

export const printKind = { LABELS: 'labels', PICKING: 'picking' } as const;
export type PrintKind = ValueOf<typeof printKind>;

/** The requested parcels that are in the file. */
export function printedOf({ ids, failed }: PrintParcelsPayloadDto): number[] {
  const left = new Set(failed.map(({ packageId }) => packageId));
  return ids.filter((id) => !left.has(id));
}
