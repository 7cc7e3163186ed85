import type { ValueOf } from '../../rest/enums.ts';

export const fileFormat = { XLSX: 'xlsx', CSV: 'csv', JSONL: 'jsonl' } as const;
export type FileFormat = ValueOf<typeof fileFormat>;

export const evidenceFormat = { PDF: 'pdf', ZIP: 'zip' } as const;
export type EvidenceFormat = ValueOf<typeof evidenceFormat>;

export const shippingTemplate = { PINDUODUO: 'pinduoduo' } as const;
export type ShippingTemplate = ValueOf<typeof shippingTemplate>;
