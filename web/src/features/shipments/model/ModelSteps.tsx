import { shallowEqual, useSelector } from '@xstate/react';
import { type StepItem, Steps } from '../../../ui/Steps.tsx';
import { stateOf } from '../shared/wizard/WizardSteps.tsx';
import { MODEL_STEPS, type ModelStep } from './flow/modelDraft.ts';
import {
  type ModelScreen,
  type ModelSnapshot,
  type ModelWizard,
  selectContext,
  selectCounts,
} from './flow/shipModel.selectors.ts';
import { modelStepNames, modelText } from './flow/shipModel.text.ts';

/** The steps across the top; what the wizard lets one go to can be gone to. */
export function ModelSteps({ wizard, screen }: { wizard: ModelWizard; screen: ModelScreen }) {
  const free = useSelector(wizard, selectFree, shallowEqual);
  const { stopped } = useSelector(wizard, selectCounts);
  const { skipInvalid } = useSelector(wizard, selectContext);
  const at = screen === 'done' ? MODEL_STEPS.length : MODEL_STEPS.indexOf(screen as ModelStep);
  const items: StepItem<ModelStep | 'done'>[] = MODEL_STEPS.map((key, index) => ({
    key,
    title: modelStepNames[key],
    state: stateOf(index - at, free[key] ?? false),
    locked: !free[key],
    ...(key === 'check' && screen !== 'done' ? { errors: skipInvalid ? 0 : stopped } : {}),
  }));
  return (
    <Steps
      label={modelText.steps}
      items={[
        ...items,
        { key: 'done', title: modelStepNames.done, state: screen === 'done' ? 'current' : 'closed' },
      ]}
      onSelect={(step) => {
        if (step !== 'done') wizard.send({ type: 'step.go', step });
      }}
    />
  );
}

function selectFree(snapshot: ModelSnapshot): Partial<Record<ModelStep, boolean>> {
  return Object.fromEntries(MODEL_STEPS.map((step) => [step, snapshot.can({ type: 'step.go', step })]));
}
