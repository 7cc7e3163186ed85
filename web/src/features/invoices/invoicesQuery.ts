import { statusNames } from '../../fields/invoices/invoices.text.ts';
import { fixed, keyOf, page, searchParams, text } from '../../lib/searchParams.ts';
import { type InvoiceView, viewNames } from './invoices.text.ts';

/** Which part of the tab is shown, and the orders that invoices are asked for. */
export const viewParams = searchParams({
  tab: fixed('invoices'),
  view: keyOf<InvoiceView>(viewNames, 'asked'),
  orders: text(),
});

export const invoicesParams = searchParams({
  tab: fixed('invoices'),
  view: keyOf<InvoiceView>(viewNames, 'asked'),
  status: keyOf(statusNames),
  page: page(),
});

/** Up to a hundred ids of an address. */
export const orderIdsOf = (words: string): number[] =>
  words
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 100);
