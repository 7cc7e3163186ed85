import { output, payload } from '../../../../lib/params.ts';
import { previewSetup } from './preview.setup.ts';

/** What the text of the paste box is read as, on this computer, before anything is taken over. The newest text wins. */
export const previewMachine = previewSetup.createMachine({
  id: 'pastePreview',
  context: { text: '', corrections: {}, readings: [] },
  initial: 'empty',
  invoke: { id: 'watchText', src: 'watchText' },
  on: {
    'text.change': [
      {
        guard: { type: 'hasText', params: payload },
        target: '.debouncing',
        actions: { type: 'setText', params: payload },
      },
      { target: '.empty', actions: { type: 'setText', params: payload } },
    ],
  },
  states: {
    empty: {
      entry: 'clearCorrections',
      // What is pasted is read at once.
      on: {
        'text.change': {
          guard: { type: 'hasText', params: payload },
          target: 'reading',
          actions: { type: 'setText', params: payload },
        },
      },
    },
    debouncing: { after: { previewDebounce: 'reading' } },
    reading: {
      invoke: {
        id: 'readPreview',
        src: 'readPreview',
        input: ({ context: { text, corrections }, self }) => ({
          ...{ text, corrections },
          report: (readings) => self.send({ type: 'readings.report', readings }),
        }),
        onDone: { target: 'shown', actions: { type: 'setReadings', params: output } },
        onError: 'failed',
      },
      on: { 'readings.report': { actions: { type: 'setFirstReadings', params: payload } } },
    },
    shown: {
      on: { 'part.correct': { target: 'reading', actions: { type: 'addCorrection', params: payload } } },
    },
    failed: { on: { retry: 'reading' } },
  },
});
