import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 135,
  title: '站内消息',
  role: 'buyer',
  examples: ['unread', 'messages', 'readAll'],
};
