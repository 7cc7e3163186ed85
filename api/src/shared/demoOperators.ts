/** Operators of a demo. Everybody knows these secrets: in production nobody signs in with one of them. */
export const DEMO_OPERATORS = [
  {
    name: 'admin',
    displayName: '王管理',
    role: 'administrator',
    totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
  { name: 'kefu', displayName: '李客服', role: 'service', totpSecret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU' },
  { name: 'caiwu', displayName: '张财务', role: 'finance', totpSecret: 'MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK' },
  { name: 'shenhe', displayName: '赵审核', role: 'auditor', totpSecret: 'ONSWG4TFOQFA2CDPONSWG4TFOQFA2CDP' },
] as const;

export function isDemoSecret(totpSecret: string): boolean {
  return DEMO_OPERATORS.some((operator) => operator.totpSecret === totpSecret);
}
