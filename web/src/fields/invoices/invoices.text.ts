import type { InvoiceKind, InvoiceStatus, InvoiceTitleKind } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';

export const kindNames: Record<InvoiceKind, string> = {
  GOODS: '货款和运费',
  FEE: '平台服务费',
  RECHARGE: '充值（不征税）',
  SUPPLY: '供货款',
};

export const statusNames: Record<InvoiceStatus, { text: string; tone: Tone }> = {
  ASKED: { text: '待开票', tone: 'orange' },
  ISSUING: { text: '开票中', tone: 'orange' },
  ISSUED: { text: '已开票', tone: 'success' },
  REFUSED: { text: '已驳回', tone: 'quiet' },
};

export const titleKindNames: Record<InvoiceTitleKind, string> = { PERSON: '个人', COMPANY: '企业' };

export const cellText = {
  red: '红字',
  parts: (count: number) => `${count} 笔`,
  due: (at: string) => `${formatDateTime(at)} 前开具`,
  late: (at: string) => `已超时，应在 ${formatDateTime(at)} 前开具`,
  issued: (number: string, day: string) => `${number}，${day}`,
  issuer: (name: string) => `${name || '平台'}开具`,
  nothing: '—',
};

export const factsText = {
  title: '抬头',
  taxNumber: '税号',
  address: '地址',
  phone: '电话',
  bankName: '开户行',
  bankAccount: '银行账号',
  amount: '开票金额',
  redNumber: '原蓝字发票号码',
  number: '发票号码',
  reason: '驳回原因',
  parts: '开票明细',
  partColumns: { number: '单号', what: '内容', amount: '金额' },
  recharge: '充值',
  good: (name: string, quantity: number) => `${name} ×${quantity}`,
  erased: '抬头信息已按规定清除',
};

export const issueFieldText = {
  amount: (fen: number) => `请按 ${formatMoney(fen)} 开具，登记后对方即可查看`,
  red: (number: string) => `这是红字发票，冲红的原蓝字发票号码：${number}`,
  number: '发票号码',
  numberHint: '8 至 30 位数字或字母',
  numberWrong: '发票号码不正确',
  issuedOn: '开票日期',
  issuedOnMissing: '请选择开票日期',
  file: '发票文件',
  fileHint: 'PDF，不超过 5 MB，可不传',
  fileWrong: '只支持 5 MB 以内的 PDF',
  pick: '选择 PDF',
};
