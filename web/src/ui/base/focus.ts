const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]):not([type="hidden"]),select:not([disabled]),textarea:not([disabled]),[tabindex]:not([tabindex="-1"])';

let holders = 0;

/** The first field, else the first button after the cross, else the box. */
function initialFocus(box: HTMLElement): HTMLElement {
  const all = tabStops(box);
  return all.find((one) => one.matches('input,textarea,select,[role="listbox"]')) ?? all[1] ?? all[0] ?? box;
}

/** What Tab stops at inside an element, in order. */
function tabStops(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.getClientRects().length > 0,
  );
}

/**
 * Ref callback for what floats above the page: moves the focus in (to `data-autofocus`, else the first field or
 * button), keeps the page below inert while it is there, and gives the focus back when it goes.
 */
export function trapFocus(box: HTMLElement | null) {
  if (!box) return;
  closePopovers();
  const before = document.activeElement;
  const page = document.getElementById('root');
  holders += 1;
  if (page) page.inert = true;
  (
    box.querySelector<HTMLElement>('[data-autofocus]:not([data-autofocus="false"])') ?? initialFocus(box)
  ).focus({
    preventScroll: true,
  });
  // A control that is disabled takes no focus.
  if (!box.contains(document.activeElement)) box.focus({ preventScroll: true });
  // A control that goes away or is disabled while it has the focus would drop it to the page.
  const keeper = new MutationObserver(() => {
    if (document.activeElement === document.body) box.focus({ preventScroll: true });
  });
  keeper.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    keeper.disconnect();
    holders -= 1;
    if (page && holders === 0) page.inert = false;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/** Makes Tab go round inside a box. */
export function wrapTab(box: HTMLElement, event: { key: string; shiftKey: boolean; preventDefault(): void }) {
  if (event.key !== 'Tab') return;
  const all = tabStops(box);
  const [edge, other] = event.shiftKey ? [all.at(0), all.at(-1)] : [all.at(-1), all.at(0)];
  if (document.activeElement !== edge && box.contains(document.activeElement)) return;
  event.preventDefault();
  (other ?? box).focus();
}

/** Whether a key was pressed in a list that stands open: Esc closes the list then, and not what the list is in. */
export function isInOpenList(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('[role="combobox"][aria-expanded="true"], .ui.dropdown.visible') !== null;
}

/** Closes what hangs above the page: the browser shows it above a dialog that opens later, too. */
function closePopovers() {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]'))
    if (isShown(popover)) popover.hidePopover();
}

function isShown(popover: HTMLElement): boolean {
  try {
    return popover.matches(':popover-open');
  } catch {
    // A browser that does not know the word shows none.
    return false;
  }
}
