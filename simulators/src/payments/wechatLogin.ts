import { randomBytes } from 'node:crypto';
import { type Given, textIn } from '../shops/given.ts';
import type { SimulatedWechatpay } from './wechatRequests.ts';

/** The one person who uses WeChat here. */
export const OPENID = 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o';

const STATE = /^[A-Za-z0-9]{0,128}$/;
const CODE_MS = 5 * 60_000;
const KEPT = 1_000;

/** Who pays, to an application that people use in WeChat's browser: codes, each good once and for five minutes. */
export function wechatLogin({ appId, appSecret }: SimulatedWechatpay, now: () => Date) {
  const codes = new Map<string, { at: Date; isUsed: boolean }>();

  return {
    /** Where the person is sent back to at once; null where the address is none of WeChat's. */
    backFrom(query: Readonly<Record<string, string | undefined>>): string | null {
      const { appid, redirect_uri: back = '', response_type: kind, scope, state = '' } = query;
      const url = URL.parse(back);
      if (appid !== appId || kind !== 'code' || scope !== 'snsapi_base' || !STATE.test(state) || !url)
        return null;
      const code = randomBytes(16).toString('hex');
      codes.set(code, { at: now(), isUsed: false });
      const [oldest] = codes.keys();
      if (oldest && codes.size > KEPT) codes.delete(oldest);
      url.searchParams.set('code', code);
      url.searchParams.set('state', state);
      return url.href;
    },

    /** What the application is told of a code. */
    told(query: Given): Given {
      if (query.appid !== appId) return error(40_013, 'invalid appid');
      if (!appSecret || query.secret !== appSecret) return error(40_125, 'invalid appsecret');
      if (query.grant_type !== 'authorization_code') return error(40_002, 'invalid grant_type');
      const known = codes.get(textIn(query.code));
      if (!known) return error(40_029, 'invalid code');
      if (known.isUsed) return error(40_163, 'code been used');
      if (now().getTime() - known.at.getTime() > CODE_MS) return error(42_003, 'code expired');
      known.isUsed = true;
      const token = () => randomBytes(32).toString('hex');
      return {
        ...{ access_token: token(), expires_in: 7_200, refresh_token: token() },
        ...{ openid: OPENID, scope: 'snsapi_base' },
      };
    },
  };
}

function error(errcode: number, errmsg: string): Given {
  return { errcode, errmsg };
}
