import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 70,
  title: '手动发货',
  role: 'buyer',
  examples: [
    'warehouse',
    'fees',
    'good',
    'orderedNumbers',
    'quote',
    'create',
    'cancel',
    'orderAgain',
    'pay',
    'lastPurchase',
  ],
};
