import { type RefObject, useEffect, useRef } from 'react';

/** Of a heading: the goods that were picked are gone from the page, and the focus with them. */
export function useFocusAfterPicking(isPicking: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPicking = useRef(isPicking);
  useEffect(() => {
    if (wasPicking.current && !isPicking) heading.current?.focus();
    wasPicking.current = isPicking;
  }, [isPicking]);
  return heading;
}
