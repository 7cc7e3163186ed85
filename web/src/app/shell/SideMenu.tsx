import { useAudience, useScopes } from '../../features/session/useSession.ts';
import { usePreference } from '../../lib/usePreference.ts';
import { cx } from '../../ui/base/cx.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { NavLink } from '../../ui/base/Link.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { shortcuts } from '../../ui/shortcuts/shortcuts.ts';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts.ts';
import { type MenuItem, menuFor } from '../menu.ts';
import { useReturnPath } from '../PageCacheContext.tsx';
import { MenuBadge } from './MenuBadge.tsx';
import styles from './SideMenu.module.css';
import { shellText } from './shell.text.ts';

/** The grouped menu at the left of the working pages; as signs alone where its person wants it narrow. */
export function SideMenu() {
  const audience = useAudience();
  const scopes = useScopes();
  const [isNarrow, setNarrow] = usePreference('narrowMenu');
  const toggle = () => setNarrow(!isNarrow);
  useShortcuts({ menu: toggle });
  return (
    <nav className={cx(styles.menu, isNarrow && styles.signs)} aria-label={shellText.mainMenu}>
      <Items items={menuFor(audience, scopes)} isNarrow={isNarrow} />
      <IconButton
        icon={isNarrow ? 'chevronRight' : 'chevronLeft'}
        label={`${isNarrow ? shellText.widenMenu : shellText.narrowMenu}（${shortcuts.menu.keys}）`}
        className={styles.toggle}
        onClick={toggle}
      />
    </nav>
  );
}

function Items({ items, isNarrow }: { items: readonly MenuItem[]; isNarrow: boolean }) {
  const returnPath = useReturnPath();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          {item.to === null ? (
            <>
              <p className={styles.group}>{item.label}</p>
              <Items items={item.children} isNarrow={isNarrow} />
            </>
          ) : (
            <NavLink
              to={returnPath(item.to)}
              end={item.to === '/'}
              below={item.below}
              className={styles.link}
              activeClassName={styles.active}
              title={isNarrow ? item.label : undefined}
            >
              <Icon name={item.icon} size={18} />
              <span className={styles.label}>{item.label}</span>
              <MenuBadge to={item.to} />
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}
