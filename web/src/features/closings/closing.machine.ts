import { codeFormOf, provingByCode } from '../../flows/codeProof.ts';
import { output, payload } from '../../lib/params.ts';
import { blankClosing, closingSetup } from './closing.setup.ts';

/** Asks before a closing that goes on is taken back, and stays until it is known what came of it. */
const cancelling = closingSetup.createStateConfig({
  initial: 'asking',
  on: { 'keep.dismiss': '#closing.idle' },
  states: {
    asking: { on: { 'keep.accept': 'cancellingClosing' } },
    cancellingClosing: {
      tags: 'busy',
      on: { 'keep.dismiss': {} },
      invoke: {
        id: 'keepAccount',
        src: 'keepAccount',
        onDone: [
          {
            guard: { type: 'wasRefused', params: output },
            target: 'refused',
            actions: { type: 'setRefusal', params: output },
          },
          { target: '#closing.idle', actions: 'announceKept' },
        ],
        onError: 'failed',
      },
    },
    refused: {},
    failed: { on: { 'keep.accept': 'cancellingClosing' } },
  },
});

/** Closing the account: a code to its phone, the question whether that is meant, and the end, whoever brings it about. */
export const closingMachine = closingSetup.createMachine({
  id: 'closing',
  context: blankClosing,
  invoke: { id: 'watchClosing', src: 'watchClosing' },
  initial: 'idle',
  on: { 'account.closed': '.closed' },
  states: {
    idle: {
      entry: 'clear',
      on: {
        'dialog.open': { target: 'verifying', actions: { type: 'setPhone', params: payload } },
        'keep.ask': 'cancelling',
      },
    },
    verifying: {
      type: 'parallel',
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              initial: 'filling',
              on: {
                'dialog.close': '#closing.idle',
                'field.edit': {
                  target: '.filling',
                  actions: { type: 'setField', params: payload },
                },
                'code.request': {
                  actions: [
                    'clearProblems',
                    {
                      type: 'requestCode',
                      params: codeFormOf,
                    },
                  ],
                },
                'form.submit': [
                  { guard: 'canSend', target: 'confirming', actions: 'clearProblems' },
                  { target: '.filling', actions: 'validateForm' },
                ],
              },
              states: { filling: {}, failed: {} },
            },
            confirming: { on: { 'closing.confirm': 'closing', 'closing.dismiss': 'editing' } },
            closing: {
              tags: 'busy',
              invoke: {
                id: 'closeAccount',
                src: 'closeAccount',
                input: ({ context }) => context.phoneCode,
                onDone: [
                  {
                    guard: { type: 'wasRefused', params: output },
                    target: 'editing',
                    actions: { type: 'setRefusedProof', params: output },
                  },
                  {
                    guard: { type: 'isClosed', params: output },
                    target: '#closing.closed',
                  },
                  { target: '#closing.idle', actions: 'announceBegun' },
                ],
                onError: 'editing.failed',
              },
            },
          },
        },
        proof: provingByCode,
      },
    },
    cancelling,
    closed: { entry: ['clear', 'leave'], on: { 'account.closed': {} } },
  },
});
