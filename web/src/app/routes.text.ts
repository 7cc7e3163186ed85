export const routesText = {
  loginRequired: '请先登录',
  loginRequiredHint: '登录后可以下单、管理订单和包裹',
  login: '登录',
  backHome: '回到首页',
};
