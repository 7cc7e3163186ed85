import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { browserStorage } from '../../lib/storage.ts';
import { ByHandView } from './ByHandView.tsx';
import { draftStore, type Entry, STEPS } from './draft.ts';
import { keepDraft } from './keepDraft.ts';
import { shipByHandActors } from './shipByHand.actors.ts';
import { shipByHandMachine } from './shipByHand.machine.ts';
import { draftOf } from './shipByHand.setup.ts';
import { useStepHistory } from './useStepHistory.ts';

/** The by-hand wizard of one account, from where its draft stands. */
export function ByHandPage({ account, entry }: { account: string; entry: Entry }) {
  const client = useApolloClient();
  const { logic, keep } = useMemo(() => {
    const drafts = draftStore(browserStorage(), account);
    const actors = shipByHandActors(client, drafts);
    return { logic: shipByHandMachine.provide({ actors }), keep: keepDraft(drafts, draftOf) };
  }, [client, account]);
  const wizard = useActorRef(logic, { input: { account, entry } }, keep);
  useStepHistory(wizard, STEPS);
  return <ByHandView wizard={wizard} />;
}
