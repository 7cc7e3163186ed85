import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface Props {
  title: ReactNode;
  /** Stands at the right of the title. */
  side?: ReactNode;
  children: ReactNode;
}

/** One part of a step. */
export function Card({ title, side, children }: Props) {
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {side}
      </header>
      {children}
    </section>
  );
}
