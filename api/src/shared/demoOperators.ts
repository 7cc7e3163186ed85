/**
 * Operators of a demo. Everybody knows these secrets and recovery codes: in production nobody signs in with one of them.
 */
export const DEMO_OPERATORS = [
  {
    ...{ name: 'admin', displayName: '王管理', role: 'administrator' },
    totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    recoveryCodes: ['VAHJ8-8RT45', 'E6EWW-9DG36', 'LZK9F-7P3SZ'],
  },
  {
    ...{ name: 'kefu', displayName: '李客服', role: 'service' },
    totpSecret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
    recoveryCodes: ['3C5A3-QXGB4', 'WUQY8-4MVC2', '2GCUD-LWSC9'],
  },
  {
    ...{ name: 'caiwu', displayName: '张财务', role: 'finance' },
    totpSecret: 'MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK',
    recoveryCodes: ['CKS6B-L8Q94', '62UX2-CGPVY', 'YHY6T-UTPM6'],
  },
  {
    ...{ name: 'shenhe', displayName: '赵审核', role: 'auditor' },
    totpSecret: 'ONSWG4TFOQFA2CDPONSWG4TFOQFA2CDP',
    recoveryCodes: ['ZUFFD-DJYCP', 'SSLX4-T5AMC', '29Z63-DUGH6'],
  },
] as const;

export function isDemoSecret(totpSecret: string): boolean {
  return DEMO_OPERATORS.some((operator) => operator.totpSecret === totpSecret);
}

/** As typed, in letters of either case. */
export function isDemoRecoveryCode(code: string): boolean {
  const typed = code.trim().toUpperCase();
  return DEMO_OPERATORS.some(({ recoveryCodes }) => recoveryCodes.some((each) => each === typed));
}
