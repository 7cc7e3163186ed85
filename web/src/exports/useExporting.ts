import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { exportingLogic } from './exporting.actors.ts';
import type { Exporting } from './exporting.selectors.ts';

/** The export of a page; it ends with the page. */
export function useExporting(): Exporting {
  const client = useApolloClient();
  const logic = useMemo(() => exportingLogic(client), [client]);
  return useActorRef(logic);
}
