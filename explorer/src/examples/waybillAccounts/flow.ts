import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 185,
  title: '电子面单账号',
  role: 'seller',
  examples: ['couriers', 'save', 'accounts', 'test', 'disable', 'remove', 'erps'],
};
