import { output, payload } from '../../../../lib/params.ts';
import { sendableRows } from '../../shared/recipients/recipientRules.ts';
import { editingSender, loadingGoods, quoting } from '../../shared/wizard/sharedStates.ts';
import { checkoutInput } from '../../shared/wizard/wizard.setup.ts';
import { type QuoteRequest, type ShipContext, STEPS } from './draft.ts';
import { blankContext, draftOf, shipByHandSetup } from './shipByHand.setup.ts';

/** Step 1: the goods, the warehouse, the pieces a parcel. */
const goodsStep = shipByHandSetup.createStateConfig({
  entry: { type: 'setStep', params: { step: 'goods' } },
  initial: 'choosing',
  on: {
    'goods.choose': {
      target: '.loading',
      actions: [{ type: 'setGoods', params: payload }, 'clearQuote', 'clearRefusal'],
    },
    'warehouse.choose': {
      guard: { type: 'offersWarehouse', params: payload },
      actions: [{ type: 'fitGoods', params: payload }, 'clearQuote'],
    },
    'num.change': { actions: [{ type: 'fitGoods', params: payload }, 'clearQuote'] },
  },
  states: {
    choosing: {},
    loading: loadingGoods('choosing'),
    loadFailed: { on: { retry: 'loading' } },
  },
});

/** Step 2: the courier, the sender, the platform and the remark. */
const deliveryStep = shipByHandSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'delivery' } }, 'clearRefusal'],
  initial: 'deciding',
  on: {
    'courier.choose': {
      guard: { type: 'offersCourier', params: payload },
      actions: [{ type: 'fitGoods', params: payload }, 'clearQuote'],
    },
    'platform.choose': { actions: { type: 'setPlatform', params: payload } },
    'remark.edit': { actions: { type: 'setRemark', params: payload } },
  },
  states: {
    deciding: { always: [{ guard: 'hasSenderForm', target: 'editingSender' }, { target: 'choosing' }] },
    choosing: {
      on: {
        'sender.choose': { actions: { type: 'setSender', params: payload } },
        'sender.open': { target: 'editingSender', actions: { type: 'setSenderForm', params: payload } },
      },
    },
    editingSender,
  },
});

const quoteRequest = ({ context }: { context: ShipContext }): QuoteRequest => ({
  draft: draftOf(context),
  rows: sendableRows(context.rows),
});

/** Step 3: the recipients, priced anew half a second after every change. */
const recipientsStep = shipByHandSetup.createStateConfig({
  entry: { type: 'setStep', params: { step: 'recipients' } },
  initial: 'deciding',
  on: {
    'recipients.changed': [
      {
        guard: { type: 'changesRows', params: payload },
        target: '.deciding',
        actions: { type: 'setRows', params: payload },
      },
      { actions: { type: 'setRows', params: payload } },
    ],
    'duplicates.allow': { target: '.deciding', actions: { type: 'allowDuplicates', params: payload } },
  },
  states: {
    ...quoting(quoteRequest, 'quoted'),
    deciding: {
      entry: 'clearRefusal',
      always: [{ guard: 'hasSendable', target: 'debouncing' }, { target: 'empty' }],
    },
    empty: {},
    debouncing: { tags: 'pricing', after: { quoteDebounce: 'quoting' } },
    quoted: {
      on: {
        'step.go': {
          guard: { type: 'canEnterReview', params: payload },
          target: '#shipByHand.composing.review',
        },
      },
    },
  },
});

/** Step 4: every parcel with its price as it is now; leads to the order. */
const reviewStep = shipByHandSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'review' } }, 'assignIdempotencyKeys'],
  exit: 'clearPriceChange',
  initial: 'quoting',
  states: {
    ...quoting(quoteRequest, 'ready'),
    ready: {
      after: { quoteLifetime: 'quoting' },
      on: {
        'quote.refresh': { target: 'quoting', actions: 'clearRefusal' },
        'order.submit': { guard: 'canPay', target: '#shipByHand.checkout', actions: 'recordSubmission' },
      },
    },
  },
});

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
