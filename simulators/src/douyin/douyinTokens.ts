import type { Authorisation } from '../shops/authorisations.ts';
import { type Given, textIn } from '../shops/given.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { DOUYIN_ERRORS } from './douyinErrors.ts';
import type { Answered } from './douyinReads.ts';

/** Sooner before its end than this an access token is not renewed. */
const RENEWED_AHEAD_MS = 3_600_000;

export function createToken(world: PlatformWorld, input: Given): Answered {
  if (input.grant_type !== 'authorization_code') return DOUYIN_ERRORS.grantTypeInvalid;
  const taken = world.authorisations.takeCode(textIn(input.code));
  return taken ? tokensOf(world, world.authorisations.grant(taken.shopId)) : DOUYIN_ERRORS.codeInvalid;
}

export function refreshToken(world: PlatformWorld, input: Given): Answered {
  if (input.grant_type !== 'refresh_token') return DOUYIN_ERRORS.grantTypeInvalid;
  const requested = textIn(input.refresh_token);
  const kept = world.shops
    .flatMap(({ shopId }) => world.authorisations.ofShop(shopId))
    .find(({ refreshToken: each, isRevoked }) => each === requested && requested !== '' && !isRevoked);
  const at = world.now().getTime();
  if (kept && kept.accessEndsAt - at > RENEWED_AHEAD_MS) return tokensOf(world, kept);
  const renewed = world.authorisations.renew(requested);
  return renewed ? tokensOf(world, renewed) : DOUYIN_ERRORS.refreshInvalid;
}

function tokensOf({ now, shop }: PlatformWorld, authorisation: Authorisation): Answered {
  const { shopId, accessToken, refreshToken: refresh_token, accessEndsAt } = authorisation;
  return {
    data: {
      access_token: accessToken,
      refresh_token,
      expires_in: Math.floor((accessEndsAt - now().getTime()) / 1_000),
      scope: 'SCOPE',
      shop_id: Number(shopId),
      shop_name: shop(shopId)?.name ?? '',
      authority_id: shopId,
      auth_subject_type: '',
    },
  };
}
