import { output, payload } from '../../../../lib/params.ts';
import { shipModelSetup } from './shipModel.setup.ts';

/** Step 1: a file is chosen and read; where its columns are not clear, the person says what they are. */
export const fileStep = shipModelSetup.createStateConfig({
  entry: { type: 'setStep', params: { step: 'file' } },
  initial: 'choosing',
  on: {
    'file.choose': {
      target: '.reading',
      actions: [{ type: 'setFile', params: payload }, 'clearRefusal'],
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
            guard: { type: 'wasRefused', params: output },
            target: 'choosing',
            actions: { type: 'setFileRefusal', params: output },
          },
          {
            guard: { type: 'needsMapping', params: output },
            target: 'mapping',
            actions: { type: 'setColumns', params: output },
          },
          {
            target: '#shipModel.composing.check',
            actions: { type: 'setRows', params: output },
          },
        ],
        onError: 'failed',
      },
      on: {
        'reading.progress': { actions: { type: 'setProgress', params: payload } },
        'reading.cancel': 'choosing',
        'step.go': {},
      },
    },
    mapping: {
      on: {
        'column.map': { actions: { type: 'mapColumn', params: payload } },
        'sheet.choose': { target: 'reading', actions: { type: 'setSheet', params: payload } },
        'mapping.confirm': { guard: 'hasMapped', target: 'reading' },
        'mapping.cancel': 'choosing',
      },
    },
    failed: { on: { retry: 'reading' } },
  },
});
