import { type ReactElement, type ReactNode, useRef } from 'react';
import styles from './Popup.module.css';
import { placePanel, type Side } from './placePanel.ts';

interface Props {
  /** A button or link; the popup hangs on it. */
  trigger: ReactElement;
  children: ReactNode;
  position?: Side;
  /** `hover` also opens on keyboard focus. */
  on?: 'hover' | 'click';
}

/** More about something, hung on its trigger. Esc and a click elsewhere close it. */
export function Popup({ trigger, children, position = 'top center', on = 'hover' }: Props) {
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = () => panel.current?.matches(':popover-open') ?? false;
  const open = () => {
    if (!anchor.current || !panel.current || isOpen()) return;
    panel.current.showPopover();
    placePanel(anchor.current, panel.current, position);
    // What scrolls away from under the popup closes it.
    window.addEventListener('scroll', close, { capture: true, once: true });
  };
  const close = () => {
    if (isOpen()) panel.current?.hidePopover();
  };
  const gestures =
    on === 'click'
      ? { onClick: open }
      : { onMouseEnter: open, onMouseLeave: close, onFocus: open, onBlur: close };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the trigger inside is the control
    <span
      ref={anchor}
      className={styles.anchor}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen()) return;
        // What the popup is in stays.
        event.stopPropagation();
        close();
      }}
    >
      <span className={styles.anchor} {...gestures}>
        {trigger}
      </span>
      <div
        ref={panel}
        className={styles.panel}
        popover={on === 'click' ? 'auto' : 'manual'}
        role={on === 'hover' ? 'tooltip' : 'group'}
      >
        {children}
      </div>
    </span>
  );
}
