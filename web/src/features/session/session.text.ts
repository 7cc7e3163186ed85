export const sessionText = {
  mayHaveExpired: '授权可能已过期，请重新登录',
  expired: '授权已过期，请重新登录',
  loginRequired: '请先登录',
};
