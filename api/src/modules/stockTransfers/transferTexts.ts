export const transferStatusTexts: Record<number, string> = { 10: '在途', 20: '已收货', 30: '已取消' };

export const transferReasonTexts: Record<number, string> = { 1: '短少', 2: '破损' };
