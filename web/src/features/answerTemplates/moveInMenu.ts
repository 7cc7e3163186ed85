import type { KeyboardEvent } from 'react';

const ITEM = '[role="menuitem"]:not(:disabled)';

interface Moves {
  /** Enter where words to find are typed. */
  onFirst: () => void;
  /** Esc and Tab. */
  onLeave: () => void;
}

/** The keys of a menu with a field to find in above its items; what is typed on an item goes to the field. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>, { onFirst, onLeave }: Moves) {
  // While Chinese is being composed, the keys belong to the input method.
  if (event.nativeEvent.isComposing) return event.stopPropagation();
  const { currentTarget: menu, key } = event;
  const target = event.target as HTMLElement;
  const field = menu.querySelector('input');
  const items = [...menu.querySelectorAll<HTMLElement>(ITEM)];
  const at = items.indexOf(target);
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? -1 : at - 1,
    ...(target !== field && { Home: 0, End: -1 }),
  }[key];
  if (to !== undefined) items.at(to % items.length)?.focus();
  else if (key === 'Escape' || key === 'Tab') onLeave();
  else if (key === 'Enter' && target === field) onFirst();
  else {
    if (field && key.length === 1 && key !== ' ') field.focus();
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}
