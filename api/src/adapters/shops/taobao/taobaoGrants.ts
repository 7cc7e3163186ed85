import { type Fields, fieldsOf, numberOf, textOf } from '../fields.ts';
import { requestJson } from '../requestJson.ts';
import { ShopError, type ShopErrorKind } from '../shopError.ts';
import type { ShopGrant } from '../shopPlatform.ts';
import { PLATFORM } from './taobaoErrors.ts';

export type TaobaoOauth = {
  appKey: string;
  appSecret: string;
  tokenUrl: string;
  now: () => Date;
  timeoutMs: number;
};

const KINDS_OF_ERRORS: Record<string, ShopErrorKind> = {
  invalid_client: 'invalid',
  server_error: 'transient',
  temporarily_unavailable: 'transient',
};

/** Requests tokens; `refused` is the error kind for a refused grant of this type. */
export async function requestGrant(
  { appKey, appSecret, tokenUrl, now, timeoutMs }: TaobaoOauth,
  form: Record<string, string>,
  refused: ShopErrorKind,
): Promise<Omit<ShopGrant, 'shopName'>> {
  const body = new URLSearchParams({ client_id: appKey, client_secret: appSecret, ...form });
  const answer = fieldsOf(
    await requestJson({ platform: PLATFORM, url: tokenUrl, init: { method: 'POST', body }, timeoutMs }),
  );
  const error = textOf(answer.error);
  if (error) throw new ShopError(PLATFORM, KINDS_OF_ERRORS[error] ?? refused, error);
  return grantOf(answer, now());
}

function grantOf(answer: Fields, now: Date): Omit<ShopGrant, 'shopName'> {
  const accessToken = textOf(answer.access_token);
  const remoteShopId = textOf(answer.taobao_user_id);
  const expiresIn = numberOf(answer.expires_in);
  if (!accessToken || !remoteShopId || expiresIn <= 0)
    throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  return {
    remoteShopId,
    sellerNick: plainNick(textOf(answer.taobao_user_nick)),
    accessToken,
    refreshToken: textOf(answer.refresh_token) || null,
    expiresAt: after(expiresIn),
    // 0 means that it cannot be renewed.
    refreshExpiresAt: after(numberOf(answer.re_expires_in)),
  };
}

/** Nicks are URL encoded, even inside JSON. */
function plainNick(nick: string): string {
  try {
    return decodeURIComponent(nick);
  } catch {
    return nick;
  }
}
