import type { Answer } from '../../rest/contract.ts';

export type InvoiceTitleDto = Answer<'/invoiceTitles/save', 'post'>;
export type InvoicePageDto = Answer<'/invoices/list', 'get'>;
export type InvoiceDto = InvoicePageDto['list'][number];
export type InvoiceDetailDto = Answer<'/invoices/read', 'post'>;
export type InvoiceTitleTextDto = InvoiceDetailDto['title'];
export type InvoicePartDto = InvoiceDetailDto['parts'][number];
export type BillableDto = Answer<'/invoices/billable', 'post'>;
export type BillableIssuerDto = BillableDto['issuers'][number];
