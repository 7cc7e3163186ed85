import { createSignal } from '../../lib/createSignal.ts';

export interface Shortcut {
  /** As `keysOf` says them. */
  keys: string;
}

/** All shortcuts there are; what they do, the pages say that have them. */
export const shortcuts = {
  search: { keys: '/' },
  help: { keys: '?' },
  menu: { keys: 'M' },
  newShipment: { keys: 'N' },
  paste: { keys: 'P' },
  takeOver: { keys: 'Ctrl+Enter' },
  nextUnsure: { keys: 'F8' },
  next: { keys: 'Ctrl+Enter' },
  pay: { keys: 'Ctrl+Enter' },
  accept: { keys: 'Enter' },
  move: { keys: '↑ ↓ ← →' },
  extend: { keys: 'Shift+↑ ↓ ← →' },
  copyCells: { keys: 'Ctrl+C' },
  pasteCells: { keys: 'Ctrl+V' },
  fillDown: { keys: 'Ctrl+D' },
  clearCells: { keys: 'Delete' },
  undo: { keys: 'Ctrl+Z' },
  redo: { keys: 'Ctrl+Shift+Z, Ctrl+Y' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;

/** What shortcuts do; null for one that its grid or field takes by itself and that is only listed. */
export type ShortcutActions = Partial<Record<ShortcutName, (() => void) | null>>;

/** The shortcuts that work now. */
export interface ShortcutRegistry {
  /** Adds some; answers with the way to take them away. What was added last is asked first. */
  add(actions: ShortcutActions): () => void;
  /** Does what the keys mean, and says whether they mean something. */
  press(event: KeyboardEvent): boolean;
  /** The same list until something is added or taken away. */
  names(): readonly ShortcutName[];
  subscribe(listener: () => void): () => void;
}

const ORDER = Object.keys(shortcuts) as ShortcutName[];

export function createShortcuts(): ShortcutRegistry {
  let added: readonly ShortcutActions[] = [];
  let listed: readonly ShortcutName[] = [];
  const changed = createSignal<void>();
  const change = (next: readonly ShortcutActions[]) => {
    added = next;
    listed = ORDER.filter((name) => added.some((actions) => name in actions));
    changed.report();
  };
  return {
    add(actions) {
      change([actions, ...added]);
      return () => change(added.filter((one) => one !== actions));
    },
    press(event) {
      const keys = keysOf(event);
      if (keys === null || !isFree(event, keys)) return false;
      for (const actions of added)
        for (const name of ORDER) {
          const run = shortcuts[name].keys === keys ? actions[name] : null;
          if (!run) continue;
          event.preventDefault();
          run();
          return true;
        }
      return false;
    },
    names: () => listed,
    subscribe: changed.subscribe,
  };
}

/** As shortcuts are written: `/`, `N`, `F8`, `Ctrl+Enter`; null for keys that an input method has. */
function keysOf(event: KeyboardEvent): string | null {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (isComposing || altKey) return null;
  const name = key.length === 1 ? key.toUpperCase() : key;
  return ctrlKey || metaKey ? `Ctrl+${name}` : name;
}

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="grid"], [role="grid"] *';

/** Whether nobody else has the keys: a character belongs to what is typed into, and below a dialog nothing is done. */
function isFree(event: KeyboardEvent, keys: string): boolean {
  if (event.defaultPrevented || event.repeat) return false;
  if (document.querySelector('[role="dialog"][aria-modal="true"]')) return false;
  return keys.length > 1 || !(event.target instanceof Element && event.target.matches(TYPED_INTO));
}
