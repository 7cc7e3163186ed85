import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { previewMachine } from './preview.machine.ts';
import type { ReportedRequest } from './preview.setup.ts';
import type { PreviewReading } from './preview.types.ts';
import { previewReader } from './previewReader.ts';

export type PastePreview = ActorRefFrom<typeof previewMachine>;

/** What is known of the text: as it is, and whenever it changes. */
interface TextSource {
  getSnapshot(): { context: { unreadText: string } };
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** The preview of what is typed or pasted, read in a worker that lives as long as the component. */
export function usePreview(source: TextSource): PastePreview {
  const { logic, reader } = useMemo(() => {
    const reader = previewReader();
    const logic = previewMachine.provide({
      actors: {
        readPreview: fromPromise<readonly PreviewReading[], ReportedRequest>(
          ({ input: { report, ...request }, signal }) => reader.read(request, report, signal),
        ),
        watchText: watchText(source),
      },
    });
    return { logic, reader };
  }, [source]);
  useEffect(() => {
    reader.open();
    return reader.close;
  }, [reader]);
  return useActorRef(logic);
}

function watchText(source: TextSource) {
  return fromCallback(({ sendBack }) => {
    let known = '';
    const look = () => {
      const text = source.getSnapshot().context.unreadText;
      if (text !== known) sendBack({ type: 'text.change', text });
      known = text;
    };
    look();
    const { unsubscribe } = source.subscribe(look);
    return unsubscribe;
  });
}
