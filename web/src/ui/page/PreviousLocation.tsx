import { createContext, type ReactNode, use, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

const PreviousLocation = createContext<Location | null>(null);

/** Remembers the page from which the person came to this one. */
export function PreviousLocationProvider({ children }: { children: ReactNode }) {
  const here = useLocation();
  const [trail, setTrail] = useState<{ here: Location; from: Location | null }>({ here, from: null });
  if (!isSameLocation(trail.here, here)) setTrail({ here, from: trail.here });
  return <PreviousLocation value={trail.from}>{children}</PreviousLocation>;
}

/** The page before this one; null on the first. */
export function usePreviousLocation(): Location | null {
  return use(PreviousLocation);
}

/** Whether no step lies between the two. */
export function isSameLocation(one: Location, other: Location): boolean {
  return one.key === other.key && one.pathname === other.pathname;
}
