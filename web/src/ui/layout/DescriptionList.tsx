import { Fragment, type ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import styles from './DescriptionList.module.css';

export interface Description {
  term: string;
  value: ReactNode;
  /** A sum, below a line. */
  isTotal?: boolean;
}

interface Props {
  /** Without a value it is left out; zero is one. */
  items: readonly (Description | false | null)[];
  /** Amounts: to the right. */
  sums?: boolean;
  className?: string | undefined;
}

/** Facts and what they are called. */
export function DescriptionList({ items, sums = false, className }: Props) {
  return (
    <dl className={cx(styles.list, sums && styles.sums, className)}>
      {items.map((item) => {
        if (!item || (!item.value && item.value !== 0)) return null;
        const total = item.isTotal ? styles.total : undefined;
        return (
          <Fragment key={item.term}>
            <dt className={total}>{item.term}</dt>
            <dd className={total}>{item.value}</dd>
          </Fragment>
        );
      })}
    </dl>
  );
}
