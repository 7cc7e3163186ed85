export const savedViewsText = {
  label: '我的视图',
  save: '存为视图',
  title: '存为视图',
  name: '名称',
  hint: '筛选和排序会一起保存在这台电脑上；同名的视图会被替换',
  confirm: '保存',
  nameless: '请给这个视图起个名称',
  cancel: '取消',
  remove: (name: string) => `删除视图 ${name}`,
  full: (most: number) => `最多保存 ${most} 个视图，请先删除不用的`,
};

export const listText = {
  pageSize: '每页条数',
  perPage: (rows: number) => `每页 ${rows} 条`,
};
