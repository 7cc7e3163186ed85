import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../base/Icon.tsx';
import styles from './Toaster.module.css';
import { toast } from './toast.ts';

/** Shows the toasts, top centre, above dialogs too. Mount once. */
export function Toaster() {
  // The gateway's markup of the home page has none: portals are for browsers.
  const toasts = useSyncExternalStore(toast.subscribe, toast.getSnapshot, () => null);
  if (toasts === null) return null;
  return createPortal(
    <div className={styles.toaster} role="status" aria-live="polite">
      {toasts.map(({ id, tone, text }) => (
        <p key={id} className={styles.toast}>
          <Icon name={tone} size={18} tone={tone === 'error' ? 'danger' : tone} />
          {text}
        </p>
      ))}
    </div>,
    document.body,
  );
}
