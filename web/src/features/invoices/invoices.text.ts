import type { AccountKind, InvoiceKind } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';

export const viewNames = { asked: '我申请的', toIssue: '要我开的', titles: '抬头管理' };
export type InvoiceView = keyof typeof viewNames;

export const invoicesText = {
  label: '发票',
  views: '发票列表',
  ask: '申请开票',
  addTitle: '添加抬头',
  filters: '筛选',
  status: '状态',
  any: { status: '全部状态' },
  reset: '清除筛选',
  noMatch: '没有符合条件的发票',
  noMatchHint: '换个条件看看',
  none: {
    asked: { title: '还没有申请过发票', hint: '包裹结算后可以申请开票' },
    toIssue: { title: '没有要开的发票', hint: '买家申请开票后会出现在这里' },
    titles: { title: '还没有保存抬头', hint: '保存后，申请开票时直接选用' },
  } satisfies Record<InvoiceView, { title: string; hint: string }>,
  detail: '查看',
  download: '下载',
  begin: '开始开票',
  begun: '已开始开票，金额不再变化',
  issue: '登记发票',
  refuse: '驳回',
  edit: '修改',
  remove: '删除',
  lost: '没有得到结果，请重试',
};

export const columnNames = {
  no: '申请编号',
  what: '内容',
  title: '抬头和开票方',
  amount: '金额',
  status: '状态',
  actions: '操作',
};

export const titleColumnNames = {
  name: '抬头',
  kind: '类型',
  taxNumber: '纳税人识别号',
  bank: '开户行和账号',
  actions: '操作',
};

export const drawerText = { title: '发票详情', failed: '发票没有读出来' };

/** What each kind of account may ask for. */
export const askKinds: Record<AccountKind, readonly InvoiceKind[]> = {
  BUYER: ['GOODS', 'RECHARGE'],
  SELLER: ['FEE', 'SUPPLY'],
};

export const askText = {
  title: '申请开票',
  save: '提交申请',
  cancel: '取消',
  failed: '没有得到结果，请重试；不会重复开票',
  kind: '开票内容',
  titleId: '抬头',
  chooseTitle: '选择抬头',
  titleMissing: '请选择抬头；没有时先到“抬头管理”添加',
  supplyTitle: '抬头为平台公司，按平台提供的信息开具',
  from: '起始日期',
  to: '截止日期',
  daysHint: '按下单或充值日期；不填为全部',
  reversed: '截止日期不能早于起始日期',
  orders: (count: number) => `只为选中的 ${count} 个订单开票`,
  counting: '正在计算可开票金额…',
  closed: '平台现在不开具这类发票',
  nothing: '没有可开票的金额：未结算、已开票或已退款的不能开票',
  sum: (count: number, fen: number, days: number) =>
    `共 ${count} 笔，合计 ${formatMoney(fen)}，将在 ${days} 天内开具`,
  issuer: (name: string, count: number, fen: number) => `${name || '平台'}：${count} 笔，${formatMoney(fen)}`,
  done: (count: number) => `已提交 ${count} 张发票的申请`,
};

export const titleText = {
  add: '添加抬头',
  edit: '修改抬头',
  save: '保存',
  saved: '抬头已保存',
  cancel: '取消',
  failed: '没有得到结果，请重试',
  kind: '类型',
  name: '名称',
  nameMissing: '请填写名称',
  taxNumber: '纳税人识别号',
  taxNumberHint: '18 位统一社会信用代码',
  taxNumberWrong: '请填写 18 位纳税人识别号',
  address: '地址',
  phone: '电话',
  bankName: '开户行',
  bankAccount: '银行账号',
};

const confirmText = { gotIt: '知道了', retry: '重试', requestFailed: '没有得到结果，请重试' };

export const removeText = {
  title: '删除抬头',
  accept: '删除',
  cancel: '取消',
  question: (name: string) => `删除抬头“${name}”？已申请的发票不受影响。`,
  done: '抬头已删除',
  ...confirmText,
};

export const issueText = {
  title: '登记发票',
  save: '登记',
  cancel: '取消',
  failed: '没有得到结果，请重试',
  done: '发票已登记',
};

export const refuseText = {
  title: '驳回开票申请',
  accept: '驳回',
  cancel: '取消',
  question: (no: string) => `驳回申请 ${no}？对方可以修改后再申请。`,
  reason: '原因',
  reasonHint: '5 至 200 字，对方会看到',
  reasonShort: '请填写 5 至 200 字的原因',
  done: '已驳回',
  ...confirmText,
};
