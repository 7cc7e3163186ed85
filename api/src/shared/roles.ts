import { type Scope, tokenScopes } from './scopes.ts';

const READS = tokenScopes.filter((scope) => scope.endsWith(':read') && scope !== 'receivers:read');
const withoutMoney = READS.filter((scope) => scope !== 'wallet:read');

/**
 * What the members of an account may do, as the scopes that routes name. The owner may do everything and has no role.
 * Nobody but the owner has `account:act`: tokens, members, licences, closing the account.
 */
export const ROLES = {
  shipper: {
    name: '发货员',
    about: '下单、付款、打单发货、处理售后，可查看收件人',
    scopes: [
      ...withoutMoney,
      ...['self:act', 'orders:write', 'orders:pay', 'parcels:write', 'receivers:read'],
      ...['refunds:write', 'shops:write', 'files:write'],
    ],
  },
  finance: {
    name: '财务',
    about: '查看资金，付款、充值、提现、开票',
    scopes: [...READS, 'self:act', 'orders:pay', 'money:act', 'files:write'],
  },
  goods: {
    name: '商品员',
    about: '发布和修改商品、库存、仓库、推广加价',
    scopes: [
      ...withoutMoney,
      ...['self:act', 'goods:write', 'stock:write', 'warehouses:write', 'promotion:act', 'files:write'],
    ],
  },
  viewer: { name: '查看员', about: '只能查看，不能查看资金和收件人', scopes: [...withoutMoney, 'self:act'] },
} as const satisfies Record<string, { name: string; about: string; scopes: readonly Scope[] }>;

export type Role = keyof typeof ROLES;
export const roles = Object.keys(ROLES) as Role[];

/** What people call a role; one that is not known any more is called by its key. */
export function roleNameOf(role: string): string {
  return Object.hasOwn(ROLES, role) ? ROLES[role as Role].name : role;
}

/** What a member with this role may do; nothing with one that is not known any more. */
export function scopesOfRole(role: string): ReadonlySet<Scope> {
  return new Set<Scope>(Object.hasOwn(ROLES, role) ? ROLES[role as Role].scopes : []);
}
