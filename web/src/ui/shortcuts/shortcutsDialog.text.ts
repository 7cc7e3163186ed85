import type { ShortcutPlace } from './shortcuts.ts';

export const shortcutsText = {
  title: '快捷键',
  places: { site: '所有页面', page: '本页', grid: '表格里' } satisfies Record<ShortcutPlace, string>,
  note: '正在输入文字时，字母键不起作用。',
};
