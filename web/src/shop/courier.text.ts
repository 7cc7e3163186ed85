export const courierText = {
  feeFirst: (kg: string, fee: string) => `首重 ${kg} ${fee}`,
  feeStep: (kg: string, fee: string) => `续重 ${kg} ${fee}`,
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
};
