export const text = {
  title: '模拟支付宝身份验证',
  notice: '仅供开发，不会联系支付宝',
  name: '姓名',
  number: '证件号码',
  pass: '通过验证',
  fail: '不通过',
  finished: '验证已完成，请回到原页面',
  back: '回到原页面',
  over: '验证链接已失效，请回到原页面重新开始',
  refused: (code: string) => `支付宝没有接受这个链接（${code}）`,
};
