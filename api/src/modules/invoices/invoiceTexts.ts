export const titleKindTexts = { 1: '个人', 2: '企业' } as const;
export const invoiceKindTexts = { 1: '货款和运费', 2: '平台服务费', 3: '充值（不征税）', 4: '供货' } as const;
export const invoiceStatusTexts = { 1: '待开票', 2: '开票中', 3: '已开票', 4: '已驳回' } as const;
