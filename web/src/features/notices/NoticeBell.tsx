import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../ui/base/cx.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import styles from './NoticeBell.module.css';
import { NoticesPanel } from './NoticesPanel.tsx';
import { personNoticesText as text } from './personNotices.text.ts';
import { useReadNotices } from './useReadNotices.ts';
import { useUnreadNotices } from './useUnreadNotices.ts';

/** How much the person was told and has not read; a press shows the newest of it. `className` is the look of a sign in the header. */
export default function NoticeBell({ className }: { className: string | undefined }) {
  const unread = useUnreadNotices();
  const reading = useReadNotices();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => setOpen(false);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    bell.current?.focus();
    close();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const label = text.bell(unread);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are inside
    <div ref={box} className={styles.place} onKeyDown={press} onBlur={leave}>
      <button
        ref={bell}
        type="button"
        className={cx(className, styles.bell)}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bell" size={18} />
        {unread > 0 && <span className={styles.count}>{text.count(unread)}</span>}
      </button>
      {isOpen && <NoticesPanel id={panelId} unread={unread} reading={reading} onClose={close} />}
    </div>
  );
}
