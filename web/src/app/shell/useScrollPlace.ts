import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { addressOf, type PlacedPage } from '../keptPages.ts';

/** Every new page, and every change of what a list shows, begins at the top; a kept page where it was left. */
export function useScrollPlace({ key, arrival, location, id }: PlacedPage) {
  const step = useNavigationType();
  const [left] = useState(() => new Map<string, number>());
  const address = addressOf(location);
  useScrollByHand();
  // biome-ignore lint/correctness/useExhaustiveDependencies: page and address are what it waits for
  useLayoutEffect(() => {
    const isReturn = arrival === 'back' || (step === 'POP' && key !== null);
    const top = isReturn ? (left.get(address) ?? 0) : 0;
    window.scrollTo(0, top);
    left.set(address, top);
    const note = () => void left.set(address, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [id, address]);
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
