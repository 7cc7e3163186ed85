import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/Button.tsx';
import { shipText } from '../byHand/flow/shipByHand.text.ts';
import styles from '../shared/wizard/Summary.module.css';
import type { AutoStep } from './flow/autoDraft.ts';
import {
  type AutoScreen,
  type AutoWizard,
  selectAction,
  selectBusy,
  selectContext,
} from './flow/shipAuto.selectors.ts';
import { autoText } from './flow/shipAuto.text.ts';

const AFTER = { shop: 'orders', orders: 'goods', goods: 'review' } as const;
const BEFORE: Partial<Record<AutoScreen, AutoStep>> = { orders: 'shop', goods: 'orders', review: 'goods' };

/** The one thing to do next, and the way back. */
export function AutoNextButton({ wizard, screen }: { wizard: AutoWizard; screen: AutoScreen }) {
  const back = BEFORE[screen];
  const canBack = useSelector(wizard, (snapshot) => !!back && snapshot.can({ type: 'step.go', step: back }));
  return (
    <div className={styles.actions}>
      {screen === 'review' && <PayButton wizard={wizard} />}
      {(screen === 'shop' || screen === 'orders' || screen === 'goods') && (
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

function GoButton({ wizard, screen }: { wizard: AutoWizard; screen: keyof typeof AFTER }) {
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
      {autoText.next[screen]}
    </Button>
  );
}

function PayButton({ wizard }: { wizard: AutoWizard }) {
  const busy = useSelector(wizard, selectBusy);
  const action = useSelector(wizard, selectAction);
  const { placed, quote } = useSelector(wizard, selectContext);
  const fen = placed?.totalFee ?? quote?.totalFee ?? null;
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
