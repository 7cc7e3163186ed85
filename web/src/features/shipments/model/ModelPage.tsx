import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { browserDatabase } from '../../../lib/database.ts';
import { browserStorage } from '../../../lib/storage.ts';
import { mappingStore } from '../../spreadsheets/recipients/mappings.ts';
import { draftOwnership } from '../shared/wizard/draftOwnership.ts';
import { useStepHistory } from '../shared/wizard/useStepHistory.ts';
import { autosaveModelDraft } from './flow/autosaveModelDraft.ts';
import { MODEL_STEPS, modelDrafts } from './flow/modelDraft.ts';
import { shipModelActors } from './flow/shipModel.actors.ts';
import { shipModelMachine } from './flow/shipModel.machine.ts';
import { ModelView } from './ModelView.tsx';

/** The wizard for a spreadsheet of recipients of one account, from where its draft stands. */
export function ModelPage({ account }: { account: string }) {
  const client = useApolloClient();
  const { logic, keep } = useMemo(() => {
    const drafts = modelDrafts(browserDatabase());
    const mappings = mappingStore(browserStorage(), account);
    const turn = draftOwnership(browserStorage(), `chengcang.shipModel.${account}`);
    const actors = shipModelActors(client, { drafts, turn, mappings });
    return { logic: shipModelMachine.provide({ actors }), keep: autosaveModelDraft() };
  }, [client, account]);
  const wizard = useActorRef(logic, { input: { account } }, keep);
  useStepHistory(wizard, MODEL_STEPS);
  return <ModelView wizard={wizard} />;
}
