import { balanceNames } from '../../lib/balances.text.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { GoodsStatus, ServiceStatus, SupplierWarning } from '../graphql/generated/graphql.ts';

const UNKNOWN = '—';
const HOUR = 3600;

/** Hundredths of a percent for people: 1250 gives '12.5%'. */
export const rateText = (rate: number | null) => (rate === null ? UNKNOWN : `${rate / 100}%`);
/** Seconds for people, in hours with one decimal. */
export const hoursText = (seconds: number | null) =>
  seconds === null ? UNKNOWN : `${Math.round((seconds / HOUR) * 10) / 10} 小时`;
export const scoreText = (tenths: number | null) => (tenths === null ? UNKNOWN : (tenths / 10).toFixed(1));

export const warningNames: Record<SupplierWarning, string> = {
  SHIP_SLOW: '发货慢',
  SHIP_LATE: '超时多',
  REFUNDS_HIGH: '退款多',
  DISPUTES_HIGH: '纠纷多',
  SCORE_LOW: '评分低',
  DEPOSIT_LOW: '保证金不足',
  LICENCE_DUE: '资质待复核',
};
export const goodsNames: Record<GoodsStatus, string> = {
  ...{
    DRAFT: '草稿',
    ON_SALE: '在售',
    OFF_SALE: '下架',
    AUDITING: '审核中',
    REJECTED: '未通过',
    BANNED: '已封禁',
  },
};
export const serviceNames: Record<ServiceStatus, string> = {
  ...{ ACTIVE: '正常', DISABLED: '停用', PAUSED: '暂停发货' },
};

export const listText = {
  title: '供应商',
  label: '供应商列表',
  filters: '筛选供应商',
  reset: '清除筛选',
  name: '公司名称或昵称',
  status: '状态',
  any: { status: '全部状态' },
  warned: '只看服务预警',
  supplier: '供应商',
  state: '状态',
  sold: '近30天包裹',
  ship: '发货用时',
  late: '超时率',
  refunded: '退款率',
  disputed: '纠纷率',
  score: '评分',
  deposit: '保证金',
  warnings: '预警',
  noMatch: '没有符合条件的供应商',
  noMatchHint: '名称至少两个字',
  none: '还没有供应商',
  lack: (fen: number) => `差 ${formatMoney(fen)}`,
};

export const pageText = {
  back: '供应商',
  notFound: '没有这个供应商',
  notFoundHint: '请检查编号，或从供应商列表进入',
  account: '账号详情',
  warned: (names: string) => `服务预警：${names}`,
  sections: { service: '服务', deposit: '保证金', terms: '费率', goods: '商品与仓库', licences: '资质' },
  sold: '近30天包裹',
  ship: '发货用时（中位数）',
  late: '超时发货率',
  refunded: '退款率',
  cases: '售后率',
  disputed: '纠纷率',
  score: '评分',
  answer: '首次答复（中位数）',
  counted: (at: string | null) => (at ? `统计于 ${formatDateTime(at)}，每小时更新` : '还没有统计'),
  limits: '超过 48 小时、10%、10%、2% 或低于 4.0 分时预警；少于 20 个包裹不预警。',
  deposit: balanceNames.deposit,
  depositMin: '应缴',
  ownMin: '单独设定',
  siteMin: '按平台设置',
  lack: '还差',
  held: balanceNames.held,
  heldWhy: '以下包裹仍可能退款，货款暂不能使用：',
  parcel: (no: string, until: string) => `包裹 ${no}，${formatDateTime(until)} 再确认`,
  noMoves: '保证金还没有变动',
  commission: '平台服务费',
  commissionOf: (rate: number) => `货款的 ${rate / 100}%`,
  settle: '结算周期',
  settleDays: (days: number) => `收货后 ${days} 天`,
  change: '调整费率和保证金',
  noGoods: '还没有商品',
  noWarehouses: '还没有仓库',
};

export const termsText = {
  title: '调整费率和保证金',
  commission: '平台服务费（%）',
  commissionHint: '0 到 30，最多两位小数；从下一次结算起生效，已结算的不变',
  commissionWrong: '请填写 0 到 30 之间的数，最多两位小数',
  deposit: '应缴保证金（元）',
  depositHint: '不填就按平台设置；提高后从收入中补足，补足前不能提现',
  depositWrong: '金额不正确，请填写如 1000',
  save: '保存',
  cancel: '取消',
  failed: '没有得到结果，请重试',
  done: '费率和保证金已保存',
};
export const termsTemplates = ['年度协议调整', '服务预警，提高保证金', '活动期间费率优惠'];
