export const oldSiteText = {
  title: '旧版网站',
  leadingTo: '正在前往旧版网站',
  leadingHint: '3 秒后自动打开，也可以现在就去',
  leavingHint: '如果没有打开，可以再点一次',
  stayHint: '已经留在新版，需要时可以再打开旧版',
  go: '打开旧版',
  stay: '留在新版',
  closed: '旧版网站已关闭',
  closedHint: '商品、订单和钱包都在新版',
  home: '回到首页',
};
