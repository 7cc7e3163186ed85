import { randomBytes } from 'node:crypto';
import type { Authorisation } from '../shops/authorisations.ts';
import type { CallKind } from '../shops/faults.ts';
import { type Given, textIn } from '../shops/given.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { WEIXIN_ERRORS, type WeixinError } from './weixinErrors.ts';

/** What an answer holds besides its `errcode`, or a refusal. */
export type Answered = Record<string, unknown> | WeixinError;

/** What a shop's, or a supplier's, own token calls. */
export type WeixinMethod = { call: CallKind; answer: (input: Given, shop: SimulatedShop) => Answered };

const TOKEN_MS = 7_200_000;
/** How much longer a token is good when there is a newer one. */
const OVERLAP_MS = 5 * 60_000;
const PRE_AUTH_MS = 1_800_000;
const KEPT = 1_000;

/** The third-party platform that shops consent to: its ticket, its tokens, and the codes of its login page. */
export function component(world: PlatformWorld) {
  const { app, authorisations, now } = world;
  const ticket = `ticket@@@${randomBytes(24).toString('hex')}`;
  const tokens = new Map<string, number>();
  const preAuthCodes = new Map<string, number>();

  function keep(map: Map<string, number>, key: string, endsAt: number): string {
    map.set(key, endsAt);
    const [oldest] = map.keys();
    if (oldest !== undefined && map.size > KEPT) map.delete(oldest);
    return key;
  }

  const methods: Record<string, { call: CallKind; answer: (input: Given) => Answered }> = {
    api_create_preauthcode: {
      call: 'exchange',
      answer: () => ({
        pre_auth_code: keep(
          preAuthCodes,
          `preauthcode@@@${randomBytes(16).toString('hex')}`,
          now().getTime() + PRE_AUTH_MS,
        ),
        expires_in: PRE_AUTH_MS / 1_000,
      }),
    },

    api_query_auth: {
      call: 'exchange',
      answer(input) {
        const taken = authorisations.takeCode(textIn(input.authorization_code));
        if (!taken) return WEIXIN_ERRORS.codeExpired;
        const authorisation = authorisations.grant(taken.shopId);
        // A consent ends when it is taken back, and not before.
        authorisation.refreshEndsAt = null;
        return {
          authorization_info: {
            authorizer_appid: authorisation.shopId,
            ...tokensOf(authorisation),
            func_info: [{ funcscope_category: { id: 131 } }, { funcscope_category: { id: 192 } }],
          },
        };
      },
    },

    api_authorizer_token: {
      call: 'refresh',
      answer(input) {
        const theirs = authorisations.ofShop(textIn(input.authorizer_appid));
        const requested = textIn(input.authorizer_refresh_token);
        const found = theirs.find(({ refreshToken }) => refreshToken === requested && requested !== '');
        if (theirs.some(({ isRevoked }) => isRevoked)) return WEIXIN_ERRORS.notAuthorized;
        const renewed = found && authorisations.renew(requested);
        if (!renewed) return WEIXIN_ERRORS.refreshInvalid;
        // Only the access token is another one.
        renewed.refreshToken = requested;
        renewed.refreshEndsAt = null;
        return tokensOf(renewed);
      },
    },

    api_get_authorizer_info: {
      call: 'get',
      answer(input) {
        const shop = world.shop(textIn(input.authorizer_appid));
        const isAuthorized = shop && authorisations.ofShop(shop.shopId).some(({ isRevoked }) => !isRevoked);
        return isAuthorized
          ? { authorizer_info: { nick_name: shop.name }, authorization_info: {} }
          : WEIXIN_ERRORS.notAuthorized;
      },
    },
  };

  return {
    ticket,
    methods,

    /** Asked for with the secret and the ticket; a newer token lets the one before lapse. */
    newToken(input: Given): Answered {
      if (textIn(input.component_appid) !== app.key) return WEIXIN_ERRORS.appInvalid;
      if (textIn(input.component_appsecret) !== app.secret) return WEIXIN_ERRORS.secretInvalid;
      if (textIn(input.component_verify_ticket) !== ticket) return WEIXIN_ERRORS.ticketInvalid;
      const at = now().getTime();
      for (const [token, endsAt] of tokens) tokens.set(token, Math.min(endsAt, at + OVERLAP_MS));
      const component_access_token = keep(tokens, randomBytes(24).toString('hex'), at + TOKEN_MS);
      return { component_access_token, expires_in: TOKEN_MS / 1_000 };
    },

    /** Who asks that tickets be pushed names itself as for a token, but for the name of its secret. */
    startTrouble(input: Given): WeixinError | null {
      if (textIn(input.component_appid) !== app.key) return WEIXIN_ERRORS.appInvalid;
      return textIn(input.component_secret) === app.secret ? null : WEIXIN_ERRORS.secretInvalid;
    },

    tokenTrouble(token: string): WeixinError | null {
      const endsAt = tokens.get(token);
      if (endsAt === undefined) return token ? WEIXIN_ERRORS.tokenInvalid : WEIXIN_ERRORS.tokenMissing;
      return endsAt > now().getTime() ? null : WEIXIN_ERRORS.tokenExpired;
    },

    isPreAuthCode: (code: string) => (preAuthCodes.get(code) ?? 0) > now().getTime(),
    usePreAuthCode: (code: string) => preAuthCodes.delete(code),
  };

  function tokensOf({ accessToken, refreshToken, accessEndsAt }: Authorisation) {
    return {
      authorizer_access_token: accessToken,
      expires_in: Math.floor((accessEndsAt - now().getTime()) / 1_000),
      authorizer_refresh_token: refreshToken,
    };
  }
}

export type Component = ReturnType<typeof component>;
