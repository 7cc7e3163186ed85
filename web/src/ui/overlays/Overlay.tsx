import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../base/cx.ts';
import { isInOpenList, trapFocus, wrapTab } from '../base/focus.ts';
import { uiText } from '../base/ui.text.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import styles from './Overlay.module.css';

/** What stands above the page is told this much by whoever opens it. */
export interface OverlayProps {
  open: boolean;
  title: ReactNode;
  /** Esc, the cross, and the backdrop unless `sticky`. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot, the one to do next last. */
  actions?: ReactNode;
  /** CSS pixels; never wider than the window. */
  width?: number;
  /** A click beside it does not close it: for what holds typed words. */
  sticky?: boolean;
}

interface Props extends Pick<OverlayProps, 'onClose'> {
  sticky?: boolean | undefined;
  width: number;
  titleId: string;
  /** Where the box stands on the backdrop. */
  place: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

/**
 * A box above the page: holds the focus and gives it back. Not Semantic's Modal: under React 19 its portal logs an error
 * at every opening.
 */
export function Overlay({ onClose, sticky = false, width, titleId, place, className, children }: Props) {
  const pressBackdrop = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // The backdrop must not take the focus out of the box.
    event.preventDefault();
    // The second half of a double click was meant for what it was opened by.
    if (!sticky && event.detail < 2) onClose();
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    // React tells it of the keys in a dialog above, too.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    wrapTab(event.currentTarget, event);
    // While Chinese is being composed, Esc belongs to the input method.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && !isInOpenList(event.target)) {
      event.stopPropagation();
      onClose();
    }
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the backdrop is a second way to close, beside Esc and the cross
    <div className={cx(styles.backdrop, place)} onMouseDown={pressBackdrop}>
      <div
        ref={trapFocus}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={cx(styles.box, className)}
        style={{ width }}
        onKeyDown={pressKey}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}

interface HeadProps extends Pick<OverlayProps, 'title' | 'onClose'> {
  id: string;
  className: string | undefined;
}

/** The title of an overlay, and the cross. */
export function OverlayHead({ id, title, onClose, className }: HeadProps) {
  return (
    <header className={cx(styles.head, className)}>
      <h2 id={id}>{title}</h2>
      <IconButton icon="close" label={uiText.close} onClick={onClose} />
    </header>
  );
}
