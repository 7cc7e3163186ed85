export const pageText = {
  failed: '页面没有打开',
  failedHint: '可能是网络不稳，或者页面刚刚更新过',
};
