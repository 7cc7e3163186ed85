import { goodsStep } from './shipAuto.goods.ts';
import { paying, placing } from './shipAuto.order.ts';
import { ordersStep } from './shipAuto.orders.ts';
import { reviewStep } from './shipAuto.review.ts';
import { blankAutoContext, shipAutoSetup } from './shipAuto.setup.ts';
import { shopStep } from './shipAuto.shop.ts';

/** A shipment of a shop's orders: shop, orders, goods, review; then the batch is placed, paid, and done. */
export const shipAutoMachine = shipAutoSetup.createMachine({
  id: 'shipAuto',
  context: ({ input }) => blankAutoContext(input),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openBatch',
        src: 'openBatch',
        input: ({ context: { account } }) => ({ account }),
        onDone: { target: 'resuming', actions: { type: 'resume', params: ({ event }) => event.output } },
        onError: 'unopened',
      },
    },
    unopened: { on: { retry: 'opening' } },
    resuming: {
      always: [
        { guard: 'hasPlaced', target: 'paying.unpaid' },
        { guard: 'hasUnansweredSubmission', target: 'placing.unsure' },
        { guard: 'resumesAtGoods', target: 'composing.review' },
        { guard: 'resumesAtOrders', target: 'composing.goods' },
        { guard: 'resumesAtShop', target: 'composing.orders' },
        { target: 'composing.shop' },
      ],
    },
    composing: {
      initial: 'shop',
      on: {
        'step.go': [
          {
            guard: { type: 'canEnterShop', params: ({ event }) => event },
            target: '.shop',
            actions: 'clearRefusal',
          },
          {
            guard: { type: 'canEnterOrders', params: ({ event }) => event },
            target: '.orders',
            actions: 'clearRefusal',
          },
          {
            guard: { type: 'canEnterGoods', params: ({ event }) => event },
            target: '.goods',
            actions: 'clearRefusal',
          },
        ],
      },
      states: {
        shop: shopStep,
        orders: ordersStep,
        goods: goodsStep,
        review: reviewStep,
      },
    },
    placing,
    paying,
    shipped: {
      on: { 'order.again': { target: 'resuming', actions: 'startOver' } },
    },
  },
});
