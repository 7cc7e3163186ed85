import { codeFormOf, provingByEither } from '../../flows/codeProof.ts';
import { answered } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import { cashOutInput } from './cashOut.rules.ts';
import { blankCashOut, cashOutSetup } from './cashOut.setup.ts';

/** The form and, beside it, the proof that goes with it. A refusal that speaks of limits has them read again. */
const fillingForm = cashOutSetup.createStateConfig({
  type: 'parallel',
  exit: 'dropSecrets',
  states: {
    sheet: {
      initial: 'editing',
      states: {
        editing: {
          initial: 'filling',
          on: {
            'dialog.close': '#cashOut.closed',
            'payee.choose': { target: '.filling', actions: { type: 'setPayee', params: payload } },
            'amount.all': { target: '.filling', actions: 'setAll' },
            'way.choose': {
              guard: { type: 'isOther', params: payload },
              target: '.filling',
              actions: { type: 'setWay', params: payload },
            },
            'field.edit': { target: '.filling', actions: { type: 'setField', params: payload } },
            'code.request': {
              guard: 'usesCode',
              actions: ['clearProblems', { type: 'requestCode', params: codeFormOf }],
            },
            'form.submit': [
              { guard: 'canSend', target: 'submitting', actions: 'clearProblems' },
              { target: '.filling', actions: 'validateForm' },
            ],
          },
          states: { filling: {}, requestFailed: {} },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'createCashOut',
            src: 'createCashOut',
            input: ({ context }) => ({ input: cashOutInput(context), clientNo: context.clientNo }),
            onDone: [
              answered('wasOutdated', '#cashOut.loading', 'setRefusal'),
              {
                guard: { type: 'wasRefused', params: output },
                target: 'editing',
                actions: [{ type: 'setRefusal', params: output }, 'refreshCaptcha'],
              },
              { target: '#cashOut.requested', actions: { type: 'setCashOut', params: output } },
            ],
            // The same number goes with the next try.
            onError: { target: 'editing.requestFailed', actions: 'refreshCaptcha' },
          },
        },
      },
    },
    proof: provingByEither,
  },
});

/**
 * The dialog in which a person asks for money out of the wallet: what may go out is read first, whose name it is proven
 * if need be, then the form. Its steps after that are the operators'.
 */
export const cashOutMachine = cashOutSetup.createMachine({
  id: 'cashOut',
  context: blankCashOut,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: { 'dialog.open': { target: 'loading', actions: { type: 'setOpening', params: payload } } },
    },
    loading: {
      tags: 'busy',
      entry: 'clearMessage',
      on: { 'dialog.close': 'closed' },
      invoke: {
        id: 'loadLimits',
        src: 'loadLimits',
        onDone: [
          answered('wasRefused', 'loadFailed', 'setMessage'),
          { target: 'deciding', actions: { type: 'setLimits', params: output } },
        ],
        onError: 'loadFailed',
      },
    },
    loadFailed: { on: { 'limits.retry': 'loading', 'dialog.close': 'closed' } },
    deciding: {
      always: [
        { guard: 'isRealNameMissing', target: 'realNameMissing' },
        { guard: 'isBlocked', target: 'blocked' },
        { target: 'form', actions: 'rotateKey' },
      ],
    },
    blocked: { on: { 'dialog.close': 'closed' } },
    realNameMissing: { on: { 'realName.verify': 'verifyingRealName', 'dialog.close': 'closed' } },
    /** The real-name check stands in the dialog's place. */
    verifyingRealName: {
      invoke: {
        id: 'verifyRealName',
        src: 'verifyRealName',
        input: ({ context: { underWay } }) => ({ underWay }),
        onDone: 'loading',
        onError: 'loading',
      },
    },
    form: fillingForm,
    requested: { on: { 'dialog.close': 'closed' } },
  },
});
