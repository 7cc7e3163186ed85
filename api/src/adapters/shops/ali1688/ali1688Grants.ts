import { type Fields, numberOf, textOf } from '../fields.ts';
import { ShopError } from '../shopError.ts';
import type { ShopGrant } from '../shopPlatform.ts';
import { PLATFORM } from './ali1688Errors.ts';

/** `20261230120000000+0800` */
const TIME_PATTERN = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\d{3}\+0800$/;

/** The answer of getToken; a renewal tells no refresh token, because the old one stays good. */
export function grantOf(
  answer: Fields,
  now: Date,
  before?: Pick<ShopGrant, 'refreshToken' | 'refreshExpiresAt'>,
): ShopGrant {
  const accessToken = textOf(answer.access_token);
  const remoteShopId = textOf(answer.memberId) || textOf(answer.aliId);
  const seconds = numberOf(answer.expires_in);
  if (!accessToken || !remoteShopId || seconds <= 0) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  const shopName = textOf(answer.resource_owner) || remoteShopId;
  return {
    ...{ remoteShopId, shopName, sellerNick: shopName, accessToken },
    refreshToken: textOf(answer.refresh_token) || (before?.refreshToken ?? null),
    expiresAt: new Date(now.getTime() + seconds * 1_000),
    refreshExpiresAt: timeOf(answer.refresh_token_timeout) ?? before?.refreshExpiresAt ?? null,
  };
}

function timeOf(value: unknown): Date | null {
  const [, year, month, day, hour, minute, second] = TIME_PATTERN.exec(textOf(value)) ?? [];
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`) : null;
}
