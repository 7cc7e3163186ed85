import { assign, sendParent, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../../../../lib/outcome.ts';
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
  Payment,
  PayResult,
  Placed,
  PlaceResult,
  WithdrawResult,
} from './checkout.types.ts';

interface CheckoutContext extends CheckoutInput {
  refusal: Refusal | null;
  outcome: CheckoutOutput | null;
  /** The step that is gone to once the order without an answer is withdrawn. */
  leavingTo: string | null;
}

type PlaceInput = { request: OrderRequest | null; clientNo: string };

/**
 * Places an order and pays it from the balance. While no answer is known, only the same request may be sent again,
 * under the same key; after a refusal the key is another. Who goes back to a step meanwhile withdraws the order first.
 * What became of an order that was placed before the page was loaded is found out before it is paid.
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
    placeOrder: unprovidedActor<PlaceResult, PlaceInput>(),
    /** Cancels what the request placed, if it placed anything. */
    withdrawOrder: unprovidedActor<WithdrawResult, PlaceInput>(),
    findPayment: unprovidedActor<Payment, { placed: Placed | null }>(),
    payOrder: unprovidedActor<PayResult, { placed: Placed | null; clientNo: string }>(),
  },
  guards: {
    ...outcomeGuards,
    wasClosed: (_, answer: PayResult) =>
      isRefusal(answer) && (answer.errorKey === 'PAY_EXPIRED' || answer.errorKey === 'ORDER_STATE'),
    wasWithdrawn: (_, { kind }: WithdrawResult) => kind === 'withdrawn',
    isPaid: (_, { kind }: Payment) => kind === 'paid',
    isUnpaid: (_, { kind }: Payment) => kind === 'unpaid',
    hasPlaced: ({ context }) => context.placed !== null,
    isResumed: ({ context }) => context.isResumed,
    isExit: ({ context }, { step }: { step: string }) => context.exits.includes(step),
  },
  actions: {
    setRefusal: assign(refusalIn),
    clearRefusal: assign({ refusal: null }),
    storePlaced: assign((_, answer: WithdrawResult) =>
      answer.kind === 'placed' ? { placed: answer.placed, refusal: null } : {},
    ),
    assignPaymentKey: assign(({ context }) => ({ payNo: context.payNo ?? uuid() })),
    rotatePaymentKey: assign(() => ({ payNo: uuid() })),
    storeOutcome: assign((_, outcome: CheckoutOutput) => ({ outcome })),
    setLeavingTo: assign((_, { step }: { step: string }) => ({ leavingTo: step })),
    storeLeft: assign(({ context: { leavingTo } }) =>
      leavingTo === null ? {} : { outcome: { kind: 'left' as const, step: leavingTo } },
    ),
    storeRefused: assign((_, answer: WithdrawResult) => (isRefusal(answer) ? { outcome: answer } : {})),
    storeReceipt: assign(({ context: { placed } }, answer: PayResult | Payment) =>
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
  context: ({ input }) => ({ ...input, refusal: null, outcome: null, leavingTo: null }),
  output: ({ context: { outcome } }) => outcome ?? { kind: 'abandoned' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasPlaced', target: 'paying.checking' },
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
              target: 'withdrawing',
              actions: { type: 'setLeavingTo', params: payload },
            },
          },
        },
        withdrawing: {
          tags: 'busy',
          invoke: {
            id: 'withdrawOrder',
            src: 'withdrawOrder',
            input: ({ context: { request, createNo } }) => ({ request, clientNo: createNo ?? '' }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: output },
                target: '#checkout.finished',
                actions: { type: 'storeRefused', params: output },
              },
              {
                guard: { type: 'wasWithdrawn', params: output },
                target: '#checkout.finished',
                actions: 'storeLeft',
              },
              {
                target: '#checkout.paying.checking',
                actions: [{ type: 'storePlaced', params: output }, 'reportChange'],
              },
            ],
            onError: 'outcomeUnknown',
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
        checking: {
          tags: 'busy',
          entry: 'clearRefusal',
          invoke: {
            id: 'findPayment',
            src: 'findPayment',
            input: ({ context: { placed } }) => ({ placed }),
            onDone: [
              refusedTo('unchecked'),
              {
                guard: { type: 'isPaid', params: output },
                target: '#checkout.finished',
                actions: { type: 'storeReceipt', params: output },
              },
              { guard: { type: 'isUnpaid', params: output }, target: 'unpaid' },
              { target: 'closed' },
            ],
            onError: 'unchecked',
          },
        },
        unchecked: { on: { retry: 'checking' } },
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
