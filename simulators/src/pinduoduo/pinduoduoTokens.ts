import type { Authorisation } from '../shops/authorisations.ts';
import type { Form } from '../shops/forms.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { type Answered, PINDUODUO_ERRORS } from './pinduoduoErrors.ts';

/** pdd.pop.auth.token.create: a code for tokens. */
export function createToken(world: PlatformWorld, form: Form): Answered {
  const found = world.authorisations.takeCode(form.get('code') ?? '');
  if (!found) return PINDUODUO_ERRORS.codeInvalid;
  const granted = tokensOf(world, world.authorisations.grant(found.shopId));
  return { answer: { pop_auth_token_create_response: granted } };
}

/** pdd.pop.auth.token.refresh. */
export function refreshToken(world: PlatformWorld, form: Form): Answered {
  const renewed = world.authorisations.renew(form.get('refresh_token') ?? '');
  if (!renewed) return PINDUODUO_ERRORS.refreshInvalid;
  return { answer: { pop_auth_token_refresh_response: tokensOf(world, renewed) } };
}

function tokensOf({ shop, now }: PlatformWorld, authorisation: Authorisation) {
  const { accessToken, refreshToken, accessEndsAt, refreshEndsAt, shopId } = authorisation;
  const at = now().getTime();
  const seconds = (moment: number) => Math.floor(moment / 1_000);
  return {
    access_token: accessToken,
    expires_in: seconds(accessEndsAt - at),
    expires_at: seconds(accessEndsAt),
    refresh_token: refreshToken,
    refresh_token_expires_in: seconds((refreshEndsAt ?? at) - at),
    refresh_token_expires_at: seconds(refreshEndsAt ?? at),
    owner_id: shopId,
    owner_name: shop(shopId)?.sellerNick ?? '',
    scope: ['pdd.order.list.get', 'pdd.logistics.online.send'],
  };
}
