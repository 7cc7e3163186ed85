import { useId } from 'react';
import styles from './Drawer.module.css';
import { Overlay, OverlayHead, type OverlayProps } from './Overlay.tsx';

/**
 * More about one row, in a panel from the right over the whole height; the page behind stays as it was left. What is
 * inside scrolls by itself, and a dialog may open above it.
 */
export function Drawer({ open, ...rest }: OverlayProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer(props: Omit<OverlayProps, 'open'>) {
  const { title, onClose, children, actions, width = 480, sticky } = props;
  const titleId = useId();
  return (
    <Overlay {...{ titleId, onClose, sticky, width }} place={styles.place} className={styles.drawer}>
      <OverlayHead id={titleId} title={title} onClose={onClose} className={styles.head} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.body} aria-labelledby={titleId} tabIndex={0} data-autofocus>
        {children}
      </section>
      {actions && <footer className={styles.foot}>{actions}</footer>}
    </Overlay>
  );
}
