import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 50,
  title: '收藏',
  role: 'buyer',
  examples: ['goods', 'add', 'list', 'remove'],
};
