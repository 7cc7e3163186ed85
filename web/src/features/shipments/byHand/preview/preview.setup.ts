import type { Correction } from '@chengcang/addresses';
import { assign, fromCallback, setup } from 'xstate';
import { unprovidedActor } from '../../../../lib/unprovidedActor.ts';
import type { Corrections, PreviewReading, PreviewRequest } from './preview.types.ts';

interface PreviewContext extends PreviewRequest {
  /** Of the text, or of the one before while it is being read. */
  readings: readonly PreviewReading[];
}

export interface ReportedRequest extends PreviewRequest {
  /** Hears of the first recipients while the others are being read. */
  report: (readings: readonly PreviewReading[]) => void;
}

type PreviewEvent =
  | { type: 'text.change'; text: string }
  | { type: 'part.correct'; of: string; correction: Correction }
  | { type: 'readings.report'; readings: readonly PreviewReading[] }
  | { type: 'retry' };

export const previewSetup = setup({
  types: { context: {} as PreviewContext, events: {} as PreviewEvent },
  actors: {
    readPreview: unprovidedActor<readonly PreviewReading[], ReportedRequest>(),
    watchText: fromCallback(() => {}),
  },
  delays: { previewDebounce: 150 },
  guards: { hasText: (_, { text }: { text: string }) => text.trim() !== '' },
  actions: {
    setText: assign((_, { text }: { text: string }) => ({ text })),
    addCorrection: assign(({ context }, { of, correction }: { of: string; correction: Correction }) => ({
      corrections: added(context.corrections, of, correction),
    })),
    clearCorrections: assign({ corrections: {}, readings: [] }),
    // Below what was read anew stays what was read before, until all is.
    setFirstReadings: assign(({ context }, { readings }: { readings: readonly PreviewReading[] }) => ({
      readings: [...readings, ...context.readings.slice(readings.length)],
    })),
    setReadings: assign((_, readings: readonly PreviewReading[]) => ({ readings })),
  },
});

function added(corrections: Corrections, of: string, correction: Correction): Corrections {
  return { ...corrections, [of]: [...(corrections[of] ?? []), correction] };
}
