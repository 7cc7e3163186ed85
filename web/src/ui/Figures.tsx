import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Figures.module.css';
import { SecondLine } from './Text.tsx';

export interface Figure {
  term: string;
  value: ReactNode;
  /** Stands small below it. */
  note?: ReactNode;
}

interface Props extends HTMLAttributes<HTMLDListElement> {
  items: readonly Figure[];
}

/** Figures beside each other, each below what it is called. */
export function Figures({ items, className, ...rest }: Props) {
  return (
    <dl {...rest} className={cx(styles.figures, className)}>
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
