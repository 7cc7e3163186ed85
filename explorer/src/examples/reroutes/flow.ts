import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 65,
  title: '停发改道',
  role: 'buyer',
  examples: ['stopped', 'rule', 'setRule'],
};
