export const routesText = {
  loginRequired: '请先登录',
  loginRequiredHint: '登录后可以查看商品、下单和管理包裹',
  login: '登录',
  backHome: '回到首页',
  noPermission: '您没有权限访问此页面',
  noPermissionHint: '请换一个账号登录，或回到首页',
};
