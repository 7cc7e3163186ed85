import { createPrivateKey, createPublicKey } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { AlipayRequestError, AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk';
import { OutsideError } from '../outsideError.ts';
import type { RealNameVerifier } from './realName.ts';

export type AlipayOptions = {
  appId: string;
  /** The application's RSA key, PEM. */
  privateKey: string;
  /** The platform's public key, PEM: not the application's. */
  alipayPublicKey: string;
  gateway: string;
  /** Where people are sent when they are through. */
  returnUrl?: string;
  timeoutMs?: number;
};

const PLATFORM = 'alipay';
const SUCCESS = '10000';
const UNAVAILABLE = '20000';
const TOO_MANY = '40005';

/** Alipay's identity check (多因子人脸认证). Every failure is an `OutsideError`. */
export function alipayRealName(options: AlipayOptions): RealNameVerifier {
  const { returnUrl, timeoutMs = 5_000 } = options;
  const sdk = alipaySdk(options);

  async function call(method: string, bizContent: Record<string, unknown>): Promise<AlipaySdkCommonResult> {
    const answer = sdk.exec(method, { bizContent, timestamp: beijingTime() }, { validateSign: true });
    const result = await within(timeoutMs, answer).catch(asOutsideError);
    if (result.code === SUCCESS) return result;
    const reason =
      { [UNAVAILABLE]: 'unreachable' as const, [TOO_MANY]: 'limited' as const }[result.code] ?? 'refused';
    throw new OutsideError(PLATFORM, reason, result.sub_code ?? result.code);
  }

  return {
    async begin({ realName, idCard, orderNo }) {
      const { certify_id: certifyId } = await call('alipay.user.certify.open.initialize', {
        outer_order_no: orderNo,
        biz_code: 'FACE',
        identity_param: {
          identity_type: 'CERT_INFO',
          cert_type: 'IDENTITY_CARD',
          cert_name: realName,
          cert_no: idCard,
        },
        merchant_config: returnUrl ? { return_url: returnUrl } : {},
      });
      if (typeof certifyId !== 'string') throw new OutsideError(PLATFORM, 'unreachable', 'BAD_ANSWER');
      const url = sdk.pageExecute('alipay.user.certify.open.certify', 'GET', {
        bizContent: { certify_id: certifyId },
        timestamp: beijingTime(),
        ...(returnUrl && { return_url: returnUrl }),
      });
      return { certifyId, url };
    },

    // Alipay answers F both for a person who has not finished and for one who failed; only `fail_reason`, which it
    // gives where the contract includes it, tells them apart. Without it `pending` ends with the certify id's 23 hours.
    async outcome(certifyId) {
      const { passed, fail_reason: reason } = await call('alipay.user.certify.open.query', {
        certify_id: certifyId,
      });
      // Some of its versions answer a list of one.
      if ([passed].flat()[0] === 'T') return 'passed';
      return reason ? 'failed' : 'pending';
    },
  };
}

function alipaySdk({ appId, privateKey, alipayPublicKey, gateway, timeoutMs = 5_000 }: AlipayOptions) {
  return new CheckedSdk({
    appId,
    // The SDK writes the first and last line of a PEM anew: only a key of the announced kind survives that.
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
  /** The SDK verifies the first node of the name and reads the last one: an answer must not hold two. */
  override checkResponseSign(raw: string, node: string, signature: string, traceId: string): void {
    super.checkResponseSign(raw, node, signature, traceId);
    if (isDeepStrictEqual(JSON.parse(this.getSignStr(raw, node)), JSON.parse(raw)[node])) return;
    throw new AlipayRequestError('two nodes of one name', { responseDataRaw: raw });
  }
}

/** The platform reads timestamps as Beijing's; the SDK would write those of this machine's time zone. */
function beijingTime(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** The SDK limits the head and the body of an answer, each on its own, and not the connecting. */
async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const late = wait(timeoutMs, undefined, { signal: done.signal }).then(() => {
    throw new OutsideError(PLATFORM, 'unreachable', 'TIMEOUT');
  });
  return Promise.race([work, late]).finally(() => done.abort());
}

/** What the SDK throws repeats the answer, and an answer repeats what was asked: none of it is passed on. */
function asOutsideError(error: unknown): never {
  if (error instanceof OutsideError) throw error;
  const answered = !(error instanceof AlipayRequestError) || error.responseDataRaw !== undefined;
  throw new OutsideError(PLATFORM, 'unreachable', answered ? 'BAD_ANSWER' : 'NO_ANSWER');
}
