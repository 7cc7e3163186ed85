import type { MouseEvent } from 'react';
import { ConnectionLost } from '../../features/changeFeed/ConnectionLost.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { FloatingPanel } from './FloatingPanel.tsx';
import { Footer } from './Footer.tsx';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { shellText } from './shell.text.ts';

/** What stands around every page. */
export function Shell() {
  return (
    <div className={styles.shell}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link it is, whose address is kept out of the history */}
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        {shellText.skip}
      </a>
      <Header />
      <Frame />
      <Footer />
      <FloatingPanel />
      <ConnectionLost />
      <Toaster />
    </div>
  );
}

/** Moves the focus only: a changed address would count as a visit to another page. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
