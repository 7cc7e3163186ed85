import type { FocusEvent } from 'react';
import styles from './NoticeMarquee.module.css';
import { marqueeSeconds } from './notices.rules.ts';
import type { ShownNotice } from './shownNotice.ts';

interface Props {
  notices: readonly ShownNotice[];
  onOpen: (id: number) => void;
}

/** All notices in one line that goes round; it stands under the pointer and while the keyboard is in it. */
export function NoticeMarquee({ notices, onOpen }: Props) {
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
