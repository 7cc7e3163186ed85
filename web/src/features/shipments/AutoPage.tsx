import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { browserStorage } from '../../lib/storage.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { AutoGoodsStep } from './auto/AutoGoodsStep.tsx';
import { AutoResult } from './auto/AutoResult.tsx';
import { AutoReviewStep } from './auto/AutoReviewStep.tsx';
import { AutoSteps } from './auto/AutoSteps.tsx';
import { AutoSummary } from './auto/AutoSummary.tsx';
import { OrdersStep } from './auto/OrdersStep.tsx';
import { ShopStep } from './auto/ShopStep.tsx';
import { type AutoStep, autoDraftStore } from './autoDraft.ts';
import styles from './ByHandPage.module.css';
import { keepDraft } from './keepDraft.ts';
import { OpeningSkeleton } from './parts/OpeningSkeleton.tsx';
import { shipAutoActors } from './shipAuto.actors.ts';
import { shipAutoMachine } from './shipAuto.machine.ts';
import { type AutoWizard, selectScreen } from './shipAuto.selectors.ts';
import { autoDraftOf } from './shipAuto.setup.ts';
import { shipText } from './shipByHand.text.ts';

/** The wizard for a shop's orders of one account, from where its draft stands. */
export function AutoPage({ account }: { account: string }) {
  const client = useApolloClient();
  const { logic, keep } = useMemo(() => {
    const drafts = autoDraftStore(browserStorage(), account);
    const actors = shipAutoActors(client, drafts);
    return { logic: shipAutoMachine.provide({ actors }), keep: keepDraft(drafts, autoDraftOf) };
  }, [client, account]);
  const wizard = useActorRef(logic, { input: { account } }, keep);
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
      <AutoSteps wizard={wizard} screen={screen} />
      {screen === 'done' ? (
        <AutoResult wizard={wizard} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.work}>
            <CurrentStep wizard={wizard} screen={screen} />
          </div>
          <AutoSummary wizard={wizard} screen={screen} />
        </div>
      )}
    </>
  );
}

function CurrentStep({ wizard, screen }: { wizard: AutoWizard; screen: AutoStep }) {
  switch (screen) {
    case 'shop':
      return <ShopStep wizard={wizard} />;
    case 'orders':
      return <OrdersStep wizard={wizard} />;
    case 'goods':
      return <AutoGoodsStep wizard={wizard} />;
    default:
      return <AutoReviewStep wizard={wizard} />;
  }
}
