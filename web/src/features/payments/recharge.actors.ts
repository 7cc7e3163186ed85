import type { ApolloClient } from '@apollo/client';
import { fromCallback, fromPromise } from 'xstate';
import { statusPollingActors } from '../../flows/statusPolling.actors.ts';
import { localExpiry } from '../../flows/statusPolling.ts';
import { setCachedBalance } from '../../graphql/accountBalance.ts';
import type { CheckPaymentQuery } from '../../graphql/generated/graphql.ts';
import { invalidate } from '../../graphql/invalidate.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { leaveFor, openWechatCashier } from './cashiers.ts';
import { payWayOf } from './payWay.ts';
import { CheckPayment, CreatePayment, LoadRechargeTerms } from './recharge.graphql.ts';
import { rechargeMachine } from './recharge.machine.ts';
import {
  type Begun,
  type PaymentRequest,
  payPage,
  type Terms,
  type Verdict,
  type WechatPay,
} from './recharge.rules.ts';
import { rechargeText } from './recharge.text.ts';

interface Needs {
  client: ApolloClient;
  /** Calls back whenever money may have moved. */
  subscribeToWallet: (listener: () => void) => () => void;
}

/** Recharging on the real graph, windows, clock and tab. What it brings is read again wherever it is shown. */
export function rechargeLogic({ client, subscribeToWallet }: Needs) {
  return rechargeMachine.provide({
    actors: {
      loadTerms: fromPromise<Terms | Refusal>(async ({ signal }) => {
        const answer = await runQuery(client, LoadRechargeTerms, {}, { signal });
        if (isRefusal(answer)) return answer;
        const { payChannels: channels, settings } = answer;
        const payWay = payWayOf({ userAgent: navigator.userAgent, width: window.innerWidth });
        return { kind: 'terms', channels, payWay, min: settings.minRecharge, max: settings.maxRecharge };
      }),
      createPayment: fromPromise<Begun, PaymentRequest | null>(async ({ input }) => {
        if (!input) throw new Error('no payment to begin');
        const { clientNo, wechat, ...request } = input;
        const login = wechat && { wechatCode: wechat.code, wechatState: wechat.state };
        const variables = { input: { ...request, ...login }, clientNo };
        const answer = await runMutation(client, CreatePayment, variables, { uncached: 'private' });
        if (isRefusal(answer)) return answer;
        const { id: payId, expireAt, loginUrl, ...places } = answer.createPayment;
        if (loginUrl !== null) return { kind: 'login', url: loginUrl };
        const { amount, payType, payWay, payUrl, qrCode } = places;
        const wechatPay = places.wechatPay && wechatPayOf(places.wechatPay);
        const endsAt = localExpiry(expireAt, Date.now());
        return {
          kind: 'begun',
          payment: { payId, amount, payType, payWay, payUrl, qrCode, wechatPay, endsAt },
        };
      }),
      checkPayment: fromPromise<Verdict, { payId: number | null }>(async ({ input: { payId }, signal }) => {
        if (payId === null) throw new Error('no payment to ask about');
        const options = { uncached: 'momentary', signal } as const;
        const answer = await runQuery(client, CheckPayment, { id: payId }, options);
        if (isRefusal(answer)) return answer;
        const verdict = verdictOf(answer.payment);
        if (verdict.kind === 'settled') {
          setCachedBalance(client, verdict.balance);
          void invalidate(client, 'walletChanged');
        }
        return verdict;
      }),
      ...statusPollingActors,
      subscribeToWallet: fromCallback(({ sendBack }) =>
        subscribeToWallet(() => sendBack({ type: 'wallet.changed' })),
      ),
    },
    actions: {
      openWindow: ({ context, self }) => {
        const { payUrl = null, payWay, wechatPay } = context.payment ?? {};
        if (wechatPay) {
          void openWechatCashier(wechatPay).then((end) =>
            self.send({ type: end === 'failed' ? 'window.blocked' : 'window.closed' }),
          );
          return;
        }
        const page = payPage(payUrl);
        // On a phone the channel's app takes over from this very page, and comes back to it.
        if (page && payWay === 'MOBILE') return leaveFor(page);
        // With `noopener` a browser does not report whether it opened the window.
        const opened = page && window.open('about:blank', '_blank');
        if (!opened) return self.send({ type: 'window.blocked' });
        opened.opener = null;
        opened.location.href = page;
      },
      leave: (_, answer) => {
        if (answer.kind === 'login') leaveFor(answer.url);
      },
      announce: (_, answer) => {
        if (answer.kind === 'settled') toast.success(rechargeText.credited(answer.amount));
      },
    },
  });
}

function verdictOf(state: CheckPaymentQuery['payment']): Verdict {
  const { status, amount, balance, late, expireAt } = state;
  switch (status) {
    case 'PENDING':
      return { kind: 'pending', amount, endsAt: localExpiry(expireAt, Date.now()) };
    case 'PAID':
      return { kind: 'settled', amount, balance, late };
    case 'ABNORMAL':
      return { kind: 'abnormal' };
    case 'CLOSED':
    case 'FAILED':
    case 'REFUNDED':
      return { kind: 'closed' };
  }
}

/** What is signed, and nothing that a cache has added. */
function wechatPayOf({ appId, timeStamp, nonceStr, package: what, signType, paySign }: WechatPay): WechatPay {
  return { appId, timeStamp, nonceStr, package: what, signType, paySign };
}
