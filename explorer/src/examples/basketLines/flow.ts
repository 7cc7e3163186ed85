import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 51,
  title: '进货单',
  role: 'buyer',
  examples: ['goods', 'sku', 'save', 'list', 'remove'],
};
