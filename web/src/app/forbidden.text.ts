export const forbiddenText = {
  title: '您没有权限访问此页面',
  hint: '可以换一个账号登录；成员请联系账号所有人开通',
  backHome: '回到首页',
};
