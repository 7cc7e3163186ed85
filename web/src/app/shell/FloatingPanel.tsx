import { useSyncExternalStore } from 'react';
import { CustomerServiceSlot } from '../../features/customerService/CustomerServiceSlot.tsx';
import { ServiceHint } from '../../features/customerService/ServiceHint.tsx';
import { useCustomerService } from '../../features/customerService/useCustomerService.ts';
import { useSettings } from '../../graphql/useSettings.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import type { IconName } from '../../ui/base/icons.ts';
import { prefersReducedMotion } from '../../ui/base/reducedMotion.ts';
import styles from './FloatingPanel.module.css';
import { shellText } from './shell.text.ts';

const BACK_TO_TOP_AFTER_PX = 800;

/** At the right edge of every page: the customer service, and the way back up. */
export function FloatingPanel() {
  const { contact, addWeChat } = useCustomerService();
  const settings = useSettings();
  const isDeep = useScrolledPast(BACK_TO_TOP_AFTER_PX);
  return (
    <aside className={styles.panel} aria-label={shellText.panel}>
      <PanelButton icon="headset" label={shellText.contact} onClick={contact} />
      <div className={styles.hinted}>
        <ServiceHint />
        <PanelButton icon="chat" label={shellText.addWeChat} onClick={addWeChat} />
      </div>
      {isDeep && <PanelButton icon="arrowUp" label={shellText.toTop} onClick={scrollToTop} />}
      <CustomerServiceSlot picture={settings?.wxPic ?? ''} />
    </aside>
  );
}

function PanelButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      <Icon name={icon} size={20} />
      <span className={styles.label}>{label}</span>
    </button>
  );
}

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** Whether the page was scrolled down by more than that many CSS pixels. */
function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
