import { useAudience, useScopes } from '../../features/session/useSession.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { NavLink } from '../../ui/base/Link.tsx';
import { type MenuItem, menuFor } from '../menu.ts';
import { useReturnPath } from '../PageCacheContext.tsx';
import { MenuBadge } from './MenuBadge.tsx';
import { shellText } from './shell.text.ts';
import styles from './TopNav.module.css';

/** The menu of the home page, across the top; groups open on hover and on keyboard focus. */
export function TopNav() {
  const audience = useAudience();
  const scopes = useScopes();
  return (
    <nav className={styles.nav} aria-label={shellText.mainMenu}>
      <ul className={styles.row}>
        {menuFor(audience, scopes).map((item) => (
          <li key={item.label} className={styles.item}>
            {item.to === null ? <Group item={item} /> : <Entry item={item} to={item.to} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ item, to }: { item: MenuItem; to: string }) {
  const returnPath = useReturnPath();
  return (
    <NavLink
      to={returnPath(to)}
      end={to === '/'}
      below={item.below}
      className={styles.link}
      activeClassName={styles.active}
    >
      <Icon name={item.icon} />
      {item.label}
      <MenuBadge to={to} />
    </NavLink>
  );
}

function Group({ item }: { item: MenuItem }) {
  return (
    <>
      <button type="button" className={styles.link} aria-haspopup="true">
        <Icon name={item.icon} />
        {item.label}
        <Icon name="chevronDown" size={14} />
      </button>
      <ul className={styles.drop}>
        {item.children.map((child) => (
          <li key={child.label}>{child.to !== null && <Entry item={child} to={child.to} />}</li>
        ))}
      </ul>
    </>
  );
}
