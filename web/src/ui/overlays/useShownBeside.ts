import { type RefObject, useEffect, useEffectEvent } from 'react';
import { placePanel, type Side } from './placePanel.ts';

/**
 * Shows a panel beside its anchor and moves the focus into it: to what `first` selects, else to the panel. It stays
 * beside it when the window changes; what scrolls away from under it closes it.
 */
export function useShownBeside(
  anchor: HTMLElement,
  panel: RefObject<HTMLElement | null>,
  { side, first, onClose }: { side: Side; first: string; onClose: () => void },
) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const box = panel.current;
    if (!box) return;
    box.showPopover?.();
    const place = () => placePanel(anchor, box, side);
    place();
    (box.querySelector<HTMLElement>(first) ?? box).focus({ preventScroll: true });
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && box.contains(target))) close();
    };
    window.addEventListener('scroll', closeOutside, { capture: true, passive: true });
    // The window tells of a new size before the page has it.
    const page = new ResizeObserver(place);
    page.observe(document.documentElement);
    return () => {
      window.removeEventListener('scroll', closeOutside, { capture: true });
      page.disconnect();
    };
  }, [anchor, panel, side, first]);
}
