export const fieldText = {
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  less: (what: string) => `减少${what}`,
  more: (what: string) => `增加${what}`,
  between: (what: string, min: number, max: number, unit = '') =>
    `${what}为 ${[`${min} 至 ${max}`, unit].filter(Boolean).join(' ')}，已改为最接近的数`,
  others: (count: number) => `更换（另有 ${count} 个）`,
  noMatch: '没有匹配的选项',
};
