import { assign, sendParent, setup } from 'xstate';
import { outcomeGuards, refusalIn } from '../../../../lib/outcome.ts';
import { output, payload } from '../../../../lib/params.ts';
import { isRefusal, type Refusal } from '../../../../lib/refusal.ts';
import { unprovidedActor } from '../../../../lib/unprovidedActor.ts';
import { uuid } from '../../../../lib/uuid.ts';
import type {
  CheckoutChanged,
  CheckoutEvent,
  CheckoutInput,
  CheckoutOutput,
  OrderRequest,
  PayResult,
  Placed,
  PlaceResult,
} from './checkout.types.ts';

interface CheckoutContext extends CheckoutInput {
  refusal: Refusal | null;
  outcome: CheckoutOutput | null;
}

/**
 * Places an order and pays it from the balance. While no answer is known, only the same request may be sent again,
 * under the same key; after a refusal the key is another.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    output: {} as CheckoutOutput,
    tags: {} as 'busy',
  },
  actors: {
    placeOrder: unprovidedActor<PlaceResult, { request: OrderRequest | null; clientNo: string }>(),
    payOrder: unprovidedActor<PayResult, { placed: Placed | null; clientNo: string }>(),
  },
  guards: {
    ...outcomeGuards,
    wasClosed: (_, answer: PayResult) =>
      isRefusal(answer) && (answer.errorKey === 'PAY_EXPIRED' || answer.errorKey === 'ORDER_STATE'),
    hasPlaced: ({ context }) => context.placed !== null,
    isResumed: ({ context }) => context.isResumed,
    isExit: ({ context }, { step }: { step: string }) => context.exits.includes(step),
  },
  actions: {
    setRefusal: assign(refusalIn),
    clearRefusal: assign({ refusal: null }),
    storePlaced: assign((_, answer: PlaceResult) =>
      answer.kind === 'placed' ? { placed: answer.placed, refusal: null } : {},
    ),
    assignPaymentKey: assign(({ context }) => ({ payNo: context.payNo ?? uuid() })),
    rotatePaymentKey: assign(() => ({ payNo: uuid() })),
    storeOutcome: assign((_, outcome: CheckoutOutput) => ({ outcome })),
    storeRefused: assign((_, answer: PlaceResult) => (isRefusal(answer) ? { outcome: answer } : {})),
    storeReceipt: assign(({ context: { placed } }, answer: PayResult) =>
      answer.kind === 'paid' && placed
        ? { outcome: { kind: 'paid' as const, receipt: { ...placed, paidFee: answer.paidFee } } }
        : {},
    ),
    reportChange: sendParent(({ context: { placed, payNo } }: { context: CheckoutContext }) => {
      return { type: 'checkout.changed', placed, payNo } satisfies CheckoutChanged;
    }),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ ...input, refusal: null, outcome: null }),
  output: ({ context: { outcome } }) => outcome ?? { kind: 'abandoned' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasPlaced', target: 'paying.unpaid' },
        { guard: 'isResumed', target: 'placing.outcomeUnknown' },
        { target: 'placing.requesting' },
      ],
    },
    placing: {
      initial: 'requesting',
      states: {
        requesting: {
          tags: 'busy',
          invoke: {
            id: 'placeOrder',
            src: 'placeOrder',
            input: ({ context: { request, createNo } }) => ({ request, clientNo: createNo ?? '' }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: output },
                target: '#checkout.finished',
                actions: { type: 'storeRefused', params: output },
              },
              { target: '#checkout.paying', actions: { type: 'storePlaced', params: output } },
            ],
            onError: 'outcomeUnknown',
          },
        },
        outcomeUnknown: {
          on: {
            retry: 'requesting',
            'step.go': {
              guard: { type: 'isExit', params: payload },
              target: '#checkout.finished',
              actions: { type: 'storeOutcome', params: ({ event: { step } }) => ({ kind: 'left', step }) },
            },
          },
        },
      },
    },
    paying: {
      initial: 'requesting',
      states: {
        requesting: {
          tags: 'busy',
          entry: ['assignPaymentKey', 'clearRefusal', 'reportChange'],
          invoke: {
            id: 'payOrder',
            src: 'payOrder',
            input: ({ context: { placed, payNo } }) => ({ placed, clientNo: payNo ?? '' }),
            onDone: [
              {
                guard: { type: 'wasClosed', params: output },
                target: 'closed',
                actions: { type: 'setRefusal', params: output },
              },
              {
                guard: { type: 'wasRefused', params: output },
                target: 'unpaid',
                actions: [{ type: 'setRefusal', params: output }, 'rotatePaymentKey', 'reportChange'],
              },
              { target: '#checkout.finished', actions: { type: 'storeReceipt', params: output } },
            ],
            onError: 'outcomeUnknown',
          },
        },
        unpaid: {
          on: {
            'order.submit': 'requesting',
            'order.again': {
              target: '#checkout.finished',
              actions: { type: 'storeOutcome', params: { kind: 'abandoned' } },
            },
          },
        },
        outcomeUnknown: { on: { retry: 'requesting' } },
        closed: {
          on: {
            'order.again': {
              target: '#checkout.finished',
              actions: { type: 'storeOutcome', params: { kind: 'closed' } },
            },
          },
        },
      },
    },
    finished: { type: 'final' },
  },
});
