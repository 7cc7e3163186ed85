import type { ReactNode } from 'react';
import { Text } from '../base/Text.tsx';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Copyable } from './Copyable.tsx';
import styles from './SecretDialog.module.css';

interface Props {
  /** What is shown this once. */
  secret: string;
  /** `words` stand above it; `label` says what it is. */
  texts: { title: string; words: ReactNode; label: string; close: string };
  /** Its owner forgets it then. */
  onClose: () => void;
}

/** Shows a password or token once. A click beside it does not close it, and Enter copies it. */
export function SecretDialog({ secret, texts, onClose }: Props) {
  return (
    <Dialog
      open
      sticky
      title={texts.title}
      width={540}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Text as="p" below={12}>
        {texts.words}
      </Text>
      <Copyable text={secret} label={texts.label} wraps>
        <span className={styles.secret}>{secret}</span>
      </Copyable>
    </Dialog>
  );
}
