import { useMatch } from 'react-router-dom';
import { ThemeSwitch } from '../../features/theme/ThemeSwitch.tsx';
import { cx } from '../../ui/cx.ts';
import { paths } from '../paths.ts';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { SearchBox } from './SearchBox.tsx';
import { UserEntry } from './UserEntry.tsx';

/** The bar at the top of every page. */
export function Header() {
  const atHome = useMatch(paths.home) !== null;
  return (
    <header className={styles.header}>
      <div className={cx(styles.row, atHome && styles.centred)}>
        <Logo />
        <SearchBox />
        <div className={styles.end}>
          <ThemeSwitch />
          <UserEntry />
        </div>
      </div>
    </header>
  );
}
