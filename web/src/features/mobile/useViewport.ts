import { useEffect } from 'react';

const DESKTOP_PX = 1200;

/** Sets the viewport width: the width of the phone, or that of a desktop page scaled down. */
export function useViewport(kind: 'mobile' | 'desktop') {
  useEffect(() => {
    document.querySelector('meta[name="viewport"]')?.setAttribute('content', viewportFor(kind));
  }, [kind]);
}

function viewportFor(kind: 'mobile' | 'desktop'): string {
  if (kind === 'mobile') return 'width=device-width, initial-scale=1';
  // Without a scale of its own the page would keep the one of before, and show its corner only.
  return `width=${DESKTOP_PX}, initial-scale=${(window.screen.width / DESKTOP_PX).toFixed(3)}`;
}
