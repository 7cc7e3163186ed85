import { Outlet } from 'react-router-dom';
import { Toaster } from '../../ui/Toaster.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { shellText } from './shell.text.ts';
import { useScrollTop } from './useScrollTop.ts';

/** What stands around every page. */
export function Shell() {
  useScrollTop();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {shellText.skip}
      </a>
      <Header />
      <Outlet />
      <Footer />
      <Toaster />
    </div>
  );
}
