import type { EndReason } from './session.setup.ts';

const kicked = '您的账号已在其他地方登录，或登录已失效，请重新登录';

export const sessionText = {
  /** Said as soon as an answer tells of the end. */
  warnings: { expired: '授权可能已过期，请重新登录', kicked } satisfies Record<EndReason, string>,
  /** Said by the login dialog that follows. */
  ended: { expired: '授权已过期，请重新登录', kicked } satisfies Record<EndReason, string>,
  loginRequired: '请先登录',
};
