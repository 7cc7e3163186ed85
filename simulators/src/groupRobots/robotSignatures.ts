import { type BinaryLike, createHmac, timingSafeEqual } from 'node:crypto';

const HOUR_MS = 3_600_000;

/** Whether a signature is the one of a moment, which is at most an hour away. */
function isSigned(
  { given, at, now }: { given: unknown; at: number; now: Date },
  [key, signed]: [BinaryLike, BinaryLike],
): boolean {
  if (!Number.isFinite(at) || Math.abs(now.getTime() - at) > HOUR_MS || typeof given !== 'string')
    return false;
  const right = createHmac('sha256', key).update(signed).digest();
  const shown = Buffer.from(given, 'base64');
  return shown.length === right.length && timingSafeEqual(shown, right);
}

/** Of 钉钉: milliseconds and signature in the query. */
export function isSignedForDingtalk(query: ReadonlyMap<string, string>, secret: string, now: Date): boolean {
  const timestamp = query.get('timestamp') ?? '';
  return isSigned({ given: query.get('sign'), at: Number(timestamp || Number.NaN), now }, [
    secret,
    Buffer.from([timestamp, secret].join('\n'), 'utf8'),
  ]);
}

/** Of 飞书: seconds and signature in the body; nothing is signed, by a key that holds the seconds. */
export function isSignedForFeishu(
  { timestamp, sign }: { timestamp?: unknown; sign?: unknown },
  secret: string,
  now: Date,
): boolean {
  const seconds = typeof timestamp === 'string' ? timestamp : '';
  return isSigned({ given: sign, at: Number(seconds || Number.NaN) * 1000, now }, [
    Buffer.from([seconds, secret].join('\n'), 'utf8'),
    Buffer.alloc(0),
  ]);
}
