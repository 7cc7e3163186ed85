import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import styles from './Drawer.module.css';
import { isInOpenList, trapFocus, wrapTab } from './focus.ts';
import { IconButton } from './IconButton.tsx';
import { uiText } from './ui.text.ts';

interface Props {
  open: boolean;
  title: ReactNode;
  /** Esc, the cross, and the dimmed ground unless `sticky`. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot, the one to do next last. */
  actions?: ReactNode;
  /** CSS pixels; never wider than the window. */
  width?: number;
  /** A click beside it does not close it: for what holds typed words. */
  sticky?: boolean;
}

/**
 * More about one row, in a panel from the right over the whole height; the page behind stays as it was left. Holds the
 * focus and gives it back. What is inside scrolls by itself, and a dialog may open above it.
 */
export function Drawer({ open, ...rest }: Props) {
  return open ? createPortal(<OpenDrawer {...rest} />, document.body) : null;
}

function OpenDrawer({ title, onClose, children, actions, width = 480, sticky = false }: Omit<Props, 'open'>) {
  const titleId = useId();
  const pressGround = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // The ground must not take the focus out of the drawer.
    event.preventDefault();
    if (!sticky) onClose();
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
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the ground is a second way to close, beside Esc and the cross
    <div className={styles.ground} onMouseDown={pressGround}>
      <div
        ref={trapFocus}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.drawer}
        style={{ width }}
        onKeyDown={pressKey}
      >
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label={uiText.close} onClick={onClose} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <section className={styles.body} aria-labelledby={titleId} tabIndex={0} data-autofocus>
          {children}
        </section>
        {actions && <footer className={styles.foot}>{actions}</footer>}
      </div>
    </div>
  );
}
