import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 172,
  title: '调拨',
  role: 'seller',
  examples: ['warehouses', 'stocks', 'send', 'cancel', 'sendAgain', 'receive', 'transfers'],
};
