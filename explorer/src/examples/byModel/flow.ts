import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 80,
  title: '模板发货',
  role: 'buyer',
  examples: ['warehouse', 'good', 'quote', 'create', 'pay'],
};
