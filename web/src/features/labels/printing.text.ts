import type { PrintKind } from '../../graphql/generated/graphql.ts';
import type { ComponentName } from './components/componentTypes.ts';
import type { LabelOutcome } from './printing.types.ts';

export const componentNames: Record<ComponentName, string> = {
  cainiao: '菜鸟打印组件',
  pinduoduo: '拼多多打印组件',
  douyin: '抖店打印组件',
  kuaishou: '快手打印组件',
  jd: '京东打印组件',
  weixin: '微信小店打印组件',
};

const kindNames: Record<PrintKind, string> = { LABELS: '面单', PICKING: '拣货单' };

export const printingText = {
  button: (kind: PrintKind, count: number) =>
    count > 1 ? `打印${kindNames[kind]}（${count}）` : `打印${kindNames[kind]}`,
  title: (kind: PrintKind, count: number) => `打印${kindNames[kind]}（${count} 个包裹）`,
  most: (count: number) => `一次最多打印 ${count} 个包裹，请减少选择`,
  checking: '正在检测打印组件…',
  way: '打印方式',
  ways: { component: '打印组件', file: 'PDF 文件' },
  componentHint: '面单逐张发往本机打印组件，无需预览。',
  fileHint: {
    LABELS: '生成 PDF，在新标签页打开后用浏览器打印；生成后计为已打印一次。',
    PICKING: '生成 A4 拣货单 PDF：商品汇总与各包裹明细，在新标签页打开后用浏览器打印。',
  } satisfies Record<PrintKind, string>,
  noComponent: '没有检测到打印组件，将生成 PDF 打印。',
  recheck: '重新检测',
  printer: '打印机',
  asSet: '按打印设置',
  noPrinter: '打印组件里没有打印机，请先在电脑上安装打印机。',
  start: (kind: PrintKind, count: number) => `打印 ${count} 张${kindNames[kind]}`,
  startFile: '生成 PDF',
  cancel: '取消',
  close: '关闭',
  creatingFile: (kind: PrintKind) => `正在生成${kindNames[kind]}…`,
  makingLong: '包裹较多时需要几十秒，可以先去做别的，稍后在这里打开。',
  stopWaiting: '不等了',
  ready: (count: number) => `PDF 已生成，共 ${count} 个包裹。`,
  madeHint: '在新标签页打开后按 Ctrl+P（Mac 为 ⌘P）打印，纸张请选“实际大小”。',
  view: '打开并打印',
  save: '保存到电脑',
  empty: '没有可以打印的包裹。',
  left: (count: number) => `${count} 个包裹没有打印`,
  sending: '正在打印',
  progress: (done: number, all: number) => `${done} / ${all}`,
  stop: '停止',
  stopping: '打完这一张就停…',
  stopped: (count: number) => `，${count} 张没有发送`,
  counts: (printed: number, failed: number, unknown: number) =>
    [
      `打印成功 ${printed} 张`,
      ...(failed > 0 ? [`失败 ${failed} 张`] : []),
      ...(unknown > 0 ? [`不确定 ${unknown} 张`] : []),
    ].join('，'),
  retry: (count: number) => `重打未成功的 ${count} 张`,
  retryUnknown: (count: number) => `连同不确定的重打 ${count} 张`,
  unmarked: '已打印的张数没有记上。',
  mark: '重新记录',
  requestFailed: '没有得到结果，请重试。',
  tryAgain: '重试',
  list: '每个包裹的打印结果',
  waiting: '等待打印',
  unsent: '没有发送',
};

/** What came of a label. */
export function outcomeText(outcome: LabelOutcome): string {
  if (outcome.kind === 'failed') return outcome.msg || '打印失败，打印组件没有说明原因';
  return outcomes[outcome.kind === 'unknown' ? outcome.why : outcome.kind];
}

const outcomes = {
  printed: '已打印',
  ownOnly: '该组件只打印本平台的面单，请改用 PDF',
  late: '打印组件没有回复，请看打印机是否已出纸',
  lost: '打印组件断开，请看打印机是否已出纸',
  unsent: '打印组件不在，没有发送',
};
