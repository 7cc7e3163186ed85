import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 206,
  title: '事件推送',
  role: 'buyer',
  examples: ['create', 'endpoints', 'update', 'test', 'messages', 'resend', 'rotateSecret', 'wake', 'remove'],
};
