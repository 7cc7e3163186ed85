import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { HomeNotices } from '../../features/notices/HomeNotices.tsx';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/base/cx.ts';
import { useScrollPlace } from '../../ui/page/useScrollPlace.ts';
import { PageCache } from '../PageCache.tsx';
import { PageCacheProvider } from '../PageCacheContext.tsx';
import { type CachedPage, pathWithSearch } from '../pageCache.ts';
import { usePageCache } from '../usePageCache.ts';
import { BottomNav } from './BottomNav.tsx';
import styles from './Frame.module.css';
import { SideMenu } from './SideMenu.tsx';
import { TopNav } from './TopNav.tsx';

/**
 * What stands around a page. The shop front has a top navigation bar, at home the notices, and a centred column; the
 * working pages a menu at the left. `main` is the same for both, so that kept pages outlast the change.
 */
export function Frame() {
  const isHome = useMatch(paths.home) !== null;
  const isFront = useMatch(paths.notFound) !== null || isHome;
  const { pages, onBreak } = usePageCache();
  const main = useRef<HTMLElement>(null);
  useScrollPlace();
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
      <BottomNav />
    </PageCacheProvider>
  );
}

/**
 * Takes the focus to the heading of a new page, so that keyboard and screen reader go on from there, and on a kept
 * page back to where it was.
 */
function useFocusPlace({ id, arrival, location }: CachedPage, main: RefObject<HTMLElement | null>) {
  const [left] = useState(() => new Map<number, WeakRef<HTMLElement>>());
  const address = pathWithSearch(location);
  // biome-ignore lint/correctness/useExhaustiveDependencies: page and address are what it waits for
  useLayoutEffect(() => {
    const box = main.current;
    if (!box) return;
    if (arrival !== 'within' && !isHeld(box)) {
      const before = arrival === 'back' ? left.get(id)?.deref() : undefined;
      (before?.checkVisibility() ? before : beginning(box)).focus({ preventScroll: true });
    }
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) left.set(id, new WeakRef(target));
    };
    box.addEventListener('focusin', note);
    return () => box.removeEventListener('focusin', note);
  }, [id, address]);
}

/** Words that are being typed, and a question that is being asked, keep the focus. */
function isHeld(box: HTMLElement): boolean {
  const at = document.activeElement;
  return at !== null && !box.contains(at) && at.matches('input, textarea, [role="dialog"] *');
}

/** The heading of the page in view, else the box that it is in. */
function beginning(box: HTMLElement): HTMLElement {
  const heading = [...box.querySelectorAll('h1')].find((one) => one.checkVisibility());
  if (heading) heading.tabIndex = -1;
  return heading ?? box;
}
