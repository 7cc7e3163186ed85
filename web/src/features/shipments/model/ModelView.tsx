import { useSelector } from '@xstate/react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Message } from '../../../ui/Message.tsx';
import { shipText } from '../byHand/flow/shipByHand.text.ts';
import { OpeningSkeleton } from '../shared/wizard/OpeningSkeleton.tsx';
import { useStepTop } from '../shared/wizard/useStepTop.ts';
import styles from '../shared/wizard/wizard.module.css';
import { CheckStep } from './check/CheckStep.tsx';
import { FileStep } from './file/FileStep.tsx';
import type { ModelStep } from './flow/modelDraft.ts';
import { type ModelWizard, selectContext, selectScreen } from './flow/shipModel.selectors.ts';
import { modelText } from './flow/shipModel.text.ts';
import { ModelGoodsStep } from './goods/ModelGoodsStep.tsx';
import { ModelResult } from './ModelResult.tsx';
import { ModelSteps } from './ModelSteps.tsx';
import { ModelSummary } from './ModelSummary.tsx';
import { ModelReviewStep } from './review/ModelReviewStep.tsx';

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
