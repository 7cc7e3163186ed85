import { refusedTo } from '../../../../lib/outcome.ts';
import { output, payload } from '../../../../lib/params.ts';
import { numbersOf } from './modelVerdicts.ts';
import { nextPlaces, shipModelSetup } from './shipModel.setup.ts';

/** Step 2: regions are located and earlier orders found, then every row is fixed, excluded or accepted. */
export const checkStep = shipModelSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'check' } }, 'clearOrdered'],
  initial: 'deciding',
  on: {
    'cells.fill': { actions: { type: 'fillCells', params: payload } },
    'rows.replace': { actions: { type: 'replaceText', params: payload } },
    'rows.move': { actions: { type: 'moveRows', params: payload } },
    'rows.exclude': { actions: { type: 'excludeRows', params: payload } },
    'errors.exclude': { actions: 'excludeStopped' },
    'rows.undo': { guard: 'hasPast', target: '.deciding', actions: 'undo' },
  },
  states: {
    deciding: {
      always: [
        { guard: 'hasUnplaced', target: 'locating' },
        { guard: 'knowsOrdered', target: 'fixing' },
        { target: 'comparing' },
      ],
    },
    locating: {
      tags: 'busy',
      invoke: {
        id: 'readPlaces',
        src: 'readPlaces',
        input: ({ context }) => nextPlaces(context.rows),
        onDone: [
          refusedTo('unlocated'),
          {
            target: 'deciding',
            actions: { type: 'setPlaces', params: output },
          },
        ],
        onError: 'unlocated',
      },
      on: { 'locating.skip': { target: 'deciding', actions: 'dropPlaces' }, 'step.go': {}, 'rows.undo': {} },
    },
    unlocated: {
      exit: 'clearRefusal',
      on: {
        retry: 'locating',
        'locating.skip': { target: 'deciding', actions: 'dropPlaces' },
      },
    },
    comparing: {
      invoke: {
        id: 'findOrdered',
        src: 'findOrdered',
        input: ({ context: { rows, platform } }) => ({ platform, thirdOrderNos: numbersOf(rows) }),
        onDone: {
          target: 'fixing',
          actions: { type: 'setOrdered', params: output },
        },
        // Only a hint: the quote says it again.
        onError: 'fixing',
      },
      on: {
        'rows.locate': {
          target: 'deciding',
          actions: { type: 'placeAgain', params: payload },
        },
      },
    },
    fixing: {
      on: {
        'rows.locate': {
          target: 'deciding',
          actions: { type: 'placeAgain', params: payload },
        },
      },
    },
  },
});
