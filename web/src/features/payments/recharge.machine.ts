import { pollingStates } from '../../flows/statusPolling.ts';
import { answered, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import { rechargeSetup, requestOf, startOf } from './recharge.setup.ts';

/**
 * Putting money into the wallet: the amount and the channel, then a code to scan or a page to pay on, while this side
 * asks how it stands. It can be left at any time; what was begun goes on, and is credited whenever it is paid.
 */
export const rechargeMachine = rechargeSetup.createMachine({
  id: 'recharge',
  context: ({ input }) => startOf(input.kept),
  invoke: { id: 'subscribeToWallet', src: 'subscribeToWallet' },
  initial: 'windowClosed',
  states: {
    /** Nothing is shown but, where a recharge is under way, that it is. */
    windowClosed: {
      entry: 'dropLogin',
      on: {
        'recharge.open': [
          {
            guard: { type: 'isNamed', params: payload },
            target: 'waiting.checking',
            actions: { type: 'setBegun', params: payload },
          },
          {
            guard: 'isUnderWay',
            target: 'waiting.checking',
            actions: { type: 'setShortfall', params: payload },
          },
          {
            target: 'opening',
            actions: [
              { type: 'setShortfall', params: payload },
              { type: 'setLogin', params: payload },
            ],
          },
        ],
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isUnderWay', target: 'checkingStatus' }, { target: 'idle' }] },
        idle: { on: { 'wallet.changed': { guard: 'isUnderWay', target: 'checkingStatus' } } },
        checkingStatus: {
          invoke: {
            id: 'checkStatus',
            src: 'checkPayment',
            input: ({ context }) => ({ payId: context.payment?.payId ?? null }),
            onDone: [
              {
                guard: { type: 'isSettled', params: output },
                target: 'idle',
                actions: ['dropPayment', { type: 'announce', params: output }],
              },
              { guard: { type: 'isOver', params: output }, target: 'idle', actions: 'dropPayment' },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
        },
      },
    },
    opening: {
      on: { 'recharge.close': 'windowClosed' },
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        onDone: [
          { guard: { type: 'wasRefused', params: output }, target: 'loadFailed' },
          { guard: { type: 'hasNoChannel', params: output }, target: 'unavailable' },
          {
            guard: { type: 'canGoOn', params: output },
            target: 'creating',
            actions: { type: 'setTerms', params: output },
          },
          {
            target: 'form',
            actions: [{ type: 'setTerms', params: output }, 'prefillShortfall'],
          },
        ],
        onError: 'loadFailed',
      },
    },
    loadFailed: { on: { 'terms.reload': 'opening', 'recharge.close': 'windowClosed' } },
    unavailable: { on: { 'recharge.close': 'windowClosed' } },
    form: {
      entry: 'dropLogin',
      initial: 'deciding',
      on: {
        'recharge.close': 'windowClosed',
        'amount.type': { target: '.filling', actions: { type: 'typeAmount', params: payload } },
        'amount.choose': { target: '.filling', actions: { type: 'chooseAmount', params: payload } },
        'channel.choose': { target: '.filling', actions: { type: 'chooseChannel', params: payload } },
        'form.submit': [
          { guard: 'canSend', target: 'creating', actions: 'assignIdempotencyKey' },
          { target: '.filling', actions: 'validateForm' },
        ],
      },
      states: {
        // A request whose answer a reload has lost is sent again under its number.
        deciding: { always: [{ guard: 'isUnanswered', target: 'requestFailed' }, { target: 'filling' }] },
        filling: {},
        requestFailed: {},
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'createPayment',
        src: 'createPayment',
        input: ({ context }) => requestOf(context),
        onDone: [
          refusedTo('form.filling'),
          {
            guard: { type: 'isToLogIn', params: output },
            target: 'leaving',
            actions: { type: 'leave', params: output },
          },
          {
            guard: { type: 'hasPageAlone', params: output },
            target: 'waiting',
            actions: [{ type: 'setPayment', params: output }, 'openWindow'],
          },
          { target: 'waiting', actions: { type: 'setPayment', params: output } },
        ],
        onError: 'form.requestFailed',
      },
    },
    /** The page is about to go to WeChat's login. Whoever comes back to it by the browser's button may ask again. */
    leaving: {
      tags: 'busy',
      invoke: { id: 'watchReturn', src: 'watchTab' },
      on: { 'tab.shown': 'form', 'recharge.close': 'windowClosed' },
    },
    waiting: {
      entry: ['resetCheckCount', 'dropLogin'],
      invoke: [
        {
          id: 'awaitExpiry',
          src: 'awaitExpiry',
          input: ({ context }) => ({ endsAt: context.payment?.endsAt ?? null }),
          onDone: 'finalCheck',
        },
        { id: 'watchTab', src: 'watchTab' },
      ],
      on: {
        'recharge.close': 'windowClosed',
        'recharge.again': [
          { guard: 'hasTerms', target: 'form', actions: ['setAside', 'prefillShortfall'] },
          { target: 'opening', actions: 'setAside' },
        ],
        'payment.ask': { target: '.checking', actions: 'setManualCheck' },
        'wallet.changed': { target: '.checking', actions: 'setScheduledCheck' },
        'window.open': { actions: [{ type: 'setWindowState', params: { blocked: false } }, 'openWindow'] },
        'window.blocked': { actions: { type: 'setWindowState', params: { blocked: true } } },
        'window.closed': { target: '.checking', actions: 'setScheduledCheck' },
        'tab.hidden': '.hidden',
      },
      initial: 'pausing',
      states: {
        ...pollingStates,
        checking: {
          tags: 'checking',
          entry: 'countCheck',
          invoke: {
            id: 'checkPayment',
            src: 'checkPayment',
            input: ({ context }) => ({ payId: context.payment?.payId ?? null }),
            onDone: [
              answered('wasRefused', 'statusUnavailable', 'setMessage'),
              answered('isSettled', '#recharge.settled', 'setSettled'),
              answered('isOver', '#recharge.over', 'setEnding'),
              { target: 'pausing', actions: { type: 'setStatus', params: output } },
            ],
            onError: { target: 'statusUnavailable', actions: 'clearMessage' },
          },
          // One question at a time.
          on: { 'payment.ask': {}, 'wallet.changed': {}, 'window.closed': {} },
        },
      },
    },
    /** The time is over by the clock; it may have been paid in its last seconds. */
    finalCheck: {
      tags: 'busy',
      invoke: {
        id: 'finalStatusCheck',
        src: 'checkPayment',
        input: ({ context }) => ({ payId: context.payment?.payId ?? null }),
        onDone: [
          answered('isSettled', 'settled', 'setSettled'),
          answered('isOver', 'over', 'setEnding'),
          { target: 'over', actions: 'setExpired' },
        ],
        onError: { target: 'over', actions: 'setExpired' },
      },
    },
    settled: {
      entry: 'dropPayment',
      on: {
        'recharge.close': 'windowClosed',
        'recharge.again': [
          { guard: 'hasTerms', target: 'form', actions: 'prefillShortfall' },
          { target: 'opening' },
        ],
      },
    },
    /** It came to nothing, as far as is known: what is paid all the same is credited late. */
    over: {
      on: {
        'recharge.close': { target: 'windowClosed', actions: 'dropPayment' },
        'recharge.again': [
          { guard: 'hasTerms', target: 'form', actions: ['dropPayment', 'prefillShortfall'] },
          { target: 'opening', actions: 'dropPayment' },
        ],
      },
      initial: 'ended',
      states: {
        ended: { on: { 'payment.ask': 'checking', 'wallet.changed': 'checking' } },
        checking: {
          tags: 'checking',
          invoke: {
            id: 'checkAfterEnd',
            src: 'checkPayment',
            input: ({ context }) => ({ payId: context.payment?.payId ?? null }),
            onDone: [answered('isSettled', '#recharge.settled', 'setSettled'), { target: 'ended' }],
            onError: 'ended',
          },
        },
      },
    },
  },
});
