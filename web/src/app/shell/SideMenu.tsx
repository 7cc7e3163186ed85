import { useAudience, useScopes } from '../../features/session/useSession.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { NavLink } from '../../ui/base/Link.tsx';
import { type MenuItem, menuFor } from '../menu.ts';
import { useReturnPath } from '../PageCacheContext.tsx';
import { MenuBadge } from './MenuBadge.tsx';
import styles from './SideMenu.module.css';
import { shellText } from './shell.text.ts';

/** The grouped menu at the left of the working pages. */
export function SideMenu() {
  const audience = useAudience();
  const scopes = useScopes();
  return (
    <nav className={styles.menu} aria-label={shellText.mainMenu}>
      <Items items={menuFor(audience, scopes)} />
    </nav>
  );
}

function Items({ items }: { items: readonly MenuItem[] }) {
  const returnPath = useReturnPath();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          {item.to === null ? (
            <>
              <p className={styles.group}>{item.label}</p>
              <Items items={item.children} />
            </>
          ) : (
            <NavLink
              to={returnPath(item.to)}
              end={item.to === '/'}
              className={styles.link}
              activeClassName={styles.active}
            >
              <Icon name={item.icon} size={18} />
              {item.label}
              <MenuBadge to={item.to} />
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}
