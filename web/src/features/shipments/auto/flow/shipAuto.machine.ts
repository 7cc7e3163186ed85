import { output, payload } from '../../../../lib/params.ts';
import { checkoutInput } from '../../shared/wizard/wizard.setup.ts';
import { goodsStep } from './shipAuto.goods.ts';
import { ordersStep } from './shipAuto.orders.ts';
import { reviewStep } from './shipAuto.review.ts';
import { blankAutoContext, exitsOf, shipAutoSetup } from './shipAuto.setup.ts';
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
        id: 'openDraft',
        src: 'openDraft',
        onDone: { target: 'resuming', actions: { type: 'resume', params: output } },
        onError: 'loadFailed',
      },
    },
    loadFailed: { on: { retry: 'opening' } },
    resuming: {
      always: [
        { guard: 'hasPlaced', target: 'checkout' },
        { guard: 'hasUnansweredSubmission', target: 'checkout' },
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
          { guard: { type: 'canEnterShop', params: payload }, target: '.shop', actions: 'clearRefusal' },
          { guard: { type: 'canEnterOrders', params: payload }, target: '.orders', actions: 'clearRefusal' },
          { guard: { type: 'canEnterGoods', params: payload }, target: '.goods', actions: 'clearRefusal' },
        ],
      },
      states: {
        shop: shopStep,
        orders: ordersStep,
        goods: goodsStep,
        review: reviewStep,
      },
    },
    checkout: {
      invoke: {
        id: 'checkout',
        src: 'checkout',
        input: ({ context }) => checkoutInput(context, exitsOf(context)),
        onDone: [
          {
            guard: { type: 'wasPaid', params: output },
            target: 'shipped',
            actions: [{ type: 'storeReceipt', params: output }, 'clearChosen'],
          },
          {
            guard: { type: 'namesChanges', params: output },
            target: 'composing.orders.rechecking',
            actions: [{ type: 'setRefusal', params: output }, 'rotateOrderKey'],
          },
          {
            guard: { type: 'wasRefused', params: output },
            target: 'composing.review',
            actions: [{ type: 'setRefusal', params: output }, 'rotateOrderKey'],
          },
          {
            guard: { type: 'wasLeftForGoods', params: output },
            target: 'composing.goods',
            actions: 'clearRequest',
          },
          {
            guard: { type: 'wasLeft', params: output },
            target: 'composing.orders.rechecking',
            actions: 'clearRequest',
          },
          {
            guard: { type: 'wasAbandoned', params: output },
            target: 'resuming',
            actions: ['clearPlaced', 'startOver'],
          },
          { target: 'resuming', actions: 'clearPlaced' },
        ],
      },
      on: { 'checkout.changed': { actions: { type: 'storeCheckout', params: payload } } },
    },
    shipped: {
      on: { 'order.again': { target: 'resuming', actions: 'startOver' } },
    },
  },
});
