export const auditText = {
  title: '操作日志',
  hint: '操作员做过和查看过的事，只能追加，不能修改或删除',
  list: '操作日志列表',
  filters: '筛选操作日志',
  operator: '操作员用户名',
  action: '操作，如 account freeze',
  target: '对象，如 parcel:34',
  reset: '清空筛选',
  none: '还没有记录',
  noMatch: '没有符合条件的记录',
  noMatchHint: '换个条件试试',
  command: '命令行',
  empty: '（空）',
  changed: (key: string, before: string, after: string) => `${key}：${before} → ${after}`,
  set: (key: string, value: string) => `${key}：${value}`,
  more: (count: number) => `另有 ${count} 项`,
  all: (action: string) => `${action} 的全部内容`,
  close: '关闭',
};

export const auditColumns = {
  at: '时间',
  operator: '操作员',
  action: '操作',
  target: '对象',
  changes: '内容',
  reason: '原因',
};
