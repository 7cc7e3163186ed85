import { type RefObject, useLayoutEffect, useState } from 'react';
import { type CachedPage, pathWithSearch } from '../pageCache.ts';

/**
 * Takes the focus to the heading of a new page, so that keyboard and screen reader go on from there, and on a kept
 * page back to where it was.
 */
export function useFocusPlace({ id, arrival, location }: CachedPage, main: RefObject<HTMLElement | null>) {
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
