import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 100,
  title: '订单与包裹',
  role: 'buyer',
  examples: [
    'orders',
    'nextOrders',
    'ordersConnection',
    'nextOrdersConnection',
    'order',
    'parcels',
    'revealReceiver',
    'editReceiver',
    'timeline',
    'problems',
    'receive',
    'review',
    'orderReviews',
    'addToReview',
    'goodReviews',
    'materials',
    'exportChosen',
    'exportOrders',
    'exportParcels',
    'exportedFile',
  ],
};
