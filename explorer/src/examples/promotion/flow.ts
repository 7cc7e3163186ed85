import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 130,
  title: '推广',
  role: 'buyer',
  examples: [
    'invitees',
    'league',
    'defaultProfit',
    'setDefaultProfit',
    'simulate',
    'createMarkUp',
    'markUps',
    'updateMarkUp',
    'deleteMarkUp',
  ],
};
