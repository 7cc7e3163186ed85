import { refusedTo } from '../../../../lib/outcome.ts';
import { output, payload } from '../../../../lib/params.ts';
import { quoting } from '../../shared/wizard/sharedStates.ts';
import { checkoutInput } from '../../shared/wizard/wizard.setup.ts';
import { batchInput } from './batchInput.ts';
import { goodsStep } from './shipAuto.goods.ts';
import { ordersStep } from './shipAuto.orders.ts';
import { blankAutoContext, exitsOf, shipAutoSetup } from './shipAuto.setup.ts';
import type { AutoContext } from './shipAuto.types.ts';

/** Step 1: whose orders; a shop whose binding has ended says so when it is read. */
const shopStep = shipAutoSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'shop' } }, 'clearQuote'],
  initial: 'choosing',
  on: {
    'shop.choose': { target: '.reading', actions: [{ type: 'setShop', params: payload }, 'clearRefusal'] },
  },
  states: {
    choosing: {},
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readShop',
        src: 'readShop',
        input: ({ context }) => context.shopId ?? 0,
        onDone: [
          refusedTo('choosing'),
          {
            target: '#shipAuto.composing.orders.pulling',
            actions: { type: 'storeShop', params: output },
          },
        ],
        onError: 'failed',
      },
      on: { 'shop.choose': {}, 'step.go': {} },
    },
    failed: { on: { retry: 'reading' } },
  },
});

const { refused, ...priced } = quoting(
  ({ context }: { context: AutoContext }) => batchInput(context),
  'ready',
);

/** Step 4: every parcel with its price as it is now; leads to the batch. */
const reviewStep = shipAutoSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'review' } }, 'assignIdempotencyKeys'],
  initial: 'quoting',
  states: {
    ...priced,
    refused: {
      ...refused,
      always: { guard: 'foundChanges', target: '#shipAuto.composing.orders.rechecking' },
    },
    ready: {
      after: { quoteLifetime: 'quoting' },
      on: {
        'invalid.skip': { actions: { type: 'setSkip', params: payload } },
        'quote.refresh': { target: 'quoting', actions: 'clearRefusal' },
        'order.submit': { guard: 'canPay', target: '#shipAuto.checkout', actions: 'recordSubmission' },
      },
    },
  },
});

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
