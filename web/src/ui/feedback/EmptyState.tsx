import type { ReactNode } from 'react';
import { type IllustrationName, illustrations } from '../base/illustrations.tsx';
import styles from './EmptyState.module.css';

interface Props {
  illustration?: IllustrationName;
  title: string;
  /** What to do next. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet: a small picture, and what to do next. */
export function EmptyState({ illustration: scene = 'box', title, hint, action }: Props) {
  return (
    <div className={styles.empty}>
      <svg className={styles.picture} viewBox="0 0 120 88" width="120" height="88" aria-hidden="true">
        <ellipse className={styles.ground} cx="60" cy="78" rx="46" ry="6" />
        {illustrations[scene]}
      </svg>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
