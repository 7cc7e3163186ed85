export const cashOutStatusTexts: Record<number, string> = {
  0: '待审核',
  10: '待打款',
  20: '打款中',
  30: '已到账',
  40: '已驳回',
  50: '打款失败',
  60: '已撤销',
};
