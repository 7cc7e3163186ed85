import { Icon } from '../../ui/base/Icon.tsx';
import { NavLink } from '../../ui/base/Link.tsx';
import { consoleText as text } from '../console.text.ts';
import { useOperator } from '../consoleActors.ts';
import type { ConsolePage } from '../consolePage.ts';
import { menuFor } from '../menu.ts';
import styles from './shell.module.css';

/** The menu at the left: what the operator may see, by its groups. */
export function ConsoleMenu({ pages }: { pages: readonly ConsolePage[] }) {
  const { permissions } = useOperator();
  return (
    <nav className={styles.menu} aria-label={text.menu}>
      {menuFor(pages, permissions).map(({ group, label, pages: shown }) => (
        <section key={group} aria-label={label}>
          {!(shown.length === 1 && shown[0]?.title === label) && <p className={styles.group}>{label}</p>}
          <ul>
            {shown.map(({ path, title, menu }) => (
              <li key={path}>
                <NavLink to={path} end={path === '/'} className={styles.link} activeClassName={styles.active}>
                  {menu && <Icon name={menu.icon} size={16} />}
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
