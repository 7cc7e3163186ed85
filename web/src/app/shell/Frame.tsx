import { useRef } from 'react';
import { useMatch } from 'react-router-dom';
import { HomeNotices } from '../../features/notices/HomeNotices.tsx';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/cx.ts';
import { useScrollTop } from '../../ui/page/useScrollTop.ts';
import { PageCache } from '../PageCache.tsx';
import { PageCacheProvider } from '../PageCacheContext.tsx';
import { usePageCache } from '../usePageCache.ts';
import styles from './Frame.module.css';
import { SideMenu } from './SideMenu.tsx';
import { TopNav } from './TopNav.tsx';
import { useFocusPlace } from './useFocusPlace.ts';

/**
 * What stands around a page. The shop front has a top navigation bar, at home the notices, and a centred column; the
 * working pages a menu at the left. `main` is the same for both, so that kept pages outlast the change.
 */
export function Frame() {
  const isHome = useMatch(paths.home) !== null;
  const isFront = useMatch(paths.notFound) !== null || isHome;
  const { pages, onBreak } = usePageCache();
  const main = useRef<HTMLElement>(null);
  useScrollTop();
  useFocusPlace(pages[0], main);
  return (
    <PageCacheProvider value={pages}>
      {isFront && <TopNav />}
      {isHome && <HomeNotices />}
      <div className={cx(styles.frame, isFront && styles.front)}>
        {!isFront && <SideMenu />}
        <main ref={main} id="main" className={styles.main} tabIndex={-1}>
          <PageCache pages={pages} onBreak={onBreak} />
        </main>
      </div>
    </PageCacheProvider>
  );
}
