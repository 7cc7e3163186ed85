import type { LabelField, LabelFontSize, LabelPaper } from '../../graphql/generated/graphql.ts';
import { confirmText } from '../../ui/overlays/confirm.text.ts';
import type { TestOutcome } from './componentCheck.machine.ts';
import { outcomeText } from './printing.text.ts';

export const paperNames: Record<LabelPaper, string> = {
  W76_H130: '76 × 130 mm',
  W100_H150: '100 × 150 mm',
  W100_H180: '100 × 180 mm',
};

export const fieldNames: Record<LabelField, string> = {
  GOODS: '商品',
  SPEC: '规格',
  MERCHANT_CODE: '商家编码',
  NUM: '件数',
  ORDER_NO: '订单号',
  PACKAGE_NO: '包裹号',
  SENDER: '店铺（没有店铺时印寄件人）',
  PRINTED_AT: '打印时间',
  TEXT: '自定义文字',
  REMARK: '备注',
};

export const fontSizeNames: Record<LabelFontSize, string> = { SMALL: '小', NORMAL: '标准', LARGE: '大' };

export const tabNames = { settings: '面单模板', accounts: '电子面单账号', assigned: '代发店铺' };
export type SettingsTab = keyof typeof tabNames;

export const settingsText = {
  title: '打印设置',
  tabs: '打印设置的内容',
  hint: '同时指定了平台和快递的设置优先，其次是只指定快递的，再次是只指定平台的，最后是通用设置。',
  add: '新建设置',
  edit: '编辑',
  copy: '复制',
  remove: '删除',
  change: '编辑打印设置',
  list: '打印设置',
  scope: '适用',
  anyPlatform: '全部平台',
  anyCourier: '全部快递',
  paper: '纸张',
  content: '打印内容',
  noExtras: '仅面单',
  ownWords: (words: string) => `“${words}”`,
  printer: '打印机',
  defaultPrinter: '组件的默认打印机',
  auto: '自动打印',
  autoOn: '开启',
  autoOff: '关闭',
  updatedAt: '更新时间',
  actions: '操作',
  none: '还没有打印设置',
  noneHint: '没有设置时按 76 × 130 mm 打印，印商品名称、规格和件数，不印买家备注。拣货单总是印规格和备注。',
  platform: '平台',
  courier: '快递',
  fixed: '要用于其他平台或快递，请新建设置。',
  replaces: '这个平台和快递已有设置，保存时可以选择覆盖。',
  extras: '面单上另外印',
  moveUp: (field: string) => `上移${field}`,
  moveDown: (field: string) => `下移${field}`,
  fontSize: '字号',
  words: '自定义文字',
  wordsHint: (left: number) => `最多 60 字，还可以输入 ${left} 字`,
  printerHint: '这台电脑的打印组件里的打印机。',
  printerAway: '没有检测到打印组件，可以先填写打印机名称。',
  autoPrint: '出单后自动打印',
  autoHint: '包裹列表打开期间，新出的运单自动发往打印组件，每单一次。',
  save: '保存设置',
  cancel: '取消',
  saved: '打印设置已保存',
  unsaved: '没有得到结果，请重试',
  preview: '面单预览',
  previewNote: '预览中的包裹是虚构的',
  largeNote: '内容多的面单上，大号字会缩小到放得下为止',
  redrawing: '正在更新预览',
  undrawn: '预览没有更新',
  retry: '重试',
};

export const replaceText = {
  ...confirmText,
  title: '覆盖已有的设置？',
  words: (name: string) => `「${name}」已有打印设置。覆盖后这些包裹按新设置打印，原来的设置不保留。`,
  accept: '覆盖',
  list: '原设置与新设置',
  what: '',
  current: '原设置',
  next: '新设置',
  noWords: '无',
};

export const copyText = {
  ...confirmText,
  title: '复制到其他快递',
  words: (name: string) => `把「${name}」的纸张、内容和打印机用于：`,
  couriers: '快递',
  all: '全选',
  missing: '请选择快递',
  replaces: '已有设置的快递会被覆盖。',
  accept: '复制',
  requestFailed: '没有得到结果，请重试；重复复制不会有别的影响',
  done: (count: number) => `已复制到 ${count} 个快递`,
};

export const removalText = {
  title: '删除打印设置',
  words: (name: string) => `删除“${name}”的打印设置？之后这些包裹按其余设置打印。`,
  accept: '删除',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
  done: '打印设置已删除',
};

export const checkText = {
  title: '打印组件',
  checking: '正在检测…',
  recheck: '重新检测',
  found: (count: number) => `已连接，${count} 台打印机`,
  unavailable: '未检测到',
  ownOnly: '只打印本平台的面单',
  takesPdf: '可以打印橙仓的面单',
  noPrinter: '已连接，没有打印机',
  install: '面单通过菜鸟打印组件打印。请下载安装并启动它，再点“重新检测”；没有组件时可以用 PDF 打印。',
  download: '下载菜鸟打印组件',
  local: '如果浏览器询问是否允许访问本机设备，请选择允许。',
  test: '测试打印',
  testing: '正在打印测试页…',
  default: '默认',
};

export const CAINIAO_URL = 'https://page.cainiao.com/waybill/cloud_printing/home.html';

/** What came of the test page. */
export function testText(outcome: TestOutcome): string {
  if (outcome.kind === 'unavailable') return '打印组件不在，没有发送';
  return outcome.kind === 'printed' ? '测试页已打印，请核对尺寸与条码是否清晰' : outcomeText(outcome);
}
