export const claimKindTexts: Record<number, string> = { 1: '丢失', 2: '破损', 3: '延误' };

export const claimStatusTexts: Record<number, string> = {
  10: '待提交快递',
  20: '快递处理中',
  30: '快递已同意',
  40: '已赔付',
  50: '快递拒赔',
  60: '已撤回',
};
