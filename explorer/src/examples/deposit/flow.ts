import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 187,
  title: '保证金',
  role: 'seller',
  examples: ['deposit', 'payIn', 'takeOut'],
};
