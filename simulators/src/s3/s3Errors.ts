import type { SignatureError } from './sigV4.ts';

export type S3ErrorCode = SignatureError | 'NoSuchBucket' | 'NoSuchKey';

const TROUBLES: Record<S3ErrorCode, { status: number; message: string }> = {
  AccessDenied: { status: 403, message: 'Access Denied' },
  AuthorizationHeaderMalformed: { status: 400, message: 'The authorization header is malformed.' },
  InvalidAccessKeyId: { status: 403, message: 'The AWS Access Key Id you provided does not exist.' },
  RequestTimeTooSkewed: { status: 403, message: 'The difference between the clocks is too large.' },
  SignatureDoesNotMatch: { status: 403, message: 'The request signature does not match.' },
  XAmzContentSHA256Mismatch: { status: 400, message: 'The content does not match its SHA-256.' },
  NoSuchBucket: { status: 404, message: 'The specified bucket does not exist' },
  NoSuchKey: { status: 404, message: 'The specified key does not exist.' },
};

/** A refusal as S3 writes it: status and XML. */
export function refusedBy(code: S3ErrorCode): { status: number; xml: string } {
  const { status, message } = TROUBLES[code];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, xml };
}
