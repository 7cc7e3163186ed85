import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 165,
  title: '阶梯价与价格表',
  role: 'seller',
  examples: ['goods', 'saveSteps', 'buyers', 'createList', 'lists', 'updateList', 'deleteList'],
};
