import type { ChannelName } from './paymentBook.ts';

export const text = {
  titles: { alipay: '模拟支付宝收银台', wechat: '模拟微信支付收银台' } satisfies Record<ChannelName, string>,
  notice: '仅供开发，不会扣款',
  subject: '商品',
  outTradeNo: '商户单号',
  amount: '金额',
  yuan: (amount: string) => `${amount} 元`,
  pay: '支付',
  fail: '余额不足',
  failed: '支付没有成功，可以再试一次',
  again: '再试一次',
  paid: '支付成功，请回到原页面',
  back: '回到原页面',
  over: '订单已关闭或已过期，请回到原页面重新发起',
  refused: (code: string, channel: ChannelName) =>
    `${{ alipay: '支付宝', wechat: '微信' }[channel]}没有接受这个链接（${code}）`,
};
