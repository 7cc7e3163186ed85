import type { ReactNode } from 'react';
import styles from './Copyable.module.css';
import { IconButton } from './IconButton.tsx';
import { toast } from './toast.ts';
import { uiText } from './ui.text.ts';

/** Copies and says how it went. */
async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(uiText.copied);
  } catch {
    toast.error(uiText.notCopied);
  }
}

/** A number or code with a button that copies it. */
export function Copyable({ text, label, children }: { text: string; label: string; children?: ReactNode }) {
  return (
    <span className={styles.copyable}>
      <span className="num">{children ?? text}</span>
      <IconButton
        icon="copy"
        label={uiText.copy(label)}
        size={14}
        className={styles.button}
        onClick={() => void copy(text)}
      />
    </span>
  );
}
