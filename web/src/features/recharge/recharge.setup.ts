import { assign, fromCallback, setup } from 'xstate';
import { parseYuan } from '../../lib/money.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { uuid } from '../../lib/uuid.ts';
import {
  amountProblem,
  amountText,
  isSpent,
  paymentOf,
  proposalFor,
  rechargeRefusal,
  usualChannel,
  withoutPayment,
  withPayment,
} from './recharge.rules.ts';
import type {
  Begun,
  Kept,
  PaymentWish,
  RechargeContext,
  RechargeEvent,
  Terms,
  Verdict,
  Wish,
} from './recharge.types.ts';

const OFTEN_ASKED = 10;
const SOME_ASKED = 5;
const NOTHING_KEPT: Kept = { text: '', payType: null, clientNo: null, payment: null, begun: [] };

/** What a recharge starts from. */
export function startOf(kept: Kept | null): RechargeContext {
  return {
    ...(kept ?? NOTHING_KEPT),
    lack: null,
    terms: null,
    problems: {},
    asked: 0,
    byHand: false,
    blocked: false,
    msg: '',
    ending: 'closed',
    settled: null,
  };
}

/** The request as the form stands; null while it cannot be sent. */
export function wishOf({ terms, text, payType, clientNo }: RechargeContext): PaymentWish | null {
  const amount = parseYuan(text);
  if (!terms || amountProblem(text, terms) || amount === null || !payType || !clientNo) return null;
  return { amount, payType, clientNo };
}

export const rechargeSetup = setup({
  types: {
    context: {} as RechargeContext,
    events: {} as RechargeEvent,
    input: {} as { kept: Kept | null },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    loadTerms: unprovidedActor<Terms | Refusal>(),
    createPayment: unprovidedActor<Begun, PaymentWish | null>(),
    checkPayment: unprovidedActor<Verdict, { payId: number | null }>(),
    /** Ends at that instant; without one never. */
    awaitExpiry: unprovidedActor<void, { endsAt: number | null }>(),
    /** Tells when the tab is hidden and shown. */
    watchTab: fromCallback<{ type: 'none' }>(() => {}),
    /** Tells when money has moved. */
    hearWallet: fromCallback<{ type: 'none' }>(() => {}),
  },
  delays: { pollSoon: 3_000, pollLater: 5_000, pollLate: 10_000 },
  guards: {
    isNamed: (_, { payId }: Wish) => payId !== null,
    isUnderWay: ({ context }) => context.payment !== null,
    hasTerms: ({ context }) => context.terms !== null,
    hasNoChannel: (_, { answer }: { answer: Terms | Refusal }) =>
      answer.kind === 'terms' && answer.channels.length === 0,
    /** A request that was refused has its answer. */
    isUnanswered: ({ context: { clientNo, problems } }) =>
      clientNo !== null && Object.keys(problems).length === 0,
    canSend: ({ context: { terms, text } }) => terms !== null && amountProblem(text, terms) === null,
    wasRefused: (_, { answer }: { answer: { kind: string } }) => answer.kind === 'refused',
    hasPageAlone: (_, { answer }: { answer: Begun }) =>
      answer.kind === 'begun' && answer.payment.qrCode === null,
    isSettled: (_, { answer }: { answer: Verdict }) => answer.kind === 'settled',
    isOver: (_, { answer }: { answer: Verdict }) => answer.kind === 'closed' || answer.kind === 'abnormal',
    askedOften: ({ context }) => context.asked >= OFTEN_ASKED,
    askedSome: ({ context }) => context.asked >= SOME_ASKED,
  },
  actions: {
    noteLack: assign((_, { amount }: Wish) => ({ lack: amount })),
    takeBegun: assign(({ context: { begun } }, { payId }: Wish) =>
      payId === null ? {} : { payment: paymentOf(begun, payId) },
    ),
    takeTerms: assign(({ context }, { answer }: { answer: Terms | Refusal }) =>
      answer.kind === 'terms'
        ? { terms: answer, payType: usualChannel(answer.channels, context.payType) }
        : {},
    ),
    /** What is lacking, unless something is typed whose answer is not known. */
    propose: assign(({ context: { terms, lack, clientNo } }) =>
      terms && lack !== null && clientNo === null ? { text: amountText(proposalFor(lack, terms).first) } : {},
    ),
    typeAmount: assign((_, { text }: { text: string }) => ({ text, clientNo: null, problems: {} })),
    chooseAmount: assign((_, { fen }: { fen: number }) => ({
      text: amountText(fen),
      clientNo: null,
      problems: {},
    })),
    chooseChannel: assign((_, { payType }: Pick<PaymentWish, 'payType'>) => ({
      payType,
      clientNo: null,
      problems: {},
    })),
    judgeForm: assign(({ context: { terms, text } }) => {
      const amount = terms && amountProblem(text, terms);
      return { problems: amount ? { amount } : {} };
    }),
    numberRequest: assign(({ context }) => ({ clientNo: context.clientNo ?? uuid(), problems: {} })),
    keepRefusal: assign(({ context }, { answer }: { answer: Begun }) =>
      answer.kind === 'refused'
        ? { problems: rechargeRefusal(answer), clientNo: isSpent(answer) ? null : context.clientNo }
        : {},
    ),
    takePayment: assign(({ context: { begun } }, { answer }: { answer: Begun }) =>
      answer.kind === 'begun'
        ? { payment: answer.payment, begun: withPayment(begun, answer.payment), text: '', clientNo: null }
        : {},
    ),
    setAside: assign({ payment: null }),
    dropPayment: assign(({ context: { begun, payment } }) => ({
      payment: null,
      begun: withoutPayment(begun, payment),
    })),
    startCount: assign({ asked: 0, byHand: false, blocked: false, msg: '' }),
    countAsking: assign(({ context }) => ({ asked: Math.min(context.asked + 1, OFTEN_ASKED) })),
    noteHand: assign({ byHand: true }),
    noteClock: assign({ byHand: false }),
    noteWindow: assign((_, { blocked }: { blocked: boolean }) => ({ blocked })),
    /** A payment that was begun elsewhere gets its amount and end from the server. */
    takeState: assign(({ context: { payment } }, { answer }: { answer: Verdict }) =>
      answer.kind === 'pending' && payment
        ? {
            msg: '',
            payment: {
              ...payment,
              amount: payment.amount ?? answer.amount,
              endsAt: payment.endsAt ?? answer.endsAt,
            },
          }
        : {},
    ),
    takeSettled: assign(({ context: { lack } }, { answer }: { answer: Verdict }) => {
      if (answer.kind !== 'settled') return {};
      const left = (lack ?? 0) - answer.amount;
      return { settled: answer, lack: left > 0 ? left : null };
    }),
    keepWords: assign((_, { answer }: { answer: Verdict }) =>
      answer.kind === 'refused' ? { msg: answer.msg } : {},
    ),
    forgetWords: assign({ msg: '' }),
    noteEnding: assign((_, { answer }: { answer: Verdict }) => ({
      ending: answer.kind === 'abnormal' ? ('abnormal' as const) : ('closed' as const),
    })),
    noteExpiry: assign({ ending: 'expired' as const }),
    /** The channel's page in a window of its own; tells when the browser keeps it from opening. */
    openWindow: () => {},
    announce: (_, _params: { answer: Verdict }) => {},
  },
});
