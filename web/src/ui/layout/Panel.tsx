import type { HTMLAttributes } from 'react';
import { cx } from '../base/cx.ts';
import { marginsOf, type Outside } from '../base/space.ts';
import styles from './Panel.module.css';

interface Props extends HTMLAttributes<HTMLElement>, Outside {
  as?: 'section' | 'div' | 'article' | 'li' | 'form';
  /** Less room inside: within a dialog or drawer. */
  small?: boolean;
}

/** A surface with a line around it. */
export function Panel({
  as: Tag = 'section',
  small = false,
  above,
  below,
  className,
  style,
  ...rest
}: Props) {
  const look = { ...marginsOf({ above, below }), ...style };
  return <Tag {...rest} className={cx(styles.panel, small && styles.small, className)} style={look} />;
}
