import type { ValueOf } from '../../rest/enums.ts';
import type { PrintParcelsPayloadDto } from './labels.dto.ts';

/** Millimetres. */
export const labelPaper = { W76_H130: '76x130', W100_H180: '100x180' } as const;
export type LabelPaper = ValueOf<typeof labelPaper>;

export const printKind = { LABELS: 'labels', PICKING: 'picking' } as const;
export type PrintKind = ValueOf<typeof printKind>;

/** The requested parcels that are in the file. */
export function printedOf({ ids, failed }: PrintParcelsPayloadDto): number[] {
  const left = new Set(failed.map(({ packageId }) => packageId));
  return ids.filter((id) => !left.has(id));
}
