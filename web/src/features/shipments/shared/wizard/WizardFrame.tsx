import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { useNarrow } from '../../../../ui/base/useNarrow.ts';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { type StepItem, Steps } from '../../../../ui/layout/Steps.tsx';
import { SentElsewhere } from './SentElsewhere.tsx';
import { StepLine } from './StepLine.tsx';
import styles from './wizard.module.css';
import { selectScreen, useSteering } from './wizard.selectors.ts';
import { wizardText } from './wizard.text.ts';
import type { WizardPlan, WizardRef } from './wizard.types.ts';

interface Props<Step extends string> {
  wizard: WizardRef<Step>;
  plan: WizardPlan<Step>;
  /** What has to be mended, by the step at which it is said. */
  errors: Partial<Record<Step, number>>;
  step: (step: Step) => ReactNode;
  /** At the end of the way through the steps. */
  tools?: ReactNode;
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
  tools,
  summary,
  result,
}: Props<Step>) {
  const at = useSelector(wizard, selectScreen) as Step | 'opening' | 'loadFailed' | 'done';
  const screen = screenOf(plan, at);
  const work = useStepTop(screen);
  if (screen === 'opening') return <OpeningSkeleton />;
  if (screen === 'loadFailed') {
    return <ErrorState title={wizardText.loadFailed} onRetry={() => wizard.send({ type: 'retry' })} />;
  }
  return (
    <>
      <div className={styles.way}>
        <StepBar wizard={wizard} plan={plan} screen={screen} errors={errors} />
        {screen !== 'done' && tools}
      </div>
      {screen === 'done' ? (
        result
      ) : (
        <div className={styles.columns}>
          <div ref={work} className={styles.work}>
            {screen !== plan.steps.at(-1) && <SentElsewhere wizard={wizard} />}
            {step(screen)}
          </div>
          {summary(screen)}
        </div>
      )}
    </>
  );
}

/** What a plan leaves out stands on its first screen. */
function screenOf<Step extends string>(
  { steps }: WizardPlan<Step>,
  screen: Step | 'opening' | 'loadFailed' | 'done',
) {
  if (screen === 'opening' || screen === 'loadFailed' || screen === 'done') return screen;
  return steps.includes(screen) ? screen : (steps[0] ?? screen);
}

export function OpeningSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {wizardText.loading}
      </p>
      <Skeleton height={64} />
      <div className={styles.columns}>
        <div className={styles.work}>
          <Skeleton height={132} />
          <Skeleton height={220} />
        </div>
        <Skeleton height={320} />
      </div>
    </div>
  );
}

interface StepBarProps<Step extends string> {
  wizard: WizardRef<Step>;
  plan: WizardPlan<Step>;
  screen: Step | 'done';
  errors: Partial<Record<Step, number>>;
}

/** The steps across the top; what the wizard lets one go to can be gone to. */
function StepBar<Step extends string>({ wizard, plan, screen, errors }: StepBarProps<Step>) {
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
    // What was left out of a paid order is no mistake in it.
    const mistakes = screen === 'done' ? 0 : (errors[key] ?? 0);
    return { key, title: names[key], state, locked: !isFree, errors: mistakes };
  });
  const Line = useNarrow() ? StepLine : Steps;
  return (
    <Line
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

/** Every screen of a wizard is read from its top; whoever went there from another has the focus at its heading. */
function useStepTop(screen: string) {
  const work = useRef<HTMLDivElement>(null);
  const before = useRef('opening');
  useEffect(
    function showStepFromItsTop() {
      if (screen === 'opening') return;
      window.scrollTo({ top: 0 });
      const isThere = work.current?.contains(document.activeElement) ?? false;
      if (before.current !== 'opening' && before.current !== screen && !isThere)
        work.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      before.current = screen;
    },
    [screen],
  );
  return work;
}
