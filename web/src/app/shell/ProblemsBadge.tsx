import { useProblemCount } from '../../features/problems/useProblemCount.ts';
import { countText } from '../../lib/countText.ts';
import styles from './ProblemsBadge.module.css';
import { shellText } from './shell.text.ts';

/** How much needs the caller, beside the entry of its page; nothing while that is nothing. */
export function ProblemsBadge({ kind }: { kind: 'CASE' | undefined }) {
  const count = useProblemCount(true, kind);
  if (count === 0) return null;
  return (
    <span role="img" aria-label={shellText[kind ? 'cases' : 'problems'](count)} className={styles.badge}>
      {countText(count)}
    </span>
  );
}
