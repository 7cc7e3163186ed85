import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { usePreviousLocation } from './PreviousLocation.tsx';

/** How far down each step of the history was left, by its key. */
const places = new Map<string, number>();

/** What a person does who does not wait for the rest of a page. */
const MOVES = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Every change of route and of what a list shows begins at the top; steps back and forward lead to where the page was left.
 * Who has scrolled in the first page before its script was there stays where they are.
 */
export function useScrollPlace() {
  const { key, pathname, search } = useLocation();
  const isFirst = usePreviousLocation() === null;
  const isStep = useNavigationType() === 'POP';
  const shown = useRef(key);
  useScrollByHand();
  useLayoutEffect(() => {
    shown.current = key;
  }, [key]);
  useEffect(() => {
    const note = () => void places.set(shown.current, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useLayoutEffect(() => {
    if (isFirst) return;
    return scrollDown(isStep ? (places.get(key) ?? 0) : 0);
  }, [pathname, search]);
}

/** Scrolls to so many CSS pixels below the top, when the page has grown that long, unless the person moves before. */
function scrollDown(top: number) {
  window.scrollTo(0, top);
  if (window.scrollY >= top - 1) return;
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) stop();
  });
  const stop = () => {
    grown.disconnect();
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  grown.observe(document.body);
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}

/** On steps back the browser would scroll before the page is there; on a reload it may. */
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
