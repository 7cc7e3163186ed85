import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreviousLocation } from './PreviousLocation.tsx';

/**
 * Every change of route, steps back and forward among them, and of what a list shows begins at the top. Who has scrolled
 * in the first page before its script was there stays where they are.
 */
export function useScrollTop() {
  const { pathname, search } = useLocation();
  const isFirst = usePreviousLocation() === null;
  useScrollByHand();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useLayoutEffect(() => {
    if (!isFirst) window.scrollTo(0, 0);
  }, [pathname, search]);
}

/** On steps back the browser would scroll to where the page was left; on a reload it may. */
function useScrollByHand() {
  useEffect(() => {
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
