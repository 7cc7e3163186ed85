import { type FocusEvent, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import { useReducedMotion } from '../base/reducedMotion.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { Row } from '../layout/Layout.tsx';
import { marqueeSeconds } from './marqueeSeconds.ts';
import styles from './NoticeBar.module.css';
import { noticesText as text } from './notices.text.ts';

interface LineProps {
  /** Newest first; empty while they are on the way, so that the page does not jump when they come. */
  notices: readonly { id: number; detail: string }[];
  onOpen: (id: number) => void;
}

/** The strip of the home page that carries notices. */
export function NoticeBar({ notices, onOpen, onClose }: LineProps & { onClose: () => void }) {
  const Line = useReducedMotion() ? Steps : Marquee;
  return (
    <section className={styles.bar} aria-label={text.bar}>
      <Row gap={12} className={styles.row}>
        <Icon name="horn" size={18} className={styles.sign} />
        {notices.length > 0 && (
          <>
            <Line notices={notices} onOpen={onOpen} />
            <IconButton icon="close" size={16} label={text.close} onClick={onClose} />
          </>
        )}
      </Row>
    </section>
  );
}

/** All notices in one line that goes round; it stands under the pointer and while the keyboard is in it. */
function Marquee({ notices, onOpen }: LineProps) {
  const seconds = marqueeSeconds(notices.map(({ detail }) => detail));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the notices inside are the controls
    <div className={styles.window} onFocus={bringIntoView} onBlur={startOver}>
      {/* The second lap follows the first without a gap; it is for the eye and the pointer only. */}
      {[0, -1].map((tabIndex) => (
        <ul
          key={tabIndex}
          className={styles.lap}
          style={{ animationDuration: `${seconds}s` }}
          aria-hidden={tabIndex < 0}
        >
          {notices.map(({ id, detail }) => (
            <li key={id}>
              <button type="button" tabIndex={tabIndex} className={styles.notice} onClick={() => onOpen(id)}>
                {detail}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** The keyboard stops the line at its beginning, from where every notice can be scrolled to. */
function bringIntoView({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'start' });
}

function startOver({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.scrollLeft = 0;
}

/** One notice at a time, for people who asked the system to keep still. */
function Steps({ notices, onOpen }: LineProps) {
  const [step, setStep] = useState(0);
  const at = Math.min(step, notices.length - 1);
  const notice = notices[at];
  if (!notice) return null;
  return (
    <Row gap={16} className={styles.window}>
      <button type="button" className={styles.single} onClick={() => onOpen(notice.id)}>
        {notice.detail}
      </button>
      {notices.length > 1 && (
        <Row as="span" gap={4} className={styles.turn}>
          <IconButton
            icon="chevronLeft"
            size={16}
            label={text.previous}
            onClick={() => setStep((at || notices.length) - 1)}
          />
          <span className="num">{text.position(at + 1, notices.length)}</span>
          <IconButton
            icon="chevronRight"
            size={16}
            label={text.next}
            onClick={() => setStep((at + 1) % notices.length)}
          />
        </Row>
      )}
    </Row>
  );
}
