import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';
import { marginsOf, type Outside } from './space.ts';
import styles from './Text.module.css';

interface Props extends HTMLAttributes<HTMLElement>, Outside {
  as?: 'span' | 'p' | 'div' | 'strong' | 'h2' | 'h3' | 'li' | 'dd';
  tone?: 'secondary' | 'danger' | 'warning' | 'success' | 'orange' | undefined;
  /** 12 px. */
  small?: boolean;
  strong?: boolean;
  /** On a line of its own. */
  block?: boolean;
  /** One line, or two, and dots where that is too little. */
  cut?: 'ellipsis' | 'clamp';
  /** Figures of one width. */
  num?: boolean;
  /** Long words break anywhere. */
  anywhere?: boolean;
}

/** Words in one of the few looks that words have. */
export function Text({ as: Tag = 'span', tone, above, below, className, style, ...props }: Props) {
  const { small, strong, block, cut, num, anywhere, ...rest } = props;
  const looks = { small, strong, block, num, anywhere };
  const classes = Object.entries(looks).map(([look, isOn]) => isOn && styles[look]);
  const names = cx(tone && styles[tone], ...classes, cut && styles[cut], className);
  return <Tag {...rest} className={names} style={{ ...marginsOf({ above, below }), ...style }} />;
}

/** What stands small below the first line of a cell: secondary where no tone is given. */
export function SecondLine({ tone = 'secondary', ...rest }: Omit<Props, 'small' | 'block'>) {
  return <Text {...rest} tone={tone} small block />;
}
