export const routesText = {
  loginRequired: '请先登录',
  loginRequiredHint: '登录后可以查看商品、下单和管理包裹',
  login: '登录',
  backHome: '回到首页',
};
