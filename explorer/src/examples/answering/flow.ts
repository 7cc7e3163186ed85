import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 185,
  title: '处理售后',
  role: 'seller',
  examples: [
    'cases',
    'answer',
    'appeal',
    'saveTemplate',
    'templates',
    'useTemplate',
    'deleteTemplate',
    'reviews',
    'answerReview',
  ],
};
