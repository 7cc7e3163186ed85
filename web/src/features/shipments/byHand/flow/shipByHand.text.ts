import type { Platform } from '../../../../graphql/generated/graphql.ts';
import { fenToYuan, formatMoney } from '../../../../lib/money.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import type { RowFinding, RuleCode } from '../../shared/recipients/recipientRules.ts';
import type { RowNote, RowState } from '../../shared/recipients/verdicts.ts';

export const stepNames = {
  goods: '商品与仓库',
  delivery: '快递与发件人',
  recipients: '收件人',
  review: '核对并支付',
  done: '完成',
};

export const platformNames: Record<Platform, string> = {
  TAOBAO: '淘宝/天猫',
  PINDUODUO: '拼多多',
  JD: '京东',
  DOUYIN: '抖音',
  KUAISHOU: '快手',
  WECHAT_CHANNELS: '视频号',
  OTHER: '其他',
};

export const rowStateNames: Record<RowState, string> = {
  checking: '待核',
  ok: '正常',
  warn: '提醒',
  error: '错误',
  duplicate: '重复',
  excluded: '已排除',
};

const findings: Record<RuleCode, (finding: RowFinding) => string> = {
  NAME_EMPTY: () => '收件人不能为空',
  NAME_LONG: () => '收件人长度不能超过30个字',
  TEXT_BROKEN: () => '有不能使用的字符，请删去后重新输入',
  PHONE_EMPTY: () => '手机号不能为空',
  PHONE_WRONG: () => '手机号不正确',
  PROVINCE_UNKNOWN: () => '省份无法识别',
  CITY_UNKNOWN: () => '城市无法识别',
  DETAIL_EMPTY: () => '详细地址不能为空',
  DETAIL_SHORT: () => '详细地址至少4个字',
  NO_SCIENTIFIC: () => '订单号疑似科学计数法，请将该列设为文本格式',
  NO_LENGTH: () => '订单号长度应为4到40位',
  REST_UNREAD: () => '有文字未识别，请确认',
  SAME_NO: ({ other }) => `与第${other}行订单号重复`,
  SAME_RECEIVER: ({ other }) => `与第${other}行收件信息相同`,
};

/** The words for something said at a row. */
export function noteText({ finding, msg }: RowNote): string {
  return finding ? findings[finding.code](finding) : (msg ?? '');
}

const refusals: Record<string, (data: Record<string, unknown>) => string> = {
  GOODS_OFF: () => '商品已下架',
  PRICE_CHANGED: () => '价格已变动，请重新确认',
  TOO_MANY_ROWS: () => '最多支持500条',
  BALANCE_SHORT: ({ lack }) => (typeof lack === 'number' ? balanceShortText(lack) : '余额不足，请先充值'),
};

/** The words for a refusal: the server's own, else ours. */
export function refusalText({ errorKey, msg, data }: Refusal): string {
  if (errorKey === 'IDEMPOTENCY_CONFLICT') return '上一次提交可能已经成功，请先到订单列表核对，以免重复下单';
  return msg || (refusals[errorKey]?.(data) ?? errorKey);
}

/** How much is missing, in words; fen. */
export function balanceShortText(lack: number): string {
  return `余额不足，还差${fenToYuan(lack)}元，请先充值`;
}

export const shipText = {
  title: '立即发货',
  byHand: '手动发货',
  auto: '自动发货',
  model: '模板发货',
  modes: '发货方式',
  steps: '发货步骤',
  loading: '正在打开上次的发货单…',
  unopened: '发货单没有打开',
  retry: '重试',
  back: '上一步',
  next: {
    goods: '下一步：选择快递',
    delivery: '下一步：填写收件人',
    recipients: '下一步：核对订单',
  },
  orderAgain: '重新下单',
  /** `fen`: null while the sum is not known. */
  pay: (fen: number | null) => (fen === null ? '确认支付' : `确认支付 ${formatMoney(fen)}`),
  payAgain: (fen: number) => `继续支付 ${formatMoney(fen)}`,
};
