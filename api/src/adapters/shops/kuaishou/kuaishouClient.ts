import { type Fields, fieldsOf, numberOf } from '../fields.ts';
import { requestJson, retryRead } from '../requestJson.ts';
import { ShopError } from '../shopError.ts';
import { kuaishouError, PLATFORM, SUCCESS } from './kuaishouErrors.ts';
import { signCall } from './kuaishouSignature.ts';

export const KUAISHOU_GATEWAY = 'https://openapi.kwaixiaodian.com';

export type KuaishouGateway = {
  appKey: string;
  signSecret: string;
  gateway: string;
  now: () => Date;
  timeoutMs: number;
};

export type KuaishouClient = ReturnType<typeof kuaishouClient>;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Calls of Kuaishou's gateway; each resolves to the whole answer, whose `data` is a list for some. */
export function kuaishouClient({ appKey, signSecret, gateway, now, timeoutMs }: KuaishouGateway) {
  async function ask(
    httpMethod: 'GET' | 'POST',
    method: string,
    params: unknown,
    accessToken: string,
  ): Promise<Fields> {
    const signed: Record<string, string> = {
      appkey: appKey,
      method,
      version: '1',
      param: JSON.stringify(params),
      access_token: accessToken,
      timestamp: String(now().getTime()),
      signMethod: 'HMAC_SHA256',
    };
    const { param = '', ...rest } = { ...signed, sign: signCall(signed, signSecret) };
    const query = new URLSearchParams(httpMethod === 'GET' ? { ...rest, param } : rest);
    const answer = fieldsOf(
      await requestJson({
        platform: PLATFORM,
        url: `${gateway}/${method.replaceAll('.', '/')}?${query}`,
        init:
          httpMethod === 'GET'
            ? { method: 'GET' }
            : { method: 'POST', headers: FORM, body: new URLSearchParams({ param }) },
        timeoutMs,
      }),
    );
    if (numberOf(answer.result) !== SUCCESS) throw kuaishouError(answer);
    return answer;
  }

  return {
    read: (method: string, params: unknown, accessToken: string) =>
      retryRead(() => ask('GET', method, params, accessToken)),

    async write(method: string, params: unknown, accessToken: string): Promise<void> {
      await ask('POST', method, params, accessToken);
    },
  };
}

/** An id as a JSON number, as Kuaishou requires, with any number of digits. */
export function numberOfId(id: string): unknown {
  if (!/^\d{1,19}$/.test(id)) throw new ShopError(PLATFORM, 'invalid', 'ID');
  return rawJSON(id);
}

/** Available since V8 11.4, but missing in TypeScript's types. */
const { rawJSON } = JSON as typeof JSON & { rawJSON: (text: string) => unknown };
