import { assign, raise, setup } from 'xstate';
import type { CodeForm } from '../../fields/codeRequest.ts';
import { asTyped, type CredentialProblems } from '../../fields/credentials.ts';
import { codeProof, noPicture, pictureIn } from '../../flows/codeProof.ts';
import type { PayeeType } from '../../graphql/generated/graphql.ts';
import { fenToYuan } from '../../lib/money.ts';
import { outcomeGuards } from '../../lib/outcome.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { uuid } from '../../lib/uuid.ts';
import {
  cashOutProblems,
  cashOutRefusal,
  maxWithdrawable,
  obstacleOf,
  shownProblems,
  speaksOfLimits,
} from './cashOut.rules.ts';
import type {
  Answer,
  CashOutContext,
  CashOutEvent,
  CashOutField,
  CashOutOutcome,
  CashOutRequest,
  LimitsAnswer,
  Way,
} from './cashOut.types.ts';

/** What must not outlive the form that it was typed into. */
const secrets = { password: '', captcha: '', phoneCode: '', picture: null, codeSent: false };

/** The dialog before anything was typed. */
export const blankCashOut: CashOutContext = {
  ...{ ...secrets, limits: null, amount: '', accountType: 'ALIPAY', account: '', bankName: '' },
  ...{ way: 'password', phone: '', underWay: false, clientNo: '', problems: {}, msg: '', cashOut: null },
};

/** What another request is made of; how it is proven is no part of it. */
const CONTENT: readonly CashOutField[] = ['amount', 'account', 'bankName'];

const isPaused = ({ limits }: CashOutContext) => limits?.paused === true;

export const cashOutSetup = setup({
  types: { context: {} as CashOutContext, events: {} as CashOutEvent, tags: {} as 'busy' },
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
    // The real name is not required while cash-outs are suspended for everybody.
    isRealNameMissing: ({ context }) => !isPaused(context) && context.limits?.realName === null,
    isBlocked: ({ context: { limits } }) => limits !== null && obstacleOf(limits) !== null,
    isOther: ({ context }, { way }: { way: Way }) => context.way !== way,
    usesCode: ({ context }) => context.way === 'code',
    usesPassword: ({ context }) => context.way === 'password',
    canSend: ({ context }) => Object.keys(cashOutProblems(context)).length === 0,
    wasOutdated: (_, answer: Answer) => isRefusal(answer) && speaksOfLimits(answer),
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
    setMessage: assign((_, answer: Answer) => ({ msg: isRefusal(answer) ? answer.msg : '' })),
    clearMessage: assign({ msg: '' }),
    rotateKey: assign(() => ({ clientNo: uuid() })),
    setPayee: assign(({ context }, { accountType }: { accountType: PayeeType }) => {
      const { account: _account, bankName: _bank, form: _form, ...problems } = context.problems;
      return { accountType, account: '', bankName: '', problems, clientNo: uuid() };
    }),
    setAll: assign(({ context: { limits, problems } }) => {
      const { amount: _amount, form: _form, ...others } = problems;
      return { amount: limits ? fenToYuan(maxWithdrawable(limits)) : '', problems: others, clientNo: uuid() };
    }),
    setWay: assign(({ context }, { way }: { way: Way }) => {
      const { amount, account, bankName } = context.problems;
      return {
        ...{ ...secrets, way },
        problems: { ...(amount && { amount }), ...(account && { account }), ...(bankName && { bankName }) },
      };
    }),
    setField: assign(({ context }, { field, value }: { field: CashOutField; value: string }) => {
      const { [field]: _mended, form: _form, ...problems } = context.problems;
      const number = CONTENT.includes(field) ? { clientNo: uuid() } : {};
      return { [field]: asTyped(field, value), problems, ...number };
    }),
    setProblems: assign((_, { problems }: { problems: CredentialProblems }) => ({
      problems: shownProblems(problems),
    })),
    validateForm: assign(({ context }) => ({ problems: cashOutProblems(context) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign(({ context }, answer: Answer) =>
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
