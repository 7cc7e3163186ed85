import { shanghaiParts } from '../../shared/clock.ts';

const PLATFORMS: Record<number, string> = {
  0: '其他',
  1: '淘宝/天猫',
  2: '拼多多',
  3: '京东',
  4: '抖音',
  5: '快手',
  6: '视频号',
};

const ACTIONS: Record<string, string> = {
  pay: '确认支付',
  cancel: '取消订单',
  confirm: '确认收货',
  review: '评价',
  againSubmit: '再次提交',
  reAutoSend: '重新自动发货',
  callback: '同步',
  export: '导出',
  detail: '详情',
  refund: '申请退款',
  revokeRefund: '撤销退款',
  answerRefund: '处理退款',
  editReceiver: '修改收件人',
  copyNo: '复制运单号',
  trace: '物流轨迹',
};

export function platformText(platform: number): string {
  return PLATFORMS[platform] ?? '';
}

/** What can be done with a row now. */
export function actionsText(actions: readonly string[]): string {
  return actions.map((action) => ACTIONS[action] ?? action).join('、');
}

/** `2026-11-20T10:00:00+08:00` as `2026-11-20 10:00:00`. */
export function timeText(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

/** `包裹列表-20261120-1000.xlsx`, by the clock of Shanghai. */
export function fileNameOf(title: string, at: Date, format: string): string {
  const { date, minutes } = shanghaiParts(at);
  const time = `${Math.floor(minutes / 60)}`.padStart(2, '0') + `${minutes % 60}`.padStart(2, '0');
  return `${title}-${date.replaceAll('-', '')}-${time}.${format}`;
}
