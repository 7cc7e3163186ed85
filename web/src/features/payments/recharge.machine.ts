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
      on: {
        'recharge.open': [
          {
            guard: { type: 'isNamed', params: ({ event }) => event },
            target: 'waiting.checking',
            actions: { type: 'setBegun', params: ({ event }) => event },
          },
          {
            guard: 'isUnderWay',
            target: 'waiting.checking',
            actions: { type: 'setShortfall', params: ({ event }) => event },
          },
          { target: 'opening', actions: { type: 'setShortfall', params: ({ event }) => event } },
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
                guard: { type: 'isSettled', params: ({ event }) => ({ answer: event.output }) },
                target: 'idle',
                actions: [
                  'dropPayment',
                  { type: 'announce', params: ({ event }) => ({ answer: event.output }) },
                ],
              },
              {
                guard: { type: 'isOver', params: ({ event }) => ({ answer: event.output }) },
                target: 'idle',
                actions: 'dropPayment',
              },
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
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'loadFailed',
          },
          {
            guard: { type: 'hasNoChannel', params: ({ event }) => ({ answer: event.output }) },
            target: 'unavailable',
          },
          {
            target: 'form',
            actions: [
              { type: 'setTerms', params: ({ event }) => ({ answer: event.output }) },
              'prefillShortfall',
            ],
          },
        ],
        onError: 'loadFailed',
      },
    },
    loadFailed: { on: { 'terms.reload': 'opening', 'recharge.close': 'windowClosed' } },
    unavailable: { on: { 'recharge.close': 'windowClosed' } },
    form: {
      initial: 'deciding',
      on: {
        'recharge.close': 'windowClosed',
        'amount.type': { target: '.filling', actions: { type: 'typeAmount', params: ({ event }) => event } },
        'amount.choose': {
          target: '.filling',
          actions: { type: 'chooseAmount', params: ({ event }) => event },
        },
        'channel.choose': {
          target: '.filling',
          actions: { type: 'chooseChannel', params: ({ event }) => event },
        },
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
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'form.filling',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'hasPageAlone', params: ({ event }) => ({ answer: event.output }) },
            target: 'waiting',
            actions: [
              { type: 'setPayment', params: ({ event }) => ({ answer: event.output }) },
              'openWindow',
            ],
          },
          {
            target: 'waiting',
            actions: { type: 'setPayment', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'form.requestFailed',
      },
    },
    waiting: {
      entry: 'resetCheckCount',
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
        'tab.hidden': '.hidden',
      },
      initial: 'pausing',
      states: {
        pausing: {
          always: [
            { guard: 'hasCheckedOften', target: 'pausingLongest' },
            { guard: 'hasCheckedSome', target: 'pausingLonger' },
          ],
          after: { pollSoon: { target: 'checking', actions: 'setScheduledCheck' } },
        },
        pausingLonger: { after: { pollLater: { target: 'checking', actions: 'setScheduledCheck' } } },
        pausingLongest: { after: { pollLate: { target: 'checking', actions: 'setScheduledCheck' } } },
        statusUnavailable: { after: { pollLate: { target: 'checking', actions: 'setScheduledCheck' } } },
        hidden: { on: { 'tab.shown': { target: 'checking', actions: 'setScheduledCheck' } } },
        checking: {
          tags: 'checking',
          entry: 'countCheck',
          invoke: {
            id: 'checkPayment',
            src: 'checkPayment',
            input: ({ context }) => ({ payId: context.payment?.payId ?? null }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                target: 'statusUnavailable',
                actions: { type: 'setMessage', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isSettled', params: ({ event }) => ({ answer: event.output }) },
                target: '#recharge.settled',
                actions: { type: 'setSettled', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isOver', params: ({ event }) => ({ answer: event.output }) },
                target: '#recharge.over',
                actions: { type: 'setEnding', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: 'pausing',
                actions: { type: 'setStatus', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: { target: 'statusUnavailable', actions: 'clearMessage' },
          },
          // One question at a time.
          on: { 'payment.ask': {}, 'wallet.changed': {} },
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
          {
            guard: { type: 'isSettled', params: ({ event }) => ({ answer: event.output }) },
            target: 'settled',
            actions: { type: 'setSettled', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => ({ answer: event.output }) },
            target: 'over',
            actions: { type: 'setEnding', params: ({ event }) => ({ answer: event.output }) },
          },
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
            onDone: [
              {
                guard: { type: 'isSettled', params: ({ event }) => ({ answer: event.output }) },
                target: '#recharge.settled',
                actions: { type: 'setSettled', params: ({ event }) => ({ answer: event.output }) },
              },
              { target: 'ended' },
            ],
            onError: 'ended',
          },
        },
      },
    },
  },
});
