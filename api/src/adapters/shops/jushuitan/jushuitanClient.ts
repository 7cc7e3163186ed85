import { type Fields, fieldsOf, numberOf } from '../fields.ts';
import { pacedCalls } from '../pacedCalls.ts';
import { requestJson, retryRead } from '../requestJson.ts';
import { ShopError } from '../shopError.ts';
import { jushuitanError, PLATFORM } from './jushuitanErrors.ts';
import { signCall } from './jushuitanSignature.ts';

export type JushuitanGateway = {
  appKey: string;
  appSecret: string;
  gateway: string;
  now: () => Date;
  timeoutMs: number;
  /** Whether calls wait their turn by the published limits. */
  isPaced: boolean;
};

export type JushuitanClient = ReturnType<typeof jushuitanClient>;

const CHARSET = 'utf-8';
const LIMITS = [
  { calls: 5, perMs: 1_000 },
  { calls: 100, perMs: 60_000 },
];
const LONGEST_WAIT_MS = 30_000;

/** Calls of Jushuitan's gateway; each resolves to the whole answer, whose `data` is a list for some. */
export function jushuitanClient({ appKey, appSecret, gateway, now, timeoutMs, isPaced }: JushuitanGateway) {
  const pace = isPaced
    ? pacedCalls({ platform: PLATFORM, limits: LIMITS, longestMs: LONGEST_WAIT_MS, now })
    : async () => undefined;

  async function send(path: string, parameters: Readonly<Record<string, string>>): Promise<Fields> {
    const signed = signedWith({ appKey, appSecret, now }, parameters);
    const init = { method: 'POST', body: new URLSearchParams(signed) };
    const answer = fieldsOf(
      await requestJson({ platform: PLATFORM, url: `${gateway}${path}`, init, timeoutMs }),
    );
    if (answer.code === undefined) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
    if (numberOf(answer.code) !== 0) throw jushuitanError(answer);
    return answer;
  }

  async function call(path: string, biz: unknown, accessToken: string): Promise<Fields> {
    await pace(accessToken);
    return send(path, { access_token: accessToken, version: '2', biz: JSON.stringify(biz) });
  }

  return {
    read: (path: string, biz: unknown, accessToken: string) => retryRead(() => call(path, biz, accessToken)),
    write: call,
    /** Of the addresses that give tokens. */
    tokens: (path: string, parameters: Readonly<Record<string, string>>) => send(path, parameters),
  };
}

/** Parameters with application, clock and signature. */
export function signedWith(
  { appKey, appSecret, now }: Pick<JushuitanGateway, 'appKey' | 'appSecret' | 'now'>,
  parameters: Readonly<Record<string, string>>,
): Record<string, string> {
  const timestamp = String(Math.floor(now().getTime() / 1_000));
  const signed = { ...parameters, app_key: appKey, timestamp, charset: CHARSET };
  return { ...signed, sign: signCall(signed, appSecret) };
}
