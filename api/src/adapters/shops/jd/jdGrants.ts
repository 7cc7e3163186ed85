import { type Fields, fieldsOf, numberOf, textOf } from '../fields.ts';
import { requestJson } from '../requestJson.ts';
import { ShopError, type ShopErrorKind } from '../shopError.ts';
import type { ShopGrant } from '../shopPlatform.ts';
import type { JdClient } from './jdClient.ts';
import { PLATFORM } from './jdErrors.ts';

export type JdOauth = {
  appKey: string;
  appSecret: string;
  /** Holds `access_token` and `refresh_token`. */
  oauthUrl: string;
  now: () => Date;
  timeoutMs: number;
};

type Tokens = Pick<ShopGrant, 'accessToken' | 'refreshToken' | 'expiresAt' | 'refreshExpiresAt'>;

/** Requests tokens; `refused` is the error kind for a refused grant of this type. */
export async function requestTokens(
  { appKey, appSecret, oauthUrl, now, timeoutMs }: JdOauth,
  path: 'access_token' | 'refresh_token',
  parameters: Record<string, string>,
  refused: ShopErrorKind,
): Promise<Tokens> {
  const query = new URLSearchParams({ app_key: appKey, app_secret: appSecret, ...parameters });
  const url = `${oauthUrl}/${path}?${query}`;
  const answer = fieldsOf(await requestJson({ platform: PLATFORM, url, init: {}, timeoutMs }));
  const code = textOf(answer.code);
  if (code && code !== '0') throw new ShopError(PLATFORM, /^5\d\d$/.test(code) ? 'transient' : refused, code);
  return tokensOf(answer, now());
}

/** The refresh period ends with the access token: an expired one cannot be renewed. */
function tokensOf(answer: Fields, now: Date): Tokens {
  const accessToken = textOf(answer.access_token);
  const refreshToken = textOf(answer.refresh_token);
  const expiresIn = numberOf(answer.expires_in);
  if (!accessToken || !refreshToken || expiresIn <= 0)
    throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  const expiresAt = new Date(now.getTime() + expiresIn * 1_000);
  return { accessToken, refreshToken, expiresAt, refreshExpiresAt: expiresAt };
}

/** Tokens belong to a person; their shop must be queried. */
export async function shopOf(client: JdClient, accessToken: string) {
  const answer = await client.read('jingdong.vender.shop.query', {}, accessToken);
  const shop = fieldsOf(answer.shop_jos_result);
  const remoteShopId = textOf(shop.vender_id);
  if (!remoteShopId) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  return { remoteShopId, shopName: textOf(shop.shop_name), sellerNick: textOf(shop.shop_name) };
}
