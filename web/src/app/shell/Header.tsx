import { Link } from 'react-router-dom';
import { ThemeSwitch } from '../../features/theme/ThemeSwitch.tsx';
import { paths } from '../../lib/paths.ts';
import { FavouritesLink } from './FavouritesLink.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { SearchBox } from './SearchBox.tsx';
import { shellText } from './shell.text.ts';
import { UserEntry } from './UserEntry.tsx';

/** The bar at the top of every page. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo />
        <SearchBox />
        <div className={styles.end}>
          <Link to={paths.oldSite} className={styles.old}>
            {shellText.backToOld}
          </Link>
          <FavouritesLink />
          <ThemeSwitch />
          <UserEntry />
        </div>
      </div>
    </header>
  );
}
