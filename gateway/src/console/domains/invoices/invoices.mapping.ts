import type { ValueOf } from '../../../rest/enums.ts';

export const invoiceKind = { GOODS: 1, FEE: 2, RECHARGE: 3, SUPPLY: 4 } as const;
export type InvoiceKind = ValueOf<typeof invoiceKind>;

export const invoiceStatus = { ASKED: 1, ISSUING: 2, ISSUED: 3, REFUSED: 4 } as const;
export type InvoiceStatus = ValueOf<typeof invoiceStatus>;

export const invoiceTitleKind = { PERSON: 1, COMPANY: 2 } as const;
export type InvoiceTitleKind = ValueOf<typeof invoiceTitleKind>;
