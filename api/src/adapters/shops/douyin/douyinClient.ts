import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import { requestJson, retryRead } from '../requestJson.ts';
import type { ShopError } from '../shopError.ts';
import { douyinError, PLATFORM, SUCCESS } from './douyinErrors.ts';
import { canonicalJson, type DouyinApp, signCall } from './douyinSignature.ts';

export const DOUYIN_GATEWAY = 'https://openapi-fxg.jinritemai.com';

export type DouyinGateway = DouyinApp & {
  gateway: string;
  now: () => Date;
  timeoutMs: number;
};

export type DouyinClient = ReturnType<typeof douyinClient>;

/** An answer that may be a refusal, with the platform's own words for the person whose shop it is. */
type SaidAnswer = { data: Fields; list: Fields[] } | { error: ShopError; words: string };

/** Calls of Douyin's gateway; each resolves to the answer's `data`. */
export function douyinClient({ appKey, appSecret, gateway, now, timeoutMs }: DouyinGateway) {
  async function said(method: string, params: unknown, accessToken: string | null): Promise<SaidAnswer> {
    const timestamp = String(Math.floor(now().getTime() / 1_000));
    const paramJson = canonicalJson(params);
    const query = new URLSearchParams({
      app_key: appKey,
      method,
      timestamp,
      v: '2',
      sign_method: 'hmac-sha256',
      sign: signCall({ method, paramJson, timestamp }, { appKey, appSecret }),
      ...(accessToken !== null && { access_token: accessToken }),
    });
    const answer = fieldsOf(
      await requestJson({
        platform: PLATFORM,
        url: `${gateway}/${method.replaceAll('.', '/')}?${query}`,
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json;charset=UTF-8' },
          body: paramJson,
        },
        timeoutMs,
      }),
    );
    const code = numberOf(answer.code);
    if (code === SUCCESS) return { data: fieldsOf(answer.data), list: listOf(answer.data) };
    return {
      error: douyinError(method, code, textOf(answer.sub_code)),
      words: textOf(answer.sub_msg),
    };
  }

  async function ask(method: string, params: unknown, accessToken: string | null): Promise<Fields> {
    const answer = await said(method, params, accessToken);
    if ('error' in answer) throw answer.error;
    return answer.data;
  }

  return {
    read: (method: string, params: unknown, accessToken: string) =>
      retryRead(() => ask(method, params, accessToken)),
    /** As `read`, of a call whose data is a list. */
    readList: (method: string, params: unknown, accessToken: string) =>
      retryRead(async () => {
        const answer = await said(method, params, accessToken);
        if ('error' in answer) throw answer.error;
        return answer.list;
      }),
    write: ask,
    /** A write whose refusal is told in the platform's words. */
    writeSaid: said,
  };
}
