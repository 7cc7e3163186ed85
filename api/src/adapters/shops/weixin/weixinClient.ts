import { type Fields, fieldsOf, numberOf, textOf } from '../fields.ts';
import { requestJson, retryRead } from '../requestJson.ts';
import type { ShopError } from '../shopError.ts';
import { PLATFORM, weixinError } from './weixinErrors.ts';

export type WeixinGateway = { gateway: string; timeoutMs: number };

export type WeixinClient = ReturnType<typeof weixinClient>;

/** The token of a call: a shop's, or the component's. Nothing is signed here. */
export type TokenParameter = 'access_token' | 'component_access_token';

/** An answer that may be a refusal, with the platform's own words for the person whose shop it is. */
type SaidAnswer = { data: Fields } | { error: ShopError; words: string };

/** What WeChat adds to its words for its own support. */
const REQUEST_ID = /\s*rid: [\w-]+\s*$/;

/** Calls of WeChat's gateway, all of them POSTs of JSON; each resolves to the whole answer. */
export function weixinClient({ gateway, timeoutMs }: WeixinGateway) {
  async function said(path: string, params: unknown, query: Record<string, string>): Promise<SaidAnswer> {
    const named = Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`;
    const answer = fieldsOf(
      await requestJson({
        platform: PLATFORM,
        url: `${gateway}${path}${named}`,
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(params),
        },
        timeoutMs,
      }),
    );
    const errcode = numberOf(answer.errcode);
    if (errcode === 0) return { data: answer };
    return { error: weixinError(errcode), words: textOf(answer.errmsg).replace(REQUEST_ID, '') };
  }

  /** Without a token for the call that requests one. */
  async function ask(
    path: string,
    params: unknown,
    token: string | null,
    parameter: TokenParameter = 'access_token',
  ): Promise<Fields> {
    const answer = await said(path, params, token === null ? {} : { [parameter]: token });
    if ('error' in answer) throw answer.error;
    return answer.data;
  }

  return {
    read: (path: string, params: unknown, accessToken: string) =>
      retryRead(() => ask(path, params, accessToken)),
    write: ask,
    /** A write whose refusal is told in the platform's words; `more` stands in its address. */
    writeSaid: (path: string, params: unknown, accessToken: string, more: Record<string, string> = {}) =>
      said(path, params, { access_token: accessToken, ...more }),
  };
}
