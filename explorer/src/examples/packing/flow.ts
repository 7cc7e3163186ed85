import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 189,
  title: '波次与发货台',
  role: 'seller',
  examples: ['parcels', 'create', 'waves', 'note', 'saveNote', 'open', 'leave', 'openAgain', 'pack', 'close'],
};
