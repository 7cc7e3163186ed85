import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 160,
  title: '供应商商品',
  role: 'seller',
  examples: [
    'list',
    'skus',
    'create',
    'one',
    'copy',
    'update',
    'withdraw',
    'schedule',
    'exportSheet',
    'checkSheet',
    'importSheet',
    'takeOff',
    'remove',
  ],
};
