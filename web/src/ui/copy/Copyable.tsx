import { type ReactNode, useState } from 'react';
import { cx } from '../base/cx.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { toast } from '../feedback/toast.ts';
import styles from './Copyable.module.css';
import { copyingText } from './copy.text.ts';
import { copyText } from './copyText.ts';
import { ManualCopy } from './ManualCopy.tsx';

interface Props {
  text: string;
  label: string;
  /** Is longer than a line, such as an address. */
  wraps?: boolean;
  children?: ReactNode;
}

/** A number or code with a button that copies it and says how that went. */
export function Copyable({ text, label, wraps = false, children }: Props) {
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async () => {
    if (await copyText(text)) return toast.success(copyingText.copied);
    toast.error(copyingText.notCopied);
    setByHand(text);
  };
  return (
    <span className={cx(styles.copyable, wraps && styles.wraps)}>
      <span className="num">{children ?? text}</span>
      <IconButton
        icon="copy"
        label={copyingText.copy(label)}
        size={14}
        className={styles.button}
        onClick={() => void copy()}
      />
      <ManualCopy text={byHand} onClose={() => setByHand(null)} />
    </span>
  );
}
