import type { Authorisation } from '../shops/authorisations.ts';
import type { Form } from '../shops/forms.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';

export type TokenAnswer = { status: number; body: Record<string, unknown> };

/** The token call: a code or a refresh token for tokens. */
export function answerToken(world: PlatformWorld, form: Form): TokenAnswer {
  const { app, authorisations } = world;
  if (form.get('client_id') !== app.key || form.get('client_secret') !== app.secret)
    return refused('invalid_client', 'client_id or client_secret is wrong');
  switch (form.get('grant_type')) {
    case 'authorization_code': {
      const found = authorisations.takeCode(form.get('code') ?? '');
      if (!found || found.redirectUri !== form.get('redirect_uri'))
        return refused('invalid_grant', 'authorize code not exists or expire 授权码已过期');
      return granted(world, authorisations.grant(found.shopId));
    }
    case 'refresh_token': {
      const renewed = authorisations.renew(form.get('refresh_token') ?? '');
      return renewed ? granted(world, renewed) : refused('invalid_grant', 'refresh token 授权已过期');
    }
    default:
      return refused('unsupported_grant_type', 'grant_type');
  }
}

function granted({ shop, now }: PlatformWorld, authorisation: Authorisation): TokenAnswer {
  const at = now().getTime();
  const { accessToken, refreshToken, accessEndsAt, refreshEndsAt, shopId } = authorisation;
  const secondsUntil = (moment: number) => Math.floor((moment - at) / 1_000);
  return {
    status: 200,
    body: {
      token_type: 'Bearer',
      access_token: accessToken,
      expires_in: secondsUntil(accessEndsAt),
      refresh_token: refreshToken,
      re_expires_in: secondsUntil(refreshEndsAt ?? at),
      taobao_user_id: shopId,
      taobao_user_nick: encodeURIComponent(shop(shopId)?.sellerNick ?? ''),
    },
  };
}

function refused(error: string, description: string): TokenAnswer {
  return { status: 400, body: { error, error_description: description } };
}
