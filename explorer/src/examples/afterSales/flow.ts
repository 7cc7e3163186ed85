import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 115,
  title: '售后',
  role: 'buyer',
  examples: [
    'parcels',
    'open',
    'cases',
    'messages',
    'say',
    'read',
    'evidence',
    'reply',
    'openAgain',
    'dismiss',
  ],
};
