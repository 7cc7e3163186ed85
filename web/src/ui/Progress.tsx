import type { ReactNode } from 'react';
import { Row } from './Layout.tsx';
import styles from './Progress.module.css';

interface Props {
  /** What is under way; read aloud. */
  label: string;
  value: number;
  max: number;
  /** How far it is, in words beside the bar; without them the bar is as wide as it can be. */
  children?: ReactNode;
}

/** How far work is that takes a while. */
export function Progress({ label, children, ...rest }: Props) {
  const bar = <progress {...rest} aria-label={label} className={styles.bar} />;
  if (!children) return bar;
  return (
    <Row gap={12} role="status" className={styles.beside}>
      {bar}
      <span className="num">{children}</span>
    </Row>
  );
}
