export const settingsText = {
  title: '设置',
  hint: '修改两秒内生效；每次修改都写入操作日志，可以恢复',
  loading: '正在读取设置',
  others: '其他',
  list: (group: string) => `${group}的设置`,
  range: (least: string, most: string) => `${least} 到 ${most}`,
  atLeast: (least: string) => `不小于 ${least}`,
  atMost: (most: string) => `不大于 ${most}`,
  initial: (words: string) => `默认 ${words}`,
  isDefault: '默认值',
  never: '没有修改过',
  yes: '打开',
  no: '关闭',
  empty: '（空）',
  edit: '修改',
  history: '历史',
  back: '恢复默认',
};
export const columnNames = {
  name: '设置',
  value: '当前值',
  bounds: '范围',
  changed: '上次修改',
  actions: '操作',
};

export const editText = {
  title: (name: string) => `修改${name}`,
  save: '保存修改',
  cancel: '取消',
  failed: '没有收到结果，请刷新后核对',
  value: '新的值',
  yuan: '新的值（元）',
  change: (before: string, after: string) => `由 ${before} 改为 ${after}`,
  unfit: '这个值不在允许的范围内',
  same: '与当前值相同',
  saved: (name: string) => `${name}已修改`,
};
export const reasonText = {
  hint: '5 到 200 字，写入操作日志',
  short: '请至少写 5 个字',
};
export const resetText = {
  title: '恢复默认值',
  accept: '恢复默认',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有收到结果，请重试',
  question: (name: string, now: string, initial: string) => `${name}由 ${now} 恢复为默认的 ${initial}？`,
  done: '已恢复默认值',
};
export const historyText = {
  title: (name: string) => `${name}的修改历史`,
  loading: '正在读取历史',
  none: '没有修改过',
  change: (before: string, after: string) => `${before} → ${after}`,
  unknown: '（未记录）',
  reset: '恢复默认',
  take: '恢复到修改前',
};
