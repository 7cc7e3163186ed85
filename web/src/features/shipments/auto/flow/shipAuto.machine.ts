import { refusedTo } from '../../../../lib/outcome.ts';
import { output, payload } from '../../../../lib/params.ts';
import { exitsOf } from '../../shared/wizard/wizard.setup.ts';
import {
  checkingOut,
  closedTo,
  entering,
  hearingTurn,
  leftTo,
  opening,
  rejectedTo,
  resuming,
  reviewing,
  watchingTurn,
} from '../../shared/wizard/wizardStates.ts';
import { AUTO_STEPS } from './autoDraft.ts';
import { batchInput } from './batchInput.ts';
import { goodsStep } from './shipAuto.goods.ts';
import { ordersStep } from './shipAuto.orders.ts';
import { autoNeeds, blankAutoContext, shipAutoSetup } from './shipAuto.setup.ts';
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

const { states: reviewStates, ...review } = reviewing(
  ({ context }: { context: AutoContext }) => batchInput(context),
  '#shipAuto.checkout',
  {
    'invalid.skip': { actions: [{ type: 'setSkip', params: payload }, 'clearRefusal'] },
    'orders.leaveOut': {
      guard: { type: 'leavesOthers', params: payload },
      target: 'quoting',
      actions: [{ type: 'leaveOut', params: payload }, 'clearQuote'],
    },
  },
);

/** Step 4; leads to the batch. */
const reviewStep = shipAutoSetup.createStateConfig({
  ...review,
  states: {
    ...reviewStates,
    refused: {
      ...reviewStates.refused,
      always: { guard: 'foundChanges', target: '#shipAuto.composing.orders.rechecking' },
    },
  },
});

/** A shipment of a shop's orders: shop, orders, goods, review; then the batch is placed, paid, and done. */
export const shipAutoMachine = shipAutoSetup.createMachine({
  id: 'shipAuto',
  context: ({ input }) => blankAutoContext(input),
  invoke: watchingTurn,
  on: hearingTurn,
  initial: 'opening',
  states: {
    ...opening(({ context: { account } }: { context: AutoContext }) => account),
    resuming: resuming(AUTO_STEPS),
    composing: {
      initial: 'shop',
      on: { 'step.go': AUTO_STEPS.slice(0, -1).map((step) => entering(step, `.${step}`)) },
      states: {
        shop: shopStep,
        orders: ordersStep,
        goods: goodsStep,
        review: reviewStep,
      },
    },
    ...checkingOut(
      (context: AutoContext) => exitsOf(autoNeeds, context),
      'resuming',
      rejectedTo('namesChanges', 'composing.orders.rechecking'),
      rejectedTo('wasRefused', 'composing.review'),
      leftTo('wasLeftForGoods', 'composing.goods'),
      leftTo('wasLeft', 'composing.orders.rechecking'),
      ...closedTo('resuming', 'resuming'),
    ),
  },
});
