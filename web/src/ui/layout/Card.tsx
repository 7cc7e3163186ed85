import type { ReactNode, Ref } from 'react';
import styles from './Card.module.css';

interface Props {
  title: ReactNode;
  /** Of the heading, which takes the focus when asked to. */
  heading?: Ref<HTMLHeadingElement> | undefined;
  /** Stands at the right of the title. */
  side?: ReactNode;
  children: ReactNode;
}

/** One part of a step. */
export function Card({ title, heading, side, children }: Props) {
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {side}
      </header>
      {children}
    </section>
  );
}
