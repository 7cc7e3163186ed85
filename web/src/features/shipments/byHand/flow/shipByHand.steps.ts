import { payload } from '../../../../lib/params.ts';
import { sendableRows } from '../../shared/recipients/recipientRules.ts';
import { editingSender, loadingGoods, quoting } from '../../shared/wizard/sharedStates.ts';
import { draftOf, shipByHandSetup } from './shipByHand.setup.ts';
import type { QuoteRequest, ShipContext } from './shipByHand.types.ts';

/** Step 1: the goods, the warehouse, the pieces a parcel. */
export const goodsStep = shipByHandSetup.createStateConfig({
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
export const deliveryStep = shipByHandSetup.createStateConfig({
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
export const recipientsStep = shipByHandSetup.createStateConfig({
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
export const reviewStep = shipByHandSetup.createStateConfig({
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
