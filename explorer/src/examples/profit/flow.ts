import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 200,
  title: '利润',
  role: 'seller',
  examples: ['byDay', 'export'],
};
