export const sessionText = {
  /** Shown as soon as a response reports the end of the session. */
  mayHaveExpired: '授权可能已过期，请重新登录',
  /** Said by the login dialog that follows. */
  expired: '授权已过期，请重新登录',
  closed: '账号已注销，个人信息已经清除',
  loginRequired: '请先登录',
};
