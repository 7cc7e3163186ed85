import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 40,
  title: '公告与分站',
  role: 'visitor',
  examples: ['settings', 'notice', 'captchaToJoin', 'join'],
};
