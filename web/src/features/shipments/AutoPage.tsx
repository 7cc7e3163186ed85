import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { browserStorage } from '../../lib/storage.ts';
import { AutoView } from './AutoView.tsx';
import { AUTO_STEPS, autoDraftStore } from './autoDraft.ts';
import { keepDraft } from './keepDraft.ts';
import { shipAutoActors } from './shipAuto.actors.ts';
import { shipAutoMachine } from './shipAuto.machine.ts';
import { autoDraftOf } from './shipAuto.setup.ts';
import { useStepHistory } from './useStepHistory.ts';

/** The wizard for a shop's orders of one account, from where its draft stands. */
export function AutoPage({ account }: { account: string }) {
  const client = useApolloClient();
  const { logic, keep } = useMemo(() => {
    const drafts = autoDraftStore(browserStorage(), account);
    const actors = shipAutoActors(client, drafts);
    return { logic: shipAutoMachine.provide({ actors }), keep: keepDraft(drafts, autoDraftOf) };
  }, [client, account]);
  const wizard = useActorRef(logic, { input: { account } }, keep);
  useStepHistory(wizard, AUTO_STEPS);
  return <AutoView wizard={wizard} />;
}
