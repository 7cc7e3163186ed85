import { rechargeSetup, startOf, wishOf } from './recharge.setup.ts';

/**
 * Putting money into the wallet: the amount and the channel, then a code to scan or a page to pay on, while this side
 * asks how it stands. It can be left at any time; what was begun goes on, and is credited whenever it is paid.
 */
export const rechargeMachine = rechargeSetup.createMachine({
  id: 'recharge',
  context: ({ input }) => startOf(input.kept),
  invoke: { id: 'hearWallet', src: 'hearWallet' },
  initial: 'shut',
  states: {
    /** Nothing is shown but, where a recharge is under way, that it is. */
    shut: {
      on: {
        'recharge.open': [
          {
            guard: { type: 'isNamed', params: ({ event }) => event },
            target: 'waiting.asking',
            actions: { type: 'takeBegun', params: ({ event }) => event },
          },
          {
            guard: 'isUnderWay',
            target: 'waiting.asking',
            actions: { type: 'noteLack', params: ({ event }) => event },
          },
          { target: 'opening', actions: { type: 'noteLack', params: ({ event }) => event } },
        ],
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isUnderWay', target: 'glancing' }, { target: 'idle' }] },
        idle: { on: { 'wallet.changed': { guard: 'isUnderWay', target: 'glancing' } } },
        glancing: {
          invoke: {
            id: 'glance',
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
      on: { 'recharge.close': 'shut' },
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'unopened',
          },
          {
            guard: { type: 'hasNoChannel', params: ({ event }) => ({ answer: event.output }) },
            target: 'unavailable',
          },
          {
            target: 'form',
            actions: [{ type: 'takeTerms', params: ({ event }) => ({ answer: event.output }) }, 'propose'],
          },
        ],
        onError: 'unopened',
      },
    },
    unopened: { on: { 'terms.reload': 'opening', 'recharge.close': 'shut' } },
    unavailable: { on: { 'recharge.close': 'shut' } },
    form: {
      initial: 'deciding',
      on: {
        'recharge.close': 'shut',
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
          { guard: 'canSend', target: 'creating', actions: 'numberRequest' },
          { target: '.filling', actions: 'judgeForm' },
        ],
      },
      states: {
        // A request whose answer a reload has lost is sent again under its number.
        deciding: { always: [{ guard: 'isUnanswered', target: 'broken' }, { target: 'filling' }] },
        filling: {},
        broken: {},
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'createPayment',
        src: 'createPayment',
        input: ({ context }) => wishOf(context),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'form.filling',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'hasPageAlone', params: ({ event }) => ({ answer: event.output }) },
            target: 'waiting',
            actions: [
              { type: 'takePayment', params: ({ event }) => ({ answer: event.output }) },
              'openWindow',
            ],
          },
          {
            target: 'waiting',
            actions: { type: 'takePayment', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'form.broken',
      },
    },
    waiting: {
      entry: 'startCount',
      invoke: [
        {
          id: 'awaitExpiry',
          src: 'awaitExpiry',
          input: ({ context }) => ({ endsAt: context.payment?.endsAt ?? null }),
          onDone: 'lookingOnceMore',
        },
        { id: 'watchTab', src: 'watchTab' },
      ],
      on: {
        'recharge.close': 'shut',
        'recharge.again': [
          { guard: 'hasTerms', target: 'form', actions: ['setAside', 'propose'] },
          { target: 'opening', actions: 'setAside' },
        ],
        'payment.ask': { target: '.asking', actions: 'noteHand' },
        'wallet.changed': { target: '.asking', actions: 'noteClock' },
        'window.open': { actions: [{ type: 'noteWindow', params: { blocked: false } }, 'openWindow'] },
        'window.blocked': { actions: { type: 'noteWindow', params: { blocked: true } } },
        'tab.hidden': '.unseen',
      },
      initial: 'pausing',
      states: {
        pausing: {
          always: [
            { guard: 'askedOften', target: 'pausingLongest' },
            { guard: 'askedSome', target: 'pausingLonger' },
          ],
          after: { pollSoon: { target: 'asking', actions: 'noteClock' } },
        },
        pausingLonger: { after: { pollLater: { target: 'asking', actions: 'noteClock' } } },
        pausingLongest: { after: { pollLate: { target: 'asking', actions: 'noteClock' } } },
        unreached: { after: { pollLate: { target: 'asking', actions: 'noteClock' } } },
        unseen: { on: { 'tab.shown': { target: 'asking', actions: 'noteClock' } } },
        asking: {
          tags: 'asking',
          entry: 'countAsking',
          invoke: {
            id: 'checkPayment',
            src: 'checkPayment',
            input: ({ context }) => ({ payId: context.payment?.payId ?? null }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                target: 'unreached',
                actions: { type: 'keepWords', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isSettled', params: ({ event }) => ({ answer: event.output }) },
                target: '#recharge.settled',
                actions: { type: 'takeSettled', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isOver', params: ({ event }) => ({ answer: event.output }) },
                target: '#recharge.over',
                actions: { type: 'noteEnding', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: 'pausing',
                actions: { type: 'takeState', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: { target: 'unreached', actions: 'forgetWords' },
          },
          // One question at a time.
          on: { 'payment.ask': {}, 'wallet.changed': {} },
        },
      },
    },
    /** The time is over by the clock; it may have been paid in its last seconds. */
    lookingOnceMore: {
      tags: 'busy',
      invoke: {
        id: 'lookOnceMore',
        src: 'checkPayment',
        input: ({ context }) => ({ payId: context.payment?.payId ?? null }),
        onDone: [
          {
            guard: { type: 'isSettled', params: ({ event }) => ({ answer: event.output }) },
            target: 'settled',
            actions: { type: 'takeSettled', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => ({ answer: event.output }) },
            target: 'over',
            actions: { type: 'noteEnding', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'over', actions: 'noteExpiry' },
        ],
        onError: { target: 'over', actions: 'noteExpiry' },
      },
    },
    settled: {
      entry: 'dropPayment',
      on: {
        'recharge.close': 'shut',
        'recharge.again': [{ guard: 'hasTerms', target: 'form', actions: 'propose' }, { target: 'opening' }],
      },
    },
    /** It came to nothing, as far as is known: what is paid all the same is credited late. */
    over: {
      on: {
        'recharge.close': { target: 'shut', actions: 'dropPayment' },
        'recharge.again': [
          { guard: 'hasTerms', target: 'form', actions: ['dropPayment', 'propose'] },
          { target: 'opening', actions: 'dropPayment' },
        ],
      },
      initial: 'ended',
      states: {
        ended: { on: { 'payment.ask': 'looking', 'wallet.changed': 'looking' } },
        looking: {
          tags: 'asking',
          invoke: {
            id: 'lookLate',
            src: 'checkPayment',
            input: ({ context }) => ({ payId: context.payment?.payId ?? null }),
            onDone: [
              {
                guard: { type: 'isSettled', params: ({ event }) => ({ answer: event.output }) },
                target: '#recharge.settled',
                actions: { type: 'takeSettled', params: ({ event }) => ({ answer: event.output }) },
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
