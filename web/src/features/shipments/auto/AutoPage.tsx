import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { browserStorage } from '../../../lib/storage.ts';
import { autosaveDraft } from '../shared/wizard/draftAutosave.ts';
import { useStepHistory } from '../shared/wizard/useStepHistory.ts';
import { AutoView } from './AutoView.tsx';
import { AUTO_STEPS, autoDraftStore } from './flow/autoDraft.ts';
import { shipAutoActors } from './flow/shipAuto.actors.ts';
import { shipAutoMachine } from './flow/shipAuto.machine.ts';
import { autoDraftOf } from './flow/shipAuto.setup.ts';

/** The wizard for a shop's orders of one account, from where its draft stands. */
export function AutoPage({ account }: { account: string }) {
  const client = useApolloClient();
  const { logic, keep } = useMemo(() => {
    const drafts = autoDraftStore(browserStorage(), account);
    const actors = shipAutoActors(client, drafts);
    return { logic: shipAutoMachine.provide({ actors }), keep: autosaveDraft(drafts, autoDraftOf) };
  }, [client, account]);
  const wizard = useActorRef(logic, { input: { account } }, keep);
  useStepHistory(wizard, AUTO_STEPS);
  return <AutoView wizard={wizard} />;
}
