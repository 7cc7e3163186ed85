import type { HTMLAttributes } from 'react';
import { cx } from '../base/cx.ts';
import { marginsOf, type Outside, type Space, spaceOf } from '../base/space.ts';
import styles from './layout.module.css';

interface Props extends HTMLAttributes<HTMLElement>, Outside {
  as?:
    | 'div'
    | 'span'
    | 'p'
    | 'ul'
    | 'ol'
    | 'li'
    | 'section'
    | 'header'
    | 'footer'
    | 'label'
    | 'search'
    | 'dl'
    | 'dt';
  /** Between the children. */
  gap?: Space;
}

interface RowProps extends Props {
  align?: 'center' | 'start' | 'baseline' | 'stretch';
  /** Where the width that is left goes: behind the last child where nothing is said. */
  justify?: 'space-between' | 'flex-end' | 'center';
  wrap?: boolean;
}

/** Children below each other, each as wide as the stack. */
export function Stack({ as: Tag = 'div', gap = 16, above, below, className, style, ...rest }: Props) {
  const look = { gap: spaceOf(gap), ...marginsOf({ above, below }), ...style };
  return <Tag {...rest} className={cx(styles.stack, className)} style={look} />;
}

/** Children side by side. */
export function Row({
  as: Tag = 'div',
  gap = 8,
  align = 'center',
  justify,
  wrap = false,
  ...props
}: RowProps) {
  const { above, below, className, style, ...rest } = props;
  const look = {
    ...{ gap: spaceOf(gap), alignItems: align, justifyContent: justify },
    ...marginsOf({ above, below }),
    ...style,
  };
  return <Tag {...rest} className={cx(styles.row, wrap && styles.wrap, className)} style={look} />;
}

/** Takes the width that a row has left. */
export function Grow({
  as: Tag = 'div',
  className,
  ...rest
}: Pick<Props, 'as'> & HTMLAttributes<HTMLElement>) {
  return <Tag {...rest} className={cx(styles.grow, className)} />;
}
