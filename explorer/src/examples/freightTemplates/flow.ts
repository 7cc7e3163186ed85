import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 151,
  title: '供应商运费模板',
  role: 'seller',
  examples: ['list', 'create', 'one', 'update', 'copy', 'follow', 'goods', 'goodsBack', 'unfollow', 'remove'],
};
