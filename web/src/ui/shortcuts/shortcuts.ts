/** Where a shortcut works: on every page, on the page that is shown, within a grid. */
export type ShortcutPlace = 'site' | 'page' | 'grid';

export interface Shortcut {
  /** As `keysOf` says them. */
  keys: string;
  place: ShortcutPlace;
  /** What it does, in the words of the dialog that lists it. */
  words: string;
}

/** All shortcuts there are; what they do, the pages say that have them. */
export const shortcuts = {
  search: { keys: '/', place: 'site', words: '搜索商品和仓库' },
  help: { keys: '?', place: 'site', words: '查看快捷键' },
  menu: { keys: 'M', place: 'site', words: '收起或展开左侧菜单' },
  newShipment: { keys: 'N', place: 'site', words: '新建发货单' },
  paste: { keys: 'P', place: 'page', words: '到“粘贴收件人”' },
  takeOver: { keys: 'Ctrl+Enter', place: 'page', words: '在“粘贴收件人”里：识别并加入' },
  nextUnsure: { keys: 'F8', place: 'page', words: '到下一行待确认' },
  next: { keys: 'Ctrl+Enter', place: 'page', words: '下一步、核对' },
  pay: { keys: 'Ctrl+Enter', place: 'page', words: '确认支付' },
  accept: { keys: 'Enter', place: 'grid', words: '在待确认的行：确认本行，到下一行待确认' },
  move: { keys: '↑ ↓ ← →', place: 'grid', words: '换单元格' },
  extend: { keys: 'Shift+↑ ↓ ← →', place: 'grid', words: '选择一片单元格，也可以用鼠标拖选' },
  copyCells: { keys: 'Ctrl+C', place: 'grid', words: '复制所选单元格' },
  pasteCells: { keys: 'Ctrl+V', place: 'grid', words: '从当前单元格起粘贴，如 Excel 里的几列' },
  fillDown: { keys: 'Ctrl+D', place: 'grid', words: '用第一行填满所选，也可以拖右下角的方块' },
  clearCells: { keys: 'Delete', place: 'grid', words: '清空所选单元格' },
  undo: { keys: 'Ctrl+Z', place: 'grid', words: '撤销' },
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
  const listeners = new Set<() => void>();
  const change = (next: readonly ShortcutActions[]) => {
    added = next;
    listed = ORDER.filter((name) => added.some((actions) => name in actions));
    for (const listener of listeners) listener();
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
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** As shortcuts are written: `/`, `N`, `F8`, `Ctrl+Enter`; null for keys that an input method has. */
export function keysOf(event: KeyboardEvent): string | null {
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
