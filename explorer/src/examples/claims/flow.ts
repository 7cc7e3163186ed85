import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 187,
  title: '快递理赔',
  role: 'seller',
  examples: ['parcels', 'open', 'claims', 'withdraw'],
};
