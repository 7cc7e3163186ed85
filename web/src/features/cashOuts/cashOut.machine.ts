import { output, payload } from '../../lib/params.ts';
import { fillingForm } from './cashOut.form.ts';
import { blankCashOut, cashOutSetup } from './cashOut.setup.ts';

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
      on: {
        'dialog.open': { target: 'loading', actions: { type: 'setOpening', params: payload } },
      },
    },
    loading: {
      tags: 'busy',
      entry: 'clearMessage',
      on: { 'dialog.close': 'closed' },
      invoke: {
        id: 'loadLimits',
        src: 'loadLimits',
        onDone: [
          {
            guard: { type: 'wasRefused', params: output },
            target: 'loadFailed',
            actions: { type: 'setMessage', params: output },
          },
          {
            target: 'deciding',
            actions: { type: 'setLimits', params: output },
          },
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
