import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './StatusDot.module.css';

export type Tone = 'orange' | 'info' | 'success' | 'warning' | 'danger' | 'quiet';

interface Props {
  tone: Tone;
  /** A sentence, which may take several lines. */
  wrap?: boolean;
  children: ReactNode;
}

/** A status: a small coloured dot and its words. */
export function StatusDot({ tone, wrap = false, children }: Props) {
  return (
    <span className={cx(styles.status, wrap && styles.wrap)}>
      <span className={styles.dot} style={{ background: `var(--${tone})` }} aria-hidden="true" />
      {children}
    </span>
  );
}
