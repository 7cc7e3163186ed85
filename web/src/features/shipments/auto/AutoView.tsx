import { useSelector } from '@xstate/react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { shipText } from '../byHand/flow/shipByHand.text.ts';
import { OpeningSkeleton } from '../shared/wizard/OpeningSkeleton.tsx';
import { useStepTop } from '../shared/wizard/useStepTop.ts';
import styles from '../shared/wizard/wizard.module.css';
import { AutoResult } from './AutoResult.tsx';
import { AutoSteps } from './AutoSteps.tsx';
import { AutoSummary } from './AutoSummary.tsx';
import type { AutoStep } from './flow/autoDraft.ts';
import { type AutoWizard, selectScreen } from './flow/shipAuto.selectors.ts';
import { AutoGoodsStep } from './goods/AutoGoodsStep.tsx';
import { OrdersStep } from './orders/OrdersStep.tsx';
import { AutoReviewStep } from './review/AutoReviewStep.tsx';
import { ShopStep } from './ShopStep.tsx';

/** The step that the wizard is at, under the way through all of them and beside what was chosen. */
export function AutoView({ wizard }: { wizard: AutoWizard }) {
  const screen = useSelector(wizard, selectScreen);
  useStepTop(screen);
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
