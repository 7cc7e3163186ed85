import { refusedTo } from '../../../../lib/outcome.ts';
import { output, payload } from '../../../../lib/params.ts';
import { shipAutoSetup } from './shipAuto.setup.ts';

/** Step 1: whose orders; a shop whose binding has ended says so when it is read. */
export const shopStep = shipAutoSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'shop' } }, 'clearQuote'],
  initial: 'choosing',
  on: {
    'shop.choose': { target: '.reading', actions: [{ type: 'setShop', params: payload }, 'clearRefusal'] },
  },
  states: {
    choosing: {},
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readShop',
        src: 'readShop',
        input: ({ context }) => context.shopId ?? 0,
        onDone: [
          refusedTo('choosing'),
          {
            target: '#shipAuto.composing.orders.pulling',
            actions: { type: 'storeShop', params: output },
          },
        ],
        onError: 'failed',
      },
      on: { 'shop.choose': {}, 'step.go': {} },
    },
    failed: { on: { retry: 'reading' } },
  },
});
