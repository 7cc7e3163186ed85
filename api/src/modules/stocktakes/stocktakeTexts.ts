export const stocktakeStatusTexts: Record<number, string> = { 10: '盘点中', 20: '已过账', 30: '已作废' };

export const stocktakeReasonTexts: Record<number, string> = { 1: '盘盈', 2: '盘亏', 3: '破损', 4: '其他' };
