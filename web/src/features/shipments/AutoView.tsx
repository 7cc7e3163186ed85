import { useSelector } from '@xstate/react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { AutoGoodsStep } from './auto/AutoGoodsStep.tsx';
import { AutoResult } from './auto/AutoResult.tsx';
import { AutoReviewStep } from './auto/AutoReviewStep.tsx';
import { AutoSteps } from './auto/AutoSteps.tsx';
import { AutoSummary } from './auto/AutoSummary.tsx';
import { OrdersStep } from './auto/OrdersStep.tsx';
import { ShopStep } from './auto/ShopStep.tsx';
import type { AutoStep } from './autoDraft.ts';
import styles from './ByHandPage.module.css';
import { OpeningSkeleton } from './parts/OpeningSkeleton.tsx';
import { useStepTop } from './parts/useStepTop.ts';
import { type AutoWizard, selectScreen } from './shipAuto.selectors.ts';
import { shipText } from './shipByHand.text.ts';

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
