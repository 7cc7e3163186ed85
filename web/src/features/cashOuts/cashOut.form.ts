import { provingByCode } from './cashOut.code.ts';
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
              actions: { type: 'setPayee', params: ({ event }) => event },
            },
            'amount.all': { target: '.filling', actions: 'setAll' },
            'way.choose': {
              guard: { type: 'isOther', params: ({ event }) => event },
              target: '.filling',
              actions: { type: 'setWay', params: ({ event }) => event },
            },
            'field.edit': { target: '.filling', actions: { type: 'setField', params: ({ event }) => event } },
            'code.request': {
              guard: 'isByCode',
              actions: [
                'clearProblems',
                {
                  type: 'requestCode',
                  params: ({ context: { phone, captcha, picture } }) => ({
                    ...{ phone, captcha, captchaId: picture?.captchaId ?? '' },
                  }),
                },
              ],
            },
            'form.submit': [
              { guard: 'canSend', target: 'submitting', actions: 'clearProblems' },
              { target: '.filling', actions: 'validateForm' },
            ],
          },
          states: { filling: {}, broken: {} },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'createCashOut',
            src: 'createCashOut',
            input: ({ context }) => ({ input: cashOutInput(context), clientNo: context.clientNo }),
            onDone: [
              {
                guard: { type: 'wasOutdated', params: ({ event }) => ({ answer: event.output }) },
                target: '#cashOut.loading',
                actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                target: 'editing',
                actions: [
                  { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
                  'refreshCaptcha',
                ],
              },
              {
                target: '#cashOut.asked',
                actions: { type: 'setCashOut', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            // The same number goes with the next try.
            onError: { target: 'editing.broken', actions: 'refreshCaptcha' },
          },
        },
      },
    },
    proof: {
      initial: 'byPassword',
      states: {
        byPassword: { always: { guard: 'isByCode', target: 'byCode' } },
        byCode: provingByCode,
      },
    },
  },
});
