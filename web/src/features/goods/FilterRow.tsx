import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './FilterPanel.module.css';
import { type GoodsQuery, writeGoodsQuery } from './goodsQuery.ts';

interface Option {
  name: string;
  count?: number;
  query: GoodsQuery;
  current: boolean;
}

interface Props {
  label: string;
  all: Option;
  /** Undefined while they are on the way. */
  options: readonly (Option & { key: string | number })[] | undefined;
  /** Lines that the options usually take; kept free so that nothing jumps. */
  lines: 1 | 2;
}

/** One line of links, each to the goods that it narrows to. */
export function FilterRow({ label, all, options, lines }: Props) {
  return (
    <nav className={styles.row} aria-label={label} aria-busy={!options}>
      <span className={styles.label}>{label}</span>
      <ul className={cx(styles.options, lines === 2 && styles.two)}>
        <Choice option={all} />
        {options ? (
          options.map((option) => <Choice key={option.key} option={option} />)
        ) : (
          <li className={styles.waiting}>
            <Skeleton height={20} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function Choice({ option: { name, count, query, current } }: { option: Option }) {
  return (
    <li>
      <Link
        to={{ search: writeGoodsQuery(query) }}
        className={cx(styles.option, current && styles.current)}
        aria-current={current ? 'true' : undefined}
      >
        {name}
        {count !== undefined && <small className="num">{count}</small>}
      </Link>
    </li>
  );
}
