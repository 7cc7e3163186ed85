import { uiText } from '../base/ui.text.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { copyingText } from './copy.text.ts';
import styles from './ManualCopy.module.css';

interface Props {
  /** Null: nothing is to be copied. */
  text: string | null;
  onClose: () => void;
}

/** Words to be copied by hand, selected, for when the browser keeps the clipboard to itself. */
export function ManualCopy({ text, onClose }: Props) {
  return (
    <Dialog
      open={text !== null}
      title={copyingText.copyByHand}
      width={420}
      onClose={onClose}
      actions={<Button onClick={onClose}>{uiText.close}</Button>}
    >
      <p className={styles.hint}>{copyingText.copyByHandHint}</p>
      <textarea
        readOnly
        rows={3}
        className={styles.text}
        value={text ?? ''}
        aria-label={copyingText.toCopy}
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  );
}
