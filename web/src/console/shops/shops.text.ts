import type { Tone } from '../../ui/base/StatusDot.tsx';
import type { ShopStatus } from '../graphql/generated/graphql.ts';

export const statusNames: Record<ShopStatus, string> = {
  ...{ ACTIVE: '已授权', EXPIRING: '快到期', EXPIRED: '已过期', DISABLED: '已停用' },
};
export const statusTones: Record<ShopStatus, Tone> = {
  ...{ ACTIVE: 'success', EXPIRING: 'warning', EXPIRED: 'danger', DISABLED: 'quiet' },
};

export const shopsText = {
  title: '店铺',
  hint: '买家绑定的店铺和它们的授权，最新的在前',
  label: '店铺列表',
  filters: '筛选店铺',
  reset: '清空筛选',
  lapsing: '只看 7 天内到期',
  account: '账号',
  shop: '店铺',
  platform: '平台',
  any: { platform: '全部平台' },
  owner: '买家',
  state: '授权',
  lapses: '到期时间',
  endless: '自动续期',
  auto: '自动下单',
  on: '已开启',
  synced: '最近同步',
  never: '还没有',
  ofAccount: (id: number) => `买家 ${id}`,
  notOfAccount: '不再只看这个买家',
  none: '还没有绑定的店铺',
  noMatch: '没有符合条件的店铺',
  noMatchHint: '换个条件试试',
};
