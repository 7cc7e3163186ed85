import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './Batch.module.css';
import type { BatchAction, Ending } from './batchActions.machine.ts';
import { batchText, outcomeText, summaryText } from './batchActions.text.ts';

interface Props {
  action: BatchAction;
  endings: readonly Ending[];
  /** Orders that it did not come to. */
  undone: number;
}

/** What went and what did not, and why; what did not stands first. */
export function BatchResult({ action, endings, undone }: Props) {
  const went = endings.filter(isDone);
  const rest = endings.filter((ending) => !isDone(ending));
  return (
    <div className={styles.question}>
      <Message tone={rest.length > 0 || undone > 0 ? 'warning' : 'success'}>
        {summaryText(endings, undone)}
      </Message>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <ul className={styles.results} aria-label={batchText.results} tabIndex={0}>
        {[...rest, ...went].map((ending) => (
          <li key={ending.subject.id}>
            <Icon
              name={isDone(ending) ? 'success' : 'error'}
              className={isDone(ending) ? styles.went : styles.refused}
            />
            <span className="num">{ending.subject.orderNo}</span>
            <span className={styles.why}>{outcomeText(action, ending.outcome)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function isDone({ outcome }: Ending): boolean {
  return outcome.kind !== 'refused' && outcome.kind !== 'unknown';
}
