export const fieldText = {
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  less: (what: string) => `减少${what}`,
  more: (what: string) => `增加${what}`,
  others: (count: number) => `更换（另有 ${count} 个）`,
  noMatch: '没有匹配的选项',
};
