import { type Fields, fieldsOf, textOf } from '../fields.ts';
import { requestJson, retryRead } from '../requestJson.ts';
import { ali1688Error, PLATFORM } from './ali1688Errors.ts';
import { signCall } from './ali1688Signature.ts';

export type Ali1688Gateway = {
  appKey: string;
  appSecret: string;
  /** With the part that is not signed: `https://gw.open.1688.com/openapi`. */
  gateway: string;
  now: () => Date;
  timeoutMs: number;
};

export type Ali1688Client = ReturnType<typeof ali1688Client>;

type Parameters = Readonly<Record<string, string>>;

/** Calls of 1688's gateway; each resolves to the whole answer, in the form of its method. */
export function ali1688Client({ appKey, appSecret, gateway, now, timeoutMs }: Ali1688Gateway) {
  async function post(path: string, parameters: Parameters): Promise<Fields> {
    const init = { method: 'POST', body: new URLSearchParams({ ...parameters }) };
    const answer = fieldsOf(
      await requestJson({ platform: PLATFORM, url: `${gateway}/${path}`, init, timeoutMs }),
    );
    if (textOf(answer.error_code)) throw ali1688Error(answer);
    return answer;
  }

  /** @param method with its namespace: `com.alibaba.trade/alibaba.trade.cancel` */
  async function call(method: string, parameters: Parameters, accessToken: string): Promise<Fields> {
    const path = `param2/1/${method}/${appKey}`;
    const signed = {
      ...parameters,
      access_token: accessToken,
      _aop_timestamp: String(now().getTime()),
    };
    const answer = await post(path, { ...signed, _aop_signature: signCall(path, signed, appSecret) });
    // Some say it as a text, and some say nothing where nothing is wrong.
    if (String(answer.success ?? 'true') !== 'true') throw ali1688Error(answer);
    return answer;
  }

  return {
    read: (method: string, parameters: Parameters, accessToken: string) =>
      retryRead(() => call(method, parameters, accessToken)),
    write: call,
    /** Tokens are given for the secret itself, without a signature. */
    tokens: (parameters: Parameters) =>
      post(`http/1/system.oauth2/getToken/${appKey}`, {
        ...parameters,
        client_id: appKey,
        client_secret: appSecret,
      }),
  };
}
