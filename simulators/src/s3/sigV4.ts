import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Who may ask, and where. */
export type S3Keys = { accessKeyId: string; secretAccessKey: string; region: string };

/** A request as it arrived; the path with its query is the raw one, signatures are over every letter of it. */
export type SignedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer };

export type SignatureError =
  | 'AccessDenied'
  | 'AuthorizationHeaderMalformed'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch';

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SKEW_MS = 15 * 60_000;
const TIME_PATTERN = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([^/,\s]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/** What is wrong with a request's signature of version 4, in S3's words; null where it holds. */
export function signatureError(request: SignedRequest, keys: S3Keys, now: Date): SignatureError | null {
  const { headers, body } = request;
  const { authorization, 'x-amz-date': time, 'x-amz-content-sha256': sum } = headers;
  if (!authorization) return 'AccessDenied';
  const [, accessKeyId, day, region, names = '', signature = ''] = AUTHORIZATION.exec(authorization) ?? [];
  if (!accessKeyId || typeof time !== 'string') return 'AuthorizationHeaderMalformed';
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region || !time.startsWith(`${day}T`)) return 'AuthorizationHeaderMalformed';
  const at = momentOf(time);
  if (at === null || Math.abs(at - now.getTime()) > SKEW_MS) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  if (mustBeSigned(headers).some((name) => !signed.includes(name))) return 'AccessDenied';
  if (sum !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const expected = signatureOf(request, { time, signed, sum }, keys);
  return timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(signature, 'hex'))
    ? null
    : 'SignatureDoesNotMatch';
}

/** The host, and whatever else could change what is asked for. */
function mustBeSigned(headers: IncomingHttpHeaders): string[] {
  return ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
}

function signatureOf(
  { method, url, headers }: SignedRequest,
  { time, signed, sum }: { time: string; signed: string[]; sum: string },
  { secretAccessKey, region }: S3Keys,
): string {
  const [path = '', query = ''] = url.split('?', 2);
  const lines = signed.map((name) => `${name}:${headerText(headers[name])}\n`);
  const canonical = [method, path, canonicalQuery(query), lines.join(''), signed.join(';'), sum].join('\n');
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, [ALGORITHM, time, scope, sha256(canonical)].join('\n')).toString('hex');
}

/** Names and values in order, each with what is reserved in it escaped; a name without a value has an empty one. */
function canonicalQuery(query: string): string {
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&');
}

function headerText(value: string | string[] | undefined): string {
  return [value ?? ''].flat().join(',').trim().replace(/ +/g, ' ');
}

function momentOf(time: string): number | null {
  const [whole, year, month, day, hour, minute, second] = TIME_PATTERN.exec(time) ?? [];
  return whole ? Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
