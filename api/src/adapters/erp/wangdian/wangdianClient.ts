import { type Fields, fieldsOf, numberOf } from '../../shops/fields.ts';
import { requestJson, retryRead } from '../../shops/requestJson.ts';
import { ShopError } from '../../shops/shopError.ts';
import { PLATFORM, wangdianError } from './wangdianErrors.ts';
import { signCall } from './wangdianSignature.ts';

/** What a company has been given for its account: there is no page to consent, and no token that is renewed. */
export type WangdianAccount = { sid: string; appKey: string; appSecret: string };

export type WangdianGateway = WangdianAccount & { gateway: string; now: () => Date; timeoutMs: number };

export type WangdianClient = ReturnType<typeof wangdianClient>;

type Parameters = Readonly<Record<string, string>>;

/** Calls of Wangdian's 企业版; each resolves to the whole answer. */
export function wangdianClient({ sid, appKey, appSecret, gateway, now, timeoutMs }: WangdianGateway) {
  async function call(name: string, parameters: Parameters): Promise<Fields> {
    const timestamp = String(Math.floor(now().getTime() / 1_000));
    const signed = { ...parameters, sid, appkey: appKey, timestamp };
    const init = {
      method: 'POST',
      body: new URLSearchParams({ ...signed, sign: signCall(signed, appSecret) }),
    };
    const url = `${gateway}/${name}.php`;
    const answer = fieldsOf(await requestJson({ platform: PLATFORM, url, init, timeoutMs }));
    if (answer.code === undefined) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
    if (numberOf(answer.code) !== 0) throw wangdianError(answer);
    return answer;
  }

  return {
    read: (name: string, parameters: Parameters) => retryRead(() => call(name, parameters)),
    write: call,
  };
}
