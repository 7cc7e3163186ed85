import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyMachineSnapshot } from 'xstate';
import { type StepItem, Steps } from '../../../../ui/Steps.tsx';
import { useSteering } from './wizard.selectors.ts';
import type { WizardPlan, WizardRef } from './wizard.types.ts';

interface Props<Step extends string> {
  wizard: WizardRef<Step>;
  plan: WizardPlan<Step>;
  screen: Step | 'done';
  errors: Partial<Record<Step, number>>;
}

/** The steps across the top; what the wizard lets one go to can be gone to. */
export function StepBar<Step extends string>({ wizard, plan, screen, errors }: Props<Step>) {
  const { steps, label, names } = plan;
  const steering = useSteering(wizard);
  const free = useSelector(
    steering,
    (snapshot: AnyMachineSnapshot) => steps.map((step) => snapshot.can({ type: 'step.go', step })),
    shallowEqual,
  );
  const at = screen === 'done' ? steps.length : steps.indexOf(screen);
  const items = steps.map((key, index): StepItem<Step | 'done'> => {
    const isFree = free[index] ?? false;
    const state = stateOf(index - at, isFree);
    return { key, title: names[key], state, locked: !isFree, errors: errors[key] ?? 0 };
  });
  return (
    <Steps
      label={label}
      items={[...items, { key: 'done', title: names.done, state: screen === 'done' ? 'current' : 'closed' }]}
      onSelect={(step) => step !== 'done' && steering.send({ type: 'step.go', step })}
    />
  );
}

/** How a step looks that lies so many steps ahead of the current one. */
function stateOf(distance: number, isFree: boolean): StepItem<string>['state'] {
  if (distance === 0) return 'current';
  if (distance < 0) return 'done';
  return isFree ? 'open' : 'closed';
}
