import { assign, raise, setup } from 'xstate';
import type { CodeForm } from '../../fields/codeRequest.ts';
import { asTyped } from '../../fields/credentials.ts';
import {
  blankProof,
  codeProof,
  type Proof,
  type ProofEvent,
  problemsIn,
  wayGuards,
} from '../../flows/codeProof.ts';
import { noPicture, pictureIn } from '../../flows/drawingCaptcha.ts';
import type { CashOutInput, CashOutRowFragment, PayeeType } from '../../graphql/generated/graphql.ts';
import { fenToYuan } from '../../lib/money.ts';
import { outcomeGuards } from '../../lib/outcome.ts';
import { remainingProblems } from '../../lib/problems.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { uuid } from '../../lib/uuid.ts';
import {
  type CashOutField,
  type CashOutLimits,
  type CashOutProblems,
  cashOutProblems,
  cashOutRefusal,
  maxWithdrawable,
  obstacleOf,
  speaksOfLimits,
  type Way,
} from './cashOut.rules.ts';

export type LimitsAnswer = { kind: 'limits'; limits: CashOutLimits } | Refusal;

export interface CashOutRequest {
  input: CashOutInput;
  clientNo: string;
}

export type CashOutOutcome = { kind: 'requested'; cashOut: CashOutRowFragment } | Refusal;

export interface CashOutContext extends Proof, Record<CashOutField, string> {
  /** Null until they are read. */
  limits: CashOutLimits | null;
  accountType: PayeeType;
  /** The way that was chosen last; the chart follows it. */
  way: Way;
  /** A real-name check was begun before the dialog was opened. */
  underWay: boolean;
  /** One for each thing that is asked: a retry after a lost answer must not take money out twice. */
  clientNo: string;
  problems: CashOutProblems;
  /** The server's message on why the limits are unknown. */
  msg: string;
  /** What was asked for in the end. */
  cashOut: CashOutRowFragment | null;
}

export type CashOutEvent =
  | { type: 'dialog.open'; phone: string; underWay: boolean }
  | { type: 'dialog.close' }
  | { type: 'limits.retry' }
  | { type: 'realName.verify' }
  | { type: 'payee.choose'; accountType: PayeeType }
  | { type: 'amount.all' }
  | { type: 'way.choose'; way: Way }
  | { type: 'field.edit'; field: CashOutField; value: string }
  | { type: 'form.submit' }
  | ProofEvent;

/** What must not outlive the form that it was typed into. */
const secrets = { ...blankProof, password: '' };

/** The dialog before anything was typed. */
export const blankCashOut: CashOutContext = {
  ...{ ...secrets, limits: null, amount: '', accountType: 'ALIPAY', account: '', bankName: '' },
  ...{ way: 'password', phone: '', underWay: false, clientNo: '', problems: {}, msg: '', cashOut: null },
};

/** What another request is made of; how it is proven is no part of it. */
const CONTENT: readonly CashOutField[] = ['amount', 'account', 'bankName'];

const isPaused = ({ limits }: CashOutContext) => limits?.paused === true;

export const cashOutSetup = setup({
  types: { context: {} as CashOutContext, events: {} as CashOutEvent, tags: {} as 'busy' | 'pictureMissing' },
  actors: {
    loadLimits: unprovidedActor<LimitsAnswer>(),
    /** Ends when the real-name check is left, however it went. */
    verifyRealName: unprovidedActor<void, { underWay: boolean }>(),
    ...codeProof.actors,
    createCashOut: unprovidedActor<CashOutOutcome, CashOutRequest>(),
  },
  delays: codeProof.delays,
  guards: {
    ...outcomeGuards,
    ...codeProof.guards,
    ...wayGuards,
    // The real name is not required while cash-outs are suspended for everybody.
    isRealNameMissing: ({ context }) => !isPaused(context) && context.limits?.realName === null,
    isBlocked: ({ context: { limits } }) => limits !== null && obstacleOf(limits) !== null,
    canSend: ({ context }) => Object.keys(cashOutProblems(context)).length === 0,
    wasOutdated: (_, answer: { kind: string }) => isRefusal(answer) && speaksOfLimits(answer),
  },
  actions: {
    reset: assign(blankCashOut),
    dropSecrets: assign(secrets),
    setOpening: assign((_, { phone, underWay }: Pick<CashOutContext, 'phone' | 'underWay'>) => ({
      ...{ phone, underWay },
    })),
    setLimits: assign((_, answer: LimitsAnswer) =>
      answer.kind === 'limits' ? { limits: answer.limits } : {},
    ),
    setMessage: assign((_, answer: { kind: string }) => ({ msg: isRefusal(answer) ? answer.msg : '' })),
    clearMessage: assign({ msg: '' }),
    rotateKey: assign(() => ({ clientNo: uuid() })),
    setPayee: assign(({ context }, { accountType }: { accountType: PayeeType }) => ({
      ...{ accountType, account: '', bankName: '', clientNo: uuid() },
      problems: remainingProblems(context.problems, 'account', 'bankName'),
    })),
    setAll: assign(({ context: { limits, problems } }) => ({
      amount: limits ? fenToYuan(maxWithdrawable(limits)) : '',
      problems: remainingProblems(problems, 'amount'),
      clientNo: uuid(),
    })),
    setWay: assign(({ context }, { way }: { way: Way }) => ({
      ...{ ...secrets, way },
      problems: remainingProblems(context.problems, 'password', 'captcha', 'phoneCode'),
    })),
    setField: assign(({ context }, { field, value }: { field: CashOutField; value: string }) => ({
      [field]: asTyped(field, value),
      problems: remainingProblems(context.problems, field),
      ...(CONTENT.includes(field) && { clientNo: uuid() }),
    })),
    setProblems: assign(problemsIn),
    validateForm: assign(({ context }) => ({ problems: cashOutProblems(context) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign(({ context }, answer: { kind: string }) =>
      isRefusal(answer) ? { problems: cashOutRefusal(answer, context.way), clientNo: uuid() } : {},
    ),
    setCashOut: assign((_, answer: CashOutOutcome) => ({
      ...blankCashOut,
      cashOut: answer.kind === 'requested' ? answer.cashOut : null,
    })),
    setCodeSent: assign({ codeSent: true }),
    dropPicture: assign(noPicture),
    setPicture: assign(pictureIn),
    refreshCaptcha: raise({ type: 'captcha.refresh' }),
    requestCode: unprovidedAction<CodeForm>(),
  },
});
