import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Message } from '../../ui/Message.tsx';
import { SimulatedFees } from './SimulatedFees.tsx';
import styles from './Simulator.module.css';
import {
  isBusy,
  isFinding,
  isGoodLost,
  isLost,
  type Simulator,
  selectContext,
} from './simulator.selectors.ts';
import { simulatorText as text } from './simulator.text.ts';
import { hasWrongAmount } from './simulatorForm.ts';

/** What came of it: the price by part, what the caller earns, or why there is none. */
export function SimulatorResult({ actor }: { actor: Simulator }) {
  const busy = useSelector(actor, isBusy);
  return (
    <section className={styles.card} aria-label={text.result} aria-busy={busy}>
      <div aria-live="polite" className={cx(busy && styles.stale)}>
        <Answer actor={actor} busy={busy} />
      </div>
    </section>
  );
}

function Answer({ actor, busy }: { actor: Simulator; busy: boolean }) {
  const { good, form, answer, refusal } = useSelector(actor, selectContext);
  const finding = useSelector(actor, isFinding);
  const goodLost = useSelector(actor, isGoodLost);
  const lost = useSelector(actor, isLost);
  if (answer) {
    const { banned, reason } = answer.price;
    return (
      <>
        {banned && (
          <div className={styles.banned}>
            <Message tone="danger">{text.banned(reason)}</Message>
          </div>
        )}
        <SimulatedFees answer={answer} />
      </>
    );
  }
  if (refusal && !finding) return <Message tone="danger">{refusal.msg}</Message>;
  if (lost && !goodLost) {
    const retry = () => actor.send({ type: 'simulation.retry' });
    return (
      <Message tone="warning" action={<Button onClick={retry}>{text.retry}</Button>}>
        {text.lost}
      </Message>
    );
  }
  const pending = good && hasWrongAmount(form) ? text.mend : text.pending;
  return <p className={styles.pending}>{busy ? text.asking : pending}</p>;
}
