import { createPrivateKey, createPublicKey } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { AlipayRequestError, AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk';
import { observeCall } from '../observed.ts';
import { ProviderError } from '../providerError.ts';
import { beijingTime } from '../shops/beijingTime.ts';

export type AlipayApplication = {
  appId: string;
  /** The application's RSA key, PEM. */
  privateKey: string;
  /** The platform's public key, PEM: not the application's. */
  alipayPublicKey: string;
  gateway: string;
  timeoutMs?: number;
};

type Content = Record<string, unknown>;
/** Parameters of a call besides its content, such as `notify_url`. */
type More = Record<string, string>;

export const ALIPAY = 'alipay';
const SUCCESS = '10000';
const UNAVAILABLE = '20000';
const TOO_MANY = '40005';

/** Alipay's open platform through its SDK. Every failure is a `ProviderError`. */
export function alipayClient(application: AlipayApplication) {
  const { timeoutMs = 5_000 } = application;
  const sdk = alipaySdk(application);

  async function call(method: string, bizContent: Content, more: More): Promise<AlipaySdkCommonResult> {
    const parameters = { bizContent, timestamp: beijingTime(new Date()), ...more };
    const answer = sdk.exec(method, parameters, { validateSign: true });
    const result = await within(timeoutMs, answer).catch(asOutsideError);
    if (result.code === SUCCESS) return result;
    const reason =
      { [UNAVAILABLE]: 'unreachable' as const, [TOO_MANY]: 'limited' as const }[result.code] ?? 'refused';
    throw new ProviderError(ALIPAY, reason, result.sub_code ?? result.code);
  }

  return {
    /** Calls Alipay and returns its answer with a verified signature. */
    call: (method: string, bizContent: Content, more: More = {}): Promise<AlipaySdkCommonResult> =>
      observeCall(ALIPAY, method, () => call(method, bizContent, more)),

    /** The signed address of a page at Alipay. */
    page(method: string, bizContent: Content, more: More = {}): string {
      return sdk.pageExecute(method, 'GET', { bizContent, timestamp: beijingTime(new Date()), ...more });
    },

    /** Whether Alipay has signed a push. */
    hasSigned(fields: Readonly<Record<string, string>>): boolean {
      // The SDK lets the fields choose the algorithm: RSA would be SHA-1.
      return fields.sign_type === 'RSA2' && sdk.checkNotifySignV2(fields);
    },
  };
}

function alipaySdk({ appId, privateKey, alipayPublicKey, gateway, timeoutMs = 5_000 }: AlipayApplication) {
  return new CheckedSdk({
    appId,
    // The SDK rewrites the first and last line of a PEM: only a key of the declared kind survives that.
    keyType: 'PKCS8',
    privateKey: createPrivateKey(privateKey).export({ type: 'pkcs8', format: 'pem' }).toString().trim(),
    alipayPublicKey: createPublicKey(alipayPublicKey)
      .export({ type: 'spki', format: 'pem' })
      .toString()
      .trim(),
    gateway,
    timeout: timeoutMs,
    camelcase: false,
  });
}

class CheckedSdk extends AlipaySdk {
  /** The SDK verifies the first node of the name but reads the last one, so an answer must not contain two. */
  override checkResponseSign(raw: string, node: string, signature: string, traceId: string): void {
    super.checkResponseSign(raw, node, signature, traceId);
    if (isDeepStrictEqual(JSON.parse(this.getSignStr(raw, node)), JSON.parse(raw)[node])) return;
    throw new AlipayRequestError('two nodes of one name', { responseDataRaw: raw });
  }
}

/** The SDK limits the head and the body of an answer separately, and not the time to connect. */
async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const late = wait(timeoutMs, undefined, { signal: done.signal }).then(() => {
    throw new ProviderError(ALIPAY, 'unreachable', 'TIMEOUT');
  });
  return Promise.race([work, late]).finally(() => done.abort());
}

/** Errors of the SDK repeat the answer, which repeats the request: none of it is passed on. */
function asOutsideError(error: unknown): never {
  if (error instanceof ProviderError) throw error;
  const answered = !(error instanceof AlipayRequestError) || error.responseDataRaw !== undefined;
  throw new ProviderError(ALIPAY, 'unreachable', answered ? 'BAD_ANSWER' : 'NO_ANSWER');
}
