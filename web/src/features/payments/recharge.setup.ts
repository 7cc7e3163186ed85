import { assign, fromCallback, setup } from 'xstate';
import { oneMoreCheck, type StatusPolling, statusPolling } from '../../flows/statusPolling.ts';
import type { PayType } from '../../graphql/generated/graphql.ts';
import { parseYuan } from '../../lib/money.ts';
import { outcomeGuards } from '../../lib/outcome.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { uuid } from '../../lib/uuid.ts';
import {
  amountProblem,
  amountText,
  type Begun,
  chosenWay,
  type Ending,
  isSpent,
  type Payment,
  type PaymentRequest,
  type Problems,
  paymentOf,
  proposalFor,
  rechargeRefusal,
  type Terms,
  usualChannel,
  type Verdict,
  type WechatLogin,
  withoutPayment,
  withPayment,
} from './recharge.rules.ts';

/** What survives a reload and a new login. */
export interface Kept {
  /** Yuan as they were typed. */
  text: string;
  payType: PayType | null;
  /** Of a request whose answer is not known; null when nothing is under way. */
  clientNo: string | null;
  /** The one under way. */
  payment: Payment | null;
  /** All that were begun here and may still be paid, the newest first. */
  begun: readonly Payment[];
}

/** What the address asks for: an amount in fen that is proposed, one of the recharges, or to go on after WeChat's login. */
export interface RechargeRequest {
  amount: number | null;
  payId: number | null;
  wechat: WechatLogin | null;
}

export interface RechargeContext extends Kept, StatusPolling {
  /** Fen that are missing for what the person came from. */
  shortfall: number | null;
  terms: Terms | null;
  /** Who pays within WeChat; good for one request. */
  wechat: WechatLogin | null;
  problems: Problems;
  /** Whether the browser kept the channel's page from opening. */
  blocked: boolean;
  /** Why the server does not know the result. */
  msg: string;
  ending: Ending;
  settled: Extract<Verdict, { kind: 'settled' }> | null;
}

export type RechargeEvent =
  | ({ type: 'recharge.open' } & RechargeRequest)
  | { type: 'recharge.close' }
  /** Leaves the one under way alone, and begins with another one. */
  | { type: 'recharge.again' }
  | { type: 'terms.reload' }
  | { type: 'amount.type'; text: string }
  | { type: 'amount.choose'; fen: number }
  | { type: 'channel.choose'; payType: PayType }
  | { type: 'form.submit' }
  | { type: 'payment.ask' }
  | { type: 'window.open' }
  | { type: 'window.blocked' }
  | { type: 'window.closed' }
  | { type: 'wallet.changed' }
  | { type: 'tab.hidden' }
  | { type: 'tab.shown' };

const NOTHING_KEPT: Kept = { text: '', payType: null, clientNo: null, payment: null, begun: [] };

/** What a recharge starts from. */
export function startOf(kept: Kept | null): RechargeContext {
  return {
    ...(kept ?? NOTHING_KEPT),
    shortfall: null,
    terms: null,
    wechat: null,
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
export function requestOf(
  context: Pick<RechargeContext, 'terms' | 'text' | 'payType' | 'clientNo' | 'wechat'>,
): PaymentRequest | null {
  const { terms, text, payType, clientNo, wechat } = context;
  const amount = parseYuan(text);
  const payWay = chosenWay(terms, payType);
  if (!terms || amountProblem(text, terms) || amount === null || !payType || !payWay || !clientNo)
    return null;
  return { amount, payType, payWay, wechat, clientNo };
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
    canSend: ({ context: { terms, text, payType } }) =>
      terms !== null && amountProblem(text, terms) === null && chosenWay(terms, payType) !== null,
    /** Back from WeChat's login, with the request that it was for. */
    canGoOn: ({ context }, answer: Terms | Refusal) =>
      answer.kind === 'terms' && context.wechat !== null && requestOf({ ...context, terms: answer }) !== null,
    isToLogIn: (_, answer: Begun) => answer.kind === 'login',
    hasPageAlone: (_, answer: Begun) => answer.kind === 'begun' && answer.payment.qrCode === null,
    isSettled: (_, answer: Verdict) => answer.kind === 'settled',
    isOver: (_, answer: Verdict) => answer.kind === 'closed' || answer.kind === 'abnormal',
  },
  actions: {
    setShortfall: assign((_, { amount }: RechargeRequest) => ({ shortfall: amount })),
    setLogin: assign((_, { wechat }: RechargeRequest) => ({ wechat })),
    dropLogin: assign({ wechat: null }),
    setBegun: assign(({ context: { begun } }, { payId }: RechargeRequest) =>
      payId === null ? {} : { payment: paymentOf(begun, payId) },
    ),
    setTerms: assign(({ context }, answer: Terms | Refusal) =>
      answer.kind === 'terms' ? { terms: answer, payType: usualChannel(answer, context.payType) } : {},
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
        ? {
            payment: answer.payment,
            begun: withPayment(begun, answer.payment),
            text: '',
            clientNo: null,
          }
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
    /** Opens where the payment is paid; reports when the browser blocks it, and when WeChat's cashier is closed. */
    openWindow: unprovidedAction(),
    /** Leaves for WeChat's login. */
    leave: unprovidedAction<Begun>(),
    announce: unprovidedAction<Verdict>(),
  },
});
