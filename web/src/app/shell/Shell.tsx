import type { MouseEvent } from 'react';
import { Outlet } from 'react-router-dom';
import { Toaster } from '../../ui/Toaster.tsx';
import { FloatingPanel } from './FloatingPanel.tsx';
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
      {/* biome-ignore lint/a11y/useValidAnchor: a link it is, whose address is kept out of the history */}
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        {shellText.skip}
      </a>
      <Header />
      <Outlet />
      <Footer />
      <FloatingPanel />
      <Toaster />
    </div>
  );
}

/** Moves the focus only: a changed address would count as a visit to another page. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
