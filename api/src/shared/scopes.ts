type Kind = 'buyer' | 'seller';

type Text = {
  name: string;
  /** Whose accounts have something to do with it. */
  kinds: readonly Kind[];
  /** Where buyers can do less with it. */
  nameOfBuyers?: string;
};
const both = ['buyer', 'seller'] as const;

/**
 * What may be done in an account, in one table: each route names what it needs of it. Those here can be given to tokens,
 * with which programs act for the account. A scope to write never comes with the one to read.
 */
export const TOKEN_SCOPES = {
  'account:read': { name: '查看账号资料、等级和消息', kinds: both },
  'goods:read': { name: '查看商品、价格和仓库', kinds: both },
  'goods:write': { name: '发布和修改商品、价格表；收藏商品', kinds: both, nameOfBuyers: '收藏商品' },
  'stock:read': { name: '查看库存', kinds: ['seller'] },
  'stock:write': { name: '修改库存：调整、调拨、盘点', kinds: ['seller'] },
  'warehouses:read': { name: '查看自己的仓库和运费模板', kinds: ['seller'] },
  'warehouses:write': { name: '修改自己的仓库和运费模板', kinds: ['seller'] },
  'orders:read': { name: '查看订单和其中的包裹（收件人打码）、发件人，试算价格', kinds: both },
  'orders:write': { name: '下单、取消、修改收件人、确认收货、评价', kinds: both },
  'orders:pay': { name: '用余额支付订单', kinds: ['buyer'] },
  'parcels:read': { name: '查看包裹、运单和物流（收件人打码）', kinds: both },
  'parcels:write': { name: '打印、打包、填写运单号', kinds: ['seller'] },
  'receivers:read': { name: '查看收件人明文，每次记录；店铺订单的收件人除外', kinds: both },
  'refunds:read': { name: '查看退款、售后和退货', kinds: both },
  'refunds:write': { name: '申请和处理退款、售后、退货', kinds: both },
  'shops:read': { name: '查看店铺、店铺订单和商品关联', kinds: ['buyer'] },
  'shops:write': { name: '拉取店铺订单、关联商品、合并订单', kinds: ['buyer'] },
  'wallet:read': { name: '查看余额、资金明细、充值、提现和发票', kinds: both },
  'figures:read': { name: '查看统计', kinds: ['seller'] },
  'files:read': { name: '下载自己导出的文件和售后凭证', kinds: both },
  'files:write': { name: '上传图片和凭证', kinds: both },
  'events:read': { name: '接收变更推送', kinds: both },
  'webhooks:read': { name: '查看事件推送的地址和记录', kinds: both },
  'webhooks:write': { name: '管理事件推送的地址，重新发送', kinds: both },
  'documents:write': { name: '登记和删除自己的查询', kinds: both },
} as const satisfies Record<string, Text>;

/** These stay with people: they move money out, give rights away, or are about the person. */
const PEOPLE_SCOPES = {
  'self:act': { name: '管理本人的密码、实名和消息', kinds: both },
  'account:act': { name: '管理账号：令牌、资质、分账、注销', kinds: both },
  'money:act': { name: '充值、提现、保证金和发票', kinds: both },
  'promotion:act': { name: '设置推广加价', kinds: ['buyer'] },
  'shops:act': { name: '绑定、解绑店铺和修改店铺设置', kinds: ['buyer'] },
  'couriers:act': { name: '管理快递账号', kinds: ['seller'] },
} as const satisfies Record<string, Text>;

export type TokenScope = keyof typeof TOKEN_SCOPES;
export type Scope = TokenScope | keyof typeof PEOPLE_SCOPES;

export const tokenScopes = Object.keys(TOKEN_SCOPES) as TokenScope[];

/** Whether a token can have it at all. */
export function isTokenScope(scope: Scope): scope is TokenScope {
  return Object.hasOwn(TOKEN_SCOPES, scope);
}

/** What people call a scope of tokens in an account; one that is not known any more is called by its key. */
export function scopeNameOf(scope: string, kind: Kind): string {
  if (!Object.hasOwn(TOKEN_SCOPES, scope)) return scope;
  const { name, nameOfBuyers = name }: Text = TOKEN_SCOPES[scope as TokenScope];
  return kind === 'buyer' ? nameOfBuyers : name;
}

/** What an account of a kind may give to a token. */
export function tokenScopesOf(kind: Kind): TokenScope[] {
  return tokenScopes.filter((scope) => (TOKEN_SCOPES[scope].kinds as readonly Kind[]).includes(kind));
}
