import { GraphQLError } from 'graphql';
import { isRecord } from './isRecord.ts';

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'REFUSED'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** Why a REST call returned no data. */
export type Failure = {
  code: ErrorCode;
  /** Chinese text for the user. */
  msg: string;
  errorKey?: string;
  /** True when the upstream is certain that the session has ended. */
  reload?: true;
  data?: Record<string, unknown>;
};

/** A refusal of the upstream. */
export class FailedCall extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.msg);
    this.failure = failure;
  }
}

export const INTERNAL_TEXT = '系统繁忙，请稍后再试';
/** The back end did not answer, or answered what cannot be read. */
export const UNAVAILABLE: Failure = {
  code: 'UPSTREAM_UNAVAILABLE',
  errorKey: 'UNAVAILABLE',
  msg: '服务繁忙，请稍后再试',
};
const TIMED_OUT: Failure = {
  code: 'UPSTREAM_TIMEOUT',
  errorKey: 'TIMEOUT',
  msg: '服务器请求超时，请稍后重试',
};

const CODE_BY_KEY: Record<string, ErrorCode> = {
  NOT_LOGGED_IN: 'UNAUTHENTICATED',
  SESSION_EXPIRED: 'UNAUTHENTICATED',
  SESSION_KICKED: 'UNAUTHENTICATED',
  ACCOUNT_CLOSED: 'UNAUTHENTICATED',
  TOKEN_INVALID: 'UNAUTHENTICATED',
  NO_PERMISSION: 'FORBIDDEN',
  TOKEN_SCOPE: 'FORBIDDEN',
  ROLE_SCOPE: 'FORBIDDEN',
  TOKEN_NETWORK: 'FORBIDDEN',
  PEOPLE_ONLY: 'FORBIDDEN',
  BAD_PARAM: 'BAD_USER_INPUT',
  CURSOR_INVALID: 'BAD_USER_INPUT',
  BODY_TYPE: 'BAD_USER_INPUT',
  BODY_SIZE: 'BAD_USER_INPUT',
  NOT_FOUND: 'NOT_FOUND',
  NO_ROUTE: 'NOT_FOUND',
  IDEMPOTENCY_CONFLICT: 'CONFLICT',
  RATE_LIMITED: 'RATE_LIMITED',
  PHONE_CODE_LIMIT: 'RATE_LIMITED',
  UNAVAILABLE: 'UPSTREAM_UNAVAILABLE',
  INTERNAL: 'INTERNAL_SERVER_ERROR',
};

const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'BAD_USER_INPUT',
  415: 'BAD_USER_INPUT',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
};

/**
 * Classifies a response by its envelope; undefined is a success. The HTTP status only matters where an upstream
 * refuses without an `errorKey`; there the phrases of the specification mark an ended session.
 */
export function classifyFailure(status: number, body: unknown, path: string): Failure | undefined {
  if (!isRecord(body) || typeof body.code !== 'number') return UNAVAILABLE;
  if (body.code === 0) return undefined;
  const { errorKey, reload, ...rest } = isRecord(body.data) ? body.data : {};
  const refused = {
    msg: typeof body.msg === 'string' && body.msg !== '' ? body.msg : INTERNAL_TEXT,
    ...(Object.keys(rest).length > 0 ? { data: rest } : {}),
  };
  const ended = reload === true ? ({ reload: true } as const) : {};
  if (typeof errorKey === 'string') {
    return { code: CODE_BY_KEY[errorKey] ?? 'REFUSED', errorKey, ...ended, ...refused };
  }
  // No key is invented here: whether the phrases apply depends on the page too, which the web app decides. This
  // call's platform speaks of authorisations of its own.
  const exempt = path.endsWith('/shops/getSendAddress');
  if (!exempt && (reload === true || saysExpired(refused.msg))) {
    return { code: 'UNAUTHENTICATED', ...ended, ...refused };
  }
  return { code: CODE_BY_STATUS[status] ?? 'REFUSED', ...ended, ...refused };
}

const LOST_SESSION = '您的帐户异地登陆或令牌失效';

function saysExpired(msg: string): boolean {
  return (msg.includes('授权') && !msg.includes('续')) || /token/i.test(msg) || msg.includes(LOST_SESSION);
}

/** Whether the connection broke before a response, so that a retry may succeed. */
export function isBroken(error: unknown): boolean {
  return ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(codeOf(error));
}

/** The failure behind any rejected call, for the caller. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FailedCall) return error.failure;
  const late =
    /^UND_ERR_(HEADERS|BODY|CONNECT)_TIMEOUT$/.test(codeOf(error)) ||
    (error instanceof Error && error.name === 'TimeoutError');
  return late ? TIMED_OUT : UNAVAILABLE;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The failure as an error of the graph. */
export function errorOf({ msg, ...failure }: Failure, requestId: string): GraphQLError {
  return new GraphQLError(msg, { extensions: { ...failure, requestId } });
}

/** The error that REST returns for a missing row. */
export function notFound(requestId: string): GraphQLError {
  return errorOf({ code: 'NOT_FOUND', errorKey: 'NOT_FOUND', msg: '数据不存在' }, requestId);
}
