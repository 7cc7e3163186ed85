import { randomBytes } from 'node:crypto';
import { Rsa } from 'wechatpay-axios-plugin';
import { observeCall } from '../observed.ts';
import { badAnswerOf, ProviderError } from '../providerError.ts';
import { type Fields, fieldsOf, textOf } from '../shops/fields.ts';

export type WechatLoginOptions = {
  /** The secret of the application, not of the merchant. */
  appSecret: string;
  /** Where people say who they are: the page, and the service that tells us. */
  openUrl: string;
  apiUrl: string;
};

type Options = WechatLoginOptions & {
  appId: string;
  siteUrl: string;
  /** The merchant's RSA key, PEM. */
  privateKey: string;
  timeoutMs?: number;
};

/** What WeChat's browser opens its cashier with. */
type BridgeRequest = {
  appId: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: 'RSA';
  paySign: string;
};

/** `spent`: the code was used or is too old; `snapshot`: of a page that WeChat shows to nobody in particular. */
type Payer = { openid: string } | 'spent' | 'snapshot';

/** Paying in WeChat's own browser (JSAPI). */
export interface WechatCashier {
  /** The page that sends the person back to a path of the site with a code, without asking anything. */
  loginUrl(state: string, returnPath: string): string;
  /** Who pays, to WeChat. Asked once for each code, and kept nowhere. */
  payerOf(code: string): Promise<Payer>;
  request(prepayId: string, now: Date): BridgeRequest;
}

const WECHAT_LOGIN = 'wechatLogin';
const BUSY = -1;
const LIMITED = 45_011;
/** Of a code that is unknown, used or too old. */
const SPENT: readonly number[] = [40_029, 40_163, 42_003];

export function wechatCashier({
  appId,
  appSecret,
  openUrl,
  apiUrl,
  siteUrl,
  privateKey,
  timeoutMs = 5_000,
}: Options): WechatCashier {
  async function ask(code: string): Promise<Fields> {
    const url = new URL(`${apiUrl}/sns/oauth2/access_token`);
    url.search = new URLSearchParams({
      ...{ appid: appId, secret: appSecret, code },
      grant_type: 'authorization_code',
    }).toString();
    try {
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      if (answer.status >= 500) throw failure('unreachable', `HTTP_${answer.status}`);
      return fieldsOf(await answer.json());
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      // Errors of fetch contain the address with the secret.
      if (error instanceof SyntaxError) throw badAnswerOf(WECHAT_LOGIN);
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw failure('unreachable', isLate ? 'TIMEOUT' : 'NO_ANSWER');
    }
  }

  async function payerOf(code: string): Promise<Payer> {
    const { errcode, openid, is_snapshotuser: isSnapshot } = await ask(code);
    if (typeof errcode === 'number' && errcode !== 0) {
      if (SPENT.includes(errcode)) return 'spent';
      if (errcode === BUSY) throw failure('unreachable', 'BUSY');
      throw failure(errcode === LIMITED ? 'limited' : 'refused', String(errcode));
    }
    if (textOf(openid) === '') throw badAnswerOf(WECHAT_LOGIN);
    return isSnapshot === 1 ? 'snapshot' : { openid: textOf(openid) };
  }

  return {
    loginUrl(state, returnPath) {
      const back = new URL(returnPath, siteUrl).href;
      // WeChat wants them in this order.
      const query = new URLSearchParams({
        ...{ appid: appId, redirect_uri: back },
        ...{ response_type: 'code', scope: 'snsapi_base', state },
      });
      return `${openUrl}/connect/oauth2/authorize?${query}#wechat_redirect`;
    },

    payerOf: (code) => observeCall(WECHAT_LOGIN, 'access_token', () => payerOf(code)),

    request(prepayId, now) {
      const timeStamp = String(Math.floor(now.getTime() / 1_000));
      const nonceStr = randomBytes(16).toString('hex');
      const what = `prepay_id=${prepayId}`;
      const paySign = Rsa.sign(bridgeText({ appId, timeStamp, nonceStr, package: what }), privateKey);
      return { appId, timeStamp, nonceStr, package: what, signType: 'RSA', paySign };
    },
  };
}

/** What the signature of a request to WeChat's browser is over. */
export function bridgeText(
  request: Pick<BridgeRequest, 'appId' | 'timeStamp' | 'nonceStr' | 'package'>,
): string {
  return `${request.appId}\n${request.timeStamp}\n${request.nonceStr}\n${request.package}\n`;
}

function failure(reason: ProviderError['reason'], code: string): ProviderError {
  return new ProviderError(WECHAT_LOGIN, reason, code);
}
