import { useSelector } from '@xstate/react';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { Message } from '../../ui/Message.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CashOut.module.css';
import { type CashOut, selectForm, selectObstacle, selectScreen } from './cashOut.selectors.ts';
import { obstacleText, cashOutText as text } from './cashOut.text.ts';

/** What stands in the way of the form: it is being read, a name to prove first, or nothing to be asked for now. */
export function CashOutHalt({ actor }: { actor: CashOut }) {
  const screen = useSelector(actor, selectScreen);
  const obstacle = useSelector(actor, selectObstacle);
  const { limits, msg } = useSelector(actor, selectForm);
  switch (screen) {
    case 'loading':
      return (
        <div className={styles.loading} role="status" aria-label={text.loading}>
          <Skeleton height={48} />
          <Skeleton height={36} />
          <Skeleton height={36} />
        </div>
      );
    case 'loadFailed':
      return <Message tone="warning">{msg || text.loadFailed}</Message>;
    case 'realNameMissing':
      return <Halt icon="shield" title={text.realNameMissing} words={text.unprovenWords} />;
    case 'blocked':
      return obstacle && limits && <Halt icon="clock" {...obstacleText(obstacle, limits)} />;
    default:
      return null;
  }
}

function Halt({ icon, title, words }: { icon: IconName; title: string; words: string }) {
  return (
    <div className={styles.halt} role="status">
      <Icon name={icon} size={48} className={styles.haltIcon} />
      <p className={styles.title}>{title}</p>
      <p className={styles.quiet}>{words}</p>
    </div>
  );
}
