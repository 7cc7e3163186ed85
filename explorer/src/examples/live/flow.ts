import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 140,
  title: '实时更新',
  role: 'buyer',
  examples: ['changes', 'changesSince'],
};
