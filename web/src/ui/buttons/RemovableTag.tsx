import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './RemovableTag.module.css';

interface Props {
  children: ReactNode;
  /** What taking it away does; read aloud. */
  label: string;
  onRemove: () => void;
}

/** What a list is narrowed to, with a cross that takes it away. */
export function RemovableTag({ children, label, onRemove }: Props) {
  return (
    <span className={styles.tag}>
      <span>{children}</span>
      <IconButton icon="close" label={label} size={14} onClick={onRemove} />
    </span>
  );
}
