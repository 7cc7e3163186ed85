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
            target: 'unreached',
            actions: { type: 'setMessage', params: output },
          },
          {
            target: 'deciding',
            actions: { type: 'setLimits', params: output },
          },
        ],
        onError: 'unreached',
      },
    },
    unreached: { on: { 'limits.retry': 'loading', 'dialog.close': 'closed' } },
    deciding: {
      always: [
        { guard: 'isUnproven', target: 'unproven' },
        { guard: 'isBarred', target: 'barred' },
        { target: 'form', actions: 'rotateKey' },
      ],
    },
    barred: { on: { 'dialog.close': 'closed' } },
    unproven: { on: { 'name.prove': 'proving', 'dialog.close': 'closed' } },
    /** The real-name check stands in the dialog's place. */
    proving: {
      invoke: {
        id: 'proveName',
        src: 'proveName',
        input: ({ context: { underWay } }) => ({ underWay }),
        onDone: 'loading',
        onError: 'loading',
      },
    },
    form: fillingForm,
    asked: { on: { 'dialog.close': 'closed' } },
  },
});
