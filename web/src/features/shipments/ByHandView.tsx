import { useSelector } from '@xstate/react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import styles from './ByHandPage.module.css';
import type { Step } from './draft.ts';
import { DeliveryStep } from './parts/DeliveryStep.tsx';
import { GoodsStep } from './parts/GoodsStep.tsx';
import { OpeningSkeleton } from './parts/OpeningSkeleton.tsx';
import { RecipientsStep } from './parts/RecipientsStep.tsx';
import { Result } from './parts/Result.tsx';
import { ReviewStep } from './parts/ReviewStep.tsx';
import { Summary } from './parts/Summary.tsx';
import { useStepTop } from './parts/useStepTop.ts';
import { WizardSteps } from './parts/WizardSteps.tsx';
import { selectScreen, type Wizard } from './shipByHand.selectors.ts';
import { shipText } from './shipByHand.text.ts';

/** The step that the wizard is at, under the way through all of them and beside what was chosen. */
export function ByHandView({ wizard }: { wizard: Wizard }) {
  const screen = useSelector(wizard, selectScreen);
  useStepTop(screen);
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
