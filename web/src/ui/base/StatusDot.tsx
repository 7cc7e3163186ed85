import type { ReactNode } from 'react';
import styles from './StatusDot.module.css';

export type Tone = 'orange' | 'info' | 'success' | 'warning' | 'danger' | 'quiet';

/** A status: a small coloured dot and its words. */
export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.status}>
      <span className={styles.dot} style={{ background: `var(--${tone})` }} aria-hidden="true" />
      {children}
    </span>
  );
}
