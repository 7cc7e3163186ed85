import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 30,
  title: '注销账号',
  role: 'buyer',
  examples: ['me', 'state', 'captcha', 'sendCode', 'close', 'cancel'],
};
