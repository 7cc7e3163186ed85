import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { marginsOf, type Outside } from '../base/space.ts';
import { SecondLine } from '../base/Text.tsx';
import styles from './Figures.module.css';

export interface Figure {
  term: string;
  value: ReactNode;
  /** Stands small below it. */
  note?: ReactNode;
}

interface Props extends HTMLAttributes<HTMLDListElement>, Outside {
  items: readonly Figure[];
  /** In a frame that they share, with lines between them. */
  framed?: boolean;
}

/** Figures beside each other, each below what it is called. */
export function Figures({ items, framed = false, above, below, className, ...rest }: Props) {
  return (
    <dl
      {...rest}
      className={cx(styles.figures, framed && styles.framed, className)}
      style={marginsOf({ above, below })}
    >
      {items.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {note && <SecondLine as="dd">{note}</SecondLine>}
        </div>
      ))}
    </dl>
  );
}
