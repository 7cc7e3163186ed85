export const columnsText = {
  columns: '列设置',
  shown: (shown: number, all: number) => `显示 ${shown}/${all} 列`,
  restore: '恢复默认',
};
