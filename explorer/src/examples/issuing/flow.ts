import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 205,
  title: '开具发票',
  role: 'seller',
  examples: ['invoices', 'begin', 'issue', 'refuse'],
};
