import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MarkUpGood } from './MarkUpGood.tsx';
import styles from './Simulator.module.css';
import { isFinding, isGoodLost, type Simulator, selectContext } from './simulator.selectors.ts';
import { simulatorText as text } from './simulator.text.ts';

/** The goods that are tried out, or the way to find some. */
export function SimulatorGood({ actor }: { actor: Simulator }) {
  const { good, refusal } = useSelector(actor, selectContext);
  const finding = useSelector(actor, isFinding);
  const lost = useSelector(actor, isGoodLost);
  if (lost) {
    const actions = (
      <>
        <Button onClick={() => actor.send({ type: 'simulation.retry' })}>{text.retry}</Button>
        <Button onClick={() => actor.send({ type: 'good.leave' })}>{text.another}</Button>
      </>
    );
    return (
      <div className={styles.lost}>
        <Message tone="warning" action={actions}>
          {text.goodLost}
        </Message>
      </div>
    );
  }
  if (!good && !finding) return <Skeleton height={60} className={styles.waiting} />;
  return (
    <MarkUpGood
      good={good}
      error={finding && refusal ? refusal.msg : null}
      onChoose={(chosen) =>
        actor.send(chosen ? { type: 'good.choose', goodId: chosen.id } : { type: 'good.leave' })
      }
    />
  );
}
