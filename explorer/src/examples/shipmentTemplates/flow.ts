import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 52,
  title: '发货模板',
  role: 'buyer',
  examples: ['goods', 'sku', 'save', 'list', 'find', 'rename', 'markUsed', 'remove'],
};
