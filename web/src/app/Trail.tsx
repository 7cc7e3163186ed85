import { createContext, type ReactNode, use, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

const PreviousPlace = createContext<Location | null>(null);

/** Remembers the page from which the person came to this one. */
export function Trail({ children }: { children: ReactNode }) {
  const here = useLocation();
  const [trail, setTrail] = useState<{ here: Location; from: Location | null }>({ here, from: null });
  if (!isSamePlace(trail.here, here)) setTrail({ here, from: trail.here });
  return <PreviousPlace value={trail.from}>{children}</PreviousPlace>;
}

/** The page before this one; null on the first. */
export function usePreviousPlace(): Location | null {
  return use(PreviousPlace);
}

/** Whether no step lies between the two. */
export function isSamePlace(one: Location, other: Location): boolean {
  return one.key === other.key && one.pathname === other.pathname;
}
