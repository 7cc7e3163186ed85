import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 10,
  title: '逛商城',
  role: 'visitor',
  examples: ['home', 'places', 'search', 'facets', 'good', 'couriers', 'regions'],
};
