import type { Answer } from '../../../rest/contract.ts';

export type InvoicePageDto = Answer<'/console/invoices', 'get'>;
export type InvoiceDto = InvoicePageDto['list'][number];
export type InvoiceDetailDto = Answer<'/console/invoices/read', 'get'>;
export type InvoiceTitleTextDto = InvoiceDetailDto['title'];
export type InvoicePartDto = InvoiceDetailDto['parts'][number];
export type ImportedInvoiceDto = Answer<'/console/invoices/import', 'post'>['list'][number];
