export const filterSheetText = {
  filter: '筛选',
  narrowed: '已筛选',
  reset: '重置',
  done: '完成',
} as const;
