import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 190,
  title: '面单打印',
  role: 'seller',
  examples: [
    'toShip',
    'couriers',
    'save',
    'copy',
    'settings',
    'preview',
    'parcels',
    'print',
    'tasks',
    'printed',
    'remove',
  ],
};
