import { useSelector } from '@xstate/react';
import { Result } from '../shared/wizard/Result.tsx';
import { WizardFrame } from '../shared/wizard/WizardFrame.tsx';
import { ByHandSummary } from './ByHandSummary.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { selectCounts, type Wizard } from './flow/shipByHand.selectors.ts';
import { byHandPlan } from './flow/shipByHand.text.ts';
import { GoodsStep } from './GoodsStep.tsx';
import { RecipientsStep } from './recipients/RecipientsStep.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';

const STEP_VIEWS = {
  goods: GoodsStep,
  delivery: DeliveryStep,
  recipients: RecipientsStep,
  review: ReviewStep,
};

/** The wizard by hand. */
export function ByHandView({ wizard }: { wizard: Wizard }) {
  const { blocked } = useSelector(wizard, selectCounts);
  return (
    <WizardFrame
      wizard={wizard}
      plan={byHandPlan}
      errors={{ recipients: blocked }}
      step={(step) => {
        const View = STEP_VIEWS[step];
        return <View wizard={wizard} />;
      }}
      summary={(step) => <ByHandSummary wizard={wizard} screen={step} />}
      result={<Result wizard={wizard} />}
    />
  );
}
