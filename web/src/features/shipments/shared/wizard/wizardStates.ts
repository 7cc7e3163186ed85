import { refusedTo } from '../../../../lib/outcome.ts';
import { output, payload } from '../../../../lib/params.ts';
import { checkoutInput } from './wizard.setup.ts';
import type { WizardContext } from './wizard.types.ts';

/** Runs all along, and hears of the draft in other tabs. */
export const watchingTurn = { id: 'draftTurn', src: 'draftTurn' } as const;

/** Another tab sends the draft, or did not after all. */
export const hearingTurn = {
  'draft.sentElsewhere': { actions: { type: 'setSentElsewhere', params: payload } },
} as const;

/** The draft is read; leads to `resuming` beside it. */
export function opening<const Input>(input: Input) {
  return {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openDraft',
        src: 'openDraft',
        input,
        onDone: { target: 'resuming', actions: { type: 'resume', params: output } },
        onError: 'loadFailed',
      },
    },
    loadFailed: { on: { retry: 'opening' } },
  } as const;
}

/** Leads to the checkout, or to the last of these steps that holds, up to the one at which the draft was left. */
export function resuming<const Step extends string>([first, ...steps]: readonly [Step, ...Step[]]) {
  const later = steps.map(
    (step) => ({ guard: { type: 'resumesAt', params: { step } }, target: `composing.${step}` }) as const,
  );
  return {
    always: [
      { guard: 'hasPlaced', target: 'checkout' },
      { guard: 'hasUnansweredSubmission', target: 'checkout' },
      ...later.reverse(),
      { target: `composing.${first}` },
    ],
  } as const;
}

/** Leads to `target` where the step that is asked for is `to`, and what it needs is there. */
export function entering<const To extends string>(to: To, target: string) {
  const params = ({ event }: { event: { step: string } }) => ({ step: event.step, to });
  return { guard: { type: 'canEnter', params }, target, actions: 'clearRefusal' } as const;
}

/** The sender is chosen, or opened to be written in `editingSender`. */
export const choosingSender = {
  'sender.choose': { actions: { type: 'setSender', params: payload } },
  'sender.open': {
    target: 'editingSender',
    actions: [{ type: 'setSenderForm', params: payload }, 'clearRefusal'],
  },
} as const;

/** What is said of the goods of a batch once they are known, and a remark. */
export const choosingDelivery = {
  'warehouse.choose': {
    guard: { type: 'offersWarehouse', params: payload },
    actions: { type: 'fitGoods', params: payload },
  },
  'courier.choose': {
    guard: { type: 'offersCourier', params: payload },
    actions: { type: 'fitGoods', params: payload },
  },
  'numBy.choose': { actions: { type: 'setNumBy', params: payload } },
  'remark.edit': { actions: { type: 'setRemark', params: payload } },
} as const;

/** A sender is written in place; leads to `deciding` beside it. */
export const editingSender = {
  initial: 'writing',
  onDone: 'deciding',
  on: {
    'sender.cancel': {
      target: 'deciding',
      actions: [{ type: 'setSenderForm', params: { form: null } }, 'clearRefusal'],
    },
  },
  states: {
    writing: {
      on: {
        'sender.edit': { actions: { type: 'editSenderForm', params: payload } },
        'sender.save': { target: 'saving', actions: 'clearRefusal' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveSender',
        src: 'saveSender',
        input: ({ context }: { context: WizardContext }) => context.senderForm,
        onDone: [refusedTo('writing'), { target: 'saved', actions: { type: 'storeSender', params: output } }],
        onError: 'saveFailed',
      },
      on: { 'sender.cancel': {}, 'step.go': {} },
    },
    saveFailed: {
      on: {
        retry: 'saving',
        'sender.edit': { target: 'writing', actions: { type: 'editSenderForm', params: payload } },
      },
    },
    saved: { type: 'final' },
  },
} as const;

/** The goods are put together and taken apart; leads to `loading` where some are to be read, else to `deciding`. */
export function choosingItems<const Loading extends string, const Deciding extends string>(
  loading: Loading,
  deciding: Deciding,
) {
  return {
    'goods.choose': {
      target: loading,
      actions: [{ type: 'setGoods', params: payload }, 'clearQuote', 'clearRefusal'],
    },
    'goods.add': {
      guard: 'hasGoods',
      target: loading,
      actions: [{ type: 'addGoods', params: payload }, 'clearQuote', 'clearRefusal'],
    },
    'goods.remove': {
      target: deciding,
      actions: [{ type: 'removeGoods', params: payload }, 'clearQuote', 'clearRefusal'],
    },
    'goods.restore': {
      guard: 'hasReplaced',
      target: loading,
      actions: ['restoreGoods', 'clearQuote', 'clearRefusal'],
    },
    'items.choose': { actions: [{ type: 'chooseItems', params: payload }, 'clearQuote'] },
  } as const;
}

/** The goods are read; leads to `done` beside it. */
export function loadingGoods<const Input, const Done extends string>(input: Input, done: Done) {
  return {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadGoods',
        src: 'loadGoods',
        input,
        onDone: [
          {
            guard: { type: 'wasRefused', params: output },
            target: done,
            actions: [{ type: 'setRefusal', params: output }, 'clearGoods'],
          },
          { target: done, actions: { type: 'storeFacts', params: output } },
        ],
        onError: 'loadFailed',
      },
    },
    loadFailed: { on: { retry: 'loading' } },
  } as const;
}

/** The order is priced; leads to `priced`, or to `refused` or `failed`, from where it is priced again. */
export function quoting<const Input, const Priced extends string>(input: Input, priced: Priced) {
  return {
    quoting: {
      tags: ['busy', 'pricing'],
      invoke: {
        id: 'quote',
        src: 'quote',
        input,
        onDone: [refusedTo('refused'), { target: priced, actions: { type: 'storeQuote', params: output } }],
        onError: 'failed',
      },
    },
    refused: { on: { retry: { target: 'quoting', actions: 'clearRefusal' } } },
    failed: { on: { retry: 'quoting' } },
  } as const;
}

/**
 * The last step: every parcel with its price as it is now; leads to the order at `pay`. A price that nobody saw is
 * accepted first: whoever presses twice in a hurry pays no other sum than the one on the button.
 *
 * @param on what else can be done once it is priced
 */
export function reviewing<const Input, const Pay extends string, const On extends object>(
  input: Input,
  pay: Pay,
  on: On,
) {
  const priced = {
    after: { quoteLifetime: 'quoting' },
    // Why an order was refused is said beside the price that was found next, and of no later one.
    exit: 'clearRefusal',
  } as const;
  const changing = {
    ...on,
    'quote.refresh': 'quoting',
    'draft.repeat': { guard: 'wasSentElsewhere', actions: ['takeTurn', 'beginRepeat'] },
  } as const;
  return {
    entry: [{ type: 'setStep', params: { step: 'review' } }, 'assignIdempotencyKeys'],
    initial: 'quoting',
    states: {
      ...quoting(input, 'priced'),
      priced: { always: [{ guard: 'isRepriced', target: 'repriced' }, { target: 'ready' }] },
      repriced: {
        ...priced,
        on: { ...changing, 'price.accept': { guard: 'canPay', target: 'ready', actions: 'acceptPrice' } },
      },
      ready: {
        ...priced,
        on: {
          ...changing,
          'order.submit': { guard: 'canPay', target: pay, actions: 'recordSubmission' },
        },
      },
    },
  } as const;
}

/**
 * The order is placed and paid.
 *
 * @param exitsOf steps that can be gone back to while nobody knows whether it was placed
 * @param again where the next shipment starts
 * @param ends where every end but the paid one leads, made by `rejectedTo`, `leftTo` and `closedTo`
 */
export function checkingOut<C extends WizardContext, const Again extends string, const Ends extends object[]>(
  exitsOf: (context: C) => readonly string[],
  again: Again,
  ...ends: Ends
) {
  return {
    checkout: {
      invoke: {
        id: 'checkout',
        src: 'checkout',
        input: ({ context }: { context: C }) => checkoutInput(context, exitsOf(context)),
        onDone: [
          {
            guard: { type: 'wasPaid', params: output },
            target: 'shipped',
            actions: [{ type: 'storeReceipt', params: output }, 'clearParcels'],
          },
          ...ends,
        ],
      },
      on: { 'checkout.changed': { actions: { type: 'storeCheckout', params: payload } } },
    },
    shipped: { on: { 'order.again': { target: again, actions: 'startOver' } } },
  } as const;
}

/** The order was refused, and may be sent again under another key. */
export function rejectedTo<const Guard extends string>(guard: Guard, target: string) {
  return {
    guard: { type: guard, params: output },
    target,
    actions: [{ type: 'setRefusal', params: output }, 'rotateOrderKey'],
  } as const;
}

/** Another step was gone to before the answer came. */
export function leftTo<const Guard extends string>(guard: Guard, target: string) {
  return { guard: { type: guard, params: output }, target, actions: 'clearRequest' } as const;
}

/** The placed order is left unpaid, or was closed by the server. */
export function closedTo(abandoned: string, closed: string) {
  return [
    {
      guard: { type: 'wasAbandoned', params: output },
      target: abandoned,
      actions: ['clearPlaced', 'clearParcels', 'startOver'],
    },
    { target: closed, actions: 'clearPlaced' },
  ] as const;
}
