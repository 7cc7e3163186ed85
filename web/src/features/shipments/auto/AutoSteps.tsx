import { shallowEqual, useSelector } from '@xstate/react';
import { type StepItem, Steps } from '../../../ui/Steps.tsx';
import { stateOf } from '../shared/wizard/WizardSteps.tsx';
import { AUTO_STEPS, type AutoStep } from './flow/autoDraft.ts';
import {
  type AutoScreen,
  type AutoSnapshot,
  type AutoWizard,
  selectBlocked,
  selectContext,
} from './flow/shipAuto.selectors.ts';
import { autoStepNames, autoText } from './flow/shipAuto.text.ts';

/** The steps across the top; what the wizard lets one go to can be gone to. */
export function AutoSteps({ wizard, screen }: { wizard: AutoWizard; screen: AutoScreen }) {
  const free = useSelector(wizard, selectFree, shallowEqual);
  const blocked = useSelector(wizard, selectBlocked);
  const { skipInvalid } = useSelector(wizard, selectContext);
  const errors = blocked.stuck + (skipInvalid ? 0 : blocked.rows + blocked.parts);
  const at = screen === 'done' ? AUTO_STEPS.length : AUTO_STEPS.indexOf(screen as AutoStep);
  const items: StepItem<AutoStep | 'done'>[] = AUTO_STEPS.map((key, index) => ({
    key,
    title: autoStepNames[key],
    state: stateOf(index - at, free[key] ?? false),
    locked: !free[key],
    ...(key === 'review' && screen === 'review' ? { errors } : {}),
  }));
  return (
    <Steps
      label={autoText.steps}
      items={[
        ...items,
        { key: 'done', title: autoStepNames.done, state: screen === 'done' ? 'current' : 'closed' },
      ]}
      onSelect={(step) => {
        if (step !== 'done') wizard.send({ type: 'step.go', step });
      }}
    />
  );
}

function selectFree(snapshot: AutoSnapshot): Partial<Record<AutoStep, boolean>> {
  return Object.fromEntries(AUTO_STEPS.map((step) => [step, snapshot.can({ type: 'step.go', step })]));
}
