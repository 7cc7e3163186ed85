import { useSelector } from '@xstate/react';
import { useFields } from '../../../lib/useFields.ts';
import { Result } from '../shared/wizard/Result.tsx';
import { WizardFrame } from '../shared/wizard/WizardFrame.tsx';
import { AutoSummary } from './AutoSummary.tsx';
import { type AutoWizard, selectBlocked } from './flow/shipAuto.selectors.ts';
import { autoPlan, autoResultText } from './flow/shipAuto.text.ts';
import { AutoGoodsStep } from './goods/AutoGoodsStep.tsx';
import { OrdersStep } from './orders/OrdersStep.tsx';
import { AutoReviewStep } from './review/AutoReviewStep.tsx';
import { ShopStep } from './ShopStep.tsx';

const STEP_VIEWS = { shop: ShopStep, orders: OrdersStep, goods: AutoGoodsStep, review: AutoReviewStep };

/** The wizard for a shop's orders. */
export function AutoView({ wizard }: { wizard: AutoWizard }) {
  const { rows, parts, stuck } = useSelector(wizard, selectBlocked);
  const { autoSend, skipInvalid, step } = useFields(wizard, 'autoSend', 'skipInvalid', 'step');
  const errors = stuck + (skipInvalid ? 0 : rows + parts);
  return (
    <WizardFrame
      wizard={wizard}
      plan={autoPlan}
      errors={step === 'review' ? { review: errors } : {}}
      step={(at) => {
        const View = STEP_VIEWS[at];
        return <View wizard={wizard} />;
      }}
      summary={(at) => <AutoSummary wizard={wizard} screen={at} />}
      result={
        <Result wizard={wizard} next={autoSend === false ? autoResultText.unreported : autoResultText.told} />
      }
    />
  );
}
