import type { ShopStockState } from '../../../graphql/generated/graphql.ts';

export const stockStateNames: Record<ShopStockState, string> = {
  WAITING: '待同步',
  SENT: '已同步',
  FAILED: '失败',
};

export const shopStocksText = {
  hint: '已关联商品在这里有变化时，一分钟内改到店铺',
  list: '同步到店铺的库存',
  states: '状态',
  search: '搜索店铺商品',
  all: '全部',
  of: (name: string, count: number) => `${name} ${count}`,
  item: '店铺商品',
  quantity: '应为',
  sent: '店铺已收到',
  state: '状态',
  actions: '操作',
  unknown: '未知',
  pieces: (quantity: number) => `${quantity} 件`,
  againAt: (time: string) => `${time} 自动重试`,
  resend: '重试',
  resendOf: (name: string) => `重新同步 ${name}`,
  resendAll: '全部重新同步',
  none: '还没有要同步的库存',
  noneHint: '先在「商品关联」里关联店铺商品，关联后自动同步',
  noneFound: '没有符合的商品',
  noneFoundHint: '换个关键词或状态试试',
  lost: '没有得到结果，请重试',
  done: (count: number) => `${count} 个规格将重新同步`,
};

export const resendAllText = {
  title: '全部重新同步',
  words: (shopName: string) =>
    `将把店铺 ${shopName} 里所有已关联商品的库存重新改一遍，店铺后台手动改的会被覆盖。`,
  accept: '重新同步',
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
};
