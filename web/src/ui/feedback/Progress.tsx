import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Row } from '../layout/Layout.tsx';
import styles from './Progress.module.css';

interface Props {
  /** What is under way; read aloud. */
  label: string;
  value: number;
  max: number;
  /** The bar takes the width that is left beside the words. */
  wide?: boolean;
  /** How far it is, in words beside the bar; without them the bar is as wide as it can be. */
  children?: ReactNode;
}

/** How far work is that takes a while. */
export function Progress({ label, wide = false, children, ...rest }: Props) {
  const bar = <progress {...rest} aria-label={label} className={styles.bar} />;
  if (!children) return bar;
  return (
    <Row gap={12} role="status" className={wide ? undefined : styles.beside}>
      {bar}
      <span className={cx('num', styles.words)}>{children}</span>
    </Row>
  );
}
