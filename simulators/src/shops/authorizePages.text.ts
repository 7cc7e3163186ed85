export const text = {
  title: (platform: string) => `模拟${platform}授权`,
  notice: (platform: string) => `仅供开发，不会联系${platform}`,
  app: '申请应用',
  choose: '选择店铺',
  allow: '授权',
  deny: '拒绝',
  refused: (why: string) => `平台没有接受这个链接（${why}）`,
  over: '授权链接已失效，请回到原页面重新开始',
};
