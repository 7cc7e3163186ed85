import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 188,
  title: '分账收款方',
  role: 'seller',
  examples: ['splitReceiver', 'saveReceiver', 'removeReceiver'],
};
