import type { CSSProperties, HTMLAttributes } from 'react';
import styles from './RowList.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'ul' | 'ol';
  /** What is listed; read aloud. */
  label: string;
  /** Widths of a row's parts, as `grid-template-columns` has them. */
  columns: string;
  /** Where it begins to scroll in itself; then it needs `tabIndex`, unless it holds fields. */
  height: string;
}

/** Rows of the same parts in a frame, each a `li`. */
export function RowList({ as: Tag = 'ul', label, columns, height, ...rest }: Props) {
  const look = { '--columns': columns, maxHeight: height } as CSSProperties;
  return <Tag {...rest} aria-label={label} className={styles.rows} style={look} />;
}
