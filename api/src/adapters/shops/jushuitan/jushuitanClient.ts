import { type Fields, fieldsOf, numberOf, textOf } from '../fields.ts';
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

/** What a call was answered, or why it was refused, with the words of the ERP for the person. */
export type Said = { answer: Fields } | { error: ShopError; words: string };

export const JUSHUITAN_GATEWAY = 'https://openapi.jushuitan.com';

/** Calls of Jushuitan's gateway; each resolves to the whole answer, whose `data` is a list for some. */
export function jushuitanClient({ appKey, appSecret, gateway, now, timeoutMs, isPaced }: JushuitanGateway) {
  const pace = isPaced
    ? pacedCalls({ platform: PLATFORM, limits: LIMITS, longestMs: LONGEST_WAIT_MS, now })
    : async () => undefined;

  async function ask(path: string, parameters: Readonly<Record<string, string>>): Promise<Said> {
    const signed = signedWith({ appKey, appSecret, now }, parameters);
    const init = { method: 'POST', body: new URLSearchParams(signed) };
    const answer = fieldsOf(
      await requestJson({ platform: PLATFORM, url: `${gateway}${path}`, init, timeoutMs }),
    );
    if (answer.code === undefined) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
    if (numberOf(answer.code) === 0) return { answer };
    return { error: jushuitanError(answer), words: textOf(answer.msg) };
  }

  async function said(path: string, biz: unknown, accessToken: string): Promise<Said> {
    await pace(accessToken);
    return ask(path, { access_token: accessToken, version: '2', biz: JSON.stringify(biz) });
  }

  const call = async (path: string, biz: unknown, accessToken: string) =>
    unlessRefused(await said(path, biz, accessToken));

  return {
    read: (path: string, biz: unknown, accessToken: string) => retryRead(() => call(path, biz, accessToken)),
    write: call,
    writeSaid: said,
    /** Of the addresses that give tokens. */
    tokens: async (path: string, parameters: Readonly<Record<string, string>>) =>
      unlessRefused(await ask(path, parameters)),
  };
}

function unlessRefused(said: Said): Fields {
  if ('error' in said) throw said.error;
  return said.answer;
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
