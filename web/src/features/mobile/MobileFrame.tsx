import { useMatch } from 'react-router-dom';
import { useSettings } from '../../graphql/useSettings.ts';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/cx.ts';
import { PageSlot } from '../../ui/page/PageSlot.tsx';
import { useScrollTop } from '../../ui/page/useScrollTop.ts';
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
