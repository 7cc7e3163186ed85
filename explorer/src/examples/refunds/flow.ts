import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 110,
  title: '退款',
  role: 'buyer',
  examples: ['parcels', 'apply', 'refunds', 'revoke', 'applyAgain'],
};
