import { type Fields, numberOf, textOf } from '../fields.ts';
import { ShopError } from '../shopError.ts';
import type { ShopGrant } from '../shopPlatform.ts';
import { PLATFORM } from './douyinErrors.ts';

const REFRESH_LIFETIME_MS = 14 * 86_400_000;
/** Douyin documents `expires_in` as a number of seconds in one place and as a timestamp in another. */
const A_MOMENT = 1_000_000_000;

/**
 * The answer of token.create and token.refresh. Until an hour before expiry a refresh returns the existing tokens
 * with their expiry.
 */
export function grantOf(data: Fields, now: Date, before: ShopGrant | null): ShopGrant {
  const accessToken = textOf(data.access_token);
  const refreshToken = textOf(data.refresh_token);
  const remoteShopId = textOf(data.shop_id) || textOf(data.authority_id);
  const expiresIn = numberOf(data.expires_in);
  if (!accessToken || !refreshToken || !remoteShopId || expiresIn <= 0) {
    throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  }
  const isTheSame = before?.refreshToken === refreshToken;
  return {
    remoteShopId,
    shopName: textOf(data.shop_name),
    sellerNick: textOf(data.shop_name),
    accessToken,
    refreshToken,
    expiresAt: new Date(expiresIn > A_MOMENT ? expiresIn * 1_000 : now.getTime() + expiresIn * 1_000),
    refreshExpiresAt: isTheSame ? before.refreshExpiresAt : new Date(now.getTime() + REFRESH_LIFETIME_MS),
  };
}
