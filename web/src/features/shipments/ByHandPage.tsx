import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { browserStorage } from '../../lib/storage.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import styles from './ByHandPage.module.css';
import { draftStore, type Entry, type Step } from './draft.ts';
import { keepDraft } from './keepDraft.ts';
import { DeliveryStep } from './parts/DeliveryStep.tsx';
import { GoodsStep } from './parts/GoodsStep.tsx';
import { OpeningSkeleton } from './parts/OpeningSkeleton.tsx';
import { RecipientsStep } from './parts/RecipientsStep.tsx';
import { Result } from './parts/Result.tsx';
import { ReviewStep } from './parts/ReviewStep.tsx';
import { Summary } from './parts/Summary.tsx';
import { WizardSteps } from './parts/WizardSteps.tsx';
import { shipByHandActors } from './shipByHand.actors.ts';
import { shipByHandMachine } from './shipByHand.machine.ts';
import { selectScreen, type Wizard } from './shipByHand.selectors.ts';
import { draftOf } from './shipByHand.setup.ts';
import { shipText } from './shipByHand.text.ts';

/** The by-hand wizard of one account, from where its draft stands. */
export function ByHandPage({ account, entry }: { account: string; entry: Entry }) {
  const client = useApolloClient();
  const { logic, keep } = useMemo(() => {
    const drafts = draftStore(browserStorage(), account);
    const actors = shipByHandActors(client, drafts);
    return { logic: shipByHandMachine.provide({ actors }), keep: keepDraft(drafts, draftOf) };
  }, [client, account]);
  const wizard = useActorRef(logic, { input: { account, entry } }, keep);
  const screen = useSelector(wizard, selectScreen);
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
      <WizardSteps wizard={wizard} screen={screen} />
      {screen === 'done' ? (
        <Result wizard={wizard} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.work}>
            <CurrentStep wizard={wizard} screen={screen} />
          </div>
          <Summary wizard={wizard} screen={screen} />
        </div>
      )}
    </>
  );
}

function CurrentStep({ wizard, screen }: { wizard: Wizard; screen: Step }) {
  switch (screen) {
    case 'goods':
      return <GoodsStep wizard={wizard} />;
    case 'delivery':
      return <DeliveryStep wizard={wizard} />;
    case 'recipients':
      return <RecipientsStep wizard={wizard} />;
    default:
      return <ReviewStep wizard={wizard} />;
  }
}
