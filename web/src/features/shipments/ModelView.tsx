import { useSelector } from '@xstate/react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './ByHandPage.module.css';
import { CheckStep } from './model/CheckStep.tsx';
import { FileStep } from './model/FileStep.tsx';
import { ModelGoodsStep } from './model/ModelGoodsStep.tsx';
import { ModelResult } from './model/ModelResult.tsx';
import { ModelReviewStep } from './model/ModelReviewStep.tsx';
import { ModelSteps } from './model/ModelSteps.tsx';
import { ModelSummary } from './model/ModelSummary.tsx';
import type { ModelStep } from './modelDraft.ts';
import { OpeningSkeleton } from './parts/OpeningSkeleton.tsx';
import { useStepTop } from './parts/useStepTop.ts';
import { shipText } from './shipByHand.text.ts';
import { type ModelWizard, selectContext, selectScreen } from './shipModel.selectors.ts';
import { modelText } from './shipModel.text.ts';

/** The step that the wizard is at, under the way through all of them and beside what was chosen. */
export function ModelView({ wizard }: { wizard: ModelWizard }) {
  const screen = useSelector(wizard, selectScreen);
  const { unkept } = useSelector(wizard, selectContext);
  useStepTop(screen);
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
