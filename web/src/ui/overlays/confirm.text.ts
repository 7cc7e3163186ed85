/** What every question says besides itself; a question has its own word where it must. */
export const confirmText = {
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
};
