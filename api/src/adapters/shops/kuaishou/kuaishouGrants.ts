import { type Fields, fieldsOf, numberOf, textOf } from '../fields.ts';
import { requestJson } from '../requestJson.ts';
import { ShopError } from '../shopError.ts';
import { kuaishouError, PLATFORM, SUCCESS } from './kuaishouErrors.ts';

export type KuaishouTokens = {
  openId: string;
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
  refreshExpiresAt: Date | null;
};

type Application = { appKey: string; appSecret: string; oauth: string; now: () => Date; timeoutMs: number };

/** Requests tokens, by a code at access_token or by a refresh token at refresh_token. Both are single use. */
export async function requestTokens(
  { appKey, appSecret, oauth, now, timeoutMs }: Application,
  path: 'access_token' | 'refresh_token',
  by: Record<string, string>,
): Promise<KuaishouTokens> {
  const query = new URLSearchParams({ app_id: appKey, app_secret: appSecret, ...by });
  const answer = fieldsOf(
    await requestJson({
      platform: PLATFORM,
      url: `${oauth}/${path}?${query}`,
      init: { method: 'GET' },
      timeoutMs,
    }),
  );
  if (numberOf(answer.result) !== SUCCESS) throw kuaishouError(answer);
  return tokensOf(answer, now());
}

function tokensOf(answer: Fields, now: Date): KuaishouTokens {
  const [openId, accessToken, refreshToken] = [answer.open_id, answer.access_token, answer.refresh_token].map(
    textOf,
  );
  if (!openId || !accessToken || !refreshToken) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  const after = (seconds: unknown) => new Date(now.getTime() + numberOf(seconds) * 1_000);
  return {
    openId,
    accessToken,
    refreshToken,
    expiresAt: after(answer.expires_in),
    refreshExpiresAt:
      numberOf(answer.refresh_token_expires_in) > 0 ? after(answer.refresh_token_expires_in) : null,
  };
}
