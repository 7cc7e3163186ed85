export const consoleText = {
  outdated: '运营后台已经更新，请刷新页面',
  skip: '跳到主要内容',
  menu: '主菜单',
  search: '搜索订单、包裹、运单、手机号、账号、支付单号',
  searchLabel: '搜索',
  signedInAs: (name: string) => `已登录：${name}`,
  leave: '退出',
  forbidden: '您没有权限访问此页面',
  forbiddenHint: '如需使用，请联系管理员为您的角色增加权限',
  notFound: '没有这个页面',
  backHome: '回到工作台',
};
