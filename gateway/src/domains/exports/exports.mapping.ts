import type { ValueOf } from '../../graph/enums.ts';

export const fileFormat = { XLSX: 'xlsx', CSV: 'csv' } as const;
export type FileFormat = ValueOf<typeof fileFormat>;
