import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'ACS3-HMAC-SHA256';

/** A call of an Alibaba Cloud API in the RPC style: parameters in the query, an empty body. */
export type AliyunCall = {
  host: string;
  action: string;
  version: string;
  query: Record<string, string>;
  /** Alibaba's clock may differ from ours by 15 minutes. */
  date: Date;
  /** Single use. */
  nonce: string;
};

/** Signs a POST of the call by the V3 method; the returned query and headers must be sent unchanged. */
export function signCall(
  { host, action, version, query, date, nonce }: AliyunCall,
  { accessKeyId, accessKeySecret }: { accessKeyId: string; accessKeySecret: string },
): { query: string; headers: Record<string, string> } {
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': date.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).sort();
  const canonicalQuery = Object.keys(query)
    .sort()
    .map((name) => `${percentEncode(name)}=${percentEncode(query[name] ?? '')}`)
    .join('&');
  const canonicalRequest = [
    'POST',
    '/',
    canonicalQuery,
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    headers['x-acs-content-sha256'],
  ].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${ALGORITHM}\n${sha256(canonicalRequest)}`)
    .digest('hex');
  const authorization = `${ALGORITHM} Credential=${accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { query: canonicalQuery, headers: { ...headers, authorization } };
}

/** RFC 3986: five characters more than encodeURIComponent. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
