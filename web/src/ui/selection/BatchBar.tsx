import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import styles from './BatchBar.module.css';

interface Props {
  /** What the bar is for; read aloud. */
  label: string;
  /** How many are chosen, in words. */
  count: string;
  /** What gives the choice up. */
  clear: string;
  onClear: () => void;
  /** Small buttons for what can be done with all of them. */
  children?: ReactNode;
}

/** Rises when rows are chosen, and stays in view at the foot of the window. */
export function BatchBar({ label, count, clear, onClear, children }: Props) {
  return (
    <div role="toolbar" aria-label={label} className={styles.bar}>
      <span role="status" className={styles.count}>
        {count}
      </span>
      {children}
      <Button size="small" variant="text" onClick={onClear}>
        {clear}
      </Button>
    </div>
  );
}
