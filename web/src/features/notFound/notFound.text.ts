export const notFoundText = {
  title: '没有找到这个页面',
  hint: '地址可能写错了，或者页面已经搬走',
  home: '回到首页',
};
