import { useSelector } from '@xstate/react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { OpeningSkeleton } from '../shared/wizard/OpeningSkeleton.tsx';
import { useStepTop } from '../shared/wizard/useStepTop.ts';
import { WizardSteps } from '../shared/wizard/WizardSteps.tsx';
import styles from '../shared/wizard/wizard.module.css';
import { DeliveryStep } from './DeliveryStep.tsx';
import type { Step } from './flow/draft.ts';
import { selectScreen, type Wizard } from './flow/shipByHand.selectors.ts';
import { shipText } from './flow/shipByHand.text.ts';
import { GoodsStep } from './GoodsStep.tsx';
import { Result } from './Result.tsx';
import { RecipientsStep } from './recipients/RecipientsStep.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';
import { Summary } from './Summary.tsx';

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
