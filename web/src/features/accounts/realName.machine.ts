import { assign, fromCallback, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import {
  cleanedForm,
  type RealNameField,
  type RealNameForm,
  type RealNameProblems,
  realNameProblems,
  realNameRefusal,
} from './realName.rules.ts';

/** A check at the provider that waits for the person. */
export interface RealNameCheck {
  certifyId: string;
  /** Page on which the person goes through it. */
  url: string;
  /** Text for a QR code that opens that page on a phone. */
  qrCode: string;
  /** Epoch milliseconds. */
  endsAt: number;
}

export type Begun = { kind: 'begun'; check: RealNameCheck } | Refusal;

/** How a check stands; `none` when the account has begun none. */
export type Verdict =
  | { kind: 'passed'; holder: string }
  | { kind: 'failed'; msg: string }
  | { kind: 'pending' | 'none' }
  | Refusal;

interface Context extends RealNameForm {
  problems: RealNameProblems;
  /** Null too for one that was begun before this page was opened. */
  check: RealNameCheck | null;
  /** How often the provider was asked about it. */
  checks: number;
  /** Whether the person asked last, not the clock. */
  manual: boolean;
  /** Masked name of who passed. */
  holder: string;
  /** The server's message on a failed check, or on why the result is unknown. */
  msg: string;
}

type Event =
  | { type: 'check.open'; underWay: boolean }
  | { type: 'check.close' }
  | { type: 'check.ask' }
  | { type: 'form.again' }
  | { type: 'field.edit'; field: RealNameField; value: string }
  | { type: 'form.submit' }
  | { type: 'tab.hidden' }
  | { type: 'tab.shown' };

const cleanForm = { realName: '', idCard: '', problems: {} };
const MAX_COUNTED_CHECKS = 10;
const SOME_CHECKS = 5;

/** Proving who one is: the form, then the provider's page on a phone, while this one asks how it stands. */
export const realNameMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'checking' },
  actors: {
    beginRealName: unprovidedActor<Begun, RealNameForm>(),
    confirmRealName: unprovidedActor<Verdict, { certifyId: string | null }>(),
    /** Ends at that instant; without one never. */
    awaitExpiry: unprovidedActor<void, { endsAt: number | null }>(),
    /** Reports when the tab is hidden or shown. */
    watchTab: fromCallback<{ type: 'none' }>(() => {}),
  },
  delays: { pollSoon: 3_000, pollLater: 5_000, pollLate: 10_000 },
  guards: {
    isUnderWay: ({ context }, { underWay }: { underWay: boolean }) => underWay || context.check !== null,
    canSend: ({ context }) => Object.keys(realNameProblems(context)).length === 0,
    wasRefused: (_, { answer }: { answer: { kind: string } }) => answer.kind === 'refused',
    hasPassed: (_, { answer }: { answer: Verdict }) => answer.kind === 'passed',
    hasFailed: (_, { answer }: { answer: Verdict }) => answer.kind === 'failed',
    isUnknown: (_, { answer }: { answer: Verdict }) => answer.kind === 'none',
    hasCheckedOften: ({ context }) => context.checks >= MAX_COUNTED_CHECKS,
    hasCheckedSome: ({ context }) => context.checks >= SOME_CHECKS,
  },
  actions: {
    resetForm: assign(cleanForm),
    setField: assign(({ context }, { field, value }: { field: RealNameField; value: string }) => {
      const { [field]: _mended, form: _form, ...problems } = context.problems;
      return { [field]: value, problems };
    }),
    validateForm: assign(({ context }) => ({ problems: realNameProblems(context) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign((_, { answer }: { answer: Begun }) =>
      answer.kind === 'refused' ? { problems: realNameRefusal(answer) } : {},
    ),
    setCheck: assign((_, { answer }: { answer: Begun }) =>
      answer.kind === 'begun' ? { check: answer.check } : {},
    ),
    dropCheck: assign({ check: null }),
    resetCheckCount: assign({ checks: 0, manual: false, msg: '' }),
    countCheck: assign(({ context }) => ({ checks: Math.min(context.checks + 1, MAX_COUNTED_CHECKS) })),
    setManualCheck: assign({ manual: true }),
    setScheduledCheck: assign({ manual: false }),
    setVerdict: assign((_, { answer }: { answer: Verdict }) => {
      if (answer.kind === 'passed') return { holder: answer.holder };
      return { msg: answer.kind === 'failed' || answer.kind === 'refused' ? answer.msg : '' };
    }),
    clearMessage: assign({ msg: '' }),
  },
}).createMachine({
  id: 'realName',
  context: { ...cleanForm, check: null, checks: 0, manual: false, holder: '', msg: '' },
  initial: 'closed',
  states: {
    closed: {
      entry: 'resetForm',
      on: {
        'check.open': [
          { guard: { type: 'isUnderWay', params: ({ event }) => event }, target: 'waiting.checking' },
          { target: 'form' },
        ],
      },
    },
    form: {
      entry: 'dropCheck',
      initial: 'filling',
      on: {
        'check.close': 'closed',
        'field.edit': { target: '.filling', actions: { type: 'setField', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'canSend', target: 'beginning', actions: 'clearProblems' },
          { target: '.filling', actions: 'validateForm' },
        ],
      },
      states: { filling: {}, requestFailed: {} },
    },
    beginning: {
      tags: 'busy',
      invoke: {
        id: 'beginRealName',
        src: 'beginRealName',
        input: ({ context }) => cleanedForm(context),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'form',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'waiting',
            actions: { type: 'setCheck', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'form.requestFailed',
      },
    },
    waiting: {
      entry: ['resetForm', 'resetCheckCount'],
      invoke: [
        {
          id: 'awaitExpiry',
          src: 'awaitExpiry',
          input: ({ context }) => ({ endsAt: context.check?.endsAt ?? null }),
          onDone: 'finalCheck',
        },
        { id: 'watchTab', src: 'watchTab' },
      ],
      on: {
        'check.close': 'closed',
        'form.again': 'form',
        'check.ask': { target: '.checking', actions: 'setManualCheck' },
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
            id: 'confirmRealName',
            src: 'confirmRealName',
            input: ({ context }) => ({ certifyId: context.check?.certifyId ?? null }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                target: 'statusUnavailable',
                actions: { type: 'setVerdict', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'hasPassed', params: ({ event }) => ({ answer: event.output }) },
                target: '#realName.passed',
                actions: { type: 'setVerdict', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'hasFailed', params: ({ event }) => ({ answer: event.output }) },
                target: '#realName.failed',
                actions: { type: 'setVerdict', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isUnknown', params: ({ event }) => ({ answer: event.output }) },
                target: '#realName.form',
              },
              {
                target: 'pausing',
                actions: { type: 'setVerdict', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: { target: 'statusUnavailable', actions: 'clearMessage' },
          },
          // One question at a time.
          on: { 'check.ask': {} },
        },
      },
    },
    /** The check is over by the clock; the person may have passed in its last seconds. */
    finalCheck: {
      tags: 'busy',
      invoke: {
        id: 'finalStatusCheck',
        src: 'confirmRealName',
        input: ({ context }) => ({ certifyId: context.check?.certifyId ?? null }),
        onDone: [
          {
            guard: { type: 'hasPassed', params: ({ event }) => ({ answer: event.output }) },
            target: 'passed',
            actions: { type: 'setVerdict', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'expired' },
        ],
        onError: 'expired',
      },
    },
    passed: {
      entry: 'dropCheck',
      on: { 'check.close': 'closed' },
    },
    failed: {
      entry: 'dropCheck',
      on: { 'form.again': 'form', 'check.close': 'closed' },
    },
    expired: {
      entry: 'dropCheck',
      on: { 'form.again': 'form', 'check.close': 'closed' },
    },
  },
});
