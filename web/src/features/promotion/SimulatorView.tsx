import { useSelector } from '@xstate/react';
import { selectRefusal } from '../../lib/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Text } from '../../ui/Text.tsx';
import { MarkUpGood } from './MarkUpGood.tsx';
import styles from './Simulator.module.css';
import { SimulatorFields } from './SimulatorFields.tsx';
import { SimulatorResult } from './SimulatorResult.tsx';
import { isFinding, isGoodLost, type Simulator, selectGood } from './simulator.selectors.ts';
import { simulatorText as text } from './simulator.text.ts';

/** A parcel that is put together on the left, and its price on the right. */
export function SimulatorView({ actor }: { actor: Simulator }) {
  return (
    <div className={styles.simulator}>
      <Panel aria-labelledby="simulator">
        <Text as="h2" id="simulator" below={16}>
          {text.parcel}
        </Text>
        <Good actor={actor} />
        <SimulatorFields actor={actor} />
      </Panel>
      <SimulatorResult actor={actor} />
    </div>
  );
}

/** The goods that are tried out, or the way to find some. */
function Good({ actor }: { actor: Simulator }) {
  const good = useSelector(actor, selectGood);
  const refusal = useSelector(actor, selectRefusal);
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
      <Message tone="warning" below={16} action={actions}>
        {text.goodLoadFailed}
      </Message>
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
