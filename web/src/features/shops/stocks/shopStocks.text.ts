import type { MarginAction, ShopStockState } from '../../../graphql/generated/graphql.ts';

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
  of: (name: string, count: number, isExact: boolean) => `${name} ${count}${isExact ? '' : '+'}`,
  item: '店铺商品',
  quantity: '应为',
  sent: '店铺已收到',
  margin: '售价与毛利',
  left: (money: string, percent: string) => `毛利 ${money}（${percent}）`,
  cost: (money: string) => `成本 ${money}`,
  costWas: (before: string, now: string) => `成本 ${before} → ${now}`,
  leftWas: (money: string) => `原毛利 ${money}`,
  low: '毛利过低',
  lows: {
    NONE: '毛利过低',
    TELL: '毛利过低，照常销售',
    RAISE: '毛利过低，还没有提价',
    STOP: '毛利过低，已停售',
  } satisfies Record<MarginAction, string>,
  raised: (from: string, to: string) => `自动提价 ${from} → ${to}`,
  wanted: (money: string) => `应提到 ${money}`,
  ruleOf: (action: string, percent: number | null) =>
    percent === null ? action : `${action}，毛利 ≥ ${percent}%`,
  ownRule: (rule: string) => `单独规则：${rule}`,
  rule: '规则',
  ruleOfName: (name: string) => `规则 ${name}`,
  anyway: '仍然销售',
  byRule: '按规则',
  anywayOf: (name: string) => `仍然销售 ${name}`,
  byRuleOf: (name: string) => `按规则销售 ${name}`,
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

export const linkRuleText = {
  title: '毛利规则',
  shop: '按店铺设置',
  shopHint: '用店铺设置里的规则',
  scope: '整件商品一起关联的，对它的全部规格生效',
  save: '保存规则',
  cancel: '取消',
  saved: '规则已保存',
  failed: '规则没有保存成功，请重试',
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

export const anywayText = {
  title: '毛利过低停售',
  words: (name: string, anyway: boolean) =>
    anyway
      ? `${name} 的毛利低于店铺设置，将不再因此停售，店铺库存恢复为可发数量。`
      : `${name} 将按店铺设置，毛利过低时停售。`,
  accept: '确定',
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
  done: (anyway: boolean) => (anyway ? '已恢复销售，稍后同步到店铺' : '已按规则，稍后同步到店铺'),
};
