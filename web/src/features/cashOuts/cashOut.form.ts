import { codeFormOf, provingByCode } from '../../flows/codeProof.ts';
import { output, payload } from '../../lib/params.ts';
import { cashOutInput } from './cashOut.rules.ts';
import { cashOutSetup } from './cashOut.setup.ts';

/** The form and, beside it, the proof that goes with it. A refusal that speaks of limits has them read again. */
export const fillingForm = cashOutSetup.createStateConfig({
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
            'payee.choose': {
              target: '.filling',
              actions: { type: 'setPayee', params: payload },
            },
            'amount.all': { target: '.filling', actions: 'setAll' },
            'way.choose': {
              guard: { type: 'isOther', params: payload },
              target: '.filling',
              actions: { type: 'setWay', params: payload },
            },
            'field.edit': { target: '.filling', actions: { type: 'setField', params: payload } },
            'code.request': {
              guard: 'usesCode',
              actions: [
                'clearProblems',
                {
                  type: 'requestCode',
                  params: codeFormOf,
                },
              ],
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
              {
                guard: { type: 'wasOutdated', params: output },
                target: '#cashOut.loading',
                actions: { type: 'setRefusal', params: output },
              },
              {
                guard: { type: 'wasRefused', params: output },
                target: 'editing',
                actions: [{ type: 'setRefusal', params: output }, 'refreshCaptcha'],
              },
              {
                target: '#cashOut.requested',
                actions: { type: 'setCashOut', params: output },
              },
            ],
            // The same number goes with the next try.
            onError: { target: 'editing.requestFailed', actions: 'refreshCaptcha' },
          },
        },
      },
    },
    proof: {
      initial: 'byPassword',
      states: {
        byPassword: { always: { guard: 'usesCode', target: 'byCode' } },
        byCode: { ...provingByCode, always: { guard: 'usesPassword', target: 'byPassword' } },
      },
    },
  },
});
