export const forbiddenText = {
  title: '您没有权限访问此页面',
  hint: '请换一个账号登录，或回到首页',
  backHome: '回到首页',
};
