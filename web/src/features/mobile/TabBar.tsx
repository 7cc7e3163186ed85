import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { mobileText as text } from './mobile.text.ts';
import styles from './TabBar.module.css';

const TABS = [
  { to: paths.mobile, icon: 'home', label: text.home },
  { to: paths.mobileSearch, icon: 'search', label: text.search },
  { to: paths.mobileOrders, icon: 'list', label: text.orders },
  { to: paths.mobileMe, icon: 'user', label: text.me },
] as const;

/** The four places of the mobile site, at the foot. */
export function TabBar() {
  return (
    <nav className={styles.bar} aria-label={text.tabs}>
      {TABS.map(({ to, icon, label }) => (
        <NavLink key={to} to={to} end className={({ isActive }) => cx(styles.tab, isActive && styles.active)}>
          <Icon name={icon} size={22} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
