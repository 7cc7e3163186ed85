export const uiText = {
  brand: '橙仓',
  close: '关闭',
  notLoaded: '内容没有加载出来',
  checkNetwork: '请检查网络后重试',
  retry: '重试',
};
