import { assign, raise, setup } from 'xstate';
import type { DrawnCaptcha } from '../../fields/captcha.ts';
import { RESEND_WAIT_MS } from '../../fields/codeRequest.ts';
import { asTyped } from '../../fields/credentials.ts';
import { captchaDelays, drawingCaptcha, noPicture, pictureIn } from '../../flows/drawingCaptcha.ts';
import type { MemberRole } from '../../graphql/generated/graphql.ts';
import { outcomeGuards, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import { remainingProblems } from '../../lib/problems.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import type { GrantableRole } from './memberForm.ts';
import {
  type CodesInput,
  codesInput,
  codesProblems,
  type NewOwner,
  type TransferContext,
  type TransferField,
  type TransferInput,
  transferInput,
  transferProblems,
  transferRefusal,
} from './transferAccount.rules.ts';

export type SentCodes = { kind: 'sent' } | Refusal;
export type TransferOutcome = { kind: 'transferred' } | Refusal;

type TransferEvent =
  | { type: 'editor.open'; member: NewOwner; roles: readonly GrantableRole[] }
  | { type: 'editor.close' }
  | { type: 'field.edit'; field: TransferField; value: string }
  | { type: 'stay.choose'; stayAs: MemberRole | null }
  | { type: 'code.request' }
  | { type: 'captcha.refresh' }
  | { type: 'form.save' };

const blank: TransferContext = {
  ...{ member: null, roles: [], stayAs: null, captcha: '', ownCode: '', memberCode: '' },
  ...{ picture: null, resendAt: null, problems: {} },
};

/** Makes a member the owner of the account, with a code of either phone; everybody is signed out then. */
export const transferAccountMachine = setup({
  types: {
    context: {} as TransferContext,
    events: {} as TransferEvent,
    tags: {} as 'open' | 'busy' | 'failed' | 'pictureMissing' | 'sendingCodes' | 'transferred',
  },
  actors: {
    drawCaptcha: unprovidedActor<DrawnCaptcha>(),
    sendCodes: unprovidedActor<SentCodes, CodesInput>(),
    transferAccount: unprovidedActor<TransferOutcome, TransferInput>(),
  },
  delays: {
    ...captchaDelays,
    resendWait: RESEND_WAIT_MS,
  },
  guards: {
    ...outcomeGuards,
    canAsk: ({ context }) => Object.keys(codesProblems(context)).length === 0,
    canSend: ({ context }) => Object.keys(transferProblems(context)).length === 0,
  },
  actions: {
    reset: assign(blank),
    setOpening: assign((_, { member, roles }: { member: NewOwner; roles: readonly GrantableRole[] }) => ({
      member,
      roles,
    })),
    setField: assign(({ context }, { field, value }: { field: TransferField; value: string }) => ({
      [field]: asTyped('phoneCode', value),
      problems: remainingProblems(context.problems, field),
    })),
    setStayAs: assign((_, { stayAs }: { stayAs: MemberRole | null }) => ({ stayAs })),
    validateCodes: assign(({ context }) => ({ problems: codesProblems(context) })),
    validateForm: assign(({ context }) => ({ problems: transferProblems(context) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign((_, answer: SentCodes | TransferOutcome) =>
      isRefusal(answer) ? { problems: transferRefusal(answer) } : {},
    ),
    setUnsent: assign({ problems: { ownCode: { code: 'unsent' } } }),
    startWait: assign(() => ({ resendAt: Date.now() + RESEND_WAIT_MS })),
    dropPicture: assign(noPicture),
    setPicture: assign(pictureIn),
    refreshCaptcha: raise({ type: 'captcha.refresh' }),
    leave: unprovidedAction(),
  },
}).createMachine({
  id: 'transferAccount',
  context: blank,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: { 'editor.open': { target: 'open', actions: { type: 'setOpening', params: payload } } },
    },
    open: {
      tags: 'open',
      type: 'parallel',
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              initial: 'filling',
              on: {
                'editor.close': '#transferAccount.closed',
                'field.edit': { target: '.filling', actions: { type: 'setField', params: payload } },
                'stay.choose': { target: '.filling', actions: { type: 'setStayAs', params: payload } },
                'form.save': [
                  { guard: 'canSend', target: 'submitting', actions: 'clearProblems' },
                  { target: '.filling', actions: 'validateForm' },
                ],
              },
              states: { filling: {}, requestFailed: { tags: 'failed' } },
            },
            submitting: {
              tags: 'busy',
              invoke: {
                id: 'transferAccount',
                src: 'transferAccount',
                input: ({ context }) => transferInput(context),
                onDone: [refusedTo('editing'), { target: '#transferAccount.transferred' }],
                onError: 'editing.requestFailed',
              },
            },
          },
        },
        codes: {
          initial: 'ready',
          states: {
            ready: {
              on: {
                'code.request': [
                  { guard: 'canAsk', target: 'sending', actions: 'clearProblems' },
                  { actions: 'validateCodes' },
                ],
              },
            },
            sending: {
              tags: 'sendingCodes',
              invoke: {
                id: 'sendCodes',
                src: 'sendCodes',
                input: ({ context }) => codesInput(context),
                onDone: [
                  {
                    guard: { type: 'wasRefused', params: output },
                    target: 'ready',
                    actions: [{ type: 'setRefusal', params: output }, 'refreshCaptcha'],
                  },
                  { target: 'waiting', actions: ['startWait', 'refreshCaptcha'] },
                ],
                onError: { target: 'ready', actions: ['setUnsent', 'refreshCaptcha'] },
              },
            },
            waiting: { after: { resendWait: 'ready' } },
          },
        },
        captcha: drawingCaptcha,
      },
    },
    transferred: {
      tags: ['open', 'transferred'],
      on: { 'editor.close': { target: 'closed', actions: 'leave' } },
    },
  },
});
