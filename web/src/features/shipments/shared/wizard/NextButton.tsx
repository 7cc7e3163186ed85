import { useSelector } from '@xstate/react';
import type { AnyMachineSnapshot } from 'xstate';
import { isBusy } from '../../../../lib/selectors.ts';
import { Button } from '../../../../ui/Button.tsx';
import styles from './Summary.module.css';
import { selectAction, selectPlaced, useSteering } from './wizard.selectors.ts';
import { wizardText } from './wizard.text.ts';
import type { WizardPlan, WizardRef } from './wizard.types.ts';

interface Props<Step extends string> {
  wizard: WizardRef<Step>;
  plan: WizardPlan<Step>;
  screen: Step;
  /** What is to be paid, in fen; null while it is not known. */
  totalFee: number | null;
}

/** The one thing to do next, and the way back. */
export function NextButton<Step extends string>({ wizard, plan, screen, totalFee }: Props<Step>) {
  const at = plan.steps.indexOf(screen);
  const [back, next] = [plan.steps[at - 1], plan.steps[at + 1]];
  const steering = useSteering(wizard);
  const canGo = (step: Step | undefined) => (snapshot: AnyMachineSnapshot) =>
    step !== undefined && snapshot.can({ type: 'step.go', step });
  const canBack = useSelector(steering, canGo(back));
  const canNext = useSelector(steering, canGo(next));
  const waiting = useSelector(steering, (snapshot: AnyMachineSnapshot) => snapshot.hasTag(plan.waitsFor));
  return (
    <div className={styles.actions}>
      {next ? (
        <Button
          variant="primary"
          size="large"
          fluid
          loading={waiting}
          disabled={!canNext && !waiting}
          onClick={() => wizard.send({ type: 'step.go', step: next })}
        >
          {plan.next[screen]}
        </Button>
      ) : (
        <PayButton wizard={wizard} totalFee={totalFee} />
      )}
      {back && canBack && (
        <Button fluid onClick={() => steering.send({ type: 'step.go', step: back })}>
          {wizardText.back}
        </Button>
      )}
    </div>
  );
}

function PayButton({ wizard, totalFee }: { wizard: WizardRef; totalFee: number | null }) {
  const steering = useSteering(wizard);
  const busy = useSelector(steering, isBusy);
  const action = useSelector(steering, selectAction);
  const placed = useSelector(wizard, selectPlaced);
  const words = {
    retry: wizardText.retry,
    'order.again': wizardText.orderAgain,
    'order.submit': wizardText.pay(totalFee),
  };
  return (
    <Button
      variant="primary"
      size="large"
      fluid
      loading={busy}
      disabled={!action && !busy}
      onClick={() => action && steering.send({ type: action })}
    >
      {placed && action === 'order.submit'
        ? wizardText.payAgain(placed.totalFee)
        : words[action ?? 'order.submit']}
    </Button>
  );
}
