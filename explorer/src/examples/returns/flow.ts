import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 187,
  title: '退货收货',
  role: 'seller',
  examples: ['scan', 'list', 'awaiting', 'close', 'link'],
};
