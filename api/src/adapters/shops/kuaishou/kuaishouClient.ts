import { type Fields, fieldsOf, numberOf, textOf } from '../fields.ts';
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

/** An answer that may be a refusal, with the platform's own words for the person whose shop it is. */
type SaidAnswer = { data: Fields } | { error: ShopError; words: string };

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Calls of Kuaishou's gateway; each resolves to the whole answer, whose `data` is a list for some. */
export function kuaishouClient({ appKey, signSecret, gateway, now, timeoutMs }: KuaishouGateway) {
  async function ask(
    httpMethod: 'GET' | 'POST',
    method: string,
    params: unknown,
    accessToken: string,
  ): Promise<Fields> {
    const answer = await said(httpMethod, method, params, accessToken);
    if ('error' in answer) throw answer.error;
    return answer.data;
  }

  async function said(
    httpMethod: 'GET' | 'POST',
    method: string,
    params: unknown,
    accessToken: string,
  ): Promise<SaidAnswer> {
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
    if (numberOf(answer.result) === SUCCESS) return { data: answer };
    return { error: kuaishouError(answer), words: textOf(answer.error_msg) };
  }

  return {
    read: (method: string, params: unknown, accessToken: string) =>
      retryRead(() => ask('GET', method, params, accessToken)),

    async write(method: string, params: unknown, accessToken: string): Promise<void> {
      await ask('POST', method, params, accessToken);
    },

    /** A write whose refusal is told in the platform's words. */
    writeSaid: (method: string, params: unknown, accessToken: string) =>
      said('POST', method, params, accessToken),
  };
}

/** An id as a JSON number, as Kuaishou requires, with any number of digits. */
export function numberOfId(id: string): unknown {
  if (!/^\d{1,19}$/.test(id)) throw new ShopError(PLATFORM, 'invalid', 'ID');
  return rawJSON(id);
}

/** Available since V8 11.4, but missing in TypeScript's types. */
const { rawJSON } = JSON as typeof JSON & { rawJSON: (text: string) => unknown };
