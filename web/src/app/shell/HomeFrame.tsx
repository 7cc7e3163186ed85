import { useMatch } from 'react-router-dom';
import { HomeNotices } from '../../features/notices/HomeNotices.tsx';
import { PageSlot } from '../PageSlot.tsx';
import { paths } from '../paths.ts';
import styles from './HomeFrame.module.css';
import { TopNav } from './TopNav.tsx';

/** The shop front: a top navigation bar, at home the notices, and a centred column. */
export function HomeFrame() {
  const isHome = useMatch(paths.home) !== null;
  return (
    <>
      <TopNav />
      {isHome && <HomeNotices />}
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageSlot />
      </main>
    </>
  );
}
