import { type ReactNode, useId } from 'react';
import { cx } from '../base/cx.ts';
import styles from './Dialog.module.css';
import { Overlay, OverlayHead, type OverlayProps } from './Overlay.tsx';

interface Props extends OverlayProps {
  /** Stands at the left over the whole height; nothing that needs the focus. */
  aside?: ReactNode;
  className?: string;
}

/** A dialog above the page. */
export function Dialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<Props, 'open'>) {
  const { title, onClose, children, aside, actions, width = 750, sticky, className } = props;
  const titleId = useId();
  const box = cx(styles.dialog, className);
  return (
    <Overlay {...{ titleId, onClose, sticky, width }} place={styles.place} className={box}>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.main}>
        <OverlayHead id={titleId} title={title} onClose={onClose} className={styles.head} />
        <div className={styles.body}>{children}</div>
        {actions && <footer className={styles.foot}>{actions}</footer>}
      </div>
    </Overlay>
  );
}
