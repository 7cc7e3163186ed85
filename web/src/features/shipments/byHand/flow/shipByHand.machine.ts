import { and } from 'xstate';
import { payload } from '../../../../lib/params.ts';
import { sendableRows } from '../../shared/recipients/recipientRules.ts';
import { goodIdsOf } from '../../shared/wizard/basket.ts';
import {
  checkingOut,
  choosingItems,
  choosingSender,
  closedTo,
  editingSender,
  entering,
  hearingTurn,
  leftTo,
  loadingGoods,
  opening,
  quoting,
  rejectedTo,
  resuming,
  reviewing,
  watchingTurn,
} from '../../shared/wizard/wizardStates.ts';
import { type ShipContext, STEPS } from './draft.ts';
import { isFreeToGo, onOnePage } from './shipByHand.onePage.ts';
import { blankContext, shipByHandSetup } from './shipByHand.setup.ts';
import { quoteRequestOf } from './shipParts.ts';

/** What was opened without a net is opened anew: the goods, their couriers and the senders as they are now. */
const reopening = { guard: 'wasOpenedOffline', target: '#shipByHand.opening', actions: 'setOnline' } as const;

/** Without a net nothing is priced; with it, it is priced anew. */
const pricingByNet = {
  'net.lost': { target: '.deciding', actions: 'setOffline' },
  'net.back': [reopening, { target: '.deciding', actions: 'setOnline' }],
} as const;

const { 'goods.restore': _, ...choosingGoods } = choosingItems('.loading', '.deciding');

/** Step 1: the goods, their combinations and pieces, the warehouse. */
const goodsStep = shipByHandSetup.createStateConfig({
  entry: { type: 'setStep', params: { step: 'goods' } },
  initial: 'deciding',
  on: {
    ...choosingGoods,
    'further.remove': { actions: [{ type: 'removeFurther', params: payload }, 'clearQuote'] },
    'warehouse.choose': {
      guard: { type: 'offersWarehouse', params: payload },
      actions: [{ type: 'fitGoods', params: payload }, 'clearQuote'],
    },
  },
  states: {
    deciding: { always: [{ guard: 'isMissingFacts', target: 'loading' }, { target: 'choosing' }] },
    choosing: {
      always: { guard: 'goesOnToDelivery', target: '#shipByHand.composing.delivery' },
      on: { 'refusal.dismiss': { guard: 'hasRefusalToRead', actions: 'clearRefusal' } },
    },
    ...loadingGoods(({ context }: { context: ShipContext }) => goodIdsOf(context.lines), 'choosing'),
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
    'further.courier': {
      guard: { type: 'offersFurther', params: payload },
      actions: [{ type: 'setFurtherCourier', params: payload }, 'clearQuote'],
    },
    'platform.choose': { actions: { type: 'setPlatform', params: payload } },
    'remark.edit': { actions: { type: 'setRemark', params: payload } },
  },
  states: {
    deciding: {
      always: [
        { guard: 'hasLeftGoods', target: '#shipByHand.composing.goods' },
        { guard: 'hasSenderForm', target: 'editingSender' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      always: [
        { guard: 'goesOnToRecipients', target: '#shipByHand.composing.recipients' },
        { guard: 'goesBackToGoods', target: '#shipByHand.composing.goods' },
      ],
      on: choosingSender,
    },
    editingSender,
  },
});

const quoteRequest = ({ context }: { context: ShipContext }) =>
  quoteRequestOf(context, sendableRows(context.rows, context.facts));

const splitting = {
  guard: { type: 'offersSplit', params: payload },
  actions: [{ type: 'setSplit', params: payload }, 'clearQuote'],
} as const;

/** Step 3: the recipients, priced anew half a second after every change. */
const recipientsStep = shipByHandSetup.createStateConfig({
  entry: { type: 'setStep', params: { step: 'recipients' } },
  initial: 'deciding',
  on: {
    ...pricingByNet,
    'recipients.changed': [
      {
        guard: { type: 'changesRows', params: payload },
        target: '.deciding',
        actions: { type: 'setRows', params: payload },
      },
      { actions: { type: 'setRows', params: payload } },
    ],
    'duplicates.allow': { target: '.deciding', actions: { type: 'allowDuplicates', params: payload } },
    'split.choose': { ...splitting, target: '.deciding' },
  },
  states: {
    ...quoting(quoteRequest, 'quoted'),
    deciding: {
      entry: 'clearRefusal',
      always: [
        { guard: 'isOffline', target: 'offline' },
        { guard: 'hasSendable', target: 'debouncing' },
        { target: 'empty' },
      ],
    },
    offline: {},
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

const { states: pricing, ...review } = reviewing(quoteRequest, '#shipByHand.checkout', {
  'split.choose': { ...splitting, target: 'quoting' },
});

/** Step 4. */
const reviewStep = shipByHandSetup.createStateConfig({
  ...review,
  exit: 'clearPriceChange',
  initial: 'deciding',
  on: pricingByNet,
  states: {
    ...pricing,
    deciding: { always: [{ guard: 'isOffline', target: 'offline' }, { target: 'quoting' }] },
    offline: {},
  },
});

const checkout = checkingOut(
  () => STEPS,
  'composing.recipients',
  rejectedTo('namesRows', 'composing.review.ready'),
  rejectedTo('wasRefused', 'composing.review'),
  leftTo('wasLeft', 'composing.recipients'),
  ...closedTo('composing.goods', 'composing.recipients'),
);

/** A shipment by hand: goods, delivery, recipients, review; then the order is placed, paid, and done. */
export const shipByHandMachine = shipByHandSetup.createMachine({
  id: 'shipByHand',
  context: ({ input }) => blankContext(input),
  invoke: [watchingTurn, { id: 'watchNet', src: 'watchNet' }],
  on: { ...hearingTurn, 'net.lost': { actions: 'setOffline' }, 'net.back': { actions: 'setOnline' } },
  initial: 'opening',
  states: {
    ...opening(({ context: { entry } }: { context: ShipContext }) => entry),
    loadFailed: { on: { retry: 'opening', 'net.back': { target: 'opening', actions: 'setOnline' } } },
    resuming: { always: [{ guard: 'isOutdated', target: 'opening' }, ...resuming(STEPS).always] },
    composing: {
      initial: 'goods',
      invoke: {
        id: 'recipients',
        src: 'recipients',
        input: ({ context: { rows, unreadText } }) => ({ rows, unreadText }),
      },
      on: {
        'step.go': STEPS.slice(0, -1).map((step) => entering(step, `.${step}`)),
        'recipients.changed': { actions: { type: 'setRows', params: payload } },
        ...onOnePage,
        'copied.dismiss': { actions: 'dismissCopied' },
        'net.back': [reopening, { actions: 'setOnline' }],
        // Entered anew, so that the list is what gave way.
        'goods.restore': {
          guard: and(['hasReplaced', isFreeToGo]),
          target: 'composing',
          reenter: true,
          actions: ['restoreGoods', 'clearFurther', 'dismissCopied', 'clearQuote', 'clearRefusal'],
        },
      },
      states: {
        goods: goodsStep,
        delivery: deliveryStep,
        recipients: recipientsStep,
        review: reviewStep,
      },
    },
    checkout: checkout.checkout,
    shipped: {
      ...checkout.shipped,
      invoke: [
        {
          id: 'emptyBasket',
          src: 'emptyBasket',
          input: ({ context: { basketLines } }) => basketLines.map(({ id }) => id),
        },
        {
          id: 'markTemplateUsed',
          src: 'markTemplateUsed',
          input: ({ context: { templateId } }) => templateId,
        },
      ],
    },
  },
});
