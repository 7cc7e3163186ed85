import type { RowState } from '../../shared/recipients/verdicts.ts';
import type { WizardPlan } from '../../shared/wizard/wizard.types.ts';
import { STEPS, type Step, type TakenOver } from './draft.ts';

export const byHandPlan: WizardPlan<Step> = {
  steps: STEPS,
  label: '发货步骤',
  names: {
    goods: '商品与仓库',
    delivery: '快递与发件人',
    recipients: '收件人',
    review: '核对并支付',
    done: '完成',
  },
  next: {
    goods: '下一步：选择快递',
    delivery: '下一步：填写收件人',
    recipients: '下一步：核对订单',
  },
  waitsFor: 'pricing',
};

/** The same with all steps but the last on one page. */
export const onePagePlan: WizardPlan<Step> = {
  ...byHandPlan,
  steps: ['recipients', 'review'],
  names: { ...byHandPlan.names, recipients: '填写发货单' },
  next: { recipients: '下一步：核对并支付' },
};

export const onePageText = {
  layout: '填写方式',
  steps: '分步填写',
  onePage: '快速发货',
};

export const rowStateNames: Record<RowState, string> = {
  checking: '待核',
  ok: '正常',
  warn: '提醒',
  error: '错误',
  duplicate: '重复',
  excluded: '已排除',
};

export const recipientsText = {
  paste: '粘贴收件人',
  pasteHint:
    '把收件信息粘贴到这里，一行一个或一段一个，顺序不限，例如：张三 13800000000 浙江省杭州市西湖区文三路123号 2件。按 Ctrl+Enter 加入',
  phonePasteHint: '把收件信息粘贴到这里，一行一个或一段一个，顺序不限',
  read: '识别',
  readAll: (people: number) => `识别并加入 ${people} 位收件人`,
  reading: (share: number) => `正在识别 ${Math.round(share * 100)}%`,
  cancel: '停止识别',
  stalled: '识别没有完成，未识别的文字还在上面',
  full: '最多支持500条，多出的文字还在上面，可以分开下单',
  list: '收件人列表',
  all: '全部',
  filters: '按状态筛选',
  add: '添加一行',
  undo: '撤销',
  undoReading: '正在识别，完成后可以撤销',
  undoEmpty: '没有可以撤销的修改；重新打开页面后，以前的修改不能撤销',
  deleteShown: (count: number) => `删除这 ${count} 行`,
  empty: '还没有收件人',
  emptyHint: '在上面粘贴收件信息，或者手动添加一行',
  noneHere: '没有这种状态的收件人',
  columns: {
    state: '状态',
    name: '收件人',
    phone: '电话',
    extension: '分机',
    region: '省市区',
    detail: '详细地址',
    items: '商品',
    quantity: '件数',
    specification: '规格',
    remark: '备注',
    thirdOrderNo: '第三方订单号',
    actions: '操作',
  },
  unsure: (count: number) => (count === 0 ? '全部已确认' : `还有 ${count} 行待确认`),
  nextUnsure: '下一处',
  keys: '按 F8 到下一处待确认，按 Enter 确认本行并继续，空格键选地区',
  fill: '往下拖，用所选内容填充',
  accept: '确认',
  acceptAndGoOn: '确认并到下一处',
  mend: (at: number, name: string) => `修改第${at}行${name && ` ${name}`}`,
  mended: '改好了',
  pieces: (quantity: number) => `${quantity} 件`,
  acceptRow: (at: number) => `确认第${at}行`,
  row: (at: number) => `第${at}行`,
  chooseRegion: '选择地区',
  chooseItems: '选择规格',
  exclude: '排除此行',
  include: '恢复此行',
  remove: '删除此行',
  original: (text: string) => `原文：${text}`,
  rest: (text: string) => `未识别：${text}`,
  duplicates: (count: number) => `有 ${count} 个第三方订单号已经下过单，默认不会重复发货`,
  duplicatesAllowed: '已下过单的第三方订单号也会再次发货',
  allowDuplicate: '这是补发，仍要下单',
  leftOver: (count: number) => `上次没有发的 ${count} 个收件人还在这里`,
  otherGoods: '规格来自粘贴的文字，之后换了商品，请核对所选商品',
  quoteBroken: '价格没有核算出来',
  resting: '快递提醒',
};

export const offlineText = {
  offline: '现在离线，联网后继续。可以继续粘贴和修改收件人，发货单保存在本机，联网后再核算和支付',
  pending: '离线，联网后自动核算',
  repriced: '这张发货单是离线时填写的，已按现在的价格重新核算，请核对后再支付',
};

const takenOverNames: Record<TakenOver, string> = { goods: '商品', courier: '快递', sender: '发件人' };

/** 商品、快递和发件人 */
const listOf = (names: readonly string[]) =>
  [names.slice(0, -1).join('、'), ...names.slice(-1)].filter(Boolean).join('和');

export const copiedText = {
  copied: (orderNo: string) => `已带出订单 ${orderNo} 的商品、快递和收件人，费用按现在的价格计算`,
  copiedParcels: (orderNo: string) =>
    `已带出所选包裹的收件人和商品；仓库、快递和发件人按其中最近的订单 ${orderNo}，费用按现在的价格计算`,
  template: (name: string, came: readonly TakenOver[]) =>
    came.length === 0
      ? `模板“${name}”现在没有可以带出的商品、快递和发件人，请重新选择`
      : `已带出模板“${name}”的${listOf(came.map((part) => takenOverNames[part]))}，费用按现在的价格计算`,
  leftOut: (count: number) => `${count} 个包裹的收件人没有带出：由店铺平台加密，或已按规定清除`,
  replaced: (count: number) =>
    count > 0 ? `原来没发完的 ${count} 个收件人先收起来了` : '原来没发完的内容先收起来了',
  replacedGoods: '原来选的商品和快递先收起来了，收件人没有变',
  restore: '换回原来的发货单',
  dismiss: '知道了',
};

export const ordersText = {
  orders: '本次的订单',
  paidOnce: (count: number) => `分成 ${count} 个订单，一次付清`,
  parcels: (count: number) => `${count} 个包裹`,
};

export const furtherText = {
  title: '其他仓库的商品',
  hint: (warehouses: number) =>
    `另有 ${warehouses} 个仓库的商品，每位收件人都一样，各发一个包裹；与上面的商品一起下单，一次付清`,
  remove: '不发了',
  removeFrom: (warehouse: string) => `不发${warehouse}的商品`,
  unfit: '库存不够，或者仓库现在不能发货，请不发这些商品，或者回进货单调整',
  courierOf: (warehouse: string) => `快递 · ${warehouse}`,
};
