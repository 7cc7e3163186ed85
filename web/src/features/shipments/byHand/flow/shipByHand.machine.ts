import { output, payload } from '../../../../lib/params.ts';
import { checkoutInput } from '../../shared/wizard/wizard.setup.ts';
import { STEPS } from './draft.ts';
import { blankContext, shipByHandSetup } from './shipByHand.setup.ts';
import { deliveryStep, goodsStep, recipientsStep, reviewStep } from './shipByHand.steps.ts';

/** A shipment by hand: goods, delivery, recipients, review; then the order is placed, paid, and done. */
export const shipByHandMachine = shipByHandSetup.createMachine({
  id: 'shipByHand',
  context: ({ input }) => blankContext(input),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openDraft',
        src: 'openDraft',
        input: ({ context: { entry } }) => entry,
        onDone: { target: 'resuming', actions: { type: 'resume', params: output } },
        onError: 'loadFailed',
      },
    },
    loadFailed: { on: { retry: 'opening' } },
    resuming: {
      always: [
        { guard: 'hasPlaced', target: 'checkout' },
        { guard: 'hasUnansweredSubmission', target: 'checkout' },
        { guard: 'resumesAtRecipients', target: 'composing.review' },
        { guard: 'resumesAtDelivery', target: 'composing.recipients' },
        { guard: 'resumesAtGoods', target: 'composing.delivery' },
        { target: 'composing.goods' },
      ],
    },
    composing: {
      initial: 'goods',
      invoke: {
        id: 'recipients',
        src: 'recipients',
        input: ({ context: { rows, unreadText } }) => ({ rows, unreadText }),
      },
      on: {
        'step.go': [
          {
            guard: { type: 'canEnterGoods', params: payload },
            target: '.goods',
            actions: 'clearRefusal',
          },
          { guard: { type: 'canEnterDelivery', params: payload }, target: '.delivery' },
          { guard: { type: 'canEnterRecipients', params: payload }, target: '.recipients' },
        ],
        'recipients.changed': { actions: { type: 'setRows', params: payload } },
      },
      states: {
        goods: goodsStep,
        delivery: deliveryStep,
        recipients: recipientsStep,
        review: reviewStep,
      },
    },
    checkout: {
      invoke: {
        id: 'checkout',
        src: 'checkout',
        input: ({ context }) => checkoutInput(context, STEPS),
        onDone: [
          {
            guard: { type: 'wasPaid', params: output },
            target: 'shipped',
            actions: [{ type: 'storeReceipt', params: output }, 'clearRows'],
          },
          {
            guard: { type: 'namesRows', params: output },
            target: 'composing.review.ready',
            actions: [{ type: 'setRefusal', params: output }, 'rotateOrderKey'],
          },
          {
            guard: { type: 'wasRefused', params: output },
            target: 'composing.review',
            actions: [{ type: 'setRefusal', params: output }, 'rotateOrderKey'],
          },
          {
            guard: { type: 'wasLeft', params: output },
            target: 'composing.recipients',
            actions: 'clearRequest',
          },
          {
            guard: { type: 'wasAbandoned', params: output },
            target: 'composing.goods',
            actions: ['clearPlaced', 'clearRows', 'startOver'],
          },
          { target: 'composing.recipients', actions: 'clearPlaced' },
        ],
      },
      on: { 'checkout.changed': { actions: { type: 'storeCheckout', params: payload } } },
    },
    shipped: {
      on: { 'order.again': { target: 'composing.recipients', actions: 'startOver' } },
    },
  },
});
