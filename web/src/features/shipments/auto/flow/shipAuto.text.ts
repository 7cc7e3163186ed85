import type { ShopOrderSort } from '../../../../graphql/generated/graphql.ts';
import type { WizardPlan } from '../../shared/wizard/wizard.types.ts';
import { AUTO_STEPS, type AutoStep, type BatchNumBy } from './autoDraft.ts';

export const flagNames: Record<string, string> = {
  red: '红旗',
  yellow: '黄旗',
  green: '绿旗',
  blue: '蓝旗',
  purple: '紫旗',
};

export const autoPlan: WizardPlan<AutoStep> = {
  steps: AUTO_STEPS,
  label: '自动发货步骤',
  names: {
    shop: '选择店铺',
    orders: '选择订单',
    goods: '商品与发货',
    review: '核对并支付',
    done: '完成',
  },
  next: {
    shop: '下一步：选择订单',
    orders: '下一步：选择商品',
    goods: '下一步：核对并支付',
  },
  waitsFor: 'busy',
};

export const shopText = { failed: '店铺没有打开，请重试' };

/** Orders, and in how many parcels where some are merged. */
function ordersIn(orders: number, parcels: number): string {
  return orders === parcels ? `${orders} 个订单` : `${orders} 个订单（${parcels} 个包裹）`;
}

export const ordersText = {
  title: (shopName: string) => `${shopName}的订单`,
  pull: '拉取订单',
  days: '拉取范围',
  lastDays: (days: number) => `近 ${days} 天`,
  pulling: '正在从店铺读取订单…',
  progress: (total: number, added: number) => `正在从店铺读取订单：已读 ${total} 单，新增 ${added} 单`,
  pulled: (total: number, added: number, updated: number) =>
    `已读取 ${total} 单，新增 ${added} 单，更新 ${updated} 单`,
  cancel: '不等了',
  pullFailed: '没有收到店铺的订单，请重试',
  useKept: '先用已有订单',
  renew: '去续期',
  states: '订单状态',
  all: '全部',
  keyword: '订单号 / 收件人',
  goodsKeyword: '商品标题',
  refund: '退款',
  hasMemo: '备注',
  flag: '旗帜',
  any: { refund: '退款：不限', hasMemo: '备注：不限', flag: '旗帜：不限' },
  answers: { refund: { yes: '有退款', no: '无退款' }, hasMemo: { yes: '有备注', no: '无备注' } },
  filters: '筛选订单',
  quick: '常用筛选',
  lapsing: '授权将先到期',
  shipSoon: (hours: number) => `${hours} 小时内要发`,
  sort: '排序',
  sorts: { NEWEST: '按下单时间', SHIP_BY: '按最晚发货时间' } satisfies Record<ShopOrderSort, string>,
  reset: '清空条件',
  columns: { goods: '商品', receiver: '收件人', memo: '备注', paid: '实付', state: '状态' },
  table: '店铺订单',
  choosePage: '选择本页',
  choose: (orderNo: string) => `选择订单 ${orderNo}`,
  pieces: (quantity: number) => `${quantity} 件`,
  more: (count: number) => `等 ${count} 种商品`,
  shipBy: (time: string) => `${time} 前发货`,
  hoursLeft: (hours: number) => (hours > 0 ? `还剩 ${hours} 小时` : '不足 1 小时'),
  late: '已超过发货时间',
  waybill: (courier: string, waybillNo: string | null) => `${courier} ${waybillNo ?? '待出单'}`,
  parcelsOf: (parcels: number) => `一单发 ${parcels} 个包裹`,
  linesLeft: (lines: number) => `还有 ${lines} 种商品未下单`,
  erased: '收件人信息已按规定清除',
  buyerMemo: (memo: string) => `买家：${memo}`,
  sellerMemo: (memo: string) => `卖家：${memo}`,
  refunding: '退款中',
  refunded: '已退款',
  merged: '已合并',
  split: '拆分',
  ignore: '忽略',
  takeBack: '恢复',
  none: '当前暂没有待发货订单',
  noneHint: '店铺有新订单后，拉取一次就会出现在这里',
  noMatch: '没有符合条件的订单',
  noMatchHint: '换个条件试试',
  suggestions: (groups: number, orders: number) =>
    `${orders} 个订单的收件信息相同，可以合并成 ${groups} 个包裹，少付 ${orders - groups} 份运费`,
  mergeAll: '全部合并',
  see: '查看',
  fold: '收起',
  group: (name: string, address: string, count: number) => `${name} ${address}（${count} 单）`,
  merge: '合并',
  mergeChosen: '合并所选',
  rejected: (count: number, msg: string) => `${count} 个订单没有合并：${msg}`,
  gone: (count: number) => `有 ${count} 个订单不再等待发货，已从所选中移除`,
  chosen: (orders: number, parcels: number) => `已选 ${ordersIn(orders, parcels)}`,
  most: '一次最多选 1,000 个订单',
  chooseAll: (total: number) => `选择全部 ${total} 个`,
  clear: '清空选择',
  batch: '批量操作',
};

export const goodsText = {
  title: '发货商品',
  mode: '商品来源',
  modes: { mapped: '按商品关联', one: '统一发同一商品' },
  numBys: { order: '按买家购买的件数', same: '每个包裹相同' } satisfies Record<BatchNumBy, string>,
  numHints: {
    order: '买家买几件，包裹里就放几件；合并的订单件数相加',
    same: '不看买家买了几件，每个包裹的件数都一样，在下面填写',
  } satisfies Record<BatchNumBy, string>,
  sku: '发货规格',
  chooseSku: '选择规格',
  skuNeeded: '这件商品有多个规格，请选择发哪一个',
  planning: '正在匹配商品…',
  planFailed: '商品没有匹配出来',
  goodsFailed: '商品没有加载出来',
  part: (parcels: number) => `${parcels} 个包裹`,
  ships: (warehouse: string, courier: string) => `${warehouse} · ${courier}`,
  holds: (name: string, quantity: number) => `${name}\u00a0×\u00a0${quantity}`,
  same: (parcels: number) => `${parcels} 个`,
  moreKinds: (kinds: number) => `还有 ${kinds} 种搭配`,
  splitOrders: (orders: number) => `其中 ${orders} 个订单的商品在不同仓库，一单发多个包裹，运单号都会回传`,
  parts: '按商品分好的包裹',
  noneLeft: '没有要发的订单了',
  noneLeftHint: '请返回上一步重新选择订单',
  unplanned: (orders: number, parcels: number) =>
    `有 ${ordersIn(orders, parcels)}还不能发，请按原因处理，或者不发这些订单`,
  unplannedOf: (orders: number, parcels: number) => ordersIn(orders, parcels),
  map: '关联商品',
  confirmLink: '确认关联',
  takeFallback: '改用备选',
  mapAll: '管理商品关联',
  leaveOut: '不发这些订单',
  reading: '店铺订单',
  notification: '回传与备注',
  autoSend: '出单后自动把运单号回传到店铺',
  autoSendOff: '不回传，运单号需要您自己填到店铺',
  address: '店铺发货地址',
  defaultAddress: '店铺默认地址',
  noAddress: '店铺的发货地址没有读到，将使用店铺默认地址',
};

export const batchReviewText = {
  title: '核对包裹',
  lapsed: '店铺授权已过期：现在发货，运单号要等续期后才能回传店铺',
  renew: '去续期',
  part: (at: number) => `第 ${at} 组`,
  table: (name: string) => `${name}的包裹`,
  count: (parcels: number) => `${parcels} 个包裹可发`,
  freeFreight: '包邮',
  columns: {
    receiver: '收件人',
    contents: '买家购买 / 将发出',
    goods: '货款',
    courier: '运费',
    remote: '偏远费',
    total: '小计',
  },
  bought: (title: string, sku: string, quantity: number) =>
    `${[title, sku].filter(Boolean).join(' · ')}\u00a0×\u00a0${quantity}`,
  sent: (name: string, quantity: number) => `将发 ${name}\u00a0×\u00a0${quantity}`,
  splitOf: (parcels: number) => `一单发 ${parcels} 个包裹`,
  differs: (bought: number, sent: number) => `买家买了 ${bought} 件，将发 ${sent} 件`,
  mergedOf: (count: number) => `${count} 单合并`,
  more: (count: number) => `其余 ${count} 个包裹都可以发货`,
  blocked: (rows: number) => `有 ${rows} 个包裹不能发货`,
  blockedParts: (parts: number) => `有 ${parts} 组商品不能下单`,
  /** `named`: the combinations of which too little is there. */
  short: (named: readonly string[], parcels: number) =>
    `“${named.join('”“')}”库存不足，有 ${parcels} 个包裹不够发，已标出`,
  stuck: (parts: number) => `有 ${parts} 组商品暂时不能下单，原因见下方，请减少订单或更换商品`,
  skipped: '不能发货的已排除，只为其余包裹付款',
  unskip: '取消排除',
  toOrders: '重选订单',
  toGoods: '改商品或快递',
  allBlocked: '没有可以发货的包裹，请重选订单，或者换商品、换快递',
  closed: '订单已关闭，所选订单还在，可以重新下单',
};

export const autoSummaryText = {
  shop: '店铺',
  orders: '订单',
  ordersOf: (orders: number) => `${orders} 个`,
  parcels: '包裹',
  parcelsOf: (parcels: number) => `${parcels} 个`,
  goods: '商品',
  kinds: (kinds: number) => `${kinds} 种`,
  autoSend: '自动回传',
  yes: '开启',
  no: '关闭',
  pending: '确认商品后自动核算',
};

export const autoResultText = {
  told: '运单号一般几分钟内生成。出单后会自动回传到店铺，您不用再操作。',
  unreported: '运单号一般几分钟内生成。本批没有开启自动回传，出单后请到包裹列表复制运单号填到店铺。',
};

export const handOverText = {
  title: '提交到1688',
  heading: (orders: number) => `${orders} 个订单由1688采购`,
  hint: '收件人以平台密文交给1688供应商；货款和运费在1688用您的支付宝支付，不从橙仓余额扣款。',
  list: '由1688采购的订单',
  holds: (title: string, spec: string, pieces: number) =>
    [title, spec, `×${pieces}`].filter(Boolean).join(' '),
  goods: (yuan: string) => `货款 ${yuan}`,
  same: (yuan: string, orders: number) => (orders > 1 ? `${yuan} × ${orders} 单` : yuan),
  more: (orders: number) => `另有 ${orders} 个订单`,
  submit: (orders: number) => `提交到1688（${orders}）`,
  leaveOut: '本次不采购',
  toSources: '查看1688采购单',
  words: (orders: number, yuan: string) =>
    `将把 ${orders} 个订单提交到1688，货款 ${yuan}，运费以1688为准。提交后到「1688采购」付款，不从橙仓余额扣款。`,
  done: (orders: number) => `${orders} 个订单已提交，请到「1688采购」付款`,
  handed: (orders: number) => `${orders} 个订单已提交到1688`,
  handedHint: '1688接单后显示应付金额，请到「1688采购」付款',
  toPay: '去1688采购付款',
  left: (orders: number, msg: string) => `${orders} 个订单没有提交：${msg}`,
  accept: '提交到1688',
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试；已提交的订单不会重复采购',
};
