import { createHash, createHmac } from 'node:crypto';

export type DouyinApp = { appKey: string; appSecret: string };

export type DouyinCall = {
  /** With dots: order.searchList. */
  method: string;
  /** Canonical, see `canonicalJson`; sent unchanged. */
  paramJson: string;
  /** Seconds since 1970. */
  timestamp: string;
};

/**
 * The text form of parameters that Douyin signs: no spaces, sorted keys, and only characters escaped that JSON
 * requires.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
  return `{${members.join()}}`;
}

/** The signature of a call by `sign_method` hmac-sha256. */
export function signCall(call: DouyinCall, { appKey, appSecret }: DouyinApp): string {
  return createHmac('sha256', appSecret).update(signedText(call, { appKey, appSecret })).digest('hex');
}

/** The signature of a call that names no `sign_method`. */
export function signCallByMd5(call: DouyinCall, app: DouyinApp): string {
  return createHash('md5').update(signedText(call, app)).digest('hex');
}

/** The access token is not signed. */
function signedText({ method, paramJson, timestamp }: DouyinCall, { appKey, appSecret }: DouyinApp): string {
  return `${appSecret}app_key${appKey}method${method}param_json${paramJson}timestamp${timestamp}v2${appSecret}`;
}
