import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 170,
  title: '库存',
  role: 'seller',
  examples: [
    'list',
    'count',
    'keep',
    'belowSafety',
    'logs',
    'reservations',
    'checkImport',
    'import',
    'remove',
    'create',
  ],
};
