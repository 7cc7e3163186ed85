import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { invoiceKind, invoiceSide, invoiceStatus, invoiceTitleKind } from './invoices.mapping.ts';

export const resolvers = {
  InvoiceKind: invoiceKind,
  InvoiceStatus: invoiceStatus,
  InvoiceTitleKind: invoiceTitleKind,
  InvoiceSide: invoiceSide,
  Query: {
    invoiceTitles: (_, __, { apis }, info) => apis.invoices.titles(selectionOf(info)),
    invoices: (_, { filter, ...paging }, { apis }, info) =>
      apis.invoices.list({ ...filter, ...paging }, selectionOf(info)),
    invoice: (_, { id }, { apis }, info) => apis.invoices.find(id, selectionOf(info)),
    billable: (_, { input }, { apis }, info) => apis.invoices.billable(input, selectionOf(info)),
  },
  Mutation: {
    saveInvoiceTitle: (_, { id, input }, { apis }) => apis.invoices.saveTitle({ id, ...input }),
    deleteInvoiceTitle: (_, { id }, { apis }) => apis.invoices.removeTitle(id),
    askInvoices: (_, { input }, { apis }) => apis.invoices.ask(input),
    beginInvoices: (_, { ids }, { apis }) => apis.invoices.begin(ids),
    issueInvoice: (_, { input }, { apis }) => apis.invoices.issue(input),
    refuseInvoice: (_, { id, reason }, { apis }) => apis.invoices.refuse({ id, reason }),
  },
} satisfies Resolvers;
