import { PageSlot } from '../PageSlot.tsx';
import styles from './SideFrame.module.css';
import { SideMenu } from './SideMenu.tsx';

/** The working pages: a menu at the left, the work beside it. */
export function SideFrame() {
  return (
    <div className={styles.frame}>
      <SideMenu />
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageSlot />
      </main>
    </div>
  );
}
