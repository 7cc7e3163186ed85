import { deliveryStep } from './shipByHand.delivery.ts';
import { goodsStep } from './shipByHand.goods.ts';
import { paying, placing } from './shipByHand.order.ts';
import { recipientsStep } from './shipByHand.recipients.ts';
import { reviewStep } from './shipByHand.review.ts';
import { blankContext, shipByHandSetup } from './shipByHand.setup.ts';

/** A shipment by hand: goods, delivery, recipients, review; then the order is placed, paid, and done. */
export const shipByHandMachine = shipByHandSetup.createMachine({
  id: 'shipByHand',
  context: ({ input }) => blankContext(input),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openShipment',
        src: 'openShipment',
        input: ({ context: { account, entry } }) => ({ account, entry }),
        onDone: { target: 'resuming', actions: { type: 'resume', params: ({ event }) => event.output } },
        onError: 'unopened',
      },
    },
    unopened: { on: { retry: 'opening' } },
    resuming: {
      always: [
        { guard: 'hasPlaced', target: 'paying.unpaid' },
        { guard: 'hasUnansweredSubmission', target: 'placing.unsure' },
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
            guard: { type: 'canEnterGoods', params: ({ event }) => event },
            target: '.goods',
            actions: 'clearRefusal',
          },
          { guard: { type: 'canEnterDelivery', params: ({ event }) => event }, target: '.delivery' },
          { guard: { type: 'canEnterRecipients', params: ({ event }) => event }, target: '.recipients' },
        ],
        'recipients.changed': { actions: { type: 'setRows', params: ({ event }) => event } },
      },
      states: {
        goods: goodsStep,
        delivery: deliveryStep,
        recipients: recipientsStep,
        review: reviewStep,
      },
    },
    placing,
    paying,
    shipped: {
      on: { 'order.again': { target: 'composing.recipients', actions: 'startOver' } },
    },
  },
});
