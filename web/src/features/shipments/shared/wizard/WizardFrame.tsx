import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { OpeningSkeleton } from './OpeningSkeleton.tsx';
import { StepBar } from './StepBar.tsx';
import { useStepTop } from './useStepTop.ts';
import styles from './wizard.module.css';
import { selectScreen } from './wizard.selectors.ts';
import { wizardText } from './wizard.text.ts';
import type { WizardPlan, WizardRef } from './wizard.types.ts';

interface Props<Step extends string> {
  wizard: WizardRef<Step>;
  plan: WizardPlan<Step>;
  /** What has to be mended, by the step at which it is said. */
  errors: Partial<Record<Step, number>>;
  step: (step: Step) => ReactNode;
  /** Beside every step. */
  summary: (step: Step) => ReactNode;
  /** Once the order is paid. */
  result: ReactNode;
}

/** The step that a wizard is at, under the way through all of them and beside what was chosen. */
export function WizardFrame<Step extends string>({
  wizard,
  plan,
  errors,
  step,
  summary,
  result,
}: Props<Step>) {
  const screen = useSelector(wizard, selectScreen) as Step | 'opening' | 'loadFailed' | 'done';
  useStepTop(screen);
  if (screen === 'opening') return <OpeningSkeleton />;
  if (screen === 'loadFailed') {
    return <ErrorState title={wizardText.loadFailed} onRetry={() => wizard.send({ type: 'retry' })} />;
  }
  return (
    <>
      <StepBar wizard={wizard} plan={plan} screen={screen} errors={errors} />
      {screen === 'done' ? (
        result
      ) : (
        <div className={styles.columns}>
          <div className={styles.work}>{step(screen)}</div>
          {summary(screen)}
        </div>
      )}
    </>
  );
}
