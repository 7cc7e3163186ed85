import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Every change of route, and every change of what a list shows, begins at the top of the page. */
export function useScrollTop() {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname, search]);
}
