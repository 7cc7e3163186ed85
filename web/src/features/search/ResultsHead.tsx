import type { ReactNode } from 'react';
import styles from './ResultsHead.module.css';

interface Props {
  title: string;
  /** How many there are, in words. */
  count?: string | undefined;
  children?: ReactNode;
}

/** What was searched for, how much was found, and the order of it. */
export function ResultsHead({ title, count, children }: Props) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>
        {title}
        <small className="num" role="status">
          {count}
        </small>
      </h1>
      {children}
    </div>
  );
}
