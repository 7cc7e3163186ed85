import { PageSlot } from '../PageSlot.tsx';
import styles from './HomeFrame.module.css';
import { TopNav } from './TopNav.tsx';

/** The shop front: a top navigation bar and a centred column. */
export function HomeFrame() {
  return (
    <>
      <TopNav />
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageSlot />
      </main>
    </>
  );
}
