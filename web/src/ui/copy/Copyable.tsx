import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import styles from './Copyable.module.css';
import { copyingText } from './copy.text.ts';
import { useCopying } from './useCopying.tsx';

interface Props {
  text: string;
  label: string;
  /** Is longer than a line, such as an address. */
  wraps?: boolean;
  children?: ReactNode;
}

/** A number or code with a button that copies it and says how that went. */
export function Copyable({ text, label, wraps = false, children }: Props) {
  const { copy, byHand } = useCopying();
  return (
    <span className={cx(styles.copyable, wraps && styles.wraps)}>
      <span className="num">{children ?? text}</span>
      <IconButton
        icon="copy"
        label={copyingText.copy(label)}
        size={14}
        className={styles.button}
        onClick={() => void copy(text)}
      />
      {byHand}
    </span>
  );
}
