import { type Fields, fieldsOf, numberOf } from '../fields.ts';
import { requestJson, retryRead } from '../requestJson.ts';
import { PLATFORM, weixinError } from './weixinErrors.ts';

export type WeixinGateway = { gateway: string; timeoutMs: number };

export type WeixinClient = ReturnType<typeof weixinClient>;

/** The token of a call: a shop's, or the component's. Nothing is signed here. */
export type TokenParameter = 'access_token' | 'component_access_token';

/** Calls of WeChat's gateway, all of them POSTs of JSON; each resolves to the whole answer. */
export function weixinClient({ gateway, timeoutMs }: WeixinGateway) {
  /** Without a token for the call that requests one. */
  async function ask(
    path: string,
    params: unknown,
    token: string | null,
    parameter: TokenParameter = 'access_token',
  ): Promise<Fields> {
    const query = token === null ? '' : `?${new URLSearchParams({ [parameter]: token })}`;
    const answer = fieldsOf(
      await requestJson({
        platform: PLATFORM,
        url: `${gateway}${path}${query}`,
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(params),
        },
        timeoutMs,
      }),
    );
    const errcode = numberOf(answer.errcode);
    if (errcode !== 0) throw weixinError(errcode);
    return answer;
  }

  return {
    read: (path: string, params: unknown, accessToken: string) =>
      retryRead(() => ask(path, params, accessToken)),
    write: ask,
  };
}
