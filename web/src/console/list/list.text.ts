export const viewsText = {
  open: '常用筛选',
  none: '还没有常用筛选。设好条件后保存，下次一点就到。',
  own: '我的',
  shared: '大家的',
  by: (name: string) => `${name} 共享`,
  isShared: '已共享',
  save: '保存当前筛选',
  remove: (name: string) => `删除“${name}”`,
  loading: '正在读取',
  failed: '没有读到常用筛选',
  retry: '重试',
};
export const savingText = {
  title: '保存当前筛选',
  save: '保存',
  cancel: '取消',
  failed: '没有得到结果，请重试',
  name: '名称',
  nameMissing: '请填写名称',
  hint: '同名的会被替换。搜索框里输入的文字不会保存。',
  share: '共享给所有操作员',
  saved: (name: string) => `已保存“${name}”`,
};
export const removingText = {
  title: '删除常用筛选',
  accept: '删除',
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
  question: (name: string, isShared: boolean) =>
    isShared ? `“${name}”是共享的，删除后所有人都不再看到。` : `删除“${name}”后不能恢复。`,
  done: (name: string) => `已删除“${name}”`,
};
export const exportText = {
  export: '导出',
  hint: '按当前筛选导出为 Excel，最多 5 万条；会留下记录',
  done: '文件已保存',
  lost: '没有导出，请重试',
};
