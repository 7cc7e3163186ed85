import { formatMoney } from '../../lib/money.ts';

export const tabNames = { open: '待平台开票', all: '全部发票', numbers: '导入号码', tax: '涉税报送' };
export type InvoicesTab = keyof typeof tabNames;

export const listText = {
  title: '发票',
  hint: '供应商销售时由供应商开货款发票，平台只开服务费和充值发票；平台自营时由平台开货款发票',
  tabs: '发票',
  list: '发票列表',
  label: '筛选',
  status: '状态',
  kind: '内容',
  issuer: '开票方',
  red: '红字',
  late: '超时',
  any: { status: '全部状态', kind: '全部内容', issuer: '全部开票方', red: '蓝字和红字', late: '全部期限' },
  reset: '清除筛选',
  noMatch: '没有符合条件的发票',
  noMatchHint: '换个条件看看',
  none: {
    open: { title: '没有待平台开具的发票', hint: '有人申请后会出现在这里' },
    all: { title: '还没有人申请发票', hint: '买家和供应商可以在“钱包 → 发票”申请' },
  },
  detail: '查看',
  download: '下载',
  begin: '开始开票',
  begun: '已开始开票，金额不再变化',
  issue: '登记发票',
  refuse: '驳回',
  lost: '没有收到结果，请重试',
  chooseAll: '选择本页',
  choose: (no: string) => `选择 ${no}`,
  bar: '已选的发票',
  chosen: (count: number, fen: number) => `已选 ${count} 张，合计 ${formatMoney(fen)}`,
  clear: '取消选择',
  account: (id: number) => `账号 ${id}`,
};

export const issuerNames = { platform: '平台', suppliers: '供应商' };
export const redNames = { red: '只看红字' };
export const lateNames = { late: '只看超时' };

export const columnNames = {
  no: '申请编号',
  account: '申请人',
  what: '内容和开票方',
  amount: '金额',
  status: '状态',
  actions: '操作',
};

export const drawerText = {
  title: '发票详情',
  reply: (no: string, number: string) =>
    `您申请的发票 ${no} 已开具，发票号码 ${number}，可在“钱包 → 发票”下载。`,
};

export const issueText = {
  title: '登记发票',
  save: '登记',
  cancel: '取消',
  failed: '没有收到结果，请重试',
  done: '发票已登记',
};

export const refuseText = {
  title: '驳回开票申请',
  accept: '驳回',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有收到结果，请重试',
  question: (no: string, fen: number) => `驳回申请 ${no}（${formatMoney(fen)}）？申请人可以修改后再申请。`,
  hint: '申请人会看到，也会写入操作日志',
  templates: ['抬头与申请账号的主体不一致', '税号或名称不完整，请补充后重新申请'],
  done: '已驳回',
};

export const importText = {
  intro: '在税务平台批量开具后，把申请编号、发票号码、开票日期粘贴到这里；只登记“开票中”的发票。',
  paste: '号码清单',
  pasteHint: '每行一张：申请编号 发票号码 开票日期，用空格、逗号或制表符分隔；一次最多 500 行',
  wrong: (line: number) => `第 ${line} 行不正确，应为：F00000001 发票号码 2026-11-28`,
  many: '一次最多 500 行',
  none: '没有可登记的行',
  run: '登记号码',
  result: '登记结果',
  columns: { no: '申请编号', outcome: '结果' },
  taken: '已登记',
  done: (count: number) => `已登记 ${count} 张`,
};

export const taxText = {
  intro:
    '按《互联网平台企业涉税信息报送规定》，平台须在季度终了的次月内向税务机关报送平台内经营者的身份和收入信息。',
  quarter: '季度',
  due: (day: string) => `报送截止 ${day}`,
  open: '季度还没有结束，数字会变化',
  suppliers: '有收入的供应商',
  orders: '交易订单',
  turnover: '交易净额',
  fees: '平台服务费及推广费',
  income: '收入总额',
  returned: '退款冲回',
  net: '收入净额',
  download: '下载报送文件',
  downloadHint: '含供应商的身份信息，需要动态码，下载会写入操作日志',
  lost: '文件没有下载成功，请重试',
  name: (quarter: string) => `涉税信息-${quarter}.xlsx`,
};
