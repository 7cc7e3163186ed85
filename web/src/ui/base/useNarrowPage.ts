import { useLayoutEffect } from 'react';

/** The page fits narrow windows, and while it is shown so does what stands around it. */
export function useNarrowPage(): void {
  useLayoutEffect(function fitWindow() {
    document.body.classList.add('narrow');
    return () => document.body.classList.remove('narrow');
  }, []);
}
