import { useSelector } from '@xstate/react';
import { isBusy, isFailed, selectRefusal } from '../../lib/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Message } from '../../ui/Message.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SimulatedFees } from './SimulatedFees.tsx';
import styles from './Simulator.module.css';
import { isFinding, isGoodLost, type Simulator, selectForm, selectGood } from './simulator.selectors.ts';
import { simulatorText as text } from './simulator.text.ts';
import { hasWrongAmount } from './simulatorForm.ts';

/** What came of it: the price by part, what the caller earns, or why there is none. */
export function SimulatorResult({ actor }: { actor: Simulator }) {
  const busy = useSelector(actor, isBusy);
  return (
    <Panel aria-label={text.result} aria-busy={busy}>
      <div aria-live="polite" className={cx(busy && styles.stale)}>
        <Answer actor={actor} busy={busy} />
      </div>
    </Panel>
  );
}

function Answer({ actor, busy }: { actor: Simulator; busy: boolean }) {
  const good = useSelector(actor, selectGood);
  const form = useSelector(actor, selectForm);
  const answer = useSelector(actor, ({ context }) => context.answer);
  const refusal = useSelector(actor, selectRefusal);
  const finding = useSelector(actor, isFinding);
  const goodLoadFailed = useSelector(actor, isGoodLost);
  const failed = useSelector(actor, isFailed);
  if (answer) {
    const { banned, reason } = answer.price;
    return (
      <>
        {banned && (
          <Message tone="danger" below={16}>
            {text.banned(reason)}
          </Message>
        )}
        <SimulatedFees answer={answer} />
      </>
    );
  }
  if (refusal && !finding) return <Message tone="danger">{refusal.msg}</Message>;
  if (failed && !goodLoadFailed) {
    const retry = () => actor.send({ type: 'simulation.retry' });
    return (
      <Message tone="warning" action={<Button onClick={retry}>{text.retry}</Button>}>
        {text.failed}
      </Message>
    );
  }
  const pending = good && hasWrongAmount(form) ? text.fix : text.pending;
  return <p className={styles.pending}>{busy ? text.asking : pending}</p>;
}
