import { useLayoutEffect } from 'react';
import type { Site } from './siteChoice.ts';

// public/start.js says the same.
const DESKTOP_PX = 1200;
const MOBILE = 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content';

/** Sets the viewport width: the width of the phone, or that of a desktop page scaled down. */
export function useViewport(site: Site) {
  useLayoutEffect(
    function setWidth() {
      document.querySelector('meta[name="viewport"]')?.setAttribute('content', viewportFor(site));
    },
    [site],
  );
}

function viewportFor(site: Site): string {
  if (site === 'mobile') return MOBILE;
  // Without a scale of its own the page would keep the one of before, and show its corner only.
  return `width=${DESKTOP_PX}, initial-scale=${(window.screen.width / DESKTOP_PX).toFixed(3)}`;
}
