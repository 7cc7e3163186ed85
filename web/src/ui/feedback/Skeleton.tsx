import type { CSSProperties } from 'react';
import { cx } from '../base/cx.ts';
import styles from './Skeleton.module.css';

interface Props {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  round?: boolean;
  className?: string | undefined;
}

/** A grey shape where something is about to be. */
export function Skeleton({ width = '100%', height = 16, round = false, className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.skeleton, round && styles.round, className)}
      style={{ width, height }}
    />
  );
}
