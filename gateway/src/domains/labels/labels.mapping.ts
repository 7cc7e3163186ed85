import type { ValueOf } from '../../graph/enums.ts';

/** Millimetres. */
export const labelPaper = { W76_H130: '76x130', W100_H180: '100x180' } as const;
export type LabelPaper = ValueOf<typeof labelPaper>;

export const printKind = { LABELS: 'labels', PICKING: 'picking' } as const;
export type PrintKind = ValueOf<typeof printKind>;
