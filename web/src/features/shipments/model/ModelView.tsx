import { useSelector } from '@xstate/react';
import { useFields } from '../../../lib/useFields.ts';
import { Message } from '../../../ui/Message.tsx';
import { Result } from '../shared/wizard/Result.tsx';
import { WizardFrame } from '../shared/wizard/WizardFrame.tsx';
import { CheckStep } from './check/CheckStep.tsx';
import { FileStep } from './file/FileStep.tsx';
import { type ModelWizard, selectCounts } from './flow/shipModel.selectors.ts';
import { modelPlan, modelResultText, modelText } from './flow/shipModel.text.ts';
import { ModelGoodsStep } from './goods/ModelGoodsStep.tsx';
import { ModelSummary } from './ModelSummary.tsx';
import { ModelReviewStep } from './review/ModelReviewStep.tsx';

const STEP_VIEWS = { file: FileStep, check: CheckStep, goods: ModelGoodsStep, review: ModelReviewStep };

/** The wizard for a spreadsheet of recipients. */
export function ModelView({ wizard }: { wizard: ModelWizard }) {
  const { draftSaveFailed, skipInvalid } = useFields(wizard, 'draftSaveFailed', 'skipInvalid');
  const { stopped } = useSelector(wizard, selectCounts);
  return (
    <WizardFrame
      wizard={wizard}
      plan={modelPlan}
      errors={{ check: skipInvalid ? 0 : stopped }}
      step={(at) => {
        const View = STEP_VIEWS[at];
        return (
          <>
            {draftSaveFailed && <Message tone="warning">{modelText.draftSaveFailed}</Message>}
            <View wizard={wizard} />
          </>
        );
      }}
      summary={(at) => <ModelSummary wizard={wizard} screen={at} />}
      result={<Result wizard={wizard} next={modelResultText.next} />}
    />
  );
}
