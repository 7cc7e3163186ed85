import { shallowEqual, useSelector } from '@xstate/react';
import { type StepItem, Steps } from '../../../../ui/Steps.tsx';
import { STEPS, type Step } from '../../byHand/flow/draft.ts';
import {
  type Screen,
  type ShipSnapshot,
  selectCounts,
  type Wizard,
} from '../../byHand/flow/shipByHand.selectors.ts';
import { shipText, stepNames } from '../../byHand/flow/shipByHand.text.ts';

/** The steps across the top; what the wizard lets one go to can be gone to. */
export function WizardSteps({ wizard, screen }: { wizard: Wizard; screen: Screen }) {
  const free = useSelector(wizard, selectFree, shallowEqual);
  const { blocked } = useSelector(wizard, selectCounts);
  const at = screen === 'done' ? STEPS.length : STEPS.indexOf(screen as Step);
  const items: StepItem<Step | 'done'>[] = STEPS.map((key, index) => ({
    key,
    title: stepNames[key],
    state: stateOf(index - at, free[key] ?? false),
    locked: !free[key],
    ...(key === 'recipients' && screen !== 'done' ? { errors: blocked } : {}),
  }));
  return (
    <Steps
      label={shipText.steps}
      items={[
        ...items,
        { key: 'done', title: stepNames.done, state: screen === 'done' ? 'current' : 'closed' },
      ]}
      onSelect={(step) => {
        if (step !== 'done') wizard.send({ type: 'step.go', step });
      }}
    />
  );
}

function selectFree(snapshot: ShipSnapshot): Partial<Record<Step, boolean>> {
  return Object.fromEntries(STEPS.map((step) => [step, snapshot.can({ type: 'step.go', step })]));
}

/** How a step looks that lies so many steps ahead of the current one. */
export function stateOf(distance: number, free: boolean): StepItem<string>['state'] {
  if (distance === 0) return 'current';
  if (distance < 0) return 'done';
  return free ? 'open' : 'closed';
}
