import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { IconButton } from './IconButton.tsx';
import styles from './RemovableTag.module.css';

interface Props {
  children: ReactNode;
  /** What taking it away does; read aloud. */
  label: string;
  onRemove: () => void;
  /** It holds now. */
  isOn?: boolean;
}

/** What a list is narrowed to, with a cross that takes it away. */
export function RemovableTag({ children, label, onRemove, isOn = true }: Props) {
  return (
    <span className={cx(styles.tag, !isOn && styles.off)}>
      <span>{children}</span>
      <IconButton icon="close" label={label} size={14} onClick={onRemove} />
    </span>
  );
}
