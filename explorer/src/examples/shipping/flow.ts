import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 180,
  title: '出单与售后',
  role: 'seller',
  examples: [
    'assignedOrders',
    'parcels',
    'exportToShip',
    'fillWaybills',
    'refunds',
    'answer',
    'confirmReturn',
  ],
};
