import { formatDate } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './NoticeDialog.module.css';
import { noticesText } from './notices.text.ts';
import type { ShownNotice } from './shownNotice.ts';

interface Props {
  /** Null: none is open. */
  notice: ShownNotice | null;
  onAcknowledge: () => void;
}

/** A notice in full. */
export function NoticeDialog({ notice, onAcknowledge }: Props) {
  return (
    <Dialog
      open={notice !== null}
      title={notice?.title}
      onClose={onAcknowledge}
      actions={
        <Button variant="primary" onClick={onAcknowledge} data-autofocus>
          {noticesText.acknowledge}
        </Button>
      }
    >
      <p className={styles.date}>{noticesText.publishedOn(formatDate(notice?.createdAt))}</p>
      <p className={styles.detail}>{notice?.detail}</p>
    </Dialog>
  );
}
