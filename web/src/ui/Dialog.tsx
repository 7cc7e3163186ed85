import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';
import styles from './Dialog.module.css';
import { isInOpenList, trapFocus, wrapTab } from './focus.ts';
import { IconButton } from './IconButton.tsx';
import { uiText } from './ui.text.ts';

interface Props {
  open: boolean;
  title: ReactNode;
  /** Esc, the cross, and the dimmed ground unless `sticky`. */
  onClose: () => void;
  children: ReactNode;
  /** Stands at the left over the whole height; nothing that needs the focus. */
  aside?: ReactNode;
  /** Buttons at the foot, the one to do next last. */
  actions?: ReactNode;
  /** CSS pixels. */
  width?: number;
  /** A click beside it does not close it: for what holds typed words. */
  sticky?: boolean;
  className?: string;
}

/**
 * A dialog above the page. Holds the focus and gives it back. Not Semantic's Modal: under React 19 its portal logs
 * an error at every opening.
 */
export function Dialog({ open, ...rest }: Props) {
  return open ? createPortal(<OpenDialog {...rest} />, document.body) : null;
}

function OpenDialog(props: Omit<Props, 'open'>) {
  const { title, onClose, children, aside, actions, width = 750, sticky = false, className } = props;
  const titleId = useId();
  const pressGround = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // The ground must not take the focus out of the dialog.
    event.preventDefault();
    if (!sticky) onClose();
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    wrapTab(event.currentTarget, event);
    // While Chinese is being composed, Esc belongs to the input method.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && !isInOpenList(event.target)) {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the ground is a second way to close, beside Esc and the cross
    <div className={styles.ground} onMouseDown={pressGround}>
      <div
        ref={trapFocus}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={cx(styles.dialog, className)}
        style={{ width }}
        onKeyDown={pressKey}
      >
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.main}>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={uiText.close} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.foot}>{actions}</footer>}
        </div>
      </div>
    </div>
  );
}
