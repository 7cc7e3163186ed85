import { cx } from '../../ui/base/cx.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { WaitingTask } from './tasks.ts';
import styles from './Workbench.module.css';
import { taskNames, workbenchText as text } from './workbench.text.ts';

/** What waits, each number leading to its list. */
export function TaskCards({ tasks }: { tasks: readonly WaitingTask[] }) {
  return (
    <ul className={styles.tasks} aria-label={text.tasks}>
      {tasks.map(({ task, count, to, isUrgent }) => (
        <li key={task}>
          <Link to={to} className={cx(styles.task, isUrgent && count ? styles.urgent : null)}>
            <span>{taskNames[task]}</span>
            {count === undefined ? (
              <Skeleton width={24} height={20} />
            ) : (
              <strong className={cx(styles.count, count === 0 && styles.none)}>{count}</strong>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
