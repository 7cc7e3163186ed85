import { formatMoney } from '../../lib/money.ts';
import type { Problem } from '../../lib/problems.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { Ending, Limits, Payment } from './recharge.rules.ts';

export const rechargeText = {
  title: '充值',
  balance: '当前余额',
  amount: '充值金额',
  presets: '常用金额',
  own: '其他金额',
  limits: ({ min, max }: Limits) => `单次 ${formatMoney(min)} 到 ${formatMoney(max)}`,
  shortfall: (fen: number) => `还差 ${formatMoney(fen)}，已为您填好`,
  shortfallSmall: (fen: number, min: number) => `还差 ${formatMoney(fen)}，单次最低充值 ${formatMoney(min)}`,
  shortfallParts: (fen: number, times: number) =>
    `还差 ${formatMoney(fen)}，超过单次上限，需要分 ${times} 次充值；已为您填好第一次的金额`,
  channel: '支付方式',
  pay: (fen: number) => `去支付 ${formatMoney(fen)}`,
  next: '去支付',
  cancel: '取消',
  close: '关闭',
  loading: '正在加载…',
  loadFailed: '支付方式没有加载出来，请重试',
  retry: '重试',
  unavailable: '充值暂未开通，请联系客服',
  requestFailed: '没有得到结果，请重试；重试不会产生第二笔充值',
  due: '应付金额',
  scan: '请使用支付应用扫码付款，',
  scanWith: { ALIPAY: '请用支付宝扫码付款，', WECHAT: '请用微信扫码付款，', SIMULATED: '请扫码付款，' },
  page: '请在打开的支付页面付款，',
  inWechat: '请在微信支付里付款，',
  openWechat: '打开微信支付',
  wechatFailed: '微信支付没有打开，请重试',
  elsewhereOnly: (name: string) =>
    `这里不能用${name}付款，请在浏览器打开：点右上角“…”选择在浏览器打开，或复制地址到浏览器`,
  copyAddress: '复制地址',
  after: '完成后这里会自动更新。',
  qrCode: '付款二维码',
  until: (endsAt: number) => `请在 ${formatDateTime(endsAt)} 前付款`,
  openWindow: '打开支付页面',
  blocked: '浏览器拦截了支付页面，请点击链接打开：',
  openLink: '打开支付页面',
  elsewhere: '这笔充值是在其他浏览器发起的，请在那里付款；也可以重新发起一笔。付款后这里会自动更新。',
  waiting: '正在等待付款结果…',
  checking: '正在查询…',
  notYet: '还没有收到付款，付款后通常几秒内到账',
  statusUnavailable: '暂时查不到付款结果，稍后自动再查',
  iHavePaid: '我已付款',
  again: '换金额或方式',
  settled: '充值成功',
  settledLate: '付款晚于有效期，已照常到账',
  credited: (fen: number) => `充值 ${formatMoney(fen)} 已到账`,
  creditedTo: '已到账',
  balanceNow: '账户余额',
  finish: '完成',
  back: '返回订单',
  once: '再充一笔',
  restart: '重新充值',
  askAgain: '查询结果',
  unfinished: ({ amount }: Payment) =>
    amount === null ? '您有一笔充值等待付款' : `您有一笔 ${formatMoney(amount)} 的充值等待付款`,
  goOn: '继续支付',
};

/** How a recharge came to nothing, and what that means. */
export const endingTexts: Record<Ending, { title: string; words: string }> = {
  closed: { title: '充值已关闭', words: '这笔充值没有付款。如果您已经付款，到账后会自动计入余额。' },
  expired: {
    title: '付款已超时',
    words: '没有在有效期内收到付款。如果您已经付款，到账后会自动计入余额。',
  },
  abnormal: { title: '金额需要核对', words: '收到的金额与充值金额不一致，客服会尽快核对处理。' },
};

/** The words for a problem: the server's own, else ours. */
export function rechargeProblemText(problem: Problem | undefined, { min, max }: Limits): string | null {
  if (!problem) return null;
  switch (problem.code) {
    case 'empty':
      return '请输入充值金额';
    case 'unreadable':
      return '请输入正确的金额，最多两位小数';
    case 'tooLittle':
      return `单次充值不能低于 ${formatMoney(min)}`;
    case 'tooMuch':
      return `单次充值不能超过 ${formatMoney(max)}`;
    default:
      return problem.msg || problem.code;
  }
}
