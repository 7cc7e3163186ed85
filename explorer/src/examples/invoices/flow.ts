import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 204,
  title: '申请发票',
  role: 'buyer',
  examples: ['saveTitle', 'titles', 'billable', 'ask', 'invoices', 'invoice', 'removeTitle'],
};
