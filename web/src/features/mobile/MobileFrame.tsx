import { useMatch } from 'react-router-dom';
import { PageSlot } from '../../app/PageSlot.tsx';
import { paths } from '../../app/paths.ts';
import { useScrollTop } from '../../app/shell/useScrollTop.ts';
import { useSettings } from '../../app/shell/useSettings.ts';
import { cx } from '../../ui/cx.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { CustomerServiceDialog } from '../customerService/CustomerServiceDialog.tsx';
import styles from './MobileFrame.module.css';
import { TabBar } from './TabBar.tsx';
import { useViewport } from './useViewport.ts';

/** What stands around the pages of the mobile site. One of the goods has a bar of its own at the foot. */
export default function MobileFrame() {
  useScrollTop();
  useViewport('mobile');
  const settings = useSettings();
  const isGood = useMatch(paths.mobileGoods) !== null;
  return (
    <div className={cx(styles.frame, !isGood && styles.tabbed)}>
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageSlot />
      </main>
      {!isGood && <TabBar />}
      <CustomerServiceDialog picture={settings?.wxPic ?? ''} />
      <Toaster />
    </div>
  );
}
