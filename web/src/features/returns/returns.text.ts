import { formatDateTime } from '../../lib/time.ts';

export const tabNames = {
  underway: '未到仓',
  arrived: '已到仓',
  unsettled: '待处理商品',
  stray: '无主件',
  all: '全部',
};
export type ReturnTab = keyof typeof tabNames;

export const returnsText = {
  title: '退货收货',
  hint: '扫描退回包裹上的运单号：对上的售后单等您验收，对不上的记为无主件',
  tabs: '退货包裹的范围',
  list: '退货包裹',
  number: '运单号',
  cases: '售后单与应退商品',
  way: '物流',
  place: '仓库',
  actions: '操作',
  nobody: '无主件',
  itself: (packageNo: string) => `包裹 ${packageNo} 原单退回`,
  arrived: (at: string) => `${formatDateTime(at)} 已到仓`,
  delivered: (at: string) => `${formatDateTime(at)} 已签收`,
  noTrace: '还没有物流信息',
  noPlace: '未指定',
  see: '查看售后单',
  link: '认领',
  close: '结案',
  closed: (at: string) => `${formatDateTime(at)} 已结案`,
  none: {
    underway: '没有在路上的退货',
    arrived: '还没有到仓的退货',
    unsettled: '没有要处理的退回商品',
    stray: '没有无主件',
    all: '还没有退货包裹',
  } satisfies Record<ReturnTab, string>,
  noneHint: '买家填写退货运单号后会列在这里',
  showAll: '看全部退货',
};

export const scanText = {
  label: '扫描或输入运单号',
  placeholder: '扫描或输入退回包裹上的运单号，回车确认',
  go: '确认到仓',
  lost: '没有得到结果，请再扫一次；不会重复记录',
  known: (no: string, cases: string) => `${no} 已到仓，请验收：${cases}`,
  over: (no: string, cases: string) => `${no} 已到仓，售后已结束，请在售后单里处理退回的商品：${cases}`,
  before: (no: string, cases: string) => `${no} 已经扫描过${cases === '' ? '' : `：${cases}`}`,
  stray: (no: string) => `${no} 没有对应的售后单，已记为无主件`,
  itself: (no: string) => `${no} 是原单退回的包裹，已到仓，稍后自动建立售后单`,
};

export const closeText = {
  title: '无主件结案',
  of: (waybillNo: string) => `运单号 ${waybillNo}`,
  note: '怎么处理的',
  placeholder: '如：核对后入库、退回寄件人',
  missing: '请写下怎么处理的',
  accept: '确认结案',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试；不会重复结案',
  done: '已结案',
};

export const linkText = {
  title: '认领无主件',
  of: (waybillNo: string) => `运单号 ${waybillNo}`,
  case: '属于哪个售后单',
  choose: '请选择等待退货的售后单',
  none: '没有等待退货的售后单',
  missing: '请选择售后单',
  accept: '确认认领',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试；不会重复认领',
  done: '已认领，请在 3 天内验收',
};
