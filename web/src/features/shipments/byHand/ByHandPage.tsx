import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { browserStorage } from '../../../lib/storage.ts';
import { autosaveDraft } from '../shared/wizard/draftAutosave.ts';
import { useStepHistory } from '../shared/wizard/useStepHistory.ts';
import { ByHandView } from './ByHandView.tsx';
import { draftStore, type Entry, STEPS } from './flow/draft.ts';
import { shipByHandActors } from './flow/shipByHand.actors.ts';
import { shipByHandMachine } from './flow/shipByHand.machine.ts';
import { draftOf } from './flow/shipByHand.setup.ts';

/** The by-hand wizard of one account, from where its draft stands. */
export function ByHandPage({ account, entry }: { account: string; entry: Entry }) {
  const client = useApolloClient();
  const { logic, keep } = useMemo(() => {
    const drafts = draftStore(browserStorage(), account);
    const actors = shipByHandActors(client, drafts);
    return { logic: shipByHandMachine.provide({ actors }), keep: autosaveDraft(drafts, draftOf) };
  }, [client, account]);
  const wizard = useActorRef(logic, { input: { account, entry } }, keep);
  useStepHistory(wizard, STEPS);
  return <ByHandView wizard={wizard} />;
}
