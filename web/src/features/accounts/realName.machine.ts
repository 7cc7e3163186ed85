import { assign, setup } from 'xstate';
import { oneMoreCheck, pollingStates, type StatusPolling, statusPolling } from '../../flows/statusPolling.ts';
import { answered, outcomeGuards, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import { remainingProblems } from '../../lib/problems.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
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

interface Context extends RealNameForm, StatusPolling {
  problems: RealNameProblems;
  /** Null too for one that was begun before this page was opened. */
  check: RealNameCheck | null;
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

/** Proving who one is: the form, then the provider's page on a phone, while this one asks how it stands. */
export const realNameMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'checking' },
  actors: {
    beginRealName: unprovidedActor<Begun, RealNameForm>(),
    confirmRealName: unprovidedActor<Verdict, { certifyId: string | null }>(),
    ...statusPolling.actors,
  },
  delays: statusPolling.delays,
  guards: {
    ...outcomeGuards,
    ...statusPolling.guards,
    isUnderWay: ({ context }, { underWay }: { underWay: boolean }) => underWay || context.check !== null,
    canSend: ({ context }) => Object.keys(realNameProblems(context)).length === 0,
    hasPassed: (_, answer: Verdict) => answer.kind === 'passed',
    hasFailed: (_, answer: Verdict) => answer.kind === 'failed',
    isUnknown: (_, answer: Verdict) => answer.kind === 'none',
  },
  actions: {
    resetForm: assign(cleanForm),
    setField: assign(({ context }, { field, value }: { field: RealNameField; value: string }) => ({
      [field]: value,
      problems: remainingProblems(context.problems, field),
    })),
    validateForm: assign(({ context }) => ({ problems: realNameProblems(context) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign((_, answer: Begun) =>
      isRefusal(answer) ? { problems: realNameRefusal(answer) } : {},
    ),
    setCheck: assign((_, answer: Begun) => (answer.kind === 'begun' ? { check: answer.check } : {})),
    dropCheck: assign({ check: null }),
    resetCheckCount: assign({ checks: 0, manual: false, msg: '' }),
    countCheck: assign(({ context }) => oneMoreCheck(context)),
    setManualCheck: assign({ manual: true }),
    setScheduledCheck: assign({ manual: false }),
    setVerdict: assign((_, answer: Verdict) => {
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
          { guard: { type: 'isUnderWay', params: payload }, target: 'waiting.checking' },
          { target: 'form' },
        ],
      },
    },
    form: {
      entry: 'dropCheck',
      initial: 'filling',
      on: {
        'check.close': 'closed',
        'field.edit': { target: '.filling', actions: { type: 'setField', params: payload } },
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
        onDone: [refusedTo('form'), { target: 'waiting', actions: { type: 'setCheck', params: output } }],
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
        ...pollingStates,
        checking: {
          tags: 'checking',
          entry: 'countCheck',
          invoke: {
            id: 'confirmRealName',
            src: 'confirmRealName',
            input: ({ context }) => ({ certifyId: context.check?.certifyId ?? null }),
            onDone: [
              answered('wasRefused', 'statusUnavailable', 'setVerdict'),
              answered('hasPassed', '#realName.passed', 'setVerdict'),
              answered('hasFailed', '#realName.failed', 'setVerdict'),
              { guard: { type: 'isUnknown', params: output }, target: '#realName.form' },
              { target: 'pausing', actions: { type: 'setVerdict', params: output } },
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
        onDone: [answered('hasPassed', 'passed', 'setVerdict'), { target: 'expired' }],
        onError: 'expired',
      },
    },
    passed: { entry: 'dropCheck', on: { 'check.close': 'closed' } },
    failed: { entry: 'dropCheck', on: { 'form.again': 'form', 'check.close': 'closed' } },
    expired: { entry: 'dropCheck', on: { 'form.again': 'form', 'check.close': 'closed' } },
  },
});
