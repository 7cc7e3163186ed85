import { shipModelSetup } from './shipModel.setup.ts';

/** Step 1: a file is chosen and read; where its columns are not clear, the person says what they are. */
export const fileStep = shipModelSetup.createStateConfig({
  entry: { type: 'setStep', params: { step: 'file' } },
  initial: 'choosing',
  on: {
    'file.choose': {
      target: '.reading',
      actions: [{ type: 'setFile', params: ({ event }) => event }, 'clearRefusal'],
    },
  },
  states: {
    choosing: { on: { 'mapping.open': { guard: 'canMapAgain', target: 'mapping' } } },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { file, sheet, read, fields }, self }) => ({
          file: file as File,
          sheet,
          mapping: read && { header: read.header, fields },
          report: (progress) => self.send({ type: 'reading.progress', progress }),
        }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosing',
            actions: { type: 'setFileRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'needsMapping', params: ({ event }) => ({ answer: event.output }) },
            target: 'mapping',
            actions: { type: 'setColumns', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: '#shipModel.composing.check',
            actions: { type: 'setRows', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'broken',
      },
      on: {
        'reading.progress': { actions: { type: 'setProgress', params: ({ event }) => event } },
        'reading.cancel': 'choosing',
        'step.go': {},
      },
    },
    mapping: {
      on: {
        'column.map': { actions: { type: 'mapColumn', params: ({ event }) => event } },
        'sheet.choose': { target: 'reading', actions: { type: 'setSheet', params: ({ event }) => event } },
        'mapping.confirm': { guard: 'hasMapped', target: 'reading' },
        'mapping.cancel': 'choosing',
      },
    },
    broken: { on: { retry: 'reading' } },
  },
});
