import { useMatch } from 'react-router-dom';
import { useSettings } from '../../graphql/useSettings.ts';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/base/cx.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { NavLink } from '../../ui/base/Link.tsx';
import { Toaster } from '../../ui/feedback/Toaster.tsx';
import { PageSlot } from '../../ui/page/PageSlot.tsx';
import { useScrollPlace } from '../../ui/page/useScrollPlace.ts';
import { CustomerServiceSlot } from '../customerService/CustomerServiceSlot.tsx';
import styles from './MobileFrame.module.css';
import { mobileText as text } from './mobile.text.ts';
import { useViewport } from './useViewport.ts';

/** What stands around the pages of the mobile site. One of the goods has a bar of its own at the foot. */
export default function MobileFrame() {
  useScrollPlace();
  useViewport('mobile');
  const settings = useSettings();
  const isGood = useMatch(paths.mobileGoods) !== null;
  return (
    <div className={cx(styles.frame, !isGood && styles.tabbed)}>
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageSlot />
      </main>
      {!isGood && <TabBar />}
      <CustomerServiceSlot picture={settings?.wxPic ?? ''} />
      <Toaster />
    </div>
  );
}

const TABS = [
  { to: paths.mobile, icon: 'home', label: text.home },
  { to: paths.mobileSearch, icon: 'search', label: text.search },
  { to: paths.mobileOrders, icon: 'list', label: text.orders },
  { to: paths.mobileMe, icon: 'user', label: text.me },
] as const;

/** The four places of the mobile site, at the foot. */
function TabBar() {
  return (
    <nav className={styles.bar} aria-label={text.tabs}>
      {TABS.map(({ to, icon, label }) => (
        <NavLink key={to} to={to} end className={styles.tab} activeClassName={styles.active}>
          <Icon name={icon} size={22} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
