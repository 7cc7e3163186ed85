import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 150,
  title: '供应商仓库',
  role: 'seller',
  examples: ['list', 'create', 'one', 'update', 'pause', 'remove'],
};
