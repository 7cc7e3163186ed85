import type { MemberRole } from '../graphql/generated/graphql.ts';

/** What members are in an account. */
export const roleNames: Readonly<Record<MemberRole, string>> = {
  SHIPPER: '发货员',
  FINANCE: '财务',
  GOODS: '商品员',
  VIEWER: '查看员',
};

export const ownerName = '所有者';
