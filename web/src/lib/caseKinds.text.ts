/** What people choose from, by `CaseKind`; refunds that were asked for without a case say nothing. */
export const caseKindNames = {
  NOT_RECEIVED: '未收到货',
  LATE: '物流延误',
  DAMAGED: '破损',
  WRONG: '发错货',
  MISSING: '少件',
  QUALITY: '质量问题',
  NO_REASON: '无理由退货',
  INTERCEPTED: '拦截退回',
  REJECTED: '买家拒收',
} as const;
