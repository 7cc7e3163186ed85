import { assign, fromCallback, setup } from 'xstate';
import { oneMoreCheck, statusPolling } from '../../flows/statusPolling.ts';
import { parseYuan } from '../../lib/money.ts';
import { outcomeGuards } from '../../lib/outcome.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
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
  PaymentRequest,
  RechargeContext,
  RechargeEvent,
  RechargeRequest,
  Terms,
  Verdict,
} from './recharge.types.ts';

const NOTHING_KEPT: Kept = { text: '', payType: null, clientNo: null, payment: null, begun: [] };

/** What a recharge starts from. */
export function startOf(kept: Kept | null): RechargeContext {
  return {
    ...(kept ?? NOTHING_KEPT),
    shortfall: null,
    terms: null,
    problems: {},
    checks: 0,
    manual: false,
    blocked: false,
    msg: '',
    ending: 'closed',
    settled: null,
  };
}

/** The request as the form stands; null while it cannot be sent. */
export function requestOf({ terms, text, payType, clientNo }: RechargeContext): PaymentRequest | null {
  const amount = parseYuan(text);
  if (!terms || amountProblem(text, terms) || amount === null || !payType || !clientNo) return null;
  return { amount, payType, clientNo };
}

export const rechargeSetup = setup({
  types: {
    context: {} as RechargeContext,
    events: {} as RechargeEvent,
    input: {} as { kept: Kept | null },
    tags: {} as 'busy' | 'checking',
  },
  actors: {
    loadTerms: unprovidedActor<Terms | Refusal>(),
    createPayment: unprovidedActor<Begun, PaymentRequest | null>(),
    checkPayment: unprovidedActor<Verdict, { payId: number | null }>(),
    ...statusPolling.actors,
    /** Reports when the balance may have changed. */
    subscribeToWallet: fromCallback<{ type: 'none' }>(() => {}),
  },
  delays: statusPolling.delays,
  guards: {
    ...outcomeGuards,
    ...statusPolling.guards,
    isNamed: (_, { payId }: RechargeRequest) => payId !== null,
    isUnderWay: ({ context }) => context.payment !== null,
    hasTerms: ({ context }) => context.terms !== null,
    hasNoChannel: (_, answer: Terms | Refusal) => answer.kind === 'terms' && answer.channels.length === 0,
    /** A request that was refused has its answer. */
    isUnanswered: ({ context: { clientNo, problems } }) =>
      clientNo !== null && Object.keys(problems).length === 0,
    canSend: ({ context: { terms, text } }) => terms !== null && amountProblem(text, terms) === null,
    hasPageAlone: (_, answer: Begun) => answer.kind === 'begun' && answer.payment.qrCode === null,
    isSettled: (_, answer: Verdict) => answer.kind === 'settled',
    isOver: (_, answer: Verdict) => answer.kind === 'closed' || answer.kind === 'abnormal',
  },
  actions: {
    setShortfall: assign((_, { amount }: RechargeRequest) => ({ shortfall: amount })),
    setBegun: assign(({ context: { begun } }, { payId }: RechargeRequest) =>
      payId === null ? {} : { payment: paymentOf(begun, payId) },
    ),
    setTerms: assign(({ context }, answer: Terms | Refusal) =>
      answer.kind === 'terms'
        ? { terms: answer, payType: usualChannel(answer.channels, context.payType) }
        : {},
    ),
    /** Prefills the shortfall unless a request is in flight. */
    prefillShortfall: assign(({ context: { terms, shortfall, clientNo } }) =>
      terms && shortfall !== null && clientNo === null
        ? { text: amountText(proposalFor(shortfall, terms).first) }
        : {},
    ),
    typeAmount: assign((_, { text }: { text: string }) => ({ text, clientNo: null, problems: {} })),
    chooseAmount: assign((_, { fen }: { fen: number }) => ({
      text: amountText(fen),
      clientNo: null,
      problems: {},
    })),
    chooseChannel: assign((_, { payType }: Pick<PaymentRequest, 'payType'>) => ({
      payType,
      clientNo: null,
      problems: {},
    })),
    validateForm: assign(({ context: { terms, text } }) => {
      const amount = terms && amountProblem(text, terms);
      return { problems: amount ? { amount } : {} };
    }),
    assignIdempotencyKey: assign(({ context }) => ({ clientNo: context.clientNo ?? uuid(), problems: {} })),
    setRefusal: assign(({ context }, answer: Begun) =>
      isRefusal(answer)
        ? { problems: rechargeRefusal(answer), clientNo: isSpent(answer) ? null : context.clientNo }
        : {},
    ),
    setPayment: assign(({ context: { begun } }, answer: Begun) =>
      answer.kind === 'begun'
        ? { payment: answer.payment, begun: withPayment(begun, answer.payment), text: '', clientNo: null }
        : {},
    ),
    setAside: assign({ payment: null }),
    dropPayment: assign(({ context: { begun, payment } }) => ({
      payment: null,
      begun: withoutPayment(begun, payment),
    })),
    resetCheckCount: assign({ checks: 0, manual: false, blocked: false, msg: '' }),
    countCheck: assign(({ context }) => oneMoreCheck(context)),
    setManualCheck: assign({ manual: true }),
    setScheduledCheck: assign({ manual: false }),
    setWindowState: assign((_, { blocked }: { blocked: boolean }) => ({ blocked })),
    /** A payment that was begun elsewhere gets its amount and end from the server. */
    setStatus: assign(({ context: { payment } }, answer: Verdict) =>
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
    setSettled: assign(({ context: { shortfall } }, answer: Verdict) => {
      if (answer.kind !== 'settled') return {};
      const left = (shortfall ?? 0) - answer.amount;
      return { settled: answer, shortfall: left > 0 ? left : null };
    }),
    setMessage: assign((_, answer: Verdict) => (isRefusal(answer) ? { msg: answer.msg } : {})),
    clearMessage: assign({ msg: '' }),
    setEnding: assign((_, answer: Verdict) => ({
      ending: answer.kind === 'abnormal' ? ('abnormal' as const) : ('closed' as const),
    })),
    setExpired: assign({ ending: 'expired' as const }),
    /** Opens the channel's page in a new window; reports when the browser blocks it. */
    openWindow: unprovidedAction(),
    announce: unprovidedAction<Verdict>(),
  },
});
