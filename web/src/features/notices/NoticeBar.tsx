import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useReducedMotion } from '../../ui/reducedMotion.ts';
import styles from './NoticeBar.module.css';
import { NoticeMarquee } from './NoticeMarquee.tsx';
import { NoticeSteps } from './NoticeSteps.tsx';
import { noticesText } from './notices.text.ts';
import type { ShownNotice } from './shownNotice.ts';

interface Props {
  /** Newest first; empty while they are on the way, so that the page does not jump when they come. */
  notices: readonly ShownNotice[];
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** The strip below the menu that carries the notices. */
export function NoticeBar({ notices, onOpen, onClose }: Props) {
  const still = useReducedMotion();
  const Line = still ? NoticeSteps : NoticeMarquee;
  return (
    <section className={styles.bar} aria-label={noticesText.bar}>
      <div className={styles.row}>
        <Icon name="horn" size={18} className={styles.sign} />
        {notices.length > 0 && (
          <>
            <Line notices={notices} onOpen={onOpen} />
            <IconButton icon="close" size={16} label={noticesText.close} onClick={onClose} />
          </>
        )}
      </div>
    </section>
  );
}
