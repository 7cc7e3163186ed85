import { type Fields, numberOf, textOf } from '../fields.ts';
import { ShopError } from '../shopError.ts';
import type { ShopGrant } from '../shopPlatform.ts';
import { PLATFORM } from './pinduoduoErrors.ts';

/** The answer of pdd.pop.auth.token.create and .refresh. */
export function grantOf(answer: Fields, now: Date): Omit<ShopGrant, 'shopName'> {
  const accessToken = textOf(answer.access_token);
  const refreshToken = textOf(answer.refresh_token);
  const remoteShopId = textOf(answer.owner_id);
  const expiresIn = numberOf(answer.expires_in);
  const refreshExpiresIn = numberOf(answer.refresh_token_expires_in);
  if (!accessToken || !refreshToken || !remoteShopId || expiresIn <= 0) {
    throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  }
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  return {
    remoteShopId,
    sellerNick: textOf(answer.owner_name),
    accessToken,
    refreshToken,
    expiresAt: after(expiresIn),
    refreshExpiresAt: refreshExpiresIn > 0 ? after(refreshExpiresIn) : null,
  };
}
