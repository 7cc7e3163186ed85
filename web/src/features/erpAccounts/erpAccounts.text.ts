import type { ErpGoodState, ErpStockState, ErpTradeState } from '../../graphql/generated/graphql.ts';

export const tradeStateNames: Record<ErpTradeState, string> = {
  WAITING: '待推送',
  PUSHED: '已推送，待发货',
  SHIPPED: '已发货',
  CANCELLING: '待取消',
  CANCELLED: '已取消',
  REFUSED: '运单号未采用',
};

export const stockStateNames: Record<ErpStockState, string> = {
  DUE: '待更新',
  TAKEN: '已更新',
  UNLINKED: '未关联',
  REFUSED: '未更新',
};

export const goodStateNames: Record<ErpGoodState, string> = {
  WAITING: '待推送',
  TAKEN: '已推送',
  FAILED: '未成功',
};

export const erpText = {
  title: 'ERP 对接',
  hint: '用旺店通企业版发货：付款后的包裹推送到旺店通，发货后运单号回到这里，旺店通的可用库存成为这里的库存，这里的商品可以推送为旺店通的货品档案。店铺（包括聚水潭）的订单不推送，仍在本站出单。',
  add: '对接旺店通',
  none: '还没有对接 ERP',
  noneHint: '请先在旺店通新建一个自有店铺，专门接收本站的订单，再填写接口账号。',
  name: (sid: string) => `旺店通 ${sid}`,
  works: '正常',
  since: (time: string) => `自 ${time}`,
  notYet: '等待第一次运行',
  status: '状态',
  ranAt: '最近运行',
  shopNo: '店铺编号',
  warehouses: '仓库',
  warehouse: (name: string, no: string) => `${name}（${no}）`,
  trades: '包裹',
  tradeCounts: (waiting: number, pushed: number) => `待推送 ${waiting}，待发货 ${pushed}`,
  stocks: '库存',
  stockCounts: (taken: number, unlinked: number) => `已更新 ${taken}，未关联 ${unlinked}`,
  failures: '失败',
  failureCounts: (trades: number, stocks: number, goods: number) =>
    `包裹 ${trades}，库存 ${stocks}，商品 ${goods}`,
  goods: '商品',
  goodCounts: (taken: number, unpushed: number) => `已推送 ${taken}，未推送或有变更 ${unpushed}`,
  retry: '重试',
  retried: '正在重试，稍后刷新查看',
  edit: '修改',
  remove: '解绑',
  refresh: '刷新',
  lost: '没有得到结果，请重试',
  account: 'ERP 账号',
  tabs: '旺店通的包裹、库存与商品',
};

export const tabNames = { trades: '包裹', stocks: '库存', goods: '商品' };

export const tradesText = {
  list: '由旺店通发货的包裹',
  parcel: '包裹',
  state: '状态',
  waybill: '运单号',
  pushedAt: '推送时间',
  failed: '只看失败的',
  none: '还没有由旺店通发货的包裹',
  noneHint: '这些仓库的订单付款后，包裹会出现在这里。',
  noMatch: '没有失败的包裹',
  noMatchHint: '都已推送或发货',
  reset: '查看全部',
  againAt: (time: string) => `${time} 自动重试`,
  never: '—',
};

export const stocksText = {
  list: '旺店通的库存',
  article: '商家编码',
  place: '仓库',
  available: '可用库存',
  state: '状态',
  readAt: '读取时间',
  any: { state: '全部状态' },
  none: '还没有读到库存',
  noneHint: '旺店通里这些仓库的库存变化后，会出现在这里。商家编码与规格的商家编码相同的，自动成为它的库存。',
  noMatch: '没有符合的库存',
  noMatchHint: '换个状态试试',
  reset: '清除筛选',
};

export const goodsText = {
  list: '推送到旺店通的商品',
  good: '商品',
  state: '状态',
  pushedAt: '推送时间',
  act: '操作',
  any: { state: '全部状态' },
  keyword: '商品名称或货号',
  changed: '有变更，重新推送后更新',
  againAt: (time: string) => `${time} 自动重试`,
  never: '—',
  pushAll: (count: number) => `推送全部商品（${count}）`,
  pushAllHint: '在售而旺店通还没有的、没有成功的和有变更的商品。',
  push: '重新推送',
  pushed: '正在推送，稍后自动更新',
  lost: '没有得到结果，请重试',
  none: '还没有推送商品',
  noneHint:
    '推送后，商品成为旺店通的货品档案，规格按商家编码成为它的单品。商家编码已属于旺店通其他货品的，会在这里说明原因。',
  noMatch: '没有符合的商品',
  noMatchHint: '换个条件试试',
  reset: '清除筛选',
};

export const editorText = {
  create: '对接旺店通',
  change: '修改旺店通账号',
  save: '验证并保存',
  cancel: '取消',
  failed: '没有得到结果，请重试',
  saved: '旺店通账号已保存',
  sid: '卖家账号',
  sidHint: '旺店通登录时的卖家账号（sid）',
  sidMissing: '请填写卖家账号',
  appKey: '接口账号',
  appKeyMissing: '请填写接口账号',
  appSecret: '接口密钥',
  appSecretMissing: '请填写接口密钥',
  kept: '••••••（已保存，不修改请留空）',
  shopNo: '店铺编号',
  shopNoHint: '专门接收本站订单的自有店铺',
  shopNoMissing: '请填写店铺编号',
  warehouses: '由旺店通发货的仓库',
  warehousesHint: '填写仓库在旺店通的仓库编号；留空的仓库仍在本站出单。',
  warehouseNo: (name: string) => `${name} 的仓库编号`,
  warehousesMissing: '请至少填写一个仓库编号',
};

export const removalText = {
  title: '解绑旺店通',
  words: (name: string, pushed: number) =>
    `解绑 ${name}？还没有推送的包裹改在本站出单${pushed > 0 ? `；已推送的 ${pushed} 个包裹由旺店通发货，运单号需要您手工填写` : ''}。`,
  accept: '解绑',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
  done: '已解绑',
};
