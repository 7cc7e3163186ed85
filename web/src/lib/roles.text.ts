import type { MemberRole } from '../graphql/generated/graphql.ts';

/** What members are in an account. */
const roleNames: Readonly<Record<string, string>> = {
  SHIPPER: '发货员',
  FINANCE: '财务',
  GOODS: '商品员',
  VIEWER: '查看员',
} satisfies Record<MemberRole, string>;

/** What somebody is in an account: its owner without a role. The service names roles in small letters, the graph in capitals. */
export function roleNameOf(role: string | null): string {
  if (role === null) return '所有者';
  return roleNames[role.toUpperCase()] ?? role;
}
