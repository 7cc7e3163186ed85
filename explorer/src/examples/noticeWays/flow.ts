import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 136,
  title: '消息设置',
  role: 'buyer',
  examples: [
    'ways',
    'save',
    'lowBalance',
    'addRobot',
    'testRobot',
    'renameRobot',
    'wakeRobot',
    'removeRobot',
  ],
};
