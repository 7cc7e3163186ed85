import { balanceNames } from '../../lib/balances.text.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import type {
  AccountKind,
  BankVerdict,
  CashOutSplitStatus,
  CashOutStatus,
  PayeeType,
  SplitReceiverKind,
} from '../graphql/generated/graphql.ts';

export const statusNames: Record<CashOutStatus, string> = {
  AUDITING: '待审核',
  APPROVED: '待打款',
  PAYING: '打款中',
  PAID: '已到账',
  REJECTED: '已驳回',
  FAILED: '打款失败',
  REVOKED: '已撤销',
};
export const statusTones: Record<CashOutStatus, Tone> = {
  AUDITING: 'orange',
  APPROVED: 'info',
  PAYING: 'info',
  PAID: 'success',
  REJECTED: 'quiet',
  FAILED: 'danger',
  REVOKED: 'quiet',
};
export const kindNames: Record<AccountKind, string> = { BUYER: '买家', SELLER: '供应商' };
export const payeeNames: Record<PayeeType, string> = { ALIPAY: '支付宝', WECHAT: '微信', BANK: '银行卡' };
export const stepNames: Record<string, string> = {
  'cash-out approve': '审核通过',
  'cash-out reject': '驳回',
  'cash-out pay': '开始打款',
  'cash-out paid': '确认到账',
  'cash-out fail': '打款失败',
  'cash-out split': '分账打款',
};

export const splitStatusNames: Record<CashOutSplitStatus, string> = {
  UNDERWAY: '处理中',
  DONE: '已到账',
  REFUSED: '渠道未受理',
  CLOSED: '未到账',
};
export const splitStatusTones: Record<CashOutSplitStatus, Tone> = {
  UNDERWAY: 'info',
  DONE: 'success',
  REFUSED: 'danger',
  CLOSED: 'danger',
};
export const receiverNames: Record<SplitReceiverKind, string> = {
  MERCHANT: '微信支付商户',
  PERSON: '个人微信',
};
export const splitNames = { part: '分账单号', payment: '充值', amount: '金额', status: '结果' };
export const splitText = {
  title: '分账',
  list: '分账明细',
  receiver: '分账收款方',
  noReceiver: '申请提现之前没有登记，只能用批量转账',
  arrived: '分账已到账',
  none: '没有用分账打款',
  tried: (times: number) => `已查询 ${times} 次`,
  underway: '分账正在处理，微信支付给出结果后自动登记，请稍后刷新；这期间不能手工确认到账或登记失败',
  failedPartly:
    '部分分账没有到账。已到账的部分不能退回可用余额：可以再次分账打余下的部分，或生成打款批次由银行转账，批次只转余下的金额',
  failed: '分账没有到账，收款方没有收到钱：可以再次分账、改用打款批次，或驳回并退回可用余额',
};
export const dayNames = {
  day: '日期',
  splits: '分账笔数',
  amount: '分账金额',
  ledger: '账目支出',
  difference: '相差',
};
export const daysText = {
  list: '每日分账与账目',
  none: '最近 60 天没有分账打款的提现',
  noneHint: '提现由分账全部或部分打款后，按到账日期列在这里',
  note: '账目支出多于分账的部分，由银行转账打出',
};

export type CashOutTab = 'audit' | 'pay' | 'paying' | 'failed' | 'all' | 'batches' | 'answers' | 'splits';
export const tabNames: Record<CashOutTab, string> = {
  audit: '待审核',
  pay: '待打款',
  paying: '打款中',
  failed: '打款失败',
  all: '全部',
  batches: '打款批次',
  answers: '导入银行结果',
  splits: '分账核对',
};

export const listText = {
  title: '提现',
  hint: '审核与打款由两位操作员分别完成：审核通过的人不能打款',
  tabs: '提现队列',
  list: '提现列表',
  paused: '账目核对发现问题，提现已暂停：暂时不能审核通过或打款',
  number: '提现单号或转账单号',
  reset: '清空筛选',
  kind: '账号',
  accountType: '收款方式',
  status: '状态',
  any: { kind: '全部账号', accountType: '全部收款方式', status: '全部状态' },
  none: '这里没有提现',
  noneHint: '新的提现申请会出现在「待审核」',
  noMatch: '没有符合条件的提现',
  noMatchHint: '换个条件试试',
  chooseAll: '选择本页',
  choose: (no: string) => `选择提现 ${no}`,
  bar: '批量打款',
  chosen: (count: number, fen: number) => `已选 ${count} 笔，合计 ${formatMoney(fen)}`,
  clear: '取消选择',
  pay: '生成打款批次',
  own: '须由另一位操作员打款',
};

export const columnNames = {
  number: '提现',
  account: '账号',
  amount: '金额',
  payee: '收款',
  status: '状态',
  actions: '操作',
};
export const cellText = {
  arrives: (fen: number) => `到账 ${formatMoney(fen)}`,
  id: (id: number) => `编号 ${id}`,
  approved: (name: string) => `审核：${name}`,
  paid: (name: string) => `打款：${name}`,
  pay: '打款',
};

export type CashOutStep = 'approve' | 'reject' | 'confirm' | 'fail' | 'split';
export const actionNames: Record<CashOutStep, string> = {
  approve: '审核通过',
  reject: '驳回',
  confirm: '确认到账',
  fail: '打款失败',
  split: '分账打款',
};
export const stepTitles: Record<CashOutStep, string> = {
  approve: '提现审核通过',
  reject: '驳回提现',
  confirm: '确认提现到账',
  fail: '提现打款失败',
  split: '用分账支付提现',
};
export const stepDone: Record<CashOutStep, string> = {
  approve: '已审核通过，等待另一位操作员打款',
  reject: '已驳回，金额已退回可用余额',
  confirm: '已确认到账',
  fail: '已标记为打款失败',
  split: '已开始分账，微信支付给出结果后自动登记',
};
export const stepText = {
  accept: '确认',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有收到结果，请重试',
  question: (step: CashOutStep, no: string, fen: number) =>
    ({
      approve: `审核通过提现 ${no}？之后由另一位操作员向收款账号转账 ${formatMoney(fen)}。`,
      reject: `驳回提现 ${no}？冻结的金额会退回该账号的可用余额。`,
      confirm: `提现 ${no} 的 ${formatMoney(fen)} 已经转到收款账号？`,
      split: `用分账打款 ${formatMoney(fen)}（提现 ${no}）？微信支付会从买家的充值中把这笔钱分给供应商登记的收款方，分出去的充值不能再原路退回。`,
      fail: `提现 ${no} 没有转成功？之后可以重新打款，或驳回。`,
    })[step],
  reason: '原因',
  reasonHint: '5 到 200 字，申请人可以看到',
  reasonShort: '请至少写 5 个字',
  transferNo: '转账单号',
  transferMissing: '请填写银行或渠道的转账单号',
};
export const readyReasons: Record<'reject' | 'fail', readonly string[]> = {
  reject: ['收款账号与实名信息不一致，请核对后重新申请', '账号存在未处理的售后纠纷，请处理后再申请'],
  fail: ['银行退回：收款账号或户名有误', '银行退回：收款账户状态异常'],
};

export const payText = {
  title: '生成打款批次',
  accept: '生成批次并开始打款',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有收到结果，请重试',
  question: (count: number, fen: number) =>
    `共 ${count} 笔，合计转账 ${formatMoney(fen)}。这些提现会进入「打款中」，收款账号只在批次文件里显示，每次下载都会记录。`,
  done: (no: string, left: number) =>
    left > 0
      ? `已生成批次 ${no}；${left} 笔未列入（由您审核，或状态已变化）`
      : `已生成批次 ${no}，请下载文件后到银行转账`,
};

export const batchNames = {
  number: '批次',
  count: '笔数',
  amount: '转账金额',
  states: '进度',
  actions: '文件',
};
export type BatchScope = 'all' | 'paying';
export const batchScopes: Record<BatchScope, string> = { all: '全部批次', paying: '打款中' };
export const batchText = {
  list: '打款批次列表',
  label: '筛选批次',
  scope: '进度',
  reset: '清空筛选',
  none: {
    all: { title: '还没有打款批次', hint: '在「待打款」里选择提现，生成批次' },
    paying: { title: '没有打款中的批次', hint: '每个批次的银行结果都已登记' },
  } satisfies Record<BatchScope, object>,
  noMatch: '这些天没有生成批次',
  noMatchHint: '换个日期试试',
  by: (name: string) => `由 ${name} 生成`,
  states: (paying: number, paid: number, failed: number) =>
    [paying > 0 && `打款中 ${paying}`, paid > 0 && `已到账 ${paid}`, failed > 0 && `失败 ${failed}`]
      .filter(Boolean)
      .join('，') || '都已重新打款',
  xlsx: '下载 Excel',
  csv: '下载 CSV',
  failed: '文件没有下载成功，请重试',
};

export const verdictNames: Record<BankVerdict, string> = {
  PAID: '登记到账',
  FAILED: '登记失败',
  DONE: '之前已登记',
  UNKNOWN: '没有这个提现单号',
  AMOUNT: '金额不一致',
  STATE: '不在打款中',
  APPROVER: '由您审核通过，须由另一位操作员登记',
  TRANSFER: '转账单号缺失或已被使用',
  REASON: '缺少失败原因',
  TWICE: '单号重复',
};
export const verdictTones: Record<BankVerdict, Tone> = {
  PAID: 'success',
  FAILED: 'warning',
  DONE: 'quiet',
  UNKNOWN: 'danger',
  AMOUNT: 'danger',
  STATE: 'danger',
  APPROVER: 'danger',
  TRANSFER: 'danger',
  REASON: 'danger',
  TWICE: 'danger',
};
export const answersText = {
  intro:
    '把银行返回的批次文件（提现单号、转账金额、结果、转账单号、失败原因）粘贴到这里，或选择 Excel、CSV 文件。',
  paste: '银行结果',
  pasteHint: '第一行是表头；结果写「成功」或「失败」',
  choose: '选择文件',
  unread: '文件没有读出来，请重新选择',
  look: '核对',
  lost: '没有收到结果，请重试',
  unreadable: '没有读到表头「提现单号」「转账金额（元）」「结果」',
  empty: '没有读到任何一行',
  tooMany: '一次最多 500 行',
  badAmount: (no: string) => `${no} 的金额无法识别`,
  result: '核对结果',
  taken: '登记结果',
  take: (count: number) => `登记 ${count} 笔`,
  nothing: '没有可以登记的行',
  sums: (paid: number, failed: number, fen: number) =>
    `到账 ${paid} 笔，合计 ${formatMoney(fen)}；失败 ${failed} 笔`,
  title: '登记银行结果',
  accept: '登记',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有收到结果，请重试；登记过的不会重复',
  question: (paid: number, failed: number, fen: number) =>
    `登记 ${paid} 笔到账（合计 ${formatMoney(fen)}）和 ${failed} 笔失败？到账的提现会立即入账，不能撤回。`,
  done: (paid: number, failed: number) => `已登记 ${paid} 笔到账、${failed} 笔失败`,
};
export const answerNames = { number: '提现单号', amount: '银行金额', expected: '应转金额', verdict: '结果' };

export const pageText = {
  title: (no: string) => `提现 ${no}`,
  loading: '正在读取提现',
  amounts: '金额',
  amount: '提现金额',
  fee: '手续费',
  arrives: '到账金额',
  payee: '收款',
  accountName: '户名',
  bankName: '开户行',
  transferNo: '转账单号',
  account: '账号',
  accountId: '账号编号',
  wallet: '查看钱包',
  balance: balanceNames.available,
  before: '以往到账',
  times: (count: number, fen: number) => `${count} 笔，共 ${formatMoney(fen)}`,
  samePayee: '收款账号曾经到账过',
  newPayee: '第一次提现到这个收款账号，请核对',
  negative: '可用余额为负：申请之后有收益被冲回',
  steps: '处理经过',
  noSteps: '还没有人处理',
  asked: '申请提现',
  batch: '打款批次',
  batchNo: (id: number) => `D${String(id).padStart(8, '0')}`,
  reply: (no: string, fen: number, status: CashOutStatus, reason: string) =>
    ({
      AUDITING: `您好，您的提现 ${no}（到账 ${formatMoney(fen)}）正在审核，请耐心等待。`,
      APPROVED: `您好，您的提现 ${no}（到账 ${formatMoney(fen)}）已通过审核，正在安排打款。`,
      PAYING: `您好，您的提现 ${no}（到账 ${formatMoney(fen)}）正在打款，到账时间以银行为准。`,
      PAID: `您好，您的提现 ${no} 已打款，实际到账 ${formatMoney(fen)}。`,
      REJECTED: `您好，您的提现 ${no} 未通过：${reason}。金额已退回可用余额。`,
      FAILED: `您好，您的提现 ${no} 打款未成功：${reason}。我们会重新打款，或退回您的可用余额。`,
      REVOKED: `您好，您的提现 ${no} 已由您撤销，金额已退回可用余额。`,
    })[status],
};
