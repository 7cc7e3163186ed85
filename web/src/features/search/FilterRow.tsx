import type { To } from 'react-router-dom';
import { cx } from '../../ui/base/cx.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './FilterPanel.module.css';
import { searchText } from './search.text.ts';

interface Option {
  name: string;
  /** How many goods it leaves, in words. */
  count?: string;
  to: To;
  current: boolean;
}

interface Props {
  label: string;
  all?: Option;
  /** Undefined while they are on the way. */
  options: readonly (Option & { key: string | number })[] | undefined;
  /** They could not be loaded: asks for them again. */
  onRetry?: (() => void) | undefined;
  /** Lines that the options usually take; kept free so that nothing jumps. */
  lines: 1 | 2;
}

/** One line of links, each to the goods that it narrows to. */
export function FilterRow({ label, all, options, onRetry, lines }: Props) {
  return (
    <nav className={styles.row} aria-label={label} aria-busy={!options && !onRetry}>
      <span className={styles.label}>{label}</span>
      <ul className={cx(styles.options, lines === 2 && styles.two)}>
        {all && <Choice option={all} />}
        {options?.map((option) => (
          <Choice key={option.key} option={option} />
        ))}
        {!options && (
          <li className={styles.waiting}>
            {onRetry ? <Retry onRetry={onRetry} /> : <Skeleton height={20} />}
          </li>
        )}
      </ul>
    </nav>
  );
}

function Choice({ option: { name, count, to, current } }: { option: Option }) {
  return (
    <li>
      <Link
        to={to}
        className={cx(styles.option, current && styles.current)}
        aria-current={current ? 'true' : undefined}
      >
        {name}
        {count !== undefined && <small className="num">{count}</small>}
      </Link>
    </li>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Text tone="secondary">
      {searchText.filtersFailed}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {searchText.retry}
      </button>
    </Text>
  );
}
