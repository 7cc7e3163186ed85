import { invoiceKind, invoiceStatus, invoiceTitleKind } from '../../../domains/invoices/invoices.mapping.ts';
import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  InvoiceKind: invoiceKind,
  InvoiceStatus: invoiceStatus,
  InvoiceTitleKind: invoiceTitleKind,
  Query: {
    invoices: (_, { filter, page, pageSize, cursor }, { apis }, info) =>
      apis.invoices.list({ ...filter, page, pageSize, cursor }, selectionOf(info)),
    invoice: (_, { id }, { apis }, info) => apis.invoices.find(id, selectionOf(info)),
  },
  Mutation: {
    beginInvoices: (_, { ids }, { apis }) => apis.invoices.begin(ids),
    issueInvoice: (_, { input }, { apis }) => apis.invoices.issue(input),
    refuseInvoice: (_, { id, reason }, { apis }) => apis.invoices.refuse({ id, reason }),
    importInvoiceNumbers: (_, { rows }, { apis }) => apis.invoices.importNumbers(rows),
  },
} satisfies Resolvers;
