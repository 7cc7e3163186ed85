import { useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './NoticeSteps.module.css';
import { noticesText } from './notices.text.ts';
import type { ShownNotice } from './shownNotice.ts';

interface Props {
  notices: readonly ShownNotice[];
  onOpen: (id: number) => void;
}

/** One notice at a time, for people who asked the system to keep still. */
export function NoticeSteps({ notices, onOpen }: Props) {
  const [step, setStep] = useState(0);
  const at = Math.min(step, notices.length - 1);
  const notice = notices[at];
  if (!notice) return null;
  return (
    <div className={styles.steps}>
      <button type="button" className={styles.notice} onClick={() => onOpen(notice.id)}>
        {notice.detail}
      </button>
      {notices.length > 1 && (
        <span className={styles.turn}>
          <IconButton
            icon="chevronLeft"
            size={16}
            label={noticesText.previous}
            onClick={() => setStep((at || notices.length) - 1)}
          />
          <span className="num">{noticesText.position(at + 1, notices.length)}</span>
          <IconButton
            icon="chevronRight"
            size={16}
            label={noticesText.next}
            onClick={() => setStep((at + 1) % notices.length)}
          />
        </span>
      )}
    </div>
  );
}
