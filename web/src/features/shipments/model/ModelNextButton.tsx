import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/Button.tsx';
import { shipText } from '../byHand/flow/shipByHand.text.ts';
import styles from '../shared/wizard/Summary.module.css';
import type { ModelStep } from './flow/modelDraft.ts';
import {
  type ModelScreen,
  type ModelWizard,
  selectAction,
  selectBusy,
  selectContext,
} from './flow/shipModel.selectors.ts';
import { modelText } from './flow/shipModel.text.ts';

const AFTER = { file: 'check', check: 'goods', goods: 'review' } as const;
const BEFORE: Partial<Record<ModelScreen, ModelStep>> = { check: 'file', goods: 'check', review: 'goods' };

/** The one thing to do next, and the way back. */
export function ModelNextButton({ wizard, screen }: { wizard: ModelWizard; screen: ModelScreen }) {
  const back = BEFORE[screen];
  const canBack = useSelector(wizard, (snapshot) => !!back && snapshot.can({ type: 'step.go', step: back }));
  return (
    <div className={styles.actions}>
      {screen === 'review' && <PayButton wizard={wizard} />}
      {(screen === 'file' || screen === 'check' || screen === 'goods') && (
        <GoButton wizard={wizard} screen={screen} />
      )}
      {back && canBack && (
        <Button fluid onClick={() => wizard.send({ type: 'step.go', step: back })}>
          {shipText.back}
        </Button>
      )}
    </div>
  );
}

function GoButton({ wizard, screen }: { wizard: ModelWizard; screen: keyof typeof AFTER }) {
  const step = AFTER[screen];
  const can = useSelector(wizard, (snapshot) => snapshot.can({ type: 'step.go', step }));
  const busy = useSelector(wizard, selectBusy);
  return (
    <Button
      variant="primary"
      size="large"
      fluid
      loading={busy}
      disabled={!can && !busy}
      onClick={() => wizard.send({ type: 'step.go', step })}
    >
      {modelText.next[screen]}
    </Button>
  );
}

function PayButton({ wizard }: { wizard: ModelWizard }) {
  const busy = useSelector(wizard, selectBusy);
  const action = useSelector(wizard, selectAction);
  const { placed, quoted } = useSelector(wizard, selectContext);
  const fen = placed?.totalFee ?? quoted?.quote.totalFee ?? null;
  const words = {
    retry: shipText.retry,
    'order.again': shipText.orderAgain,
    'order.submit': shipText.pay(fen),
  };
  return (
    <Button
      variant="primary"
      size="large"
      fluid
      loading={busy}
      disabled={!action && !busy}
      onClick={() => action && wizard.send({ type: action })}
    >
      {placed && action === 'order.submit'
        ? shipText.payAgain(placed.totalFee)
        : words[action ?? 'order.submit']}
    </Button>
  );
}
