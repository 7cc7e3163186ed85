import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/Button.tsx';
import styles from '../shared/wizard/Summary.module.css';
import type { Step } from './flow/draft.ts';
import {
  type Screen,
  type ShipSnapshot,
  selectBusy,
  selectContext,
  selectFreshQuote,
  selectPricing,
  type Wizard,
} from './flow/shipByHand.selectors.ts';
import { shipText } from './flow/shipByHand.text.ts';

const AFTER: Partial<Record<Screen, Step>> = {
  goods: 'delivery',
  delivery: 'recipients',
  recipients: 'review',
};
const BEFORE: Partial<Record<Screen, Step>> = {
  delivery: 'goods',
  recipients: 'delivery',
  review: 'recipients',
};

/** The one thing to do next, and the way back. */
export function NextButton({ wizard, screen }: { wizard: Wizard; screen: Screen }) {
  const back = BEFORE[screen];
  const canBack = useSelector(wizard, (snapshot) => !!back && snapshot.can({ type: 'step.go', step: back }));
  return (
    <div className={styles.actions}>
      {screen === 'review' ? <PayButton wizard={wizard} /> : <GoButton wizard={wizard} screen={screen} />}
      {back && canBack && (
        <Button fluid onClick={() => wizard.send({ type: 'step.go', step: back })}>
          {shipText.back}
        </Button>
      )}
    </div>
  );
}

function GoButton({ wizard, screen }: { wizard: Wizard; screen: Screen }) {
  const step = AFTER[screen];
  const can = useSelector(wizard, (snapshot) => !!step && snapshot.can({ type: 'step.go', step }));
  const pricing = useSelector(wizard, selectPricing);
  if (!step) return null;
  return (
    <Button
      variant="primary"
      size="large"
      fluid
      loading={pricing}
      disabled={!can && !pricing}
      onClick={() => wizard.send({ type: 'step.go', step })}
    >
      {shipText.next[screen as 'goods' | 'delivery' | 'recipients']}
    </Button>
  );
}

function PayButton({ wizard }: { wizard: Wizard }) {
  const busy = useSelector(wizard, selectBusy);
  const action = useSelector(wizard, selectAction);
  const { placed } = useSelector(wizard, selectContext);
  const quote = useSelector(wizard, selectFreshQuote);
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

/** What the main button does now; null while the user can only wait or fix problems. */
function selectAction(snapshot: ShipSnapshot) {
  if (snapshot.can({ type: 'order.submit' })) return 'order.submit';
  if (snapshot.can({ type: 'retry' })) return 'retry';
  return snapshot.can({ type: 'order.again' }) ? 'order.again' : null;
}
