import type { ShortcutName } from './shortcuts.ts';

/** Where a shortcut works: on every page, on the page that is shown, within a grid. */
export type ShortcutPlace = 'site' | 'page' | 'grid';

export const shortcutsText = {
  title: '快捷键',
  places: { site: '所有页面', page: '本页', grid: '表格里' } satisfies Record<ShortcutPlace, string>,
  /** Where each works, and what it does. */
  words: {
    search: ['site', '搜索商品和仓库'],
    help: ['site', '查看快捷键'],
    menu: ['site', '收起或展开左侧菜单'],
    newShipment: ['site', '新建发货单'],
    paste: ['page', '到“粘贴收件人”'],
    takeOver: ['page', '在“粘贴收件人”里：识别并加入'],
    nextUnsure: ['page', '到下一行待确认'],
    next: ['page', '下一步、核对'],
    pay: ['page', '确认支付'],
    accept: ['grid', '在待确认的行：确认本行，到下一行待确认'],
    move: ['grid', '换单元格'],
    extend: ['grid', '选择一片单元格，也可以用鼠标拖选'],
    copyCells: ['grid', '复制所选单元格'],
    pasteCells: ['grid', '从当前单元格起粘贴，如 Excel 里的几列'],
    fillDown: ['grid', '用第一行填满所选，也可以拖右下角的方块'],
    clearCells: ['grid', '清空所选单元格'],
    undo: ['grid', '撤销'],
    redo: ['grid', '重做刚撤销的'],
  } satisfies Record<ShortcutName, [ShortcutPlace, string]>,
  note: '正在输入文字时，字母键不起作用。',
};
