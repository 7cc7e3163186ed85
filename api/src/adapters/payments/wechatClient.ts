import { Readable } from 'node:stream';
import { Decorator } from 'wechatpay-axios-plugin';
import { observeCall } from '../observed.ts';
import { ProviderError, type ProviderErrorReason } from '../providerError.ts';
import { fieldsOf, textOf } from '../shops/fields.ts';

export type WechatMerchant = {
  mchId: string;
  /** Number of the merchant's certificate. */
  serial: string;
  /** The merchant's RSA key, PEM. */
  privateKey: string;
  /** Number of the platform's key, such as PUB_KEY_ID_…, and the key, PEM. */
  publicKeyId: string;
  publicKey: string;
  url: string;
  timeoutMs?: number;
};

export const WECHATPAY = 'wechatpay';
/** The SDK's messages for answers with a missing, foreign or outdated signature. */
const NOT_PROVEN = /^EV3_/;
const ANSWER_BYTES = 256 * 1024;
/** Of a file from its first byte to its last. */
const FILE_MS = 10 * 60_000;

/** WeChat Pay's APIv3 through its SDK, which verifies every successful answer. */
export function wechatClient({
  mchId,
  serial,
  privateKey,
  publicKeyId,
  publicKey,
  url,
  timeoutMs = 5_000,
}: WechatMerchant) {
  const root = url.replace(/\/$/, '');
  const { v3 } = new Decorator({
    mchid: mchId,
    serial,
    privateKey,
    certs: { [publicKeyId]: publicKey },
    baseURL: `${root}/`,
    // Merchants with platform certificates must send this to get answers signed with the public key.
    headers: { 'Wechatpay-Serial': publicKeyId },
    maxRedirects: 0,
    maxContentLength: ANSWER_BYTES,
    proxy: false,
  });

  /** Only what lies at WeChat Pay itself: the request is signed. */
  async function fileAt(address: string, stop?: AbortSignal): Promise<Readable> {
    if (!address.startsWith(`${root}/`) || !URL.canParse(address)) throw failure('unreachable', 'BAD_ANSWER');
    const { pathname, searchParams } = new URL(address);
    const path = pathname.slice(new URL(`${root}/`).pathname.length);
    const limit = AbortSignal.timeout(FILE_MS);
    try {
      const { data } = await v3.request<unknown>({
        ...{ method: 'GET', url: path, params: Object.fromEntries(searchParams) },
        ...{ responseType: 'stream', maxContentLength: -1 },
        signal: stop ? AbortSignal.any([limit, stop]) : limit,
      });
      if (!(data instanceof Readable)) throw failure('unreachable', 'BAD_ANSWER');
      return data;
    } catch (error) {
      throw error instanceof ProviderError ? error : providerErrorOf(error);
    }
  }

  async function ask(request: { method: string; url: string; params?: object; data?: object }) {
    try {
      const { data } = await v3.request<unknown>({ ...request, signal: AbortSignal.timeout(timeoutMs) });
      return fieldsOf(data);
    } catch (error) {
      throw providerErrorOf(error);
    }
  }

  return {
    get: (path: string, params: object) =>
      observeCall(WECHATPAY, 'GET', () => ask({ method: 'GET', url: path, params })),
    post: (path: string, data: object) =>
      observeCall(WECHATPAY, 'POST', () => ask({ method: 'POST', url: path, data })),
    /** A file that an answer leads to; its answer is not signed. */
    file: (address: string, stop?: AbortSignal) =>
      observeCall(WECHATPAY, 'file', () => fileAt(address, stop)),
  };
}

/** Errors of the SDK contain the request with its keys and the answer: none of it is passed on. */
function providerErrorOf(error: unknown): ProviderError {
  const { code, response } = fieldsOf(error);
  const { status, data } = fieldsOf(response);
  const theirs = textOf(fieldsOf(data).code);
  if (NOT_PROVEN.test(textOf(code))) return failure('unreachable', 'BAD_ANSWER');
  if (typeof status !== 'number')
    return failure('unreachable', code === 'ERR_CANCELED' ? 'TIMEOUT' : 'NO_ANSWER');
  if (status === 429) return failure('limited', theirs || 'HTTP_429');
  if (status >= 500) return failure('unreachable', theirs || `HTTP_${status}`);
  return theirs ? failure('refused', theirs) : failure('unreachable', 'BAD_ANSWER');
}

function failure(reason: ProviderErrorReason, code: string): ProviderError {
  return new ProviderError(WECHATPAY, reason, code);
}
