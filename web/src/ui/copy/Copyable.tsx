import { type ReactNode, useState } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { toast } from '../feedback/toast.ts';
import styles from './Copyable.module.css';
import { copyingText } from './copy.text.ts';
import { copyText } from './copyText.ts';
import { ManualCopy } from './ManualCopy.tsx';

/** A number or code with a button that copies it and says how that went. */
export function Copyable({ text, label, children }: { text: string; label: string; children?: ReactNode }) {
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async () => {
    if (await copyText(text)) return toast.success(copyingText.copied);
    toast.error(copyingText.notCopied);
    setByHand(text);
  };
  return (
    <span className={styles.copyable}>
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
