import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 188,
  title: '资质',
  role: 'seller',
  examples: ['licences', 'send', 'store'],
};
