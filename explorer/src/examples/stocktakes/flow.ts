import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 174,
  title: '盘点',
  role: 'seller',
  examples: ['warehouses', 'begin', 'discard', 'beginAgain', 'lines', 'save', 'import', 'post', 'stocktakes'],
};
