import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { browserDatabase } from '../../lib/database.ts';
import { browserStorage } from '../../lib/storage.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './ByHandPage.module.css';
import { keepModelDraft } from './keepModelDraft.ts';
import { CheckStep } from './model/CheckStep.tsx';
import { FileStep } from './model/FileStep.tsx';
import { ModelGoodsStep } from './model/ModelGoodsStep.tsx';
import { ModelResult } from './model/ModelResult.tsx';
import { ModelReviewStep } from './model/ModelReviewStep.tsx';
import { ModelSteps } from './model/ModelSteps.tsx';
import { ModelSummary } from './model/ModelSummary.tsx';
import { type ModelStep, modelDrafts } from './modelDraft.ts';
import { OpeningSkeleton } from './parts/OpeningSkeleton.tsx';
import { mappingStore } from './sheets/mappings.ts';
import { shipText } from './shipByHand.text.ts';
import { shipModelActors } from './shipModel.actors.ts';
import { shipModelMachine } from './shipModel.machine.ts';
import { type ModelWizard, selectContext, selectScreen } from './shipModel.selectors.ts';
import { modelText } from './shipModel.text.ts';

/** The wizard for a spreadsheet of recipients of one account, from where its draft stands. */
export function ModelPage({ account }: { account: string }) {
  const client = useApolloClient();
  const { logic, keep } = useMemo(() => {
    const drafts = modelDrafts(browserDatabase());
    const mappings = mappingStore(browserStorage(), account);
    const actors = shipModelActors(client, { drafts, mappings });
    return { logic: shipModelMachine.provide({ actors }), keep: keepModelDraft() };
  }, [client, account]);
  const wizard = useActorRef(logic, { input: { account } }, keep);
  const screen = useSelector(wizard, selectScreen);
  const { unkept } = useSelector(wizard, selectContext);
  useEffect(
    function showStepFromItsTop() {
      if (screen !== 'opening') window.scrollTo({ top: 0 });
    },
    [screen],
  );
  if (screen === 'opening') return <OpeningSkeleton />;
  if (screen === 'unopened') {
    return <ErrorState title={shipText.unopened} onRetry={() => wizard.send({ type: 'retry' })} />;
  }
  return (
    <>
      <ModelSteps wizard={wizard} screen={screen} />
      {screen === 'done' ? (
        <ModelResult wizard={wizard} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.work}>
            {unkept && <Message tone="warning">{modelText.unkept}</Message>}
            <CurrentStep wizard={wizard} screen={screen} />
          </div>
          <ModelSummary wizard={wizard} screen={screen} />
        </div>
      )}
    </>
  );
}

function CurrentStep({ wizard, screen }: { wizard: ModelWizard; screen: ModelStep }) {
  switch (screen) {
    case 'file':
      return <FileStep wizard={wizard} />;
    case 'check':
      return <CheckStep wizard={wizard} />;
    case 'goods':
      return <ModelGoodsStep wizard={wizard} />;
    default:
      return <ModelReviewStep wizard={wizard} />;
  }
}
