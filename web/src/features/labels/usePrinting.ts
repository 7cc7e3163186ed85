import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { labelComponent } from './components/findComponent.ts';
import { printingLogic } from './printing.actors.ts';
import type { Printing } from './printing.selectors.ts';
import type { PrintSubject } from './printing.types.ts';

/** The printing of a dialog; it ends with the dialog, and so does the line to the component. */
export function usePrinting(subject: PrintSubject, onPrinted: () => void): Printing {
  const client = useApolloClient();
  const [component] = useState(labelComponent);
  const [report] = useState(() => onPrinted);
  useEffect(() => () => component.close(), [component]);
  return useActorRef(
    useMemo(() => printingLogic({ client, component, onPrinted: report }), [client, component, report]),
    { input: subject },
  );
}
