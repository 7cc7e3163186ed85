import { lazy, useState } from 'react';
import { useAudience } from '../../features/session/useSession.ts';
import { parcelsPath } from '../../lib/pagePaths.ts';
import { paths, searchPath } from '../../lib/paths.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { NavLink } from '../../ui/base/Link.tsx';
import { LateDialog } from '../../ui/overlays/LateDialog.tsx';
import { useReturnPath } from '../PageCacheContext.tsx';
import styles from './BottomNav.module.css';
import { shellText as text } from './shell.text.ts';

const PARCELS = { to: parcelsPath(), icon: 'box', label: text.parcels } as const;
/** The places of each kind of member that a thumb reaches; visitors have the buyer's. */
const TABS = {
  buyer: [
    { to: paths.home, icon: 'home', label: text.home },
    { to: searchPath(), icon: 'search', label: text.searching },
    { to: '/shipments', icon: 'bolt', label: text.ship },
    PARCELS,
  ],
  seller: [
    { to: paths.workbench, icon: 'bolt', label: text.workbench },
    { to: paths.orders, icon: 'bag', label: text.orders },
    PARCELS,
    { to: paths.sellerGoods, icon: 'tag', label: text.goods },
  ],
} as const;

const AccountSheet = lazy(() => import('./AccountSheet.tsx'));

/** On a phone, the way to the main places at the foot of the window, and to all others. */
export default function BottomNav() {
  const audience = useAudience();
  const returnPath = useReturnPath();
  const [isOpen, setOpen] = useState(false);
  const tabs = TABS[audience === 'seller' ? 'seller' : 'buyer'];
  return (
    <>
      <nav className={styles.bar} aria-label={text.mainMenu}>
        {tabs.map(({ to, icon, label }) => (
          <NavLink
            key={to}
            to={returnPath(to)}
            end={to === paths.home}
            className={styles.tab}
            activeClassName={styles.active}
          >
            <Icon name={icon} size={22} />
            {label}
          </NavLink>
        ))}
        <button
          type="button"
          className={styles.tab}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon name="user" size={22} />
          {text.mine}
        </button>
      </nav>
      {isOpen && (
        <LateDialog>
          <AccountSheet without={tabs.map(({ to }) => to)} onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </>
  );
}
